/** What holds of all money, whatever happened before: always, and once nothing is left to be done. */
import { sql } from 'kysely';
import { expect } from 'vitest';
import { isLive, mayMove } from '#lib/domain/payments/charge.ts';
import { received, returned } from '#lib/domain/payments/ledger.ts';
import { mayFollow } from '#lib/domain/payments/order-payment.ts';
import { freeEntries, refundable } from '#lib/domain/payments/payment-decision.ts';
import { ENDED_BY_TIME } from '#lib/platform/payments/end-orders.ts';
import { moneyOf } from '#lib/platform/payments/money.ts';
import { PIX_KEY } from '#lib/platform/payments/providers/pix-key.ts';
import { isMachine } from '#lib/platform/payments/providers/provider.ts';
import { lockCharges } from '#lib/platform/payments/queries/charges.ts';
import { chargesHold, letterOfEach, onlyGrows } from './ledger-holds.ts';
import { type MoneyShop, PRICE, STOCK, shopLedger } from './shop.ts';

export async function alwaysHolds(shop: MoneyShop): Promise<void> {
  const { db } = shop.store;
  // Nothing of the stock, nor of the coupon, gets lost or comes from nowhere.
  const { rows } = await sql<{ stock: number; held: number; uses: number; coupons: number }>`select
    (select estoque from products where id = ${shop.product}) as stock,
    (select coalesce(sum(s.quantidade), 0)::int from order_stock s join orders o using (numero)
      where o.status <> 'cancelado') as held,
    (select usos from coupons where id = ${shop.coupon}) as uses,
    (select count(*)::int from orders where cupom_id = ${shop.coupon} and status <> 'cancelado') as coupons`.execute(
    db,
  );
  const [{ stock, held, uses, coupons } = { stock: 0, held: 0, uses: 0, coupons: 0 }] = rows;
  expect(stock + held, 'stock in the shop and in orders').toBe(STOCK);
  expect(stock).toBeGreaterThanOrEqual(0);
  expect(uses, 'uses of the coupon').toBe(coupons);

  const orders = await db
    .selectFrom('orders')
    .select(['numero', 'status', 'pagamento', 'situacao_pagamento', 'cancelled_at'])
    .execute();
  const charges = await db.selectFrom('charges').selectAll().orderBy('id').execute();
  const ends = await db
    .selectFrom('order_steps')
    .select(['numero', 'author'])
    .where('status', '=', 'cancelado')
    .orderBy('id', 'desc')
    .execute();
  // Money of another amount, which somebody gave back: with it the order was not paid.
  const given = await db
    .selectFrom('payment_cases')
    .select('charge_id')
    .where('kind', '=', 'valor_divergente')
    .where('desfecho', '=', 'devolvida')
    .execute();
  const refused = new Set(given.map(({ charge_id }) => charge_id));
  for (const { numero, status, pagamento, situacao_pagamento, cancelled_at } of orders) {
    const own = charges.filter((charge) => charge.numero === numero);
    const applied = own.filter(({ applied_at }) => applied_at !== null);
    expect(own.filter((charge) => isLive(charge.status)).length, `live charges of ${numero}`).toBeLessThan(2);
    expect(applied.length, `applied charges of ${numero}`).toBeLessThan(2);
    const paid = ['pago', 'devolvido', 'devolvido_parcial', 'contestado'].includes(situacao_pagamento);
    expect(paid, `${numero} is ${situacao_pagamento}`).toBe(applied.length === 1);
    if (['confirmado', 'enviado', 'entregue'].includes(status) && pagamento !== 'combinar')
      expect(applied, `${numero} went on unpaid`).toHaveLength(1);
    const ender = ends.find((step) => step.numero === numero)?.author;
    if (status === 'cancelado' && ender === ENDED_BY_TIME) {
      expect(
        own.filter((charge) => isLive(charge.status)),
        `${numero} ended while it could be paid`,
      ).toEqual([]);
      const inTime = shop.houses
        .flatMap((house) => house.came())
        .filter(({ ref }) => own.some((charge) => charge.ref === ref && !refused.has(charge.id)))
        .filter(({ truly }) => cancelled_at !== null && truly < cancelled_at);
      expect(inTime, `${numero} was paid before it ended`).toEqual([]);
    }
  }
  for (const { name, refs } of shop.houses) {
    const known = refs();
    expect(new Set(known).size, `charges that ${name} has once`).toBe(known.length);
  }
  await letterOfEach(shop);
  await onlyGrows(shop);
  await chargesHold(shop, charges);
  const steps = await db
    .selectFrom('charge_steps as s')
    .innerJoin('charges as c', 'c.id', 's.charge_id')
    .select(['c.provider', 'c.id', 's.de', 's.para', 's.causa', 's.por'])
    .orderBy('s.id')
    .execute();
  const at = new Map<number, string>();
  for (const { provider, id, de, para, causa, por } of steps) {
    expect(at.get(id) ?? '', `charge ${id} before it was ${para}`).toBe(de);
    at.set(id, para);
    const witness = isMachine(shop.deps.providers, provider) ? 'machine' : 'people';
    if (de !== '' && causa !== 'aberta')
      expect(mayMove(de, para, { cause: causa, by: por, witness })).toBe(true);
  }
  for (const { id, status } of charges) expect(at.get(id), `charge ${id}`).toBe(status);
  const said = await db.selectFrom('order_payment_steps').select(['de', 'para']).execute();
  for (const { de, para } of said) expect(mayFollow(para, de), `${de} to ${para}`).toBe(true);
}

