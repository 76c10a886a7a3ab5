/** What came and went in some days, and what is open now. */
import { type Kysely, sql } from 'kysely';
import type { EntryKind } from '#lib/domain/payments/ledger.ts';
import type { Method } from '#lib/domain/payments/methods.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

export type ClosingEntry = {
  readonly pedido: number;
  readonly forma: Method;
  readonly provider: string;
  readonly kind: EntryKind;
  readonly valor: number;
  readonly provider_ref: string;
  readonly happened_at: Date;
  readonly recorded_at: Date;
  readonly author: string;
};

/** From a time to before another, as they happened. */
export async function entriesBetween(
  db: Kysely<Schema>,
  from: Date,
  until: Date,
): Promise<readonly ClosingEntry[]> {
  return db
    .selectFrom('money_events as m')
    .innerJoin('charges as c', 'c.id', 'm.charge_id')
    .select([
      'c.numero as pedido',
      'c.forma',
      'm.provider',
      'm.kind',
      'm.valor',
      'm.provider_ref',
      'm.happened_at',
      'm.recorded_at',
      'm.author',
    ])
    .where('m.happened_at', '>=', from)
    .where('m.happened_at', '<', until)
    .orderBy('m.happened_at')
    .orderBy('m.id')
    .execute();
}

export type Counted = { readonly quantidade: number; readonly valor: number };

/** Orders that wait for their money, returns that were not made, cases that wait for a person. */
export async function openMoney(
  db: Kysely<Schema>,
): Promise<{ readonly pedidos: Counted; readonly devolucoes: Counted; readonly casos: Counted }> {
  const counted = (from: string, column = 'valor') => sql<Counted>`select count(*)::int as quantidade,
    coalesce(sum(${sql.ref(column)}), 0)::float8 as valor ${sql.raw(from)}`;
  const [pedidos, devolucoes, casos] = [
    await counted(
      `from orders where status = 'recebido' and situacao_pagamento in ('combinar', 'aguardando', 'analise')`,
      'cobrado',
    ).execute(db),
    await counted(`from refunds where status in ('pedida', 'enviada', 'processando')`).execute(db),
    await counted(`from payment_cases where closed_at is null`).execute(db),
  ];
  return { pedidos: only(pedidos.rows), devolucoes: only(devolucoes.rows), casos: only(casos.rows) };
}

function only(rows: readonly Counted[]): Counted {
  return rows[0] ?? { quantidade: 0, valor: 0 };
}
