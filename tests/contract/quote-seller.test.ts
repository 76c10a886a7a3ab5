/** Quotes that sellers make, change, discount and send within their limit, and what their buyers do about them. */
import { afterEach, describe, expect, it } from 'vitest';
import { getCart } from '#lib/api/checkout.ts';
import {
  changePanelQuote,
  getPanelQuote,
  getPanelQuotes,
  getSellers,
  limitSeller,
  newPanelQuote,
  sendPanelQuote,
} from '#lib/api/panel-orders.ts';
import { giveCoupon } from '#lib/api/promotional.ts';
import { buyQuote, getQuote, makeQuote, refuseQuote } from '#lib/api/quote.ts';
import type { Pedido } from '#lib/contract/order.ts';
import { person } from '../support/accounts.ts';
import { mailsOf } from '../support/mails.ts';
import {
  buyer,
  call,
  fill,
  form,
  openOrders,
  orders,
  product,
  review,
  store,
} from '../support/openings/orders.ts';
import { staff } from '../support/staff.ts';

openOrders();
afterEach(async () => {
  await store.db.deleteFrom('quotes').execute();
  await store.db.updateTable('users').set({ limite_desconto: 10 }).where('vendedor', '=', true).execute();
});

const TERMS = { desconto: 0, validade: '', cupom: false };
const FREIGHT = { cep: '01310-100', valor: 12.5, dias: 3 };
const email = person('empresa').email;
const sku = async (): Promise<string> =>
  (await store.db.selectFrom('products').select('sku').where('id', '=', product).executeTakeFirstOrThrow())
    .sku;
const made = async (terms: object = {}) => {
  const { api } = await staff(store, 'vendedor');
  const itens = `${await sku()};3`;
  const quote = await newPanelQuote(api, { email, itens, ...TERMS, ...terms });
  return { api, numero: String(quote.numero), quote };
};

describe('a seller', () => {
  it('makes a quote at the customer’s prices, with a discount and the freight, and its buyer pays that', async () => {
    const { api, numero, quote } = await made({ desconto: 10, frete: FREIGHT });
    expect(quote).toMatchObject({
      vendedor: person('vendas').nome_razao,
      desconto: 10,
      total: { produtos: 30_000, valor: 27_000 },
      frete: { cep: '01310100', valor: 1250 },
      descontos: [{ nome: 'Desconto especial de 10%', valor: 3000 }],
    });
    await sendPanelQuote(api, numero, quote.revisao);
    const letter = (await mailsOf(store)).find((mail) => mail.includes(`To: ${email}`)) ?? '';
    expect(letter).toContain(`/checkout/orcamento/${numero}`);
    expect(letter).toContain('R$ 282,50');
    await store.db.updateTable('products').set({ preco_por: 99_990 }).where('id', '=', product).execute();
    const company = await buyer('empresa');
    await buyQuote(company.api, numero);
    const shown = await review(company);
    expect([shown.total.valor, shown.total.frete]).toEqual([282.5, 12.5]);
    const order: Pedido = await (await call(company, 'POST', 'order', form(shown.versao))).json();
    expect(order.total.valor).toBe(282.5);
    expect((await getPanelQuotes(api, {})).orcamentos[0]).toMatchObject({ pedido: order.numero });
    expect(await getQuote(company.api, numero)).toMatchObject({ pedido: order.numero, valido: false });
  });

  it('names no freight to a postal code that no state has', async () => {
    await expect(made({ frete: { ...FREIGHT, cep: '00000-000' } })).rejects.toMatchObject({
      status: 400,
      serverText: 'CEP não encontrado. Confira os números.',
    });
  });

  it('takes off no more than the limit, which the owner sets', async () => {
    const { api, numero, quote } = await made();
    const change = (desconto: number) =>
      changePanelQuote(api, numero, { ...TERMS, desconto, revisao: quote.revisao });
    await expect(change(10.01)).rejects.toMatchObject({ status: 400 });
    const { api: owner } = await staff(store, 'administrador');
    const [seller] = (await getSellers(owner)).vendedores;
    await expect(limitSeller(api, seller?.id ?? 0, { limite: 50, visto: 10 })).rejects.toMatchObject({
      status: 403,
    });
    await limitSeller(owner, seller?.id ?? 0, { limite: 20, visto: 10 });
    expect((await change(20)).total.valor).toBe(24_000);
    await expect(change(20)).rejects.toMatchObject({ status: 409 });
    // Taken off what it cost first, not off what is left.
    const again = await changePanelQuote(api, numero, { ...TERMS, desconto: 5, revisao: 2 });
    expect([again.total.valor, again.descontos]).toEqual([
      28_500,
      [{ nome: 'Desconto especial de 5%', valor: 1500 }],
    ]);
  });

  it('sees nothing else of the panel, and marketing no quotes', async () => {
    const seller = await staff(store, 'vendedor');
    for (const path of ['panel/orders', 'panel/messages', 'panel/settings', 'panel/newsletter'])
      expect((await call(seller, 'GET', path)).status).toBe(403);
    expect((await call(await staff(store, 'marketing'), 'GET', 'panel/quotes')).status).toBe(403);
    expect((await call(seller, 'GET', 'panel/quotes')).status).toBe(200);
  });

  it.each([
    ['an address nobody has', { email: 'ninguem@exemplo.test' }],
    ['a code nobody knows', { itens: 'NADA;1' }],
    ['no code', { itens: ' ' }],
    ['a day that is over', { validade: '2020-01-01' }],
    ['a discount over all', { desconto: 91 }],
    ['a postal code that is none', { frete: { ...FREIGHT, cep: '123' } }],
  ])('makes none for %s', async (_, change) => {
    const { api } = await staff(store, 'vendedor');
    const body = { email, itens: `${await sku()};1`, ...TERMS, ...change };
    await expect(newPanelQuote(api, body)).rejects.toMatchObject({ status: 400 });
    expect((await getPanelQuotes(api, {})).orcamentos).toEqual([]);
  });
});

