/** Which ways to pay an order has, and choosing one, or another. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { endOfDay, plusDays, shopDay } from '#lib/domain/kernel/bank-days.ts';
import type { Method } from '#lib/domain/payments/methods.ts';
import { refsIn } from '#lib/domain/payments/statement.ts';
import { findOrder } from '#lib/platform/orders/queries/orders.ts';
import { beginPayment, choicesFor } from '#lib/platform/payments/begin.ts';
import { refOf } from '#lib/platform/payments/open-charge.ts';
import { readPayment } from '#lib/platform/payments/order-payment.ts';
import { type MoneyShop, openMoneyShop, PRICE, RECEIVER } from '../../support/payments/shop.ts';

const FAR = { local: false, pickUp: false };
const HERE = { local: true, pickUp: false };

let shop: MoneyShop;
beforeAll(async () => {
  shop = await openMoneyShop();
});
afterEach(async () => {
  await settings({ pix_ativo: false, combinar_ativo: true, retirada_ativo: false, faturado_ativo: false });
  await shop.store.db.deleteFrom('group_members').execute();
  await shop.store.db.deleteFrom('customer_groups').execute();
  await shop.clear();
});
afterAll(() => shop.store.close());

const settings = (change: object) =>
  shop.store.db
    .updateTable('payment_settings')
    .set({ ...RECEIVER, ...change })
    .execute();
const ways = async (user: number | null, choosing = FAR) => {
  const choices = await shop.inTrx((trx) =>
    choicesFor(trx, { user_id: user, valor: PRICE, vista: PRICE }, choosing),
  );
  return choices.map(({ method, provider }) => `${method} ${provider ?? ''}`.trim());
};
const begin = (numero: number, method: Method, choosing = FAR) =>
  shop.inTrx((trx) => beginPayment(trx, shop.deps, numero, { method, now: shop.deps.now(), ...choosing }));

describe('the ways to pay', () => {
  it('of a shop that set nothing are by hand alone', async () => {
    expect(await ways(null)).toEqual(['combinar']);
  });

  it('have Pix once its key is there', async () => {
    await settings({ pix_ativo: true });
    expect(await ways(null)).toEqual(['pix pix-chave', 'combinar']);
    await settings({ pix_ativo: true, pix_chave: '' });
    expect(await ways(null)).toEqual(['combinar']);
  });

  it('have pick-up only for what is picked up, and an invoice only for who was approved', async () => {
    await settings({ retirada_ativo: true, faturado_ativo: true });
    const { id } = await shop.store.db
      .selectFrom('users')
      .select('id')
      .where('pessoa', '=', 'j')
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(await ways(id)).toEqual(['combinar']);
    const group = await shop.store.db
      .insertInto('customer_groups')
      .values({ nome: 'Oficinas', dias: 28 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const approval = { user_id: id, grupo_id: group.id, author: 'Ana', created_at: shop.deps.now() };
    await shop.store.db.insertInto('group_members').values(approval).execute();
    expect(await ways(id, { local: false, pickUp: true })).toEqual(['combinar', 'retirada', 'faturado']);
  });

  it('have the demonstration only in its own shop, seen from this machine', async () => {
    expect(await ways(null, HERE)).toEqual(['pix demo', 'boleto demo', 'cartao demo', 'combinar']);
    await shop.store.db.updateTable('seeds').set({ nome: 'outra' }).where('nome', '=', 'demo').execute();
    expect(await ways(null, HERE)).toEqual(['combinar']);
    await shop.store.db.updateTable('seeds').set({ nome: 'demo' }).where('nome', '=', 'outra').execute();
  });
});

describe('the id of a charge', () => {
  it('is another one in a shop whose orders have the same numbers', () => {
    const refs = new Set(Array.from({ length: 100 }, () => refOf(10_001, 2)));
    expect(refs.size).toBe(100);
    for (const ref of refs) {
      expect(ref).toMatch(/^PED10001T2[A-Z]{8}$/);
      expect(refsIn({ memo: `PIX RECEBIDO ${ref.toLowerCase()} FULANO` })).toEqual([ref]);
    }
  });

  it('fits into a static code for the largest number there is', () => {
    expect(refOf(2 ** 31 - 1, 99).length).toBeLessThanOrEqual(25);
  });
});

describe('a buyer', () => {
  it('who chooses Pix gets a code with what was seen for it, and the same one again', async () => {
    await settings({ pix_ativo: true });
    const numero = await shop.order({ pagamento: 'combinar' });
    await shop.store.db.updateTable('orders').set({ vista: 9500 }).where('numero', '=', numero).execute();
    expect(await begin(numero, 'pix')).toBe(true);
    expect(await begin(numero, 'pix')).toBe(true);
    const charges = await shop.store.db.selectFrom('charges').select(['valor', 'expires_at']).execute();
    expect(charges).toEqual([{ valor: 9500, expires_at: new Date('2026-11-24T03:00:00Z') }]);
    expect(await shop.state(numero)).toMatchObject({ pagamento: 'aguardando', charges: ['pendente'] });
  });

  it('who chooses another way leaves the first one', async () => {
    await settings({ pix_ativo: true });
    const numero = await shop.order();
    await begin(numero, 'pix');
    expect(await begin(numero, 'combinar')).toBe(true);
    expect(await shop.state(numero)).toEqual({
      status: 'recebido',
      pagamento: 'combinar',
      charges: ['cancelada'],
    });
    await begin(numero, 'pix');
    expect(await shop.state(numero)).toMatchObject({
      pagamento: 'aguardando',
      charges: ['cancelada', 'pendente'],
    });
  });

  it('who chooses another way waits until the provider of the first has answered', async () => {
    const numero = await shop.order();
    expect(await begin(numero, 'cartao', HERE)).toBe(true);
    await shop.work();
    expect(await begin(numero, 'boleto', HERE)).toBe(false);
    expect(await shop.state(numero)).toMatchObject({ status: 'recebido', charges: ['encerrando'] });
    shop.later(60_000);
    await shop.work();
    expect(await begin(numero, 'boleto', HERE)).toBe(true);
    expect(await shop.state(numero)).toMatchObject({ status: 'recebido', charges: ['cancelada', 'criando'] });
    const [, boleto] = await shop.store.db.selectFrom('charges').select('valor').orderBy('id').execute();
    expect(boleto?.valor).toBe(PRICE);
  });

  it('who pays by invoice is told when, and keeps the order at least until then', async () => {
    await settings({ faturado_ativo: true });
    const { db } = shop.store;
    const { id: user } = await db
      .selectFrom('users')
      .select('id')
      .where('pessoa', '=', 'j')
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    const group = await db
      .insertInto('customer_groups')
      .values({ nome: 'Oficinas', dias: 28 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const approval = { user_id: user, grupo_id: group.id, author: 'Ana', created_at: shop.deps.now() };
    await db.insertInto('group_members').values(approval).execute();
    const numero = await shop.order({ pagamento: 'combinar' });
    await db.updateTable('orders').set({ user_id: user }).where('numero', '=', numero).execute();
    await begin(numero, 'faturado');
    const row = await findOrder(db, numero);
    if (!row) throw new Error('no order');
    const { fatura } = await readPayment(shop.deps, row);
    const due = plusDays(shopDay(row.created_at), 28);
    expect(fatura).toEqual({ dias: 28, vencimento: due });
    const held = await db
      .selectFrom('orders')
      .select('pay_until')
      .where('numero', '=', numero)
      .executeTakeFirst();
    expect(held?.pay_until).toEqual(endOfDay(due));
    // What was agreed stays, though the group changes.
    await db.updateTable('customer_groups').set({ dias: 7 }).execute();
    expect((await readPayment(shop.deps, row)).fatura?.dias).toBe(28);
    await begin(numero, 'combinar');
    expect((await findOrder(db, numero))?.fatura_dias).toBeNull();
  });

  it('has only the ways that are offered, and only for an order that waits', async () => {
    const numero = await shop.order();
    await expect(begin(numero, 'pix')).rejects.toMatchObject({ status: 400 });
    await shop.store.db
      .updateTable('orders')
      .set({ status: 'confirmado' })
      .where('numero', '=', numero)
      .execute();
    await expect(begin(numero, 'combinar')).rejects.toMatchObject({ status: 409 });
  });
});
