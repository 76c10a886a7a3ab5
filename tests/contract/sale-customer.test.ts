/** A seller of the shop orders for a customer: at the customer's prices, within the seller's limit, in the customer's name. */
import { afterEach, describe, expect, it } from 'vitest';
import { getCart, getUser } from '#lib/api/checkout.ts';
import { getOrder } from '#lib/api/order.ts';
import { beginSale } from '#lib/api/panel-orders.ts';
import type { Pedido, RevisaoPedido } from '#lib/contract/order.ts';
import { person } from '../support/accounts.ts';
import { mailsOf } from '../support/mails.ts';
import { buyer, call, fill, form, openOrders, orders, product, store } from '../support/openings/orders.ts';
import { staff } from '../support/staff.ts';
import type { Visitor } from '../support/store.ts';

openOrders();
const limit = (limite_desconto: number) =>
  store.db
    .updateTable('users')
    .set({ limite_desconto })
    .where('email', '=', person('vendas').email)
    .execute();
afterEach(async () => {
  await limit(10);
  await store.db
    .updateTable('users')
    .set({ vendedor: true })
    .where('email', '=', person('vendas').email)
    .execute();
});

const CUSTOMER = person('cliente').email;
const PLACE = {
  cep: '01310100',
  logradouro: 'Avenida Paulista',
  numero: '1000',
  complemento: '',
  bairro: 'Bela Vista',
  cidade: 'São Paulo',
  uf: 'SP',
};
const GUEST = {
  email: 'nova@exemplo.test',
  nome: 'Nova Cliente',
  documento: '529.982.247-25',
  telefone: '(11) 98765-4321',
};

async function selling(cliente = CUSTOMER, desconto = 0, quantidade = 2): Promise<Visitor> {
  const seller = await staff(store, 'vendedor');
  await beginSale(seller.api, { cliente, desconto });
  await fill(seller, quantidade);
  return seller;
}
const reviewed = async (seller: Visitor): Promise<RevisaoPedido> =>
  (await call(seller, 'GET', 'order/review?cep=01310100')).json();
const sold = async (seller: Visitor, more: object = {}, chave = 'venda-1') => {
  const { versao } = await reviewed(seller);
  return call(seller, 'POST', 'order', { ...form(versao, chave), endereco: PLACE, ...more });
};
const ofOrder = (numero: number) =>
  store.db.selectFrom('orders').selectAll().where('numero', '=', numero).executeTakeFirstOrThrow();