/** Nothing is due any more. @param account What came into the shop's own account, as `ref amount`. */
export async function holdsAtRest(shop: MoneyShop, account: readonly string[]): Promise<void> {
  const { db } = shop.store;
  for (const { name, ledger, wrong } of shop.houses) {
    expect(await shopLedger(shop, name), `what the shop and ${name} know`).toEqual(ledger());
    expect(wrong, `what ${name} does not take`).toEqual([]);
  }
  const came = await sql<{ line: string }>`select c.ref || ' ' || m.valor as line from money_events m
    join charges c on c.id = m.charge_id
    where m.provider = ${PIX_KEY} and m.kind = 'entrada' and not exists (select from money_events u
      where u.provider = m.provider and u.kind = 'desfeita' and u.provider_ref = m.provider_ref)`.execute(db);
  expect(came.rows.map(({ line }) => line).toSorted(), 'what the account shows').toEqual(account.toSorted());

  const unsettled = await db
    .selectFrom('charges')
    .select(['ref', 'status'])
    .where('status', 'in', ['criando', 'incerta', 'encerrando'])
    .execute();
  expect(unsettled, 'charges that nobody knows the end of').toEqual([]);
  const refunds = await db
    .selectFrom('refunds')
    .select(['id', 'status'])
    .where('done_at', 'is', null)
    .where('status', '<>', 'recusada')
    .execute();
  expect(refunds, 'refunds that nobody knows the end of').toEqual([]);

  for (const { numero, status } of await db.selectFrom('orders').select(['numero', 'status']).execute()) {
    const owed = await shop.inTrx(async (trx) => {
      const charges = await lockCharges(trx, numero);
      let kept = 0;
      for (const charge of charges) {
        const { entries, claims } = await moneyOf(trx, charge);
        expect(freeEntries(entries, claims), `money of ${charge.ref} that nobody decided about`).toEqual([]);
        const waiting = claims.cases.filter(({ done }) => !done).reduce((sum, { valor }) => sum + valor, 0);
        kept += received(entries) - returned(entries) - waiting;
        if (status === 'cancelado')
          expect(refundable(entries, claims), `what ${numero} was paid and cancelled with`).toBe(0);
      }
      return { kept, applied: charges.reduce((sum, { applied_valor }) => sum + applied_valor, 0) };
    });
    expect(owed.kept, `what ${numero} was charged, net of what went back`).toBeLessThanOrEqual(
      Math.max(owed.applied, 0),
    );
    expect(owed.applied).toBeLessThanOrEqual(PRICE + 1);
  }
}

/** Everything that a repeat must leave as it is. */
export async function snapshot(shop: MoneyShop): Promise<unknown> {
  const { db } = shop.store;
  const charges = await db
    .selectFrom('charges')
    .select(['id', 'status', 'applied_valor', 'late'])
    .orderBy('id')
    .execute();
  const ledger = await db.selectFrom('money_events').select(['id', 'kind', 'valor']).orderBy('id').execute();
  const orders = await db
    .selectFrom('orders')
    .select(['numero', 'status', 'situacao_pagamento'])
    .orderBy('numero')
    .execute();
  const cases = await db.selectFrom('payment_cases').select(['id', 'desfecho']).orderBy('id').execute();
  const letters = await db.selectFrom('outbox').select('id').orderBy('id').execute();
  return { charges, ledger, orders, cases, letters, stock: await shop.stockLeft() };
}
