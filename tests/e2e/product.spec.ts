/** What a product's page does beyond being bought: zoom, a choice among its values, requests for what is not there. */

import type { Page } from '@playwright/test';
import { axeViolations } from '../support/axe.ts';
import { layoutFlaws } from '../support/layout.ts';
import { CHOICE_PRODUCT, expect, IS_HOSTED, PLAIN_PRODUCT, test } from './fixtures.ts';

const SOLD_OUT = '/cabo-hdmi-ultra-high-speed-48g-1-5m';
const ON_REQUEST = '/bobina-coaxial-rg6-12g-sdi-305m';

const requestForm = (page: Page) => page.locator('#interesse');

test('pictures and the buy box stand side by side on a desk, one below the other on a phone', async ({
  page,
  isMobile,
}) => {
  await page.goto(PLAIN_PRODUCT);
  const gallery = await page.locator('.product-view_gallery').boundingBox();
  const buy = await page.locator('.product-view_buy').boundingBox();
  if (!gallery || !buy) throw new Error('the page has no columns');
  if (isMobile) expect(gallery.y + gallery.height).toBeLessThanOrEqual(buy.y);
  else expect(gallery.x + gallery.width).toBeLessThanOrEqual(buy.x);
});

test('the gallery opens its largest pictures in a dialog that works by keyboard', async ({ page }) => {
  await page.goto(PLAIN_PRODUCT);
  const first = page.locator('[data-gallery-zoom]').first();
  await first.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Imagem ampliada' });
  await expect(dialog).toBeVisible();
  const picture = dialog.locator('img');
  await expect(picture).toHaveAttribute('src', /\/upload\/produto\/imagem\//);
  const fitted = await picture.boundingBox();
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  expect(fitted?.width).toBeLessThanOrEqual(width);
  expect((fitted?.y ?? 0) + (fitted?.height ?? height)).toBeLessThanOrEqual(height);
  const [src, alt] = [await picture.getAttribute('src'), await picture.getAttribute('alt')];
  expect(alt).not.toBe('');
  await expect(dialog.getByRole('button', { name: 'Imagem anterior' })).toBeDisabled();

  await page.keyboard.press('ArrowRight');
  await expect(picture).not.toHaveAttribute('src', src ?? '');
  await expect(dialog.getByText(/^\s*2 de \d+/)).toBeVisible();

  const whole = dialog.getByRole('button', { name: 'Ver em tamanho real' });
  await whole.focus();
  await page.keyboard.press('Enter');
  await expect(whole).toHaveAttribute('aria-pressed', 'true');
  expect((await picture.boundingBox())?.width).toBe(1600);
  expect(await axeViolations(page)).toEqual([]);

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(first).toBeFocused();
});

test('a product out of stock offers at once what is in stock', async ({ page }) => {
  await page.goto(SOLD_OUT);
  const others = page.getByRole('region', { name: 'Em estoque agora' }).getByRole('link');
  expect(await others.count()).toBeGreaterThan(0);
  await expect(others.first()).toContainText(/R\$/);
  await others.first().click();
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: /^Comprar/ })
      .first(),
  ).toBeVisible();
});

test('buying without a choice says what is missing, beside it', async ({ page }) => {
  await page.goto(CHOICE_PRODUCT);
  const error = page.getByRole('alert').filter({ hasText: 'Escolha uma opção de cor para continuar.' });
  await expect(error).toBeHidden();
  await page.getByRole('button', { name: 'Comprar', exact: true }).click();
  await expect(error).toBeVisible();
  await expect(page.getByRole('radio').first()).toBeFocused();
  await page.getByRole('radio').nth(1).check();
  await expect(error).toBeHidden();
});

test('"Comprar agora" leads straight to the checkout, to the cart where that is a platform’s', async ({
  page,
}) => {
  await page.goto(PLAIN_PRODUCT);
  await page.getByRole('button', { name: 'Comprar agora', exact: true }).click();
  const next = IS_HOSTED ? 'carrinho/' : 'pagamento';
  await expect(page).toHaveURL(new RegExp(`/checkout/${next}\\?aviso=adicionado$`));
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a sold-out product is asked for, and so is a quote', async ({ page }) => {
      await page.goto(SOLD_OUT);
      await requestForm(page).getByLabel('Nome').fill('Ana Souza');
      await requestForm(page).getByLabel('E-mail', { exact: true }).fill('ana@exemplo.com.br');
      await requestForm(page).getByRole('button', { name: 'Avise-me', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Combinado!');
      await page.getByRole('link', { name: 'Voltar ao produto' }).click();
      await expect(page).toHaveURL(new RegExp(`${SOLD_OUT}$`));

      await page.goto(ON_REQUEST);
      await requestForm(page).getByLabel('Nome').fill('Ana Souza');
      await requestForm(page).getByLabel('E-mail', { exact: true }).fill('ana@exemplo.com.br');
      await requestForm(page).getByLabel('Mensagem').fill('4 bobinas para 01310-100');
      await requestForm(page).getByRole('button', { name: 'Pedir orçamento', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pedido de orçamento recebido');
    });

    test('a request with a wrong address comes back with the message beside it', async ({
      page,
      complaints,
    }) => {
      complaints.allow(/422/);
      await page.goto(ON_REQUEST);
      await requestForm(page).getByLabel('Nome').fill('Ana');
      // Good enough for the browser, not for a mail.
      await requestForm(page).getByLabel('E-mail', { exact: true }).fill('ana@exemplo');
      await requestForm(page).getByRole('button', { name: 'Pedir orçamento', exact: true }).click();
      const field = requestForm(page).getByLabel('E-mail', { exact: true });
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(/nome@exemplo\.com\.br/);
      await expect(requestForm(page).getByLabel('Nome')).toHaveValue('Ana');
    });
  });
}

test('the forms and every way to pay have no flaw', async ({ page }) => {
  for (const path of [SOLD_OUT, ON_REQUEST, PLAIN_PRODUCT]) {
    await page.goto(path);
    const options = page.locator('.payment-options summary');
    if (await options.count()) await options.click();
    expect(await layoutFlaws(page), path).toEqual([]);
    expect(await axeViolations(page), path).toEqual([]);
  }
});
