/** What holds of each charge with its ledger, of the ledger as a whole, and of the letters that tell of it. */
import { type Selectable, sql } from 'kysely';
import { expect } from 'vitest';
import { faultOf, received, returned } from '#lib/domain/payments/ledger.ts';
import { ENDED_BY_TIME } from '#lib/platform/payments/end-orders.ts';
import type { ChargesTable } from '#lib/platform/schema/payments.ts';
import type { MoneyShop } from './shop.ts';

export async function chargesHold(
  shop: MoneyShop,
  charges: readonly Selectable<ChargesTable>[],
): Promise<void> {
  const ids = charges.flatMap(({ provider, provider_id }) =>
    provider_id ? [`${provider} ${provider_id}`] : [],
  );
  expect(new Set(ids).size, 'numbers of the provider').toBe(ids.length);
  expect(new Set(charges.map(({ ref }) => ref)).size).toBe(charges.length);
  const all = await shop.store.db.selectFrom('money_events').selectAll().orderBy('id').execute();
  for (const charge of charges) {
    const entries = all.filter(({ charge_id }) => charge_id === charge.id);
    expect(faultOf(entries), `ledger of ${charge.ref}`).toBeUndefined();
    expect(returned(entries)).toBeLessThanOrEqual(received(entries));
    if (charge.status === 'paga')
      expect(entries.length, `${charge.ref} is paid by nothing`).toBeGreaterThan(0);
    if (charge.applied_at !== null && charge.applied_valor !== charge.valor)
      expect(await accepted(shop, charge.id), `${charge.ref} was taken for another amount`).toBe(true);
  }
}

/** Whether a person took another amount for it. */
async function accepted({ store: { db } }: MoneyShop, charge: number): Promise<boolean> {
  const taken = await db
    .selectFrom('payment_cases')
    .select('id')
    .where('charge_id', '=', charge)
    .where('kind', '=', 'valor_divergente')
    .where('desfecho', '=', 'aceita')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Of each shop, the entries of its ledger that were seen last. */
const seen = new WeakMap<MoneyShop['standIn'], readonly string[]>();

/** What is in the ledger stays in it, as it is. */
export async function onlyGrows({ store: { db }, standIn }: MoneyShop): Promise<void> {
  const rows = await db
    .selectFrom('money_events')
    .select(['id', 'charge_id', 'provider', 'kind', 'provider_ref', 'valor'])
    .orderBy('id')
    .execute();
  const lines = rows.map((row) => Object.values(row).join(' '));
  const refs = rows.map(({ provider, kind, provider_ref }) => `${provider} ${kind} ${provider_ref}`);
  expect(new Set(refs).size, 'entries of the ledger by their ref').toBe(refs.length);
  const before = seen.get(standIn) ?? [];
  expect(lines.slice(0, before.length), 'the ledger grows').toEqual(before);
  seen.set(standIn, lines);
}

/** For a shop whose ledger was emptied. */
export const forgetLedger = (standIn: MoneyShop['standIn']): void => void seen.delete(standIn);

/** What is written to a buyer, and the rows of which each may be about one, once. */
const ABOUT = sql<{ assunto: string; letters: number; events: number }>`
  select o.assunto, count(*)::int as letters, case o.assunto
    when 'pedido-confirmado' then (select count(*) from order_steps where numero = o.sobre and status = 'confirmado')
    when 'pedido-vencido' then (select count(*) from order_steps where numero = o.sobre and status = 'cancelado'
      and author = ${ENDED_BY_TIME})
    when 'pagamento-desfeito' then (select count(*) from order_steps where numero = o.sobre and status = 'recebido')
    when 'pagamento-devolvido' then (select count(*) from money_events where id = o.sobre and kind in ('devolucao', 'med'))
    when 'pagamento-recusado' then (select count(*) from charge_steps where charge_id = o.sobre and de = 'analise'
      and para in ('recusada', 'cancelada', 'expirada'))
    else (select count(*) from money_events where id = o.sobre and kind = 'entrada') end::int as events
  from outbox o where o.assunto in ('pedido-confirmado', 'pedido-vencido', 'pagamento-desfeito', 'pagamento-devolvido',
    'pagamento-tardio', 'pagamento-excedente', 'pagamento-divergente', 'pagamento-recusado')
  group by o.assunto, o.sobre`;

/** One letter for each event, and none before it: nobody reads of a payment that is not in the ledger. */
export async function letterOfEach({ store: { db } }: MoneyShop): Promise<void> {
  for (const { assunto, letters, events } of (await ABOUT.execute(db)).rows)
    expect(letters, `letters ${assunto}, of as many events`).toBeLessThanOrEqual(events);
}
