import { cartLink, expect, PLAIN_PRODUCT, quantityField, test } from './fixtures.ts';

test('a visitor goes from home over a category and a product to side cart and cart page', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('main').locator('a[href="/cabos-de-video/hdmi"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('HDMI');

  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/hdmi/i);

  await page.goto(PLAIN_PRODUCT);
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  await page.getByRole('button', { name: 'Comprar', exact: true }).click();
  const panel = page.getByRole('dialog', { name: /carrinho de compras/i });
  await expect(panel).toBeVisible();
  await expect(panel).toContainText(name.slice(0, 40));

  await panel.getByRole('button', { name: /aumentar/i }).click();
  await expect(quantityField(panel)).toHaveValue('2');
  await panel.getByRole('link', { name: 'FINALIZAR COMPRA' }).click();

  await expect(page).toHaveURL(/\/checkout\/carrinho\/$/);
  await expect(page.getByRole('main')).toContainText(name);
  await expect(quantityField(page.getByRole('main')).first()).toHaveValue('2');
});

test('the cart survives a new tab and a reload', async ({ page, context }) => {
  await page.goto(PLAIN_PRODUCT);
  await page.getByRole('button', { name: 'Comprar', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();

  const other = await context.newPage();
  await other.goto('/');
  await expect(cartLink(other)).toContainText('1');
  await other.reload();
  await expect(cartLink(other)).toContainText('1');
});

test('a visitor without a cart makes no API call on a page load', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(calls).toEqual([]);
});
