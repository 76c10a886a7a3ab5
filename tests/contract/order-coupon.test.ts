/** The last use of a coupon, when several orders want it at the same moment. */
import { afterEach, describe, expect, it } from 'vitest';
import { giveCoupon } from '#lib/api/promotional.ts';
import { guestBody, guestReview } from '../support/guest.ts';
import { call, fill, openOrders, orders, store } from '../support/openings/orders.ts';
import type { Visitor } from '../support/store.ts';

const CODE = 'BEMVINDO10';
const DOCUMENTS = ['529.982.247-25', '111.444.777-35', '390.533.447-05'];

openOrders();
afterEach(() => limit({ usos: 0, usos_maximos: null, usos_cliente: null }));

type Limits = {
  readonly usos?: number;
  readonly usos_maximos: number | null;
  readonly usos_cliente: number | null;
};

async function limit(columns: Limits): Promise<void> {
  await store.db.updateTable('coupons').set(columns).where('hash', '=', CODE).execute();
}

async function uses(): Promise<number> {
  const { usos } = await store.db
    .selectFrom('coupons')
    .select('usos')
    .where('hash', '=', CODE)
    .executeTakeFirstOrThrow();
  return usos;
}

/** Guests with one unit and the coupon each, all of whom have read their order before the first sends it. */
async function sentAtOnce(documents: readonly string[]): Promise<readonly number[]> {
  const ready: { readonly visitor: Visitor; readonly body: object }[] = [];
  for (const [index, documento] of documents.entries()) {
    const visitor = store.visitor();
    await fill(visitor, 1);
    expect(await giveCoupon(visitor.api, CODE)).toMatchObject({ sucesso: true });
    const { versao, carrinho } = await guestReview(visitor);
    expect(carrinho.cupom).toMatchObject({ hash: CODE, desconto: 10 });
    const comprador = {
      ...{ email: `p${index}@exemplo.test`, nome: 'Ana Souza' },
      ...{ documento, telefone: '(11) 98765-4321' },
    };
    ready.push({ visitor, body: guestBody(versao, { chave: `corrida-${index}`, comprador }) });
  }
  const answers = await Promise.all(ready.map(({ visitor, body }) => call(visitor, 'POST', 'order', body)));
  return answers.map(({ status }) => status).toSorted();
}

describe('the last use of a coupon', () => {
  it('goes to one of the orders that want it at once, and the others are refused with nothing taken', async () => {
    await limit({ usos_maximos: 1, usos_cliente: null });
    expect(await sentAtOnce(DOCUMENTS)).toEqual([200, 409, 409]);
    expect(await uses()).toBe(1);
    expect(await orders()).toHaveLength(1);
  });

  it('of a customer goes to one of the orders with their document', async () => {
    await limit({ usos_maximos: null, usos_cliente: 1 });
    expect(await sentAtOnce(DOCUMENTS.map(() => DOCUMENTS[0] ?? ''))).toEqual([200, 409, 409]);
    expect(await uses()).toBe(1);
    expect(await orders()).toHaveLength(1);
  });

  it('is nobody’s before the last: two of three get what is there', async () => {
    await limit({ usos_maximos: 2, usos_cliente: 1 });
    expect(await sentAtOnce(DOCUMENTS)).toEqual([200, 200, 409]);
    expect(await uses()).toBe(2);
  });
});
