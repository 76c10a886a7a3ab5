import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chooseFreight, getCartFreight } from '#lib/api/cart-freight.ts';
import { addToCart, getCart, setZipcode } from '#lib/api/checkout.ts';
import { giveCoupon } from '#lib/api/promotional.ts';
import { quoteProduct } from '#lib/api/shipment.ts';
import { logIn } from '../support/accounts.ts';
import { dropKit, insertKit } from '../support/kit.ts';
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

describe('what may not travel together', () => {
  afterEach(async () => {
    await store.db.updateTable('products').set({ envio: '' }).execute();
    await store.db.updateTable('categories').set({ envio: '' }).execute();
  });
  const mark = (id: number, envio: string) =>
    store.db.updateTable('products').set({ envio }).where('id', '=', id).execute();
  const others = async () => {
    const { categoria_id } = await store.db
      .selectFrom('products')
      .select('categoria_id')
      .where('id', '=', product)
      .executeTakeFirstOrThrow();
    return store.db
      .selectFrom('products as p')
      .select(['p.id', 'p.nome', 'p.categoria_id'])
      .where('p.id', '<>', product)
      .where('p.status', '=', 'disponivel')
      .where('p.estoque', '>', 10)
      .where('p.categoria_id', '<>', categoria_id)
      .where('p.id', 'not in', (eb) => eb.selectFrom('product_variants').select('product_id'))
      .orderBy('p.id')
      .limit(2)
      .execute();
  };
  const freightFor = async (...ids: readonly number[]) => {
    const fresh = store.visitor();
    for (const id of ids) await putInCart(fresh, id, 1);
    await setZipcode(fresh.api, CEP);
    return getCartFreight(fresh.api);
  };
  const priceOf = (freight: Awaited<ReturnType<typeof freightFor>>, id: string) =>
    freight.fretes.find((one) => one.id === id)?.valor ?? Number.NaN;

  it('goes in deliveries whose prices are added up, and which are named', async () => {
    const [other] = await others();
    if (!other) throw new Error('no other product');
    const [own, apart] = [await freightFor(product), await freightFor(other.id)];
    const together = await freightFor(product, other.id);
    expect(together.mensagem).toBe('');
    await mark(other.id, 'sozinho');
    const both = await freightFor(product, other.id);
    const [{ id, label } = { id: '', label: '' }] = own.fretes;
    expect(priceOf(both, id)).toBe(priceOf(own, id) + priceOf(apart, id));
    expect(priceOf(both, id)).toBeGreaterThan(priceOf(together, id));
    expect(both.fretes.find((one) => one.id === id)?.label).toBe(`${label} (2 entregas)`);
    expect(both.mensagem).toContain('vão em 2 entregas, e o frete já soma todas');
    expect(both.mensagem).toContain(`Entrega 2: ${other.nome}.`);
    // Alone it is one delivery, of which nothing is said.
    expect((await freightFor(other.id)).mensagem).toBe('');
    expect((await freightFor(other.id)).fretes).toEqual(apart.fretes);
  });

  it('is named by the products of a kit, not by the kit', async () => {
    const [other] = await others();
    if (!other) throw new Error('no other product');
    await mark(other.id, 'sozinho');
    const id = await insertKit(store, { desconto: 5 }, { [product]: 1, [other.id]: 1 });
    await addToCart(visitor.api, { tipo: 'lista', itens: [{ idProduto: id, quantidade: 1 }] });
    await setZipcode(visitor.api, CEP);
    const { mensagem } = await getCartFreight(visitor.api);
    await dropKit(store, id);
    expect(mensagem).toContain(`Entrega 2: ${other.nome}.`);
  });

  it('is one group for products of the same mark, by their category unless they say otherwise', async () => {
    const [other, third] = await others();
    if (!other || !third) throw new Error('no other products');
    const category = (envio: string, id: number) =>
      store.db.updateTable('categories').set({ envio }).where('id', '=', id).execute();
    await category('frágil', other.categoria_id);
    await mark(third.id, 'Frágil');
    expect((await freightFor(other.id, third.id)).mensagem).toBe('');
    expect((await freightFor(product, other.id, third.id)).mensagem).toContain('em 2 entregas');
    await mark(other.id, 'livre');
    expect((await freightFor(product, other.id)).mensagem).toBe('');
    await mark(other.id, '');
    // What stands above a category holds for it too.
    await category('', other.categoria_id);
    const above = await store.db
      .selectFrom('categories as own')
      .innerJoin('categories as up', 'up.id', 'own.pai_id')
      .select('up.id')
      .where('own.id', '=', other.categoria_id)
      .executeTakeFirstOrThrow();
    await category('sozinho', above.id);
    expect((await freightFor(other.id, third.id)).mensagem).toContain('em 2 entregas');
  });

  it('goes by two services where none takes both, as one choice at the price of both', async () => {
    const [other] = await others();
    if (!other) throw new Error('no other product');
    await mark(other.id, 'sozinho');
    await store.db.updateTable('products').set({ peso_g: 900_000 }).where('id', '=', other.id).execute();
    const [light, heavy] = [await freightFor(product), await freightFor(other.id)];
    const [small, large] = [light.fretes[0], heavy.fretes[0]];
    if (!small || !large) throw new Error('not delivered');
    expect((await freightFor(product, other.id)).fretes).toEqual([
      expect.objectContaining({
        id: `${small.id}+${large.id}`,
        label: `${small.label} e ${large.label} (2 entregas)`,
        valor: small.valor + large.valor,
      }),
    ]);
    await store.db.updateTable('products').set({ peso_g: 900 }).where('id', '=', other.id).execute();
  });

  it('says which part nobody takes there, and is picked up at once', async () => {
    const [other] = await others();
    if (!other) throw new Error('no other product');
    await mark(other.id, 'sozinho');
    await store.db.updateTable('products').set({ peso_g: 9_000_000 }).where('id', '=', other.id).execute();
    const { fretes, mensagem, restricaoEntrega } = await freightFor(product, other.id);
    expect(fretes.filter(({ tipo }) => tipo !== 'retirada')).toEqual([]);
    expect(restricaoEntrega).toContain(`nenhum serviço de entrega leva até este CEP: ${other.nome}.`);
    expect(mensagem).toBe(restricaoEntrega);
    const near = store.visitor();
    await store.db.updateTable('products').set({ peso_g: 900 }).where('id', '=', other.id).execute();
    for (const id of [product, other.id]) await putInCart(near, id, 1);
    await setZipcode(near.api, '01310100');
    const pickup = (await getCartFreight(near.api)).fretes.find(({ tipo }) => tipo === 'retirada');
    expect(pickup?.label).not.toContain('entregas');
  });
});
