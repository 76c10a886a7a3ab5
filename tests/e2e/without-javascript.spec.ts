import { expect, PLAIN_PRODUCT, quantityField, test } from './fixtures.ts';

test.use({ javaScriptEnabled: false });

test('a visitor goes from home over a category and a product to the cart', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('main').locator('a[href="/cabos-de-video/hdmi"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('HDMI');

  await page.goto(PLAIN_PRODUCT);
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  await page.getByRole('button', { name: 'Comprar', exact: true }).click();

  await expect(page).toHaveURL(/\/checkout\/carrinho\/\?aviso=/);
  await expect(page.getByRole('main').getByRole('status')).toContainText(/carrinho/i);
  await expect(page.getByRole('main')).toContainText(name);
});

test('quantity and removal are form posts answered by a redirect', async ({ page }) => {
  await page.goto(PLAIN_PRODUCT);
  await page.getByRole('button', { name: 'Comprar', exact: true }).click();

  await quantityField(page.getByRole('main')).fill('3');
  await page.getByRole('button', { name: /atualizar/i }).click();
  await expect(page).toHaveURL(/aviso=/);
  await expect(quantityField(page.getByRole('main'))).toHaveValue('3');

  await page.getByRole('button', { name: /remover/i }).click();
  await expect(page.getByRole('main').getByText('Seu carrinho está vazio')).toBeVisible();
});

test('more than there is in stock is cut down and said so', async ({ page }) => {
  await page.goto(PLAIN_PRODUCT);
  await page.getByRole('button', { name: 'Comprar', exact: true }).click();
  await quantityField(page.getByRole('main')).fill('99999');
  await page.getByRole('button', { name: /atualizar/i }).click();
  await expect(page.getByRole('main')).toContainText(/restam \d+ unidades/i);
});

test('the pages of a listing are links', async ({ page }) => {
  await page.goto('/cabos-de-video/hdmi');
  const first = await page.getByRole('main').getByRole('article').first().innerText();
  await page
    .getByRole('navigation', { name: /pagina/i })
    .getByRole('link', { name: '2', exact: true })
    .click();
  await expect(page).toHaveURL(/\?pg=2$/);
  expect(await page.getByRole('main').getByRole('article').first().innerText()).not.toBe(first);
});

test('the main menu opens and leads to a category of the third level', async ({ page, isMobile }) => {
  await page.goto('/');
  test.info().annotations.push({ type: 'menu', description: isMobile ? 'drawer' : 'bar' });
  const link = page.getByRole('banner').locator('a[href^="/cabos-de-video/hdmi/"]').first();
  const href = await link.getAttribute('href');
  expect((await page.goto(href ?? ''))?.status()).toBe(200);
});
