/** Returns, their items and their steps. */
import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely';
import type { ReturnState } from '#lib/domain/returns/return.ts';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import type { ReturnItemsTable, ReturnsTable } from '#lib/platform/schema/returns.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

type Db = Kysely<Schema>;
export type ReturnRow = Selectable<ReturnsTable>;
export type ReturnItem = Selectable<ReturnItemsTable>;

const COLUMNS = [
  'id',
  'numero',
  'chave',
  'body_digest',
  'tipo',
  'desejo',
  'motivo',
  'status',
  'instrucoes',
  'etiqueta_link',
  'resposta',
  'desfecho',
  'valor',
  'refund_id',
  'cupom',
  'revision',
  'created_at',
] as const;

export async function insertReturn(
  trx: Trx,
  row: Insertable<ReturnsTable>,
  items: readonly Pick<ReturnItem, 'linha' | 'quantidade'>[],
): Promise<ReturnRow> {
  const made = await trx.insertInto('returns').values(row).returning(COLUMNS).executeTakeFirstOrThrow();
  await trx
    .insertInto('return_items')
    .values(items.map((item) => ({ ...item, return_id: made.id })))
    .execute();
  return made;
}

export async function findReturn(db: Db, id: number): Promise<ReturnRow | undefined> {
  return db.selectFrom('returns').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

/** Of a locked order: nothing of it moves meanwhile. */
export async function lockReturn(trx: Trx, id: number): Promise<ReturnRow | undefined> {
  return trx.selectFrom('returns').select(COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Of an order, the oldest first. */
export async function returnsOf(db: Db, numero: number): Promise<readonly ReturnRow[]> {
  return db.selectFrom('returns').select(COLUMNS).where('numero', '=', numero).orderBy('id').execute();
}

/** Of all returns of an order. */
export async function itemsOfOrder(db: Db, numero: number): Promise<readonly ReturnItem[]> {
  return db
    .selectFrom('return_items as i')
    .innerJoin('returns as r', 'r.id', 'i.return_id')
    .select([
      'i.return_id',
      'i.linha',
      'i.quantidade',
      'i.recebida',
      'i.ao_estoque',
      'i.enviada',
      'i.enviada_codigo',
    ])
    .where('r.numero', '=', numero)
    .orderBy('i.return_id')
    .orderBy('i.linha')
    .execute();
}

export async function saveItem(
  trx: Trx,
  { return_id, linha, ...checked }: Omit<ReturnItem, 'quantidade'>,
): Promise<void> {
  await trx
    .updateTable('return_items')
    .set(checked)
    .where('return_id', '=', return_id)
    .where('linha', '=', linha)
    .execute();
}

/** Of a locked return. */
export async function updateReturn(
  trx: Trx,
  { id, revision }: Pick<ReturnRow, 'id' | 'revision'>,
  change: Updateable<ReturnsTable>,
): Promise<void> {
  await trx
    .updateTable('returns')
    .set({ ...change, revision: revision + 1 })
    .where('id', '=', id)
    .execute();
}

export type ReturnStep = Awaited<ReturnType<typeof stepsOfOrder>>[number];

export async function noteStep(trx: Trx, step: Insertable<Schema['return_steps']>): Promise<void> {
  await trx.insertInto('return_steps').values(step).execute();
}

/** Of all returns of an order, the oldest first. */
export async function stepsOfOrder(db: Db, numero: number) {
  return db
    .selectFrom('return_steps as s')
    .innerJoin('returns as r', 'r.id', 's.return_id')
    .select(['s.return_id', 's.de', 's.para', 's.por', 's.author', 's.nota', 's.created_at'])
    .where('r.numero', '=', numero)
    .orderBy('s.id')
    .execute();
}

type Choice = {
  readonly states: readonly ReturnState[];
  /** Of one order; undefined for those of all. */
  readonly numero: number | undefined;
  readonly offset: number;
  readonly limit: number;
};

/** Of all orders: what waits longest first. */
export async function listReturns(db: Db, { states, numero, offset, limit }: Choice) {
  const rows = await db
    .selectFrom('returns as r')
    .innerJoin('orders as o', 'o.numero', 'r.numero')
    .select((eb) => [
      'r.id',
      'r.numero',
      'r.tipo',
      'r.status',
      'r.created_at',
      'o.comprador',
      eb
        .selectFrom('return_items as i')
        .select(sql<number>`sum(i.quantidade)::int`.as('quantidade'))
        .whereRef('i.return_id', '=', 'r.id')
        .as('quantidade'),
    ])
    .where('r.status', 'in', [...states])
    .$if(numero !== undefined, (query) => query.where('r.numero', '=', numero ?? 0))
    .orderBy('r.id')
    .offset(offset)
    .limit(limit)
    .execute();
  const counts = await db
    .selectFrom('returns')
    .select(['status', sql<number>`count(*)::int`.as('total')])
    .$if(numero !== undefined, (query) => query.where('numero', '=', numero ?? 0))
    .groupBy('status')
    .execute();
  return { rows, counts: new Map(counts.map(({ status, total }) => [status, total])) };
}
