/** A quote binds for ten days: what it says is what its goods cost, for its account. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#artwork/demo/accounts.ts';
import { getCart, updateCartItem } from '#lib/api/checkout.ts';
import { giveCoupon } from '#lib/api/promotional.ts';
import { buyQuote, getQuote, getQuotes, makeQuote } from '#lib/api/quote.ts';
import { logIn, person } from '../support/accounts.ts';
import { plainProduct, putInCart } from '../support/plain-product.ts';
import { createTestStore, type TestStore, type Visitor } from '../support/store.ts';

const DAY = 86_400_000;
let store: TestStore;
let company: Visitor;
let product: number;

beforeAll(async () => {
  store = await createTestStore();
  product = await plainProduct(store);
});
beforeEach(async () => {
  company = await someone('empresa');
  await priceAt(10_000);
});
afterEach(async () => {
  expect(store.failures).toEqual([]);
  await store.db.deleteFrom('quotes').execute();
  await store.reset();
});
afterAll(() => store.close());

const setProduct = (columns: object) =>
  store.db.updateTable('products').set(columns).where('id', '=', product).execute();
const priceAt = (preco_por: number) =>
  setProduct({ preco_por, preco_de: 0, desconto_vista: null, estoque: 20, ativo: true });
const someone = async (name: Parameters<typeof person>[0]) => {
  const visitor = store.visitor();
  await logIn(visitor, { usuario: person(name).email, senha: DEMO_PASSWORD });
  return visitor;
};
const quoted = async (quantidade = 3): Promise<string> => {
  await putInCart(company, product, quantidade);
  return String((await makeQuote(company.api)).numero);
};

describe('a quote', () => {
  it('says who, what, for how much and until when', async () => {
    const numero = await quoted();
    expect(await getQuote(company.api, numero)).toMatchObject({
      numero: Number(numero),
      data: '2026-11-20T15:00:00.000Z',
      validade: '2026-12-01T03:00:00.000Z',
      valido: true,
      comprador: { nome: person('empresa').nome_razao, documento: person('empresa').cpf_cnpj },
      linhas: [{ quantidade: 3, precoPor: 10_000, total: 30_000 }],
      descontos: [],
      total: { produtos: 30_000, valor: 30_000, vista: 27_600 },
    });
    expect(Number(numero)).toBeGreaterThan(1000);
  });

  it('stays as it was given, whatever the shop changes', async () => {
    const numero = await quoted();
    const before = await getQuote(company.api, numero);
    await setProduct({ preco_por: 20_000, ativo: false });
    store.later(30 * DAY);
    await logIn(company, { usuario: person('empresa').email, senha: DEMO_PASSWORD });
    expect(await getQuote(company.api, numero)).toEqual({ ...before, valido: false });
  });

  it('is one when its form is sent twice, and another when the cart is another', async () => {
    await putInCart(company, product, 3);
    const [first, second] = await Promise.all([makeQuote(company.api), makeQuote(company.api)]);
    expect(second.numero).toBe(first.numero);
    await putInCart(company, product, 1);
    expect((await makeQuote(company.api)).numero).not.toBe(first.numero);
    expect((await getQuotes(company.api)).orcamentos.map(({ valor }) => valor)).toEqual([40_000, 30_000]);
  });

  it('is of goods, for an account: an empty cart is 400, nobody is 401, somebody else is told 404', async () => {
    await expect(makeQuote(company.api)).rejects.toMatchObject({ status: 400 });
    await expect(makeQuote(store.visitor().api)).rejects.toMatchObject({ status: 401 });
    const numero = await quoted();
    const other = await someone('cliente');
    await expect(getQuote(other.api, numero)).rejects.toMatchObject({ status: 404 });
    await expect(buyQuote(other.api, numero)).rejects.toMatchObject({ status: 404 });
    expect((await getQuotes(other.api)).orcamentos).toEqual([]);
  });

  it('leaves the coupon out', async () => {
    await putInCart(company, product, 3);
    await giveCoupon(company.api, 'BEMVINDO10');
    expect((await makeQuote(company.api)).total.valor).toBe(30_000);
  });
});

describe('buying a quote', () => {
  it('costs what it says though the price rose, by card and in cash', async () => {
    const numero = await quoted();
    await priceAt(15_000);
    const { subtotal, promocoes } = await buyQuote(company.api, numero);
    expect(subtotal).toMatchObject({ valor: 30_000, descontoVista: { valor: 27_600 } });
    expect(promocoes).toMatchObject([{ tipo: 'orcamento', id: Number(numero), desconto: 15_000 }]);
  });

  it('costs today what is cheaper today', async () => {
    const numero = await quoted();
    await priceAt(8000);
    expect(await buyQuote(company.api, numero)).toMatchObject({ subtotal: { valor: 24_000 }, promocoes: [] });
  });

  it('sets its quantities, once however often it is pressed', async () => {
    const numero = await quoted();
    await putInCart(company, product, 5);
    await Promise.all([buyQuote(company.api, numero), buyQuote(company.api, numero)]);
    expect((await getCart(company.api)).itens).toMatchObject([{ quantidade: 3 }]);
  });

  it.each([2, 4])('for %i of what was quoted for 3 costs what it costs today', async (quantidade) => {
    const numero = await quoted();
    await priceAt(15_000);
    const [line] = (await buyQuote(company.api, numero)).itens;
    if (!line) throw new Error('no line');
    const cart = await updateCartItem(company.api, { ...line.hash, tipo: 'produto', quantidade });
    expect(cart.subtotal.valor).toBe(quantidade * 15_000);
  });

  it.each([
    ['in the last moment', 0, 30_000],
    ['a moment later', 1, 45_000],
  ])('%s of its tenth day costs', async (_, after, valor) => {
    const numero = await quoted();
    await priceAt(15_000);
    store.clock.now = new Date(Date.parse('2026-12-01T02:59:59.999Z') + after);
    await logIn(company, { usuario: person('empresa').email, senha: DEMO_PASSWORD });
    expect((await buyQuote(company.api, numero)).subtotal.valor).toBe(valor);
  });

  it('puts in what there is, and says what is short or gone', async () => {
    const numero = await quoted();
    await setProduct({ estoque: 2 });
    const { itens, mensagens } = await buyQuote(company.api, numero);
    expect(itens).toMatchObject([{ quantidade: 2 }]);
    expect(mensagens).toMatchObject([{ tipo: 'erro' }]);
    await setProduct({ ativo: false });
    expect(await buyQuote(company.api, numero)).toMatchObject({ itens: [], mensagens: [{ tipo: 'erro' }] });
  });

  it('cannot hold its price for longer by being quoted again', async () => {
    const numero = await quoted();
    await priceAt(15_000);
    await buyQuote(company.api, numero);
    expect((await makeQuote(company.api)).total.valor).toBe(45_000);
  });

  it('is for its account: the same cart of another costs what it costs today', async () => {
    await quoted();
    await priceAt(15_000);
    expect((await putInCart(await someone('cliente'), product, 3)).subtotal.valor).toBe(45_000);
  });
});
