import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, PLAIN_PRODUCT, putInCart, SCREENS, test } from './fixtures.ts';

/** WCAG 2.2 A and AA, no rule off, no element left out. */
async function violations(page: Page): Promise<readonly string[]> {
  const { violations: found } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return found.flatMap((rule) => rule.nodes.map((node) => `${rule.id}: ${node.html.slice(0, 160)}`));
}

for (const [name, path] of SCREENS) {
  test(`axe finds nothing on ${name}`, async ({ page }) => {
    await page.goto(path);
    expect(await violations(page)).toEqual([]);
  });
}

test('axe finds nothing on page not found', async ({ page, complaints }) => {
  complaints.allow(/404/);
  await page.goto('/nao-existe');
  expect(await violations(page)).toEqual([]);
});

test('axe finds nothing on the open side cart and on a cart with a line', async ({ page }) => {
  await putInCart(page, PLAIN_PRODUCT);
  await page.getByRole('dialog').evaluate(async (dialog) => {
    await Promise.allSettled(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished));
  });
  expect(await violations(page)).toEqual([]);
  await page.goto('/checkout/carrinho/');
  expect(await violations(page)).toEqual([]);
});

test('axe finds nothing on the open menu and on the form to log in over a page', async ({ page }) => {
  await page.goto('/');
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  if (await menu.isVisible()) await menu.click();
  await page.locator('#main-menu summary').first().click();
  await expect(page.locator('.main-menu_panel a:visible').first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.goto(PLAIN_PRODUCT);
  await page.locator('[data-login]').click();
  await expect(page.getByRole('dialog', { name: 'Entrar na sua conta' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
