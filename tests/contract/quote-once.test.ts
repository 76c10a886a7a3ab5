/** A quote is bought once, at its price and without a coupon on top, however many press at the same moment. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addToCart, getCart } from '#lib/api/checkout.ts';
import { giveCoupon } from '#lib/api/promotional.ts';
import { buyQuote, getQuote, getQuotes, makeQuote } from '#lib/api/quote.ts';
import type { Pedido } from '#lib/contract/order.ts';
import { takeQuote } from '#lib/platform/cart/queries/quotes.ts';
import { logIn, person } from '../support/accounts.ts';
import { dropKit, insertKit, setParts } from '../support/kit.ts';
import {
  buyer,
  call,
  fill,
  form,
  openOrders,
  orders,
  product,
  review,
  STOCK,
  send,
  stockLeft,
  store,
} from '../support/openings/orders.ts';
import type { Visitor } from '../support/store.ts';

const DAY = 86_400_000;
const RISEN = 99_990;
const QUOTED = 30_000;
const COUPON = 'BEMVINDO10';

openOrders();
let company: Visitor;
beforeEach(async () => {
  company = await buyer('empresa');
});
afterEach(async () => {
  await store.db.deleteFrom('quotes').execute();
});

const priceAt = (preco_por: number) =>
  store.db.updateTable('products').set({ preco_por }).where('id', '=', product).execute();
const quoted = async (): Promise<string> => {
  await fill(company, 3);
  return String((await makeQuote(company.api)).numero);
};
const emptied = async () => {
  await store.db.deleteFrom('cart_items').execute();
};
const goodsTotal = ({ total, frete }: Pedido): number => Math.round((total.valor - frete.valor) * 100);
const order = async (chave: string): Promise<Pedido> => {
  const answer = await send(company, (await review(company)).versao, chave);
  expect(answer.status).toBe(200);
  return answer.json();
};
const buy = async (numero: string, chave: string): Promise<Pedido> => {
  await buyQuote(company.api, numero);
  return order(chave);
};

describe('a quote', () => {
  it('that was changed after its order read it is not used by it', async () => {
    await fill(company, 1);
    const { numero: pedido } = await order('before');
    const id = Number(await quoted());
    const taken = (revisao: number) =>
      store.db.transaction().execute((trx) => takeQuote(trx, id, { pedido, revisao, now: store.clock.now }));
    const { revisao } = await store.db
      .selectFrom('quotes')
      .select('revisao')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect([await taken(revisao - 1), await taken(revisao)]).toEqual([false, true]);
  });

  it('is used by the order that is made at its price; the next one pays what the shop asks today', async () => {
    const numero = await quoted();
    await priceAt(RISEN);
    const first = await buy(numero, 'first');
    expect(goodsTotal(first)).toBe(QUOTED);
    expect(await getQuote(company.api, numero)).toMatchObject({ valido: false, pedido: first.numero });
    expect((await getQuotes(company.api)).orcamentos).toEqual([]);
    const second = await buy(numero, 'second');
    expect([goodsTotal(second), second.descontos]).toEqual([3 * RISEN, []]);
  });

  it('beside one of other goods in a cart is not bought with it, and the cart says so', async () => {
    const first = await quoted();
    await emptied();
    const kit = await insertKit(store, { preco: 15_000 }, { [product]: 2 });
    await addToCart(company.api, { tipo: 'lista', itens: [{ idProduto: kit, quantidade: 1 }] });
    const second = String((await makeQuote(company.api)).numero);
    await store.db.updateTable('lists').set({ preco: 18_000 }).where('id', '=', kit).execute();
    await priceAt(RISEN);
    const said = async () => (await getCart(company.api)).mensagens.map(({ mensagem }) => mensagem);
    await buyQuote(company.api, second);
    expect((await said()).join()).not.toContain('Cada pedido usa um só orçamento');
    await buyQuote(company.api, first);
    expect((await said()).join()).toContain(
      `este segue o ${first}, e os itens do ${second} estão com os preços de hoje`,
    );
    const { descontos } = await order('both');
    expect(descontos.map(({ nome }) => nome)).toEqual([`Preço do orçamento ${first}`]);
    await buyQuote(company.api, second);
    expect((await order('other')).descontos.map(({ nome }) => nome)).toEqual([
      `Preço do orçamento ${second}`,
    ]);
    await store.reset();
    await dropKit(store, kit);
  });

  it('that was bought while its price was still the shop’s is used as well', async () => {
    const numero = await quoted();
    const { numero: pedido } = await buy(numero, 'first');
    expect(await getQuote(company.api, numero)).toMatchObject({ valido: false, pedido });
    await priceAt(RISEN);
    expect(goodsTotal(await buy(numero, 'second'))).toBe(3 * RISEN);
  });

  it('of a kit whose parts have changed since is refused, and its price does not hold', async () => {
    const kit = await insertKit(store, { preco: 15_000 }, { [product]: 2 });
    await addToCart(company.api, { tipo: 'lista', itens: [{ idProduto: kit, quantidade: 1 }] });
    const numero = String((await makeQuote(company.api)).numero);
    await store.db.updateTable('lists').set({ preco: 18_000 }).where('id', '=', kit).execute();
    const paid = async () => {
      const { promocoes } = await getCart(company.api);
      return 18_000 - promocoes.reduce((sum, { desconto }) => sum + desconto, 0);
    };
    expect(await paid()).toBe(15_000);
    await setParts(store, kit, { [product]: 3 });
    expect(await paid()).toBe(18_000);
    await expect(buyQuote(company.api, numero)).rejects.toMatchObject({ status: 409 });
    await setParts(store, kit, { [product]: 2 });
    await buyQuote(company.api, numero);
    expect(await paid()).toBe(15_000);
    await dropKit(store, kit);
  });

  it('is not used by an order of other goods or quantities, nor by one like it that nobody made of it', async () => {
    const numero = await quoted();
    await order('like it');
    await fill(company, 2);
    await priceAt(RISEN);
    expect(goodsTotal(await order('two'))).toBe(2 * RISEN);
    expect(await getQuote(company.api, numero)).toMatchObject({ valido: true, pedido: null });
  });

  it('makes one order at its price when 20 press at the same moment', async () => {
    const numero = await quoted();
    await priceAt(RISEN);
    const { versao } = await review(company);
    const press = async (chave: string): Promise<number> => {
      await buyQuote(company.api, numero);
      return (await call(company, 'POST', 'order', form(versao, chave))).status;
    };
    // Whoever comes second finds the cart filled once more.
    const presses = Array.from({ length: 20 }, async (_, index) => [
      await press(`press ${index}`),
      await press(`press ${index}, again`),
    ]);
    const statuses = (await Promise.all(presses)).flat();
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.every((status) => [200, 400, 409].includes(status))).toBe(true);
    expect([(await orders()).length, await stockLeft()]).toEqual([1, STOCK - 3]);
  });

  it('that another order took since the review was read ends the order', async () => {
    const numero = await quoted();
    await priceAt(RISEN);
    const { versao } = await review(company);
    await order('first');
    await buyQuote(company.api, numero);
    expect((await send(company, versao, 'second')).status).toBe(409);
    expect(await orders()).toHaveLength(1);
  });

  it('that ended since the review was read ends the order', async () => {
    await quoted();
    await priceAt(RISEN);
    const { versao } = await review(company);
    store.later(11 * DAY);
    await logIn(company, { usuario: person('empresa').email, senha: 'cabo-de-demonstracao' });
    expect((await send(company, versao)).status).toBe(409);
    expect(await orders()).toEqual([]);
  });

  it('is free again when its order is cancelled, for as long as it holds', async () => {
    const numero = await quoted();
    await priceAt(RISEN);
    const first = await buy(numero, 'first');
    await call(company, 'POST', `order/${first.numero}/cancel`);
    expect(await getQuote(company.api, numero)).toMatchObject({ valido: true, pedido: null });
    expect(goodsTotal(await buy(numero, 'second'))).toBe(QUOTED);
    expect(goodsTotal(await buy(numero, 'third'))).toBe(3 * RISEN);
  });

  it('that is over stays over when its order is cancelled', async () => {
    const numero = await quoted();
    const first = await buy(numero, 'first');
    store.later(11 * DAY);
    await logIn(company, { usuario: person('empresa').email, senha: 'cabo-de-demonstracao' });
    await call(company, 'POST', `order/${first.numero}/cancel`);
    expect(await getQuote(company.api, numero)).toMatchObject({ valido: false, pedido: null });
  });

  it('used up makes room for a new one of the same goods', async () => {
    const numero = await quoted();
    await buy(numero, 'first');
    expect(await quoted()).not.toBe(numero);
  });
});

describe('a coupon', () => {
  const notice = (numero: string) => ({
    tipo: 'aviso',
    mensagem: expect.stringMatching(new RegExp(`cupom ${COUPON} não vale.*orçamento ${numero}`)),
  });

  it('that was there first counts no more beside a quote', async () => {
    const numero = await quoted();
    await giveCoupon(company.api, COUPON);
    await priceAt(RISEN);
    const cart = await buyQuote(company.api, numero);
    expect(cart).toMatchObject({ subtotal: { valor: QUOTED }, cupom: { hash: COUPON, desconto: 0 } });
    expect(cart.mensagens).toContainEqual(notice(numero));
    const bought = await order('first');
    expect(goodsTotal(bought)).toBe(QUOTED);
    expect(bought.descontos.map(({ nome }) => nome).filter((nome) => nome.includes('Cupom'))).toEqual([]);
    const used = store.db.selectFrom('coupons').select('usos').where('hash', '=', COUPON);
    expect(await used.executeTakeFirstOrThrow()).toEqual({ usos: 0 });
    const written = store.db.selectFrom('orders').select(['cupom', 'cupom_id']);
    expect(await written.execute()).toEqual([{ cupom: '', cupom_id: null }]);
  });

  it('that comes after a quote is refused with the reason', async () => {
    const numero = await quoted();
    await priceAt(RISEN);
    await buyQuote(company.api, numero);
    expect(await giveCoupon(company.api, COUPON)).toEqual({
      sucesso: false,
      mensagem: expect.stringContaining(`orçamento ${numero}`),
    });
    expect(await getCart(company.api)).toMatchObject({ subtotal: { valor: QUOTED }, cupom: null });
  });

  it('for the freight counts no more either', async () => {
    const numero = await quoted();
    await giveCoupon(company.api, 'FRETEGRATIS');
    const free = await review(company);
    await priceAt(RISEN);
    await buyQuote(company.api, numero);
    const shown = await review(company);
    expect(shown.carrinho.mensagens).toMatchObject([{ tipo: 'aviso' }]);
    expect(shown.total.frete).toBeGreaterThanOrEqual(free.total.frete);
    expect((await order('first')).frete.valor).toBe(shown.total.frete);
  });

  it('counts again once the cart is another one', async () => {
    const numero = await quoted();
    await giveCoupon(company.api, COUPON);
    await priceAt(RISEN);
    await buyQuote(company.api, numero);
    await fill(company, 1);
    expect((await getCart(company.api)).cupom?.desconto).toBe((4 * RISEN) / 10);
  });

  /** A quote that saves nothing, and one that saves less than 10 % of R$ 300. */
  const dear = [10_000, 10_300];

  it.each(dear)('that takes more off than a quote counts in its place, at %i', async (price) => {
    const numero = await quoted();
    await priceAt(price);
    await buyQuote(company.api, numero);
    expect((await giveCoupon(company.api, COUPON)).sucesso).toBe(true);
    const cart = await getCart(company.api);
    const cheaper = (3 * price * 9) / 10;
    expect(cart).toMatchObject({ subtotal: { valor: cheaper }, promocoes: [] });
    const kept = new RegExp(`cupom ${COUPON} vale mais.*orçamento ${numero}`);
    expect(cart.mensagens).toContainEqual({ tipo: 'aviso', mensagem: expect.stringMatching(kept) });
    expect(goodsTotal(await order('first'))).toBe(cheaper);
    expect(await getQuote(company.api, numero)).toMatchObject({ valido: true, pedido: null });
  });

  it('gives way again when the quote takes more off', async () => {
    const numero = await quoted();
    await buyQuote(company.api, numero);
    await giveCoupon(company.api, COUPON);
    const { versao } = await review(company);
    await priceAt(RISEN);
    const cart = await getCart(company.api);
    expect(cart).toMatchObject({ subtotal: { valor: QUOTED }, cupom: { desconto: 0 } });
    expect((await send(company, versao)).status).toBe(409);
    expect(goodsTotal(await order('first'))).toBe(QUOTED);
    expect(await getQuote(company.api, numero)).toMatchObject({ valido: false });
  });

  it('for the freight counts where a quote saves nothing', async () => {
    const numero = await quoted();
    await buyQuote(company.api, numero);
    expect((await giveCoupon(company.api, 'FRETEGRATIS')).sucesso).toBe(true);
    expect((await order('first')).frete.valor).toBe(0);
    expect(await getQuote(company.api, numero)).toMatchObject({ valido: true, pedido: null });
  });

  it('counts for goods of which a quote lies in the drawer, and leaves the quote alone', async () => {
    const numero = await quoted();
    expect((await giveCoupon(company.api, COUPON)).sucesso).toBe(true);
    expect(goodsTotal(await order('first'))).toBe(27_000);
    expect(await getQuote(company.api, numero)).toMatchObject({ valido: true, pedido: null });
  });
});
