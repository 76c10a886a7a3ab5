/** Clicks and changes that overtake each other must still buy what the visitor meant. */
import type { Locator, Page } from '@playwright/test';
import { expect, PLAIN_PRODUCT, putInCart, quantityField, test } from './fixtures.ts';

const buy = (page: Page): Locator => page.getByRole('button', { name: 'Comprar', exact: true });
const panel = (page: Page): Locator => page.getByRole('dialog', { name: /carrinho de compras/i });
const increase = (place: Locator): Locator => place.getByRole('button', { name: /aumentar/i });

async function pressThreeTimes(button: Locator): Promise<void> {
  await button.click();
  await button.click();
  await button.click();
}

test('"+" three times, then "Comprar", buys four, though the quantity control comes last', async ({
  page,
}) => {
  await page.route(/\/_astro\/QuantityControl/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.goto(PLAIN_PRODUCT);
  await pressThreeTimes(increase(page.getByRole('main')));
  await buy(page).click();
  await expect(quantityField(panel(page))).toHaveValue('4');
});

test('"+" three times, then "Comprar", posts four when no module ever comes', async ({ page }) => {
  await page.route(/\/_astro\/(SideCart|QuantityControl|client)[^/]*\.js/, () => undefined);
  await page.goto(PLAIN_PRODUCT);
  await pressThreeTimes(increase(page.getByRole('main')));
  await buy(page).click();
  await expect(page).toHaveURL(/\/checkout\/carrinho\/\?aviso=/, { timeout: 10_000 });
  await expect(quantityField(page.getByRole('main'))).toHaveValue('4');
});

test('a quantity changed right before "FINALIZAR COMPRA" is on the cart page', async ({ page }) => {
  await putInCart(page, PLAIN_PRODUCT);
  await increase(panel(page)).click();
  await panel(page).getByRole('link', { name: 'FINALIZAR COMPRA' }).click();
  await expect(page).toHaveURL(/\/checkout\/carrinho\/$/);
  await expect(quantityField(page.getByRole('main'))).toHaveValue('2');
});

test('the last of two changes wins, though the answer to the first is slow', async ({ page }) => {
  await putInCart(page, PLAIN_PRODUCT);
  let puts = 0;
  await page.route('**/v2/front/checkout/cart', async (route) => {
    if (route.request().method() === 'PUT' && puts++ === 0)
      await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  const field = quantityField(panel(page));
  await field.fill('3');
  await expect.poll(() => puts).toBe(1);
  await field.fill('7');
  await expect.poll(() => puts).toBe(2);
  await expect(panel(page).locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(field).toHaveValue('7');
  await expect(panel(page)).toContainText('7 itens');
});

test('the button that changed a quantity keeps the focus when the answer comes', async ({ page }) => {
  await putInCart(page, PLAIN_PRODUCT);
  const answered = page.waitForResponse((response) => response.request().method() === 'PUT');
  await increase(panel(page)).press('Enter');
  await answered;
  await expect(panel(page).locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(increase(panel(page))).toBeFocused();
});

test('a removed line hands the focus to the title of the panel, and what is left is announced', async ({
  page,
}) => {
  await putInCart(page, PLAIN_PRODUCT);
  await panel(page)
    .getByRole('button', { name: /remover/i })
    .press('Enter');
  await expect(page.getByRole('heading', { name: 'Carrinho de compras' })).toBeFocused();
  await expect(panel(page).getByRole('status').filter({ hasText: '0 itens' })).toHaveCount(1);
});

test('an emptied field goes back to the quantity of the line', async ({ page }) => {
  await putInCart(page, PLAIN_PRODUCT);
  await increase(panel(page)).click();
  await expect(quantityField(panel(page))).toHaveValue('2');
  await quantityField(panel(page)).fill('');
  await quantityField(panel(page)).blur();
  await expect(quantityField(panel(page))).toHaveValue('2');
});

test('the bar of a loading page does not come for a cart link that opens the panel', async ({ page }) => {
  await putInCart(page, PLAIN_PRODUCT);
  await page.keyboard.press('Escape');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /carrinho/i })
    .click();
  await expect(panel(page)).toBeVisible();
  // Longer than the 200 ms the bar waits for.
  await page.waitForTimeout(400);
  await expect(page.locator('#loader')).toBeHidden();
});
