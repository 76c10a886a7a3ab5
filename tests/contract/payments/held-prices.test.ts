/** A shop promises the price of Pix and the parts of a card only as long as it takes them: on pages, in listings, cart and feed. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { addToCart } from '#lib/api/checkout.ts';
import { getFeed } from '#lib/api/feed.ts';
import { getSettings } from '#lib/api/settings.ts';
import { getListing, getProductDetail } from '#lib/api/url.ts';
import type { Precos } from '#lib/contract/money.ts';
import type { Centavos } from '#lib/domain/kernel/money.ts';
import { RECEIVER } from '../../support/payments/shop.ts';
import { createTestStore, type TestStore } from '../../support/store.ts';

const OFF = { pix_ativo: false, combinar_ativo: true, retirada_ativo: false, faturado_ativo: false };
const LISTED = { offset: 0, limit: 100, order: 'Popularidade' } as const;
const SLUG = '/cabo-hdmi-ultra-high-speed-48g-2m';

let store: TestStore;
beforeAll(async () => {
  store = await createTestStore();
  // A discount of its own does not bring the price in cash back.
  await store.db
    .updateTable('products')
    .set({ desconto_vista: 15 })
    .where('slug', '=', SLUG.slice(1))
    .execute();
});
beforeEach(() => seeded('demo', 'outra'));
afterEach(async () => {
  await turn({ ...OFF });
  await seeded('outra', 'demo');
});
afterAll(() => store.close());

/** A shop that the demonstration did not make has no bank that is played. */
const seeded = (from: string, to: string) =>
  store.db.updateTable('seeds').set({ nome: to }).where('nome', '=', from).execute();
const turn = (change: object) =>
  store.db
    .updateTable('payment_settings')
    .set({ ...RECEIVER, ...change })
    .execute();

async function pricesShown(): Promise<readonly Precos<Centavos>[]> {
  const { api } = store.visitor();
  const { conteudo } = await getProductDetail(api, SLUG);
  const listing = await getListing(api, 'product/listing/category', '/cabos-de-video/hdmi', LISTED);
  const { produtos } = await getFeed(api, { depois: 0, limit: 100 });
  return [conteudo, ...listing.conteudo.produtos, ...produtos].map(({ precos }) => precos);
}
const parts = (prices: readonly Precos<Centavos>[]) =>
  Math.max(...prices.map(({ parcelamento }) => parcelamento.length));

it('names the companies that it is paid through, and what each is told, at once', async () => {
  const { api } = store.visitor();
  const companies = async () => (await getSettings(api)).pagamento.empresas;
  expect(await companies()).toBeUndefined();
  const keepBank = (banco: string) =>
    store.db
      .insertInto('payment_accounts')
      .values({
        ...{ provider: 'pix-api', banco, ambiente: 'producao', client_id: 'x', chave: 'x', author: 'Ana' },
        created_at: store.clock.now,
      })
      .execute();
  await keepBank('inter');
  await turn({ pix_api_ativo: true, mp_pix_ativo: true, mp_cartao_ativo: true, mp_campos_ativo: true });
  expect(await companies()).toEqual([
    { nome: 'Inter', formas: ['pix'], recebe: 'cobranca', campos: false },
    { nome: 'Mercado Pago', formas: ['cartao'], recebe: 'comprador', campos: true },
  ]);
  // Another bank, of which the settings themselves say nothing.
  await store.db.updateTable('payment_accounts').set({ retired_at: store.clock.now }).execute();
  await keepBank('outro');
  expect(await companies()).toMatchObject([{ nome: '' }, { nome: 'Mercado Pago' }]);
  await turn({ pix_api_ativo: false, mp_boleto_ativo: true, mp_campos_ativo: false });
  expect(await companies()).toEqual([
    { nome: 'Mercado Pago', formas: ['pix', 'boleto', 'cartao'], recebe: 'comprador', campos: false },
  ]);
  await turn({ mp_pix_ativo: false, mp_boleto_ativo: false, mp_cartao_ativo: false });
  await store.db.deleteFrom('payment_accounts').execute();
});

it('what is only agreed on has one price, at once', async () => {
  const prices = await pricesShown();
  expect(prices.length).toBeGreaterThan(20);
  for (const { por, vista, descontoVista } of prices) expect([vista, descontoVista]).toEqual([por, 0]);
  expect(parts(prices)).toBe(1);
  const { pagamento, sistema } = await getSettings(store.api());
  expect(pagamento.formas).toEqual(['combinar']);
  expect(pagamento.descontoVista).toEqual({ geral: 0, boleto: 0, pix: 0, deposito: 0, cartao: 0 });
  expect(sistema.produto.parcelamento.maximo).toBe(1);
});

it('the price of Pix comes with its key, the next moment, and parts do not', async () => {
  await pricesShown();
  await turn({ pix_ativo: true });
  const prices = await pricesShown();
  expect(prices[0]?.descontoVista).toBe(15);
  expect(prices.slice(1).some(({ descontoVista }) => descontoVista === 8)).toBe(true);
  expect(parts(prices)).toBe(1);
  const { api } = store.visitor();
  const { conteudo } = await getProductDetail(api, SLUG);
  const payload = conteudo.carrinho as { readonly itens: Parameters<typeof addToCart>[1]['itens'] };
  const before = await addToCart(api, { tipo: 'produto', itens: payload.itens });
  expect(before.subtotal.descontoVista.valor).toBe(conteudo.precos.vista);
  await turn({ pix_ativo: false });
  const after = await addToCart(api, { tipo: 'produto', itens: payload.itens });
  expect(after.subtotal.descontoVista.valor).toBe(after.subtotal.valor);
});

it('the demonstration has all it plays', async () => {
  await seeded('outra', 'demo');
  const prices = await pricesShown();
  expect(prices[0]?.descontoVista).toBe(15);
  expect(parts(prices)).toBe(12);
});

it('paying at pick-up is named where something is collected', async () => {
  await turn({ retirada_ativo: true });
  expect((await getSettings(store.api())).pagamento.formas).toEqual(['combinar', 'retirada']);
  const pickUp = (ativo: boolean) =>
    store.db.updateTable('shipping_services').set({ ativo }).where('tipo', '=', 'retirada').execute();
  await pickUp(false);
  expect((await getSettings(store.api())).pagamento.formas).toEqual(['combinar']);
  await pickUp(true);
});
