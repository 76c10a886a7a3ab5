/** An order bought once more: at the prices of today, and what is gone is named. */
import { afterEach, describe, expect, it } from 'vitest';
import { getCart } from '#lib/api/checkout.ts';
import { getOpenOrderAgain, getOrderAgain } from '#lib/api/order.ts';
import { cartPath } from '#lib/paths.ts';
import { orderToken } from '#lib/platform/orders/order-link.ts';
import { againVersion, takeAgain, takeLinkedAgain } from '#lib/server/cart/order-again.ts';
import { boughtByGuest } from '../support/guest.ts';
import {
  buyer,
  call,
  fill,
  openOrders,
  ordered,
  product,
  stock,
  store,
  valued,
} from '../support/openings/orders.ts';
import { SESSION_SECRET } from '../support/store.ts';

openOrders();
afterEach(() => status('disponivel'));

const status = (now: string) =>
  store.db
    .updateTable('products')
    .set({ status: now as 'disponivel' })
    .where('id', '=', product)
    .execute();
const price = (preco_por: number) =>
  store.db.updateTable('products').set({ preco_por }).where('id', '=', product).execute();

async function bought(quantidade = 2) {
  const visitor = await buyer();
  const { numero } = await ordered(visitor, quantidade);
  return { visitor, numero: String(numero), again: () => getOrderAgain(visitor.api, String(numero)) };
}
const formOf = (visto: string) => {
  const form = new FormData();
  form.set('visto', visto);
  form.set('chave', 'uma-vez');
  return form;
};

describe('an order bought again', () => {
  it('costs what its goods cost today', async () => {
    const { again } = await bought();
    await price(12_345);
    const { linhas, total } = await again();
    expect(linhas).toEqual([
      expect.objectContaining({
        pedida: 2,
        quantidade: 2,
        precoAntes: 10_000,
        precoPor: 12_345,
        total: 24_690,
      }),
    ]);
    expect(total).toBe(24_690);
  });

  it('goes into the cart as it was shown, once for a form that is sent twice', async () => {
    const { visitor, numero, again } = await bought();
    const form = formOf(againVersion(await again()));
    expect(await takeAgain(visitor.api, numero, form)).toMatch(/carrinho/);
    await takeAgain(visitor.api, numero, form);
    const { itens } = await getCart(visitor.api);
    expect(itens.map(({ hash, quantidade }) => [hash.idProduto, quantidade])).toEqual([[product, 2]]);
  });

  it('takes nothing out of the cart that lies there already', async () => {
    const { visitor, numero, again } = await bought();
    await fill(visitor, 1, valued.product_id, valued.valor_id);
    await fill(visitor, 1);
    await takeAgain(visitor.api, numero, formOf(againVersion(await again())));
    const { itens } = await getCart(visitor.api);
    expect(itens.map(({ hash, quantidade }) => [hash.idProduto, quantidade])).toEqual([
      [valued.product_id, 1],
      [product, 3],
    ]);
  });

  it('is bought again by the link of its mails, into the cart of whoever opens it', async () => {
    const guest = store.visitor();
    const { numero } = await boughtByGuest(guest);
    const token = orderToken({ sessionSecret: SESSION_SECRET }, { numero, link_version: 1 });
    const stranger = store.visitor();
    const form = formOf(againVersion(await getOpenOrderAgain(stranger.api, token)));
    form.set('acao', 'repetir');
    expect(await takeLinkedAgain(stranger.api, token, form)).toEqual({ path: cartPath });
    expect((await getCart(stranger.api)).itens).toHaveLength(1);
    expect((await call(stranger, 'GET', `order/link/${token}x/again`)).status).toBe(404);
  });

  it('is shown again, and nothing is taken, where a price or the stock has changed since', async () => {
    const { visitor, numero, again } = await bought();
    const seen = againVersion(await again());
    await price(11_000);
    expect(await takeAgain(visitor.api, numero, formOf(seen))).toContain('aviso=mudou');
    expect((await getCart(visitor.api)).itens).toEqual([]);
  });

  it.each([
    ['a part of it', 1, 1],
    ['nothing of it', 0, 0],
  ])('has %s where the shop has no more', async (_, left, quantidade) => {
    const { again } = await bought();
    await stock(left);
    const { linhas, total } = await again();
    expect([linhas[0]?.pedida, linhas[0]?.quantidade, total]).toEqual([2, quantidade, quantidade * 10_000]);
  });

  it('names what is not sold any more', async () => {
    const { again } = await bought();
    await status('indisponivel');
    const { linhas, total } = await again();
    expect([linhas[0]?.nome !== '', linhas[0]?.quantidade, total]).toEqual([true, 0, 0]);
  });

  it('is its buyer’s alone', async () => {
    const { numero } = await bought();
    expect((await call(store.visitor(), 'GET', `order/${numero}/again`)).status).toBe(401);
    expect((await call(await buyer('revenda'), 'GET', `order/${numero}/again`)).status).toBe(404);
  });
});
