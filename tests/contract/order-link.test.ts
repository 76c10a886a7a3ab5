/** The link of an order's letters: it shows how the order stands, and of its buyer too little to be known by. */
import { describe, expect, it } from 'vitest';
import type { PedidoAberto } from '#lib/contract/order.ts';
import { loggedPath } from '#lib/server/observe/logged-path.ts';
import { boughtByGuest } from '../support/guest.ts';
import { dropMails, mailsOf } from '../support/mails.ts';
import { buyer, call, openOrders, ordered, store } from '../support/openings/orders.ts';

openOrders();

/** The token in the mails to the buyer about an order. */
async function mailedToken(numero: number): Promise<string> {
  const link = new RegExp(`/checkout/acompanhar/(${numero}-[0-9a-f]{32})`);
  const [token] = (await mailsOf(store)).flatMap((mail) => link.exec(mail)?.[1] ?? []);
  if (token === undefined) throw new Error('no letter has a link');
  return token;
}
const open = (token: string) => call(store.visitor(), 'GET', `order/link/${encodeURIComponent(token)}`);

describe('the link of a letter', () => {
  it('shows the order to whoever has it, with name and address masked', async () => {
    const order = await boughtByGuest(store.visitor());
    const answer = await open(await mailedToken(order.numero));
    expect(answer.status).toBe(200);
    const shown: PedidoAberto = await answer.json();
    expect(shown).toMatchObject({
      numero: order.numero,
      linhas: order.linhas,
      total: order.total,
      comprador: { nome: 'Ana S.', email: 'a***@exemplo.test' },
      destino: { cep: '01310-***', cidade: 'São Paulo', uf: 'SP' },
    });
    const text = JSON.stringify(shown);
    for (const own of ['Souza', '52998224725', '98765', 'Paulista', 'ana@']) expect(text).not.toContain(own);
  });

  it('stands in letters to accounts as well', async () => {
    const { numero } = await ordered(await buyer());
    expect((await open(await mailedToken(numero))).status).toBe(200);
  });

  it('cannot be made from a number, nor for another order', async () => {
    const { numero } = await boughtByGuest(store.visitor());
    const other = await boughtByGuest(store.visitor());
    const mac = (await mailedToken(numero)).slice(`${numero}-`.length);
    for (const token of [
      `${numero}`,
      `${numero}-`,
      `${numero}-x`,
      `${other.numero}-${mac}`,
      `0${numero}-${mac}`,
      'x',
    ])
      expect((await open(token)).status, token).toBe(404);
  });

  it('ends when its buyer says so, and the next letter has another one', async () => {
    const visitor = store.visitor();
    const { numero } = await boughtByGuest(visitor);
    const token = await mailedToken(numero);
    expect((await call(store.visitor(), 'POST', `order/${numero}/link`)).status).toBe(401);
    expect((await open(token)).status).toBe(200);
    expect((await call(visitor, 'POST', `order/${numero}/link`)).status).toBe(200);
    expect((await open(token)).status).toBe(404);
    await dropMails(store);
    await call(visitor, 'POST', `order/${numero}/cancel`);
    const next = await mailedToken(numero);
    expect(next).not.toBe(token);
    expect(((await (await open(next)).json()) as PedidoAberto).status).toBe('cancelado');
  });
});

it('no log keeps a token', () => {
  expect(loggedPath('/checkout/acompanhar/10001-abc')).toBe('/checkout/acompanhar/***');
  expect(loggedPath('/api/v2/vitrine/order/link/10001-abc')).toBe('/api/v2/vitrine/order/link/***');
  for (const path of ['/checkout/pedido/10001', '/api/v2/vitrine/order/10001/link', '/'])
    expect(loggedPath(path)).toBe(path);
});
