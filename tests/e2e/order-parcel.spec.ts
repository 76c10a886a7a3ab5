/** A company's order with its purchase number, followed by what its carrier says; and the reminder of a cart, asked for and ended. */
import type { Page } from '@playwright/test';
import { expectFlawless } from '../support/flawless.ts';
import { acceptTerms, field, fillCart, main, sayWhere, sayWho, send } from './checkout.ts';
import { expect, test } from './fixtures.ts';
import { expectMailsTo } from './mails.ts';
import { enterPanel } from './panel.ts';
import { WHOLE } from './variants.ts';

// Both switch one setting of the shop.
test.describe.configure({ mode: 'default' });

const look = async (page: Page, name: string) => {
  if (process.env.PARCEL_PICTURES)
    await page.screenshot({ path: `${process.env.PARCEL_PICTURES}/${name}.png`, fullPage: true });
};
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();
const said = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text })).toHaveCount(1);

for (const [javaScriptEnabled, width] of [
  [true, 1366],
  [false, 360],
] as const) {
  if (!javaScriptEnabled && !WHOLE) continue;
  test.describe(`${javaScriptEnabled ? 'with scripts' : 'without scripts'}, ${width} px`, () => {
    const size = { width, height: 800 };
    test.use({ javaScriptEnabled, viewport: size });
    test.slow();

    test('a company says its purchase number, and sees where its parcel is until it arrives', async ({
      page,
      browser,
    }) => {
      await fillCart(page);
      await sayWho(page, '12.ABC.345/01DE-35');
      if (!javaScriptEnabled) await main(page).getByText('A compra é para uma empresa?').click();
      await field(page, 'pedidoCompra').fill('PC-2026/118');
      await sayWhere(page, javaScriptEnabled);
      await expect(field(page, 'pedidoCompra')).toHaveValue('PC-2026/118');
      await main(page).locator('[name=pagamento][value=combinar]').check();
      await acceptTerms(page);
      await look(page, `checkout-${width}`);
      await send(page).click();
      await expect(page).toHaveURL(/\/checkout\/pedido\/\d+\?aviso=enviado$/);
      const numero = /pedido\/(\d+)/.exec(page.url())?.[1] ?? '';
      await expect(main(page)).toContainText('Pedido de compra: PC-2026/118');

      const shop = await (await browser.newContext({ viewport: size, javaScriptEnabled })).newPage();
      await enterPanel(shop, 'admin', '/painel/pedidos');
      await main(shop).getByRole('searchbox').fill('pc-2026/118');
      await press(shop, 'Buscar');
      await main(shop).getByRole('link', { name: numero, exact: true }).click();
      await expect(main(shop)).toContainText('Pedido de compra: PC-2026/118');
      await press(shop, 'Marcar como pago ou combinado');
      await main(shop).getByLabel('Código de rastreio').fill('AA123456785BR');
      await main(shop).getByLabel('Transportadora').fill('Correios');
      await press(shop, 'Marcar como enviado');
      await said(shop, 'Pedido enviado');
      for (const [state, place, detail] of [
        ['Postado', 'São Paulo - SP', ''],
        ['Saiu para entrega', 'São Paulo - SP', 'Entrega prevista até as 18h'],
      ] as const) {
        await main(shop).getByLabel('Situação da entrega').selectOption({ label: state });
        await main(shop).getByLabel('Local (opcional)').fill(place);
        await main(shop).getByLabel('Detalhe (opcional)').fill(detail);
        await press(shop, 'Registrar andamento');
        await said(shop, 'Andamento registrado');
      }
      await look(shop, `panel-${width}`);
      if (javaScriptEnabled) await expectFlawless(shop);

      await page.goto(`/checkout/pedido/${numero}`);
      const parcel = main(page).getByRole('region', { name: 'Andamento da entrega' });
      await expect(parcel.getByRole('listitem')).toHaveText([
        /Saiu para entrega.*Entrega prevista/,
        /Postado.*São Paulo - SP/,
      ]);
      await expect(main(page)).toContainText('Transportadora: Correios');
      await look(page, `buyer-${width}`);
      if (javaScriptEnabled) await expectFlawless(page);

      await main(shop).getByLabel('Situação da entrega').selectOption({ label: 'Entregue' });
      await press(shop, 'Registrar andamento');
      await said(shop, 'Andamento registrado');
      await page.reload();
      await expect(main(page)).toContainText('O pedido foi entregue.');
      await expectMailsTo('ana@exemplo.test', /Correios/);
    });

    test('who is logged in asks for a reminder of the cart where the shop sends them', async ({
      page,
      complaints,
    }) => {
      // A link that is none.
      complaints.allow(/404/);
      await enterPanel(page, 'admin', '/painel/configuracoes/lembrete');
      await main(page).getByLabel('Enviar o lembrete de carrinho').check();
      await press(page, 'Salvar');
      await said(page, 'Salvo');
      await expect(main(page)).toContainText('Nenhum lembrete enviado');
      await look(page, `reminder-panel-${width}`);
      if (javaScriptEnabled) await expectFlawless(page);
      await fillCart(page);
      await page.goto('/checkout/carrinho/');
      const asked = main(page).locator('#lembrete');
      await expect(asked).toBeVisible();
      // Another try finds what the one before said.
      if (!(await asked.innerText()).includes('Posso receber')) await press(page, 'Não quero mais');
      await expect(asked).toContainText('Posso receber um e-mail');
      await press(page, 'Quero o lembrete');
      await said(page, 'mandamos um lembrete');
      await look(page, `reminder-cart-${width}`);
      if (javaScriptEnabled) await expectFlawless(page);
      await page.goto('/minha-conta/privacidade');
      const choice = main(page).getByLabel('Posso receber um e-mail');
      await expect(choice).toBeChecked();
      await look(page, `reminder-privacy-${width}`);
      await choice.uncheck();
      await press(page, 'Salvar escolhas');
      await page.goto('/checkout/carrinho/');
      await expect(main(page).getByRole('button', { name: 'Quero o lembrete' })).toBeVisible();
      await page.goto('/carrinho-lembrete/sair?chave=lembrete-1-x');
      await expect(main(page)).toContainText('Este link não vale mais.');
      await page.goto('/painel/configuracoes/lembrete');
      await main(page).getByLabel('Enviar o lembrete de carrinho').uncheck();
      await press(page, 'Salvar');
      await said(page, 'Salvo');
      await page.goto('/checkout/carrinho/');
      await expect(main(page).locator('#lembrete')).toHaveCount(0);
    });
  });
}