describe('its buyer', () => {
  it('refuses it, which the shop reads; changed, it can be bought again', async () => {
    const { api, numero } = await made();
    const company = await buyer('empresa');
    expect(await refuseQuote(company.api, numero, 'Caro')).toMatchObject({ valido: false, recado: 'Caro' });
    expect((await mailsOf(store)).some((mail) => mail.includes('recusou o orçamento'))).toBe(true);
    await expect(refuseQuote((await buyer()).api, numero, '')).rejects.toMatchObject({ status: 404 });
    const { revisao, recado } = await getPanelQuote(api, numero);
    expect(recado).toBe('Caro');
    await changePanelQuote(api, numero, { ...TERMS, desconto: 5, revisao });
    expect(await getQuote(company.api, numero)).toMatchObject({ valido: true, recusado: null, recado: '' });
  });

  it('that has bought it neither refuses it, nor does a seller change it', async () => {
    const { api, numero, quote } = await made({ frete: FREIGHT });
    const company = await buyer('empresa');
    await buyQuote(company.api, numero);
    await call(company, 'POST', 'order', form((await review(company)).versao));
    await expect(refuseQuote(company.api, numero, '')).rejects.toMatchObject({ status: 409 });
    const change = { ...TERMS, desconto: 5, revisao: quote.revisao };
    await expect(changePanelQuote(api, numero, change)).rejects.toMatchObject({ status: 409 });
  });

  it.each([
    [false, 30_000],
    [true, 27_000],
  ])('has a coupon on top only where the seller allows it: %s', async (cupom, total) => {
    const { numero } = await made({ cupom });
    await store.db.updateTable('products').set({ preco_por: 12_000 }).where('id', '=', product).execute();
    const company = await buyer('empresa');
    await buyQuote(company.api, numero);
    const { sucesso } = await giveCoupon(company.api, 'BEMVINDO10');
    expect(sucesso).toBe(cupom);
    expect((await getCart(company.api)).subtotal.valor).toBe(total);
  });

  it('makes one order of 20 acceptances at the same moment', async () => {
    const { numero } = await made({ desconto: 10, frete: FREIGHT });
    const company = await buyer('empresa');
    await buyQuote(company.api, numero);
    const { versao } = await review(company);
    const statuses = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        await buyQuote(company.api, numero);
        return (await call(company, 'POST', 'order', form(versao, `press ${index}`))).status;
      }),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(await orders()).toHaveLength(1);
  });
});

describe('a quote of a cart', () => {
  it('holds the delivery that was chosen in it, and no other', async () => {
    const company = await buyer('empresa');
    await fill(company, 3);
    const shown = await (await call(company, 'GET', 'order/review?cep=01310100')).json();
    const dearest = shown.entregas.toSorted((a: Pedido, b: Pedido) => b.total.valor - a.total.valor)[0];
    await call(company, 'PUT', 'order/address', {
      cep: '01310100',
      logradouro: 'Avenida Paulista',
      numero: '1000',
      complemento: '',
      bairro: 'Bela Vista',
      cidade: 'São Paulo',
      uf: 'SP',
    });
    await call(company, 'PUT', 'order/freight', { servico: dearest.servico });
    const quote = await makeQuote(company.api);
    expect(quote.frete).toMatchObject({ cep: '01310100', valor: Math.round(dearest.total.frete * 100) });
    await store.db
      .updateTable('shipping_rates')
      .set((eb) => ({ valor_base: eb('valor_base', '+', 5000) }))
      .execute();
    await buyQuote(company.api, String(quote.numero));
    const bought = await review(company);
    expect([bought.servico, bought.total.frete]).toEqual([dearest.servico, dearest.total.frete]);
    const elsewhere = await (await call(company, 'GET', 'order/review?cep=20040002')).json();
    expect(elsewhere.total.frete).not.toBe(dearest.total.frete);
    await store.db
      .updateTable('shipping_rates')
      .set((eb) => ({ valor_base: eb('valor_base', '-', 5000) }))
      .execute();
  });
});
