/** Runs once at each width of the projects named after it (playwright.config.ts). */
import { layoutFlaws, loadPictures } from '../support/layout.ts';
import { expect, PLAIN_PRODUCT, putInCart, SCREENS, test } from './fixtures.ts';

for (const [name, path] of SCREENS) {
  test(`${name} has no flaw`, async ({ page }) => {
    await page.goto(path);
    await loadPictures(page);
    expect(await layoutFlaws(page)).toEqual([]);
  });
}

test('page not found has no flaw', async ({ page, complaints }) => {
  complaints.allow(/404/);
  await page.goto('/nao-existe');
  await loadPictures(page);
  expect(await layoutFlaws(page)).toEqual([]);
});

test('side cart and cart page with a line have no flaw', async ({ page }) => {
  await putInCart(page, PLAIN_PRODUCT);
  await loadPictures(page);
  expect(await layoutFlaws(page)).toEqual([]);
  await page.goto('/checkout/carrinho/');
  await loadPictures(page);
  expect(await layoutFlaws(page)).toEqual([]);
});
