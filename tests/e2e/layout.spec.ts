/**
 * Runs on a phone and at a desk (playwright.config.ts), each page at the two widths of its kind of screen. What axe finds
 * (WCAG 2.2 A and AA, no rule off, no element left out) is asked of a phone, in a whole run at a desk too.
 */
import type { Page } from '@playwright/test';
import { axeViolations } from '../support/axe.ts';
import { layoutFlaws } from '../support/layout.ts';
import { expect, PLAIN_PRODUCT, putInCart, SCREENS, test } from './fixtures.ts';
import { WHOLE } from './variants.ts';

const WIDTHS = { phone: [360, 768], desk: [1054, 1366] } as const;

/** In the shape that it has at one width, an open dialog included, a page is looked at in the other too. */
async function expectNoFlaw(page: Page, isMobile: boolean): Promise<void> {
  for (const width of WIDTHS[isMobile ? 'phone' : 'desk']) {
    await page.setViewportSize({ width, height: 800 });
    expect(await layoutFlaws(page), `${width} px`).toEqual([]);
  }
}

for (const [name, path] of SCREENS) {
  test(`${name} has no flaw`, async ({ page, isMobile }) => {
    await page.goto(path);
    if (isMobile || WHOLE) expect(await axeViolations(page)).toEqual([]);
    await expectNoFlaw(page, isMobile);
  });
}

test('a product has no flaw whose name and whose visitors know no blanks', async ({ page, isMobile }) => {
  await page.goto(PLAIN_PRODUCT);
  const long = page.locator(
    'h1, .reviews_head strong, .reviews_text, .question-items_question, .question-items_text, .question-items_from',
  );
  const changed = await long.evaluateAll((parts) => {
    for (const part of parts) part.textContent = 'Comprido'.repeat(12);
    return parts.length;
  });
  expect(changed).toBeGreaterThan(10);
  await expectNoFlaw(page, isMobile);
});

test('page not found has no flaw', async ({ page, isMobile, complaints }) => {
  complaints.allow(/404/);
  await page.goto('/nao-existe');
  await expectNoFlaw(page, isMobile);
});

test('side cart and cart page with a line have no flaw', async ({ page, isMobile }) => {
  await putInCart(page, PLAIN_PRODUCT);
  await expectNoFlaw(page, isMobile);
  await page.goto('/checkout/carrinho/');
  await expectNoFlaw(page, isMobile);
});

test('no postal code and no telephone is cut at its hyphen', async ({ page }) => {
  await page.goto('/pagina/central-de-atendimento');
  for (const width of [320, 340, 360, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const lines = await page
      .locator('.piece-channels_entry dd')
      .last()
      .evaluate((entry) => {
        const code = /\d{5}-\d{3}/;
        const walker = document.createTreeWalker(entry, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const found = code.exec(node.textContent ?? '');
          if (!found) continue;
          range.setStart(node, found.index);
          range.setEnd(node, found.index + found[0].length);
          return new Set([...range.getClientRects()].map(({ top }) => top)).size;
        }
        return 0;
      });
    expect(lines, `${width} px`).toBe(1);
  }
});

test('where one logs in one button is what the page is for', async ({ page }) => {
  await page.goto('/checkout/acesso');
  const chief = page.getByRole('main').locator('.button:not(.button-secondary, .button-quiet)');
  await expect(chief).toHaveCount(1);
  await expect(chief).toHaveText('Entrar');
});

test('brands stand in rows, and not in one that is a line high', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 800 });
  await page.goto('/marcas');
  const tops = await page
    .locator('.brand-list > li')
    .evaluateAll((brands) => brands.map((brand) => brand.getBoundingClientRect().top));
  expect(tops.length).toBeGreaterThan(4);
  expect(new Set(tops).size).toBe(Math.ceil(tops.length / 4));
});

test('what stands below the lines of a cart is as wide as they are', async ({ page }) => {
  await putInCart(page, PLAIN_PRODUCT);
  await page.goto('/checkout/carrinho/');
  const widths = await page
    .locator('.cart-view_extras > *')
    .evaluateAll((boxes) => boxes.map((box) => box.getBoundingClientRect().width));
  expect(widths.length).toBeGreaterThan(2);
  expect(new Set(widths).size).toBe(1);
});

test('at a desk the form to ask again stands beside what follows an answer of the finder', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 800 });
  await page.goto('/ligar/hdmi/displayport');
  const side = await page.locator('.link-form').boundingBox();
  const said = await page.locator('.link-view_questions').boundingBox();
  expect(side?.x).toBeGreaterThan((said?.x ?? 0) + (said?.width ?? Number.POSITIVE_INFINITY));
});

test('boxes to tick in the forms of a product are large enough for a finger', async ({ page }) => {
  await page.goto('/cabo-hdmi-ultra-high-speed-48g-1-5m');
  await page.getByText('Avaliar este produto').click();
  for (const name of ['mailing', 'recomenda']) {
    const box = await page.locator(`main [name=${name}]`).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), name).toBeGreaterThanOrEqual(24);
  }
});

test('a fault below one field of an address moves no field beside it', async ({ page, complaints }) => {
  await page.setViewportSize({ width: 1366, height: 800 });
  complaints.allow(/422/);
  await page.goto('/checkout/cadastro');
  const form = page.getByRole('main').locator('form:has([name=numero])');
  await form.evaluate((one: HTMLFormElement) => {
    one.noValidate = true;
  });
  await form.getByRole('button', { name: 'Criar conta' }).click();
  const number = page.locator('[name=numero]');
  await expect(number).toHaveAttribute('aria-invalid', 'true');
  const boxes = [await number.boundingBox(), await page.locator('[name=complemento]').boundingBox()];
  expect(boxes[0]?.y).toBe(boxes[1]?.y);
});
