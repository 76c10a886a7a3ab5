/** Runs once at each width of the projects named after it (playwright.config.ts). */
import { layoutFlaws } from '../support/layout.ts';
import { expect, PLAIN_PRODUCT, putInCart, SCREENS, test } from './fixtures.ts';

for (const [name, path] of SCREENS) {
  test(`${name} has no flaw`, async ({ page }) => {
    await page.goto(path);
    expect(await layoutFlaws(page)).toEqual([]);
  });
}

test('a product has no flaw whose name and whose visitors know no blanks', async ({ page }) => {
  await page.goto(PLAIN_PRODUCT);
  const long = page.locator(
    'h1, .reviews_head strong, .reviews_text, .question-items_question, .question-items_text, .question-items_from',
  );
  const changed = await long.evaluateAll((parts) => {
    for (const part of parts) part.textContent = 'Comprido'.repeat(12);
    return parts.length;
  });
  expect(changed).toBeGreaterThan(10);
  expect(await layoutFlaws(page)).toEqual([]);
});

test('page not found has no flaw', async ({ page, complaints }) => {
  complaints.allow(/404/);
  await page.goto('/nao-existe');
  expect(await layoutFlaws(page)).toEqual([]);
});

test('side cart and cart page with a line have no flaw', async ({ page }) => {
  await putInCart(page, PLAIN_PRODUCT);
  expect(await layoutFlaws(page)).toEqual([]);
  await page.goto('/checkout/carrinho/');
  expect(await layoutFlaws(page)).toEqual([]);
});
