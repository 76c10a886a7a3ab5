import { CATEGORY, expect, test } from './fixtures.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a visitor ticks two products of a listing and sees where they differ', async ({ page }) => {
      await page.goto(CATEGORY);
      const boxes = page.getByRole('checkbox', { name: /^Comparar/ });
      const button = page.getByRole('button', { name: 'Comparar', exact: true });
      await expect(button).toBeHidden();
      await boxes.nth(0).check();
      await boxes.nth(1).check();
      await button.click();
      await expect(page).toHaveURL(/\/comparar\?p=[a-z0-9-]+&p=[a-z0-9-]+$/);
      await expect(page.getByRole('columnheader')).toHaveCount(2);
      const length = page.getByRole('row', { name: /^Comprimento/ });
      await expect(length.getByRole('rowheader')).toContainText('difere');
      await expect(page.getByRole('row', { name: /^Gênero/ }).getByRole('rowheader')).not.toContainText(
        'difere',
      );

      await page
        .getByRole('link', { name: /da comparação$/ })
        .first()
        .click();
      await expect(page.getByRole('columnheader')).toHaveCount(1);
      await expect(page.getByText('Escolha mais um produto')).toBeVisible();
      await page.getByRole('link', { name: 'Escolher outros produtos' }).click();
      await expect(page.getByRole('checkbox', { name: /^Comparar/ }).first()).toBeVisible();
    });
  });
}

test('what is no product is left out of the address', async ({ page }) => {
  await page.goto('/comparar?p=cabo-hdmi-ultra-high-speed-48g-2m&p=nada&p=../x&p=%3Cscript%3E');
  await expect(page).toHaveURL(/\/comparar\?p=cabo-hdmi-ultra-high-speed-48g-2m$/);
  await page.goto('/comparar');
  await expect(page.getByText('Nenhum produto escolhido')).toBeVisible();
});

test('names and buttons of what is compared stay in sight, as wide as each other', async ({ page }) => {
  await page.goto('/comparar?p=cabo-hdmi-ultra-high-speed-48g-2m&p=cabo-hdmi-90-graus-18g-1m');
  const heads = page.getByRole('columnheader');
  const widths = await heads.evaluateAll((all) => all.map((head) => head.getBoundingClientRect().width));
  expect(Math.abs((widths[0] ?? 0) - (widths[1] ?? 0))).toBeLessThan(1);
  await page.getByRole('rowheader', { name: /^Garantia/ }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 300);
  for (const head of await heads.all())
    await expect(head.getByRole('button', { name: /^Comprar/ })).toBeInViewport({ ratio: 1 });
  await heads.first().getByRole('button').click();
  await expect(page.getByRole('dialog', { name: /carrinho de compras/i })).toBeVisible();
});
