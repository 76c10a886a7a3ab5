/** What the shop gives beside the law when goods come back: the page about it and the form of an order say what the settings say. */
import type { Page } from '@playwright/test';
import { main } from './checkout.ts';
import { expect, test } from './fixtures.ts';
import { call, owner, paid, step } from './paid-order.ts';

/** @returns What they were. */
async function setReturns(page: Page, change: Readonly<Record<string, unknown>>) {
  const { grupos } = await call(page, 'GET', 'panel/settings');
  const { revisao, valores } = grupos.find(({ grupo }: { readonly grupo: string }) => grupo === 'trocas');
  await call(page, 'PUT', 'panel/settings/trocas', { revisao, valores: { ...valores, ...change } });
  return valores;
}

test('the page about returns and the form say what the settings say', async ({ page, browser }) => {
  test.slow();
  const numero = await paid(page, true);
  const shop = await owner(browser, { width: 1366, height: 800 });
  await step(shop, numero, 'confirmado', 'enviado');
  await step(shop, numero, 'enviado', 'entregue');
  const kept = await setReturns(shop, { dias: 15, frete: 'comprador' });
  const said = async (path: string, text: RegExp) =>
    expect(async () => {
      await page.goto(path);
      await expect(main(page)).toContainText(text, { timeout: 1000 });
    }).toPass({ timeout: 30_000 });
  try {
    await said('/pagina/trocas-e-devolucoes', /até 15 dias depois de receber.*por conta de quem comprou/s);
    await expect(main(page)).toContainText('Desistência: até 7 dias corridos depois de receber');
    await said(`/checkout/pedido/${numero}/devolucao`, /modelo ou tamanho, até .*por conta de quem comprou/s);
    await setReturns(shop, { dias: 0 });
    await said('/pagina/trocas-e-devolucoes', /esta loja não faz, fora dos casos acima/);
    await page.goto(`/checkout/pedido/${numero}/devolucao`);
    await expect(main(page).getByRole('radio', { name: /^Troca/ })).toHaveCount(0);
    await expect(main(page).getByRole('radio', { name: /Desistência/ })).toBeVisible();
    await expect(main(page).getByRole('radio', { name: /defeito/ })).toBeVisible();
  } finally {
    await setReturns(shop, kept);
    await shop.context().close();
  }
});
