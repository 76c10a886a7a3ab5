/**
 * What stands on the first screen of a phone, 360 x 740: a price, and on a product's page the choice and the button too; and
 * what leads on from the last one.
 */
import type { Locator, Page } from '@playwright/test';
import { CATEGORY, CHOICE_PRODUCT, expect, PLAIN_PRODUCT, test } from './fixtures.ts';

const HEIGHT = 740;
test.use({ viewport: { width: 360, height: HEIGHT } });

/** Lower edge of what is wholly in sight and covered by nothing; more than the screen for anything else. */
async function bottomOf(part: Locator): Promise<number> {
  return part.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return top >= 0 && over && (element.contains(over) || over.contains(element)) ? bottom : 10_000;
  });
}

const price = (page: Page) => page.getByRole('main').locator('.price_value').first();
const buy = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Comprar/ })
    .first();

for (const path of ['/', PLAIN_PRODUCT, CHOICE_PRODUCT]) {
  test(`${path} shows a price at once`, async ({ page }) => {
    await page.goto(path);
    expect(await bottomOf(price(page))).toBeLessThanOrEqual(HEIGHT);
  });
}

test('the home page sells what it shows first', async ({ page }) => {
  await page.goto('/');
  expect(await bottomOf(buy(page))).toBeLessThanOrEqual(HEIGHT);
  await buy(page).click();
  await expect(page.getByRole('dialog', { name: /carrinho de compras/i })).toBeVisible();
});

test('the lengths of a product and the button that buys it stand on its first screen', async ({ page }) => {
  await page.goto(PLAIN_PRODUCT);
  const chosen = page.locator('.choice_value[aria-current]');
  expect(await bottomOf(chosen)).toBeLessThanOrEqual(HEIGHT);
  expect(await bottomOf(buy(page))).toBeLessThanOrEqual(HEIGHT);
  // The row of lengths is wider than the screen, and nothing else.
  const right = await buy(page).evaluate((button) => button.getBoundingClientRect().right);
  expect(right).toBeLessThanOrEqual(360);
});

test('below them a bar keeps price and buttons in sight', async ({ page }) => {
  await page.goto(PLAIN_PRODUCT);
  await page.locator('#ficha-tecnica').scrollIntoViewIfNeeded();
  const bar = page.locator('.buy-bar');
  await expect(bar.getByText(/R\$/)).toBeVisible();
  const button = bar.getByRole('button', { name: 'Comprar este produto' });
  await expect(button).toBeInViewport({ ratio: 1 });
  expect(await bottomOf(button)).toBeLessThanOrEqual(HEIGHT);
});

test('from the end of a page one press leads back to search, menu and cart', async ({ page }) => {
  await page.goto(CATEGORY);
  const back = page.getByRole('contentinfo').getByRole('link', { name: 'Voltar ao topo' });
  await back.scrollIntoViewIfNeeded();
  const search = page.getByRole('banner').getByRole('searchbox');
  await expect(search).not.toBeInViewport();
  await back.click();
  await expect(search).toBeInViewport({ ratio: 1 });
});

test('the next page of a listing is a press of the whole width away, below its last card', async ({
  page,
}) => {
  await page.goto(CATEGORY);
  const next = page.getByRole('main').getByRole('link', { name: 'Próxima' });
  const { x = 0, width = 0, height = 0 } = (await next.boundingBox()) ?? {};
  expect(x).toBeLessThanOrEqual(16);
  expect(width).toBeGreaterThanOrEqual(320);
  expect(height).toBeGreaterThanOrEqual(44);
  await next.click();
  await expect(page).toHaveURL(/[?&]pg=2/);
});
