import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chooseFreight, getCartFreight } from '#lib/api/cart-freight.ts';
import { getCart, setZipcode } from '#lib/api/checkout.ts';
import { giveCoupon } from '#lib/api/promotional.ts';
import { quoteProduct } from '#lib/api/shipment.ts';
import { logIn } from '../support/accounts.ts';
import { plainProduct, putInCart } from '../support/plain-product.ts';
import { createTestStore, type TestStore, type Visitor } from '../support/store.ts';

const CEP = '69005000';
const PRICE = 9900;
let store: TestStore;
let visitor: Visitor;
let product: number;

beforeAll(async () => {
  store = await createTestStore();
  product = await plainProduct(store);
  const columns = { preco_por: PRICE, preco_de: 0, desconto_vista: null };
  await store.db.updateTable('products').set(columns).where('id', '=', product).execute();
});
beforeEach(() => {
  visitor = store.visitor();
});
afterEach(async () => {
  expect(store.failures).toEqual([]);
  await store.reset();
});
afterAll(() => store.close());

const fill = (quantidade: number) => putInCart(visitor, product, quantidade);

describe('the freight of the cart', () => {
  it('is nothing without a postal code, and for an empty cart', async () => {
    expect(await getCartFreight(visitor.api)).toMatchObject({
      cep: '',
      servico: '',
      fretes: [],
    });
    await setZipcode(visitor.api, CEP);
    const { cep, fretes, total } = await getCartFreight(visitor.api);
    expect([cep, fretes, total.valor, total.parcelamento]).toEqual([CEP, [], 0, []]);
  });

  it('is quoted as for the product alone, and for all units of all lines together', async () => {
    await fill(2);
    await setZipcode(visitor.api, CEP);
    const asked = { cep: CEP, idProduto: product, idAtributoValor: 0, quantidade: 2 };
    const freight = await getCartFreight(visitor.api);
    expect(freight).toMatchObject(await quoteProduct(visitor.api, asked));
    expect(freight.fretes.length).toBeGreaterThan(0);
  });

  it('is added to both totals once a service is chosen, the cash discount being on the goods alone', async () => {
    const { subtotal } = await fill(1);
    await setZipcode(visitor.api, CEP);
    const before = await getCartFreight(visitor.api);
    expect(before.total).toMatchObject({ valor: PRICE, frete: 0 });
    const [service] = before.fretes;
    if (!service) throw new Error('no service');
    const { servico, total } = await chooseFreight(visitor.api, service.id);
    expect(servico).toBe(service.id);
    expect(total).toMatchObject({
      frete: service.valor,
      valor: PRICE + service.valor,
      vista: subtotal.descontoVista.valor + service.valor,
    });
    expect(total.parcelamento.at(0)?.valorTotal).toBe(total.valor);
    expect(await getCartFreight(visitor.api)).toMatchObject({ servico, total });
  });

  it('is chosen no more by the empty service', async () => {
    await fill(1);
    await setZipcode(visitor.api, CEP);
    const [service] = (await getCartFreight(visitor.api)).fretes;
    await chooseFreight(visitor.api, service?.id ?? '');
    expect(await chooseFreight(visitor.api, '')).toMatchObject({ servico: '', total: { frete: 0 } });
  });

  it('refuses a service that nobody offers there, and keeps the one before', async () => {
    await fill(1);
    await setZipcode(visitor.api, CEP);
    const [service] = (await getCartFreight(visitor.api)).fretes;
    await chooseFreight(visitor.api, service?.id ?? '');
    await expect(chooseFreight(visitor.api, 'foguete')).rejects.toMatchObject({ status: 400 });
    expect((await getCartFreight(visitor.api)).servico).toBe(service?.id);
  });

  it('forgets a service that does not go to the next postal code', async () => {
    await fill(1);
    await setZipcode(visitor.api, '01310100');
    const local = (await getCartFreight(visitor.api)).fretes.find(({ tipo }) => tipo === 'motoboy');
    await chooseFreight(visitor.api, local?.id ?? 'none');
    await setZipcode(visitor.api, CEP);
    expect(await getCartFreight(visitor.api)).toMatchObject({ servico: '', total: { frete: 0 } });
  });

  it('is what a coupon for the freight leaves of it', async () => {
    await fill(3);
    await setZipcode(visitor.api, CEP);
    const before = (await getCartFreight(visitor.api)).fretes;
    await store.db.updateTable('coupons').set({ valor: 50 }).where('hash', '=', 'FRETEGRATIS').execute();
    expect(await giveCoupon(visitor.api, 'FRETEGRATIS')).toMatchObject({ sucesso: true });
    const after = (await getCartFreight(visitor.api)).fretes;
    expect(after.map(({ valor }) => valor)).toEqual(before.map(({ valor }) => Math.round(valor / 2)));
    await store.db.updateTable('coupons').set({ valor: 100 }).where('hash', '=', 'FRETEGRATIS').execute();
    const free = (await getCartFreight(visitor.api)).fretes;
    expect(new Set(free.map(({ valor }) => valor))).toEqual(new Set([0]));
    expect((await getCart(visitor.api)).cupom).toEqual({ hash: 'FRETEGRATIS', tipo: 'frete', desconto: 0 });
  });

  it('comes along with a login, like the postal code', async () => {
    await fill(1);
    await setZipcode(visitor.api, CEP);
    const [service] = (await getCartFreight(visitor.api)).fretes;
    await chooseFreight(visitor.api, service?.id ?? '');
    await logIn(visitor);
    expect(await getCartFreight(visitor.api)).toMatchObject({ cep: CEP, servico: service?.id });
  });
});
