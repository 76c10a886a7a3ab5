/** Coupons in the hands of the shop: made, changed, ended, counted; and how often one customer may use one. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getCart } from '#lib/api/checkout.ts';
import type { Api } from '#lib/api/client.ts';
import { reviewOrder, sendOrder } from '#lib/api/order.ts';
import { getCoupon, getCoupons, removeCoupon, saveCoupon } from '#lib/api/panel-coupons.ts';
import { stepPanelOrder } from '#lib/api/panel-orders.ts';
import { giveCoupon } from '#lib/api/promotional.ts';
import type { CouponFields } from '#lib/domain/panel/records/coupons.ts';
import { logIn } from '../support/accounts.ts';
import { plainProduct, putInCart } from '../support/plain-product.ts';
import { staff } from '../support/staff.ts';
import { createTestStore, type TestStore, TODAY, type Visitor } from '../support/store.ts';

let store: TestStore;
let owner: Api;
let product: number;
beforeAll(async () => {
  store = await createTestStore();
  product = await plainProduct(store);
  const columns = { preco_por: 10_000, preco_de: 0, desconto_vista: null, estoque: 50 };
  await store.db.updateTable('products').set(columns).where('id', '=', product).execute();
});
beforeEach(async () => {
  ({ api: owner } = await staff(store, 'administrador'));
});
afterEach(async () => {
  expect(store.failures).toEqual([]);
  await store.reset();
  await store.db.deleteFrom('coupons').where('hash', 'in', ['NATAL10', 'NATAL20']).execute();
});
afterAll(() => store.close());

const NEW: CouponFields = {
  codigo: 'natal10',
  nota: 'Lista de dezembro',
  tipo: 'porcentagem',
  valor: 10,
  minimo: 99.9,
  usosMaximos: 3,
  usosPorCliente: 1,
  ativo: true,
  de: '',
  ate: '',
};
const at = (hours: number) => new Date(TODAY.getTime() + hours * 3_600_000).toISOString();

async function cartWith(visitor: Visitor, codigo: string): Promise<boolean> {
  await putInCart(visitor, product, 1);
  return (await giveCoupon(visitor.api, codigo)).sucesso;
}

async function order({ api }: Visitor, chave: string): Promise<number> {
  const { versao } = await reviewOrder(api);
  const { numero } = await sendOrder(api, { chave, versao, pagamento: 'combinar', observacao: '' });
  return numero;
}

describe('panel/coupons', () => {
  it('is for the owner alone', async () => {
    const { api } = await staff(store, 'marketing');
    await expect(getCoupons(api)).rejects.toMatchObject({ status: 403 });
    await expect(saveCoupon(api, NEW)).rejects.toMatchObject({ status: 403 });
  });

  it('adds one in upper case that a cart takes, changes it, ends it', async () => {
    const { cupom, alteracoes } = await saveCoupon(owner, NEW);
    expect(cupom).toMatchObject({ ...NEW, codigo: 'NATAL10', situacao: 'valendo', usos: 0, removivel: true });
    expect(alteracoes[0]).toMatchObject({ alvo: 'NATAL10', acao: 'criou' });
    const visitor = store.visitor();
    expect(await cartWith(visitor, 'Natal10')).toBe(true);
    expect((await getCart(visitor.api)).cupom).toMatchObject({ hash: 'NATAL10', desconto: 1000 });

    const fixed = { ...NEW, tipo: 'valor', valor: 12.34 } as const;
    const changed = await saveCoupon(owner, fixed, cupom);
    expect(changed.cupom).toMatchObject({ valor: 12.34, minimo: 99.9 });
    expect((await getCart(visitor.api)).cupom).toMatchObject({ desconto: 1234 });
    expect(changed.alteracoes[0]?.campos).toContainEqual({ campo: 'valor', antes: '10', depois: '12,34' });
    await expect(saveCoupon(owner, NEW, cupom)).rejects.toMatchObject({ status: 409 });

    const { cupom: ended } = await saveCoupon(owner, { ...fixed, ativo: false }, changed.cupom);
    expect(ended.situacao).toBe('encerrado');
    const cart = await getCart(visitor.api);
    expect(cart.cupom).toBeNull();
    expect(cart.mensagens).toHaveLength(1);
  });

  it('tells the one whose code or note is looked for, newest first', async () => {
    await saveCoupon(owner, NEW);
    const { cupons, info } = await getCoupons(owner);
    expect(cupons.map(({ codigo }) => codigo)).toEqual(['NATAL10', 'FRETEGRATIS', 'PROJETO50', 'BEMVINDO10']);
    expect(info.total).toBe(4);
    for (const busca of ['natal', 'dezembro']) {
      const found = await getCoupons(owner, { busca });
      expect(found.cupons.map(({ codigo }) => codigo)).toEqual(['NATAL10']);
    }
  });

  it.each([
    [{ de: at(1) }, 'agendado'],
    [{ de: at(-1), ate: at(1) }, 'valendo'],
    [{ ate: at(0) }, 'encerrado'],
    [{ ativo: false }, 'encerrado'],
  ] as const)('says of %j: %s', async (fields, situacao) => {
    expect((await saveCoupon(owner, { ...NEW, ...fields })).cupom.situacao).toBe(situacao);
  });

  it.each([
    ['a code of two letters', { codigo: 'AB' }],
    ['a code with a space', { codigo: 'NATAL 10' }],
    ['a code with an accent', { codigo: 'NATALÃ' }],
    ['the code of another one', { codigo: 'bemvindo10' }],
    ['nothing off', { valor: 0 }],
    ['half a per cent', { valor: 10.5 }],
    ['more than all', { valor: 101 }],
    ['less than a centavo', { tipo: 'valor', valor: 0.001 }],
    ['a use less than none', { usosMaximos: -1 }],
    ['half a use', { usosPorCliente: 0.5 }],
    ['a time that is none', { de: 'amanhã' }],
    ['an end before its beginning', { de: at(2), ate: at(1) }],
  ] as const)('refuses %s', async (_, fields) => {
    await expect(saveCoupon(owner, { ...NEW, ...fields })).rejects.toMatchObject({ status: 400 });
  });

  it('removes one that nothing was ordered with, and says of none that there is none', async () => {
    const { cupom } = await saveCoupon(owner, NEW);
    await removeCoupon(owner, cupom.id);
    await expect(getCoupon(owner, String(cupom.id))).rejects.toMatchObject({ status: 404 });
    await expect(removeCoupon(owner, cupom.id)).rejects.toMatchObject({ status: 404 });
    await expect(saveCoupon(owner, NEW, cupom)).rejects.toMatchObject({ status: 404 });
  });
});

describe('a coupon for one order of each customer', () => {
  it('is counted with what it took off, refused to them from then on, and theirs again after a cancellation', async () => {
    const { cupom } = await saveCoupon(owner, NEW);
    const buyer = store.visitor();
    await logIn(buyer);
    expect(await cartWith(buyer, 'NATAL10')).toBe(true);
    const numero = await order(buyer, 'the first');
    const used = (await getCoupon(owner, String(cupom.id))).cupom;
    expect(used).toMatchObject({ usos: 1, descontos: 10, removivel: false });
    expect(used.vendas).toBeGreaterThan(90);
    await expect(removeCoupon(owner, cupom.id)).rejects.toMatchObject({ status: 409 });

    expect(await cartWith(buyer, 'NATAL10')).toBe(false);
    expect((await giveCoupon(buyer.api, 'NATAL10')).mensagem).toBe('Você já usou este cupom.');
    await stepPanelOrder(owner, numero, { situacao: 'cancelado', vista: 'recebido' });
    expect((await giveCoupon(buyer.api, 'NATAL10')).sucesso).toBe(true);
    expect((await getCoupon(owner, String(cupom.id))).cupom).toMatchObject({
      usos: 0,
      descontos: 0,
      vendas: 0,
    });
  });

  it('leaves the cart of a visitor who turns out to have used it', async () => {
    await saveCoupon(owner, NEW);
    const buyer = store.visitor();
    await logIn(buyer);
    await cartWith(buyer, 'NATAL10');
    await order(buyer, 'the first');
    const device = store.visitor();
    expect(await cartWith(device, 'NATAL10')).toBe(true);
    await logIn(device);
    const cart = await getCart(device.api);
    expect(cart.cupom).toBeNull();
    expect(JSON.stringify(cart.mensagens)).toContain('Você já usou o cupom NATAL10');
  });

  it('is not used twice by two devices that saw it before either ordered', async () => {
    await saveCoupon(owner, NEW);
    const devices = [store.visitor(), store.visitor()];
    for (const device of devices) {
      await logIn(device);
      await giveCoupon(device.api, 'NATAL10');
    }
    await putInCart(devices[0] as Visitor, product, 2);
    for (const device of devices)
      expect(await giveCoupon(device.api, 'NATAL10')).toMatchObject({ sucesso: true });
    await order(devices[0] as Visitor, 'the first');
    await putInCart(devices[1] as Visitor, product, 2);
    expect((await getCart((devices[1] as Visitor).api)).cupom).toBeNull();
    expect((await getCoupons(owner, { busca: 'NATAL10' })).cupons[0]?.usos).toBe(1);
  });
});
