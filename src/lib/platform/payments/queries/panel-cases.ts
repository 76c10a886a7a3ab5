/** Cases of all orders, for the panel. */
import { type Kysely, sql } from 'kysely';
import type { Schema } from '#lib/platform/schema/schema.ts';
import type { CaseRow } from './cases.ts';

export type PanelCase = CaseRow & {
  readonly nome: string;
  readonly order_status: string;
  /** Of the payment it is about. */
  readonly provider: string;
  readonly asked: number;
  /** A payment was taken for its order. */
  readonly applied: boolean;
};

type Choice = {
  readonly open: boolean;
  readonly numero?: number | undefined;
  readonly offset: number;
  readonly limit: number;
};

function selection(db: Kysely<Schema>) {
  return db
    .selectFrom('payment_cases as k')
    .innerJoin('orders as o', 'o.numero', 'k.numero')
    .innerJoin('charges as g', 'g.id', 'k.charge_id')
    .select((eb) => [
      'k.id',
      'k.numero',
      'k.charge_id',
      'k.kind',
      'k.causa',
      'k.entry_ref',
      'k.refund_id',
      'k.shown_ref',
      'k.valor',
      'k.nota',
      'k.opened_at',
      'k.closed_at',
      'k.closed_by',
      'k.desfecho',
      'k.closing_ref',
      'k.closing_note',
      sql<string>`o.comprador ->> 'nome'`.as('nome'),
      'o.status as order_status',
      'g.provider',
      'g.valor as asked',
      eb
        .exists(
          eb
            .selectFrom('charges as c')
            .select('c.id')
            .whereRef('c.numero', '=', 'k.numero')
            .where('c.applied_at', 'is not', null),
        )
        .$castTo<boolean>()
        .as('applied'),
    ]);
}

/** Open ones, the oldest first; or those that a person ended, the newest first. */
export async function listCases(
  db: Kysely<Schema>,
  { open, offset, limit }: Choice,
): Promise<{ readonly rows: readonly PanelCase[]; readonly total: number }> {
  const rows = await selection(db)
    .where('k.closed_at', open ? 'is' : 'is not', null)
    .orderBy('k.opened_at', open ? 'asc' : 'desc')
    .orderBy('k.id')
    .offset(offset)
    .limit(limit)
    .execute();
  return { rows, total: await countCases(db, open) };
}

export async function countCases(db: Kysely<Schema>, open: boolean): Promise<number> {
  const { total } = await db
    .selectFrom('payment_cases')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('closed_at', open ? 'is' : 'is not', null)
    .executeTakeFirstOrThrow();
  return total;
}

/** Of an order, the oldest first. */
export async function orderCases(db: Kysely<Schema>, numero: number): Promise<readonly PanelCase[]> {
  return selection(db).where('k.numero', '=', numero).orderBy('k.id').execute();
}

/** The order it is about; undefined for no case. */
export async function orderOfCase(db: Kysely<Schema>, id: number): Promise<number | undefined> {
  const row = await db.selectFrom('payment_cases').select('numero').where('id', '=', id).executeTakeFirst();
  return row?.numero;
}
