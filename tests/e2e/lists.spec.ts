import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const LIST = '/lista/estudio-de-podcast';

function total(page: Page) {
  return page.getByRole('region', { name: 'Total da lista' });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a visitor buys a whole list as one line of the cart', async ({ page }) => {
      await page.goto('/lista');
      await page.getByRole('link', { name: 'Estúdio de podcast com quatro microfones' }).click();
      await expect(page).toHaveURL(new RegExp(`${LIST}$`));
      await page.getByRole('button', { name: 'Comprar a lista' }).click();
      await expect(page).toHaveURL(/\/checkout\/carrinho\/\?aviso=adicionado/);
      await expect(page.getByRole('main')).toContainText('Estúdio de podcast com quatro microfones');
    });

    test('a visitor changes quantities, sees the new total and buys the products', async ({ page }) => {
      await page.goto(LIST);
      const before = await total(page).innerText();
      const microphones = page.getByRole('spinbutton', { name: /Cabo XLR/ });
      await expect(microphones).toHaveValue('4');
      await microphones.fill('2');
      await page.getByRole('button', { name: 'Atualizar o total' }).click();
      await expect(microphones).toHaveValue('2');
      expect(await total(page).innerText()).not.toBe(before);
      await page.getByRole('button', { name: 'Comprar a lista' }).click();
      await expect(page).toHaveURL(/\/checkout\/carrinho\/\?aviso=adicionado/);
      await expect(page.getByRole('main')).toContainText('Cabo XLR');
      await expect(page.getByRole('main')).not.toContainText('Estúdio de podcast');
    });
  });
}

test('a list of nothing is refused beside what was typed', async ({ page, complaints }) => {
  complaints.allow(/422/);
  await page.goto(LIST);
  for (const field of await page.getByRole('spinbutton').all()) await field.fill('0');
  await page.getByRole('button', { name: 'Comprar a lista' }).click();
  await expect(page.getByRole('alert')).toContainText('Escolha pelo menos um produto');
  await expect(page.getByRole('spinbutton').first()).toHaveValue('0');
});

test('an unknown list is not found', async ({ page, complaints }) => {
  complaints.allow(/404/);
  const answer = await page.goto('/lista/nao-existe');
  expect(answer?.status()).toBe(404);
});
