/** A group of customers: made in the panel, filled from the list and from a customer's page, seen in prices, removed when it is empty. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { centavos, formatBRL, lessPercent } from '#lib/domain/kernel/money.ts';
import { expectFlawless } from '../support/flawless.ts';
import { expect, test } from './fixtures.ts';
import { openAccount } from './open-account.ts';
import { enterPanel } from './panel.ts';

/** Not on promotion, so that the discount decides its price. */
const PRODUCT = '/cabo-hdmi-ultra-high-speed-48g-3m';
const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();
const said = (page: Page, text: string) => expect(page.getByRole('status')).toContainText(text);

/** What the page says of the price, and the amount by card in centavos. */
async function priceOf(page: Page): Promise<{ readonly said: string; readonly card: number }> {
  await page.goto(PRODUCT);
  const said = (await main(page).locator('.price').first().innerText()).replaceAll('\u00a0', ' ');
  const [, whole = '', cents = ''] = /ou R\$ ([\d.]+),(\d\d)/.exec(said) ?? [];
  return { said, card: Number(whole.replace('.', '') + cents) };
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });
    const flawless = (page: Page) => (javaScriptEnabled ? expectFlawless(page) : undefined);

    test('a group gives its members their price, and nobody else', async ({ page, browser, complaints }) => {
      complaints.allow(/\b4(09|22)\b/);
      const nome = `Bandas ${randomUUID().slice(0, 6)}`;
      const guest = await browser.newContext({ javaScriptEnabled });
      const email = await openAccount(guest.request);
      const buyer = await guest.newPage();
      const common = await priceOf(buyer);

      await enterPanel(page, 'admin', '/painel/grupos');
      await main(page).getByRole('link', { name: 'Novo grupo' }).click();
      await main(page).getByLabel('Nome do grupo').fill(nome);
      await main(page).getByLabel('Desconto (%)').fill('91');
      await press(page, 'Salvar');
      await expect(main(page)).toContainText('Escreva uma porcentagem inteira de 0 a 90.');
      await main(page).getByLabel('Desconto (%)').fill('40');
      await press(page, 'Salvar');
      await said(page, 'Grupo salvo');
      await expect(main(page)).toContainText('40% de desconto');
      await flawless(page);

      await page.goto(`/painel/clientes?${new URLSearchParams({ busca: email })}`);
      await main(page)
        .getByRole('checkbox', { name: /^Marcar / })
        .check();
      await main(page)
        .getByLabel('Colocar no grupo')
        .selectOption({ label: `${nome}, 40% de desconto` });
      await press(page, 'Aplicar aos marcados');
      await said(page, 'Grupo de 1 cliente salvo.');
      await expect(main(page).getByRole('row', { name: email })).toContainText(nome);
      await flawless(page);
      // Who had no price of their own got everybody's pages: a script asks anew, and without one the cart page does.
      if (!javaScriptEnabled) await buyer.goto('/checkout/carrinho');
      await buyer.goto(PRODUCT);
      await expect(main(buyer).locator('.price').first()).toContainText(
        formatBRL(lessPercent(centavos(common.card), 40)),
      );
      await expect(main(buyer).getByText('Seu preço').first()).toBeVisible();

      await page.goto('/painel/grupos');
      await main(page).getByRole('link', { name: nome }).click();
      await press(page, 'Remover este grupo');
      await expect(main(page)).toContainText('Este grupo tem 1 cliente.');
      await main(page).getByRole('link', { name: 'Ver os clientes deste grupo' }).click();
      await main(page).getByRole('link', { name: 'Dalva Nogueira' }).click();
      await main(page).getByLabel('Grupo', { exact: true }).selectOption({ label: 'Nenhum grupo' });
      await press(page, 'Salvar grupo');
      await said(page, 'Grupo salvo');
      await flawless(page);
      expect(await priceOf(buyer)).toEqual(common);
      await buyer.context().close();

      await page.goto('/painel/grupos');
      await main(page).getByRole('link', { name: nome }).click();
      await press(page, 'Remover este grupo');
      await said(page, 'Grupo removido.');
    });
  });
}