describe('a sale for a customer', () => {
  it('names the discount in the cart as the order will', async () => {
    const { promocoes } = await getCart((await selling(CUSTOMER, 7)).api);
    expect(promocoes.map(({ nome }) => nome)).toEqual(['Desconto especial de 7%']);
  });

  it('is an order of the customer, which says who sold it, and empties the seller\u2019s cart alone', async () => {
    const customer = await buyer();
    await fill(customer, 1);
    const seller = await selling();
    expect((await getUser(seller.api)).vendaInterna).toMatchObject({
      cliente: { nome: person('cliente').nome_razao },
      desconto: 0,
    });
    expect(await reviewed(seller)).toMatchObject({ venda: true, comprador: { email: CUSTOMER } });
    const answer = await sold(seller);
    expect(answer.status).toBe(200);
    const order: Pedido = await answer.json();
    expect(order).toMatchObject({ vendedor: person('vendas').nome_razao, comprador: { email: CUSTOMER } });
    expect(order.linkCliente).toMatch(/\/checkout\/acompanhar\/\d+-[0-9a-f]{32}$/);
    expect((await getCart(seller.api)).itens).toEqual([]);
    expect((await getCart(customer.api)).itens).toHaveLength(1);
    expect((await getUser(seller.api)).vendaInterna).not.toHaveProperty('cliente');
    const own = await getOrder(customer.api, String(order.numero));
    expect(own).toMatchObject({ vendedor: person('vendas').nome_razao, linkCliente: '' });
    expect(
      (await mailsOf(store)).some((mail) => mail.includes(CUSTOMER) && mail.includes('acompanhar')),
    ).toBe(true);
  });

  it('costs what the customer pays, less the seller\u2019s discount, which the history keeps', async () => {
    const reseller = await store.db
      .selectFrom('users')
      .select('desconto_revenda')
      .where('email', '=', person('revenda').email)
      .executeTakeFirstOrThrow();
    const seller = await selling(person('revenda').email, 10);
    const order: Pedido = await (await sold(seller)).json();
    const each = 10_000 - Math.round((10_000 * reseller.desconto_revenda) / 100);
    expect(order.total.produtos).toBe((each * 2) / 100);
    expect(order.descontos).toContainEqual({ nome: 'Desconto especial de 10%', valor: (each * 2) / 1000 });
    const note = await store.db
      .selectFrom('panel_changes')
      .select(['autor', 'campos'])
      .where('secao', '=', 'pedidos')
      .where('alvo', '=', String(order.numero))
      .executeTakeFirstOrThrow();
    expect(note).toMatchObject({ autor: person('vendas').nome_razao });
    expect(note.campos).toContainEqual({ campo: 'desconto', antes: '', depois: '10%' });
  });

  it('makes a customer without an account, whose order belongs to no session and no seller', async () => {
    const seller = await selling('');
    expect(await reviewed(seller)).toMatchObject({ venda: true, comprador: null, enderecos: [] });
    const order: Pedido = await (await sold(seller, { comprador: GUEST })).json();
    expect(await ofOrder(order.numero)).toMatchObject({ user_id: null, session_id: null, convidado: true });
    expect((await getOrder(seller.api, String(order.numero))).comprador.email).toBe(GUEST.email);
    expect((await call(store.visitor(), 'GET', `order/${order.numero}`)).status).toBe(401);
    expect((await call(await staff(store, 'marketing'), 'GET', `order/${order.numero}`)).status).toBe(404);
  });

  it('shows a seller no order that somebody else sold or the customer sent', async () => {
    const customer = await buyer();
    await fill(customer, 1);
    const { versao } = await reviewed(customer);
    const own: Pedido = await (
      await call(customer, 'POST', 'order', { ...form(versao), endereco: PLACE })
    ).json();
    const seller = await selling();
    expect((await call(seller, 'GET', `order/${own.numero}`)).status).toBe(404);
    const listed = await (await call(seller, 'GET', 'orders')).json();
    expect(listed.pedidos.map(({ numero }: { numero: number }) => numero)).not.toContain(own.numero);
  });

  it('is refused to who sells nothing, over the limit, and to an account that is none', async () => {
    const put = async (visitor: Visitor, body: object) =>
      (await call(visitor, 'PUT', 'panel/sale', body)).status;
    const body = { cliente: CUSTOMER, desconto: 0 };
    expect(await put(store.visitor(), body)).toBe(401);
    expect(await put(await buyer(), body)).toBe(403);
    const seller = await staff(store, 'vendedor');
    expect(await put(seller, { ...body, desconto: 10 })).toBe(200);
    expect(await put(seller, { ...body, desconto: 11 })).toBe(400);
    expect(await put(seller, { ...body, cliente: 'ninguem@exemplo.test' })).toBe(400);
    expect(await put(seller, { ...body, cliente: person('vendas').email })).toBe(400);
  });

  it.each([
    ['a limit that was lowered meanwhile', () => limit(5), 409],
    [
      'who sells no more',
      () =>
        store.db
          .updateTable('users')
          .set({ vendedor: false })
          .where('email', '=', person('vendas').email)
          .execute(),
      403,
    ],
  ])('writes nothing for %s', async (_, meanwhile, status) => {
    const seller = await selling(CUSTOMER, 10);
    const { versao } = await reviewed(seller);
    await meanwhile();
    const answer = await call(seller, 'POST', 'order', { ...form(versao), endereco: PLACE });
    expect(answer.status).toBe(status);
    expect(await orders()).toEqual([]);
    expect((await getCart(seller.api)).itens).toHaveLength(1);
  });

  it('orders nothing for another customer than the page showed', async () => {
    const seller = await selling();
    const { versao } = await reviewed(seller);
    await beginSale(seller.api, { cliente: person('empresa').email, desconto: 0 });
    const answer = await call(seller, 'POST', 'order', { ...form(versao), endereco: PLACE });
    expect(answer.status).toBe(409);
    expect(await orders()).toEqual([]);
  });

  it('is one order however often its form is sent at once', async () => {
    const seller = await selling();
    const { versao } = await reviewed(seller);
    const body = { ...form(versao), endereco: PLACE };
    const answers = await Promise.all(Array.from({ length: 10 }, () => call(seller, 'POST', 'order', body)));
    const numbers = new Set<number>();
    for (const answer of answers) if (answer.status === 200) numbers.add((await answer.json()).numero);
    expect(numbers.size).toBe(1);
    expect(await orders()).toHaveLength(1);
    expect(product).toBeGreaterThan(0);
  });
});
