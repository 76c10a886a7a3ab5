/** What a visitor does before the islands have come must not be lost (docs/decisions/008). */
import type { Locator, Page } from '@playwright/test';
import { cartLink, expect, PLAIN_PRODUCT, quantityField, test } from './fixtures.ts';

/** The modules of React and of the islands; the small scripts of `src/lib/browser` are let through. */
const ISLANDS = /\/_astro\/(SideCart|QuantityControl|client)[^/]*\.js/;

/** Holds every module of the islands until `milliseconds` after the first was asked for. */
async function delayIslands(page: Page, milliseconds: number): Promise<void> {
  let arrival: Promise<void> | undefined;
  await page.route(ISLANDS, async (route) => {
    arrival ??= new Promise((resolve) => setTimeout(resolve, milliseconds));
    await arrival;
    await route.continue();
  });
}

const buy = (page: Page): Locator => page.getByRole('button', { name: 'Comprar', exact: true });
const panel = (page: Page): Locator => page.getByRole('dialog', { name: /carrinho de compras/i });

test('the first tap on "Comprar" right after load buys one', async ({ page }) => {
  await page.goto(PLAIN_PRODUCT, { waitUntil: 'commit' });
  await buy(page).click();
  await expect(panel(page)).toBeVisible();
  await expect(quantityField(panel(page))).toHaveValue('1');
});

test('a tap held for three seconds is replayed', async ({ page }) => {
  await delayIslands(page, 3000);
  await page.goto(PLAIN_PRODUCT);
  await buy(page).click();
  await expect(buy(page)).toHaveAttribute('aria-busy', 'true');
  await expect(panel(page)).toBeVisible();
  await expect(quantityField(panel(page))).toHaveValue('1');
});

test('a double tap buys once', async ({ page }) => {
  await delayIslands(page, 500);
  await page.goto(PLAIN_PRODUCT);
  await buy(page).dblclick();
  await expect(panel(page)).toBeVisible();
  await expect(quantityField(panel(page))).toHaveValue('1');
  await expect(cartLink(page)).toContainText('1');
});

test('"+" three times before hydration counts three times', async ({ page }) => {
  await delayIslands(page, 1500);
  await page.goto(PLAIN_PRODUCT);
  const more = page.getByRole('main').getByRole('button', { name: /aumentar/i });
  await more.click();
  await more.click();
  await more.click();
  await expect(quantityField(page.getByRole('main'))).toHaveValue('4');
});

test('a quantity typed before hydration is what is bought', async ({ page }) => {
  await delayIslands(page, 1500);
  await page.goto(PLAIN_PRODUCT);
  await quantityField(page.getByRole('main')).fill('3');
  await buy(page).click();
  await expect(quantityField(panel(page))).toHaveValue('3');
  await expect(quantityField(page.getByRole('main'))).toHaveValue('3');
});

test('when the modules never come the form is posted', async ({ page, complaints }) => {
  complaints.allow(/Failed to (load|fetch)|ERR_FAILED|hydrat/i);
  await page.route(ISLANDS, (route) => route.abort());
  await page.goto(PLAIN_PRODUCT);
  await buy(page).click();
  await expect(page).toHaveURL(/\/checkout\/carrinho\/\?aviso=/, { timeout: 15_000 });
});

test('when the modules hang the form is posted after four seconds', async ({ page }) => {
  await page.route(ISLANDS, () => undefined);
  await page.goto(PLAIN_PRODUCT);
  await buy(page).click();
  await expect(page).toHaveURL(/\/checkout\/carrinho\/\?aviso=/, { timeout: 10_000 });
});

test('the cart link opens the side cart, with a modifier it stays a link', async ({ page }) => {
  await page.goto(PLAIN_PRODUCT);
  await cartLink(page).click();
  await expect(panel(page)).toBeVisible();
  await expect(panel(page)).toContainText('Seu carrinho está vazio');
});

test('a click with ctrl on the cart link is not held', async ({ page, context }) => {
  await delayIslands(page, 3000);
  await page.goto('/');
  const opened = context.waitForEvent('page');
  await cartLink(page).click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(/\/checkout\/carrinho\/$/);
});
