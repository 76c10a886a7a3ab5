/** Statements, their lines and what waits for them, for the panel. */
import { type Kysely, sql } from 'kysely';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

export type StatementSummary = {
  readonly id: number;
  readonly nome: string;
  readonly de: string;
  readonly ate: string;
  readonly author: string;
  readonly created_at: Date;
  readonly lines: number;
  readonly known: number;
  readonly loose: number;
};

/** The newest first. */
export async function statementSummaries(
  db: Kysely<Schema>,
  { id, limit }: { readonly id?: number; readonly limit: number },
): Promise<readonly StatementSummary[]> {
  return db
    .selectFrom('bank_statements as s')
    .leftJoin('bank_statement_lines as l', 'l.statement_id', 's.id')
    .select([
      's.id',
      's.nome',
      's.de',
      's.ate',
      's.author',
      's.created_at',
      sql<number>`count(l.ref)::int`.as('lines'),
      sql<number>`count(l.charge_id)::int`.as('known'),
      sql<number>`(count(l.ref) filter (where l.charge_id is null and l.dismissed_at is null and l.valor > 0))::int`.as(
        'loose',
      ),
    ])
    .$if(id !== undefined, (query) => query.where('s.id', '=', id ?? 0))
    .groupBy('s.id')
    .orderBy('s.id', 'desc')
    .limit(limit)
    .execute();
}

type LinePage = { readonly statement?: number; readonly offset: number; readonly limit: number };

export type PanelLine = {
  readonly ref: string;
  readonly dia: string;
  readonly valor: number;
  readonly memo: string;
  readonly pedido: number | null;
  readonly dismissed_by: string;
};

/** Of one statement; or credits of all that belong to no order: the newest first, with how many there are. */
export async function panelLines(
  db: Kysely<Schema>,
  { statement, offset, limit }: LinePage,
): Promise<{ readonly lines: readonly PanelLine[]; readonly total: number }> {
  const chosen = db
    .selectFrom('bank_statement_lines as l')
    .$if(statement !== undefined, (query) => query.where('l.statement_id', '=', statement ?? 0))
    .$if(statement === undefined, (query) =>
      query.where('l.charge_id', 'is', null).where('l.dismissed_at', 'is', null).where('l.valor', '>', 0),
    );
  const lines = await chosen
    .leftJoin('charges as c', 'c.id', 'l.charge_id')
    .select(['l.ref', 'l.dia', 'l.valor', 'l.memo', 'c.numero as pedido', 'l.dismissed_by'])
    .orderBy('l.dia', 'desc')
    .orderBy('l.ref')
    .offset(offset)
    .limit(limit)
    .execute();
  const { total } = await chosen.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  return { lines, total };
}

export type OpenCode = {
  readonly pedido: number;
  readonly nome: string;
  readonly valor: number;
  readonly status: string;
  readonly expires_at: Date | null;
};

/** Codes of a provider that may still be paid, the oldest first. */
export async function openCodes(db: Kysely<Schema>, provider: string): Promise<readonly OpenCode[]> {
  return db
    .selectFrom('charges as c')
    .innerJoin('orders as o', 'o.numero', 'c.numero')
    .select([
      'c.numero as pedido',
      sql<string>`o.comprador ->> 'nome'`.as('nome'),
      'c.valor',
      'c.status',
      'c.expires_at',
    ])
    .where('c.provider', '=', provider)
    .where('c.status', 'in', ['pendente', 'encerrando'])
    .orderBy('c.expires_at')
    .orderBy('c.id')
    .execute();
}

export async function waivers(db: Kysely<Schema>, limit: number) {
  return db
    .selectFrom('statement_waivers')
    .select(['id', 'ate', 'nota', 'author', 'created_at'])
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function insertWaiver(
  trx: Trx,
  waiver: { readonly ate: string; readonly nota: string; readonly author: string; readonly created_at: Date },
): Promise<void> {
  await trx.insertInto('statement_waivers').values(waiver).execute();
}

export type LockedLine = NonNullable<Awaited<ReturnType<typeof lockLine>>>;

/** For this transaction alone; the order it belongs to is locked before. */
export async function lockLine(trx: Trx, ref: string) {
  return trx
    .selectFrom('bank_statement_lines')
    .select(['ref', 'dia', 'valor', 'memo', 'charge_id', 'dismissed_at'])
    .where('ref', '=', ref)
    .forUpdate()
    .executeTakeFirst();
}

/** The order whose charge a line belongs to; undefined for none. */
export async function orderOfLine(db: Kysely<Schema>, ref: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('bank_statement_lines as l')
    .innerJoin('charges as c', 'c.id', 'l.charge_id')
    .select('c.numero')
    .where('l.ref', '=', ref)
    .executeTakeFirst();
  return row?.numero;
}

export async function freeLine(trx: Trx, ref: string): Promise<void> {
  await trx.updateTable('bank_statement_lines').set({ charge_id: null }).where('ref', '=', ref).execute();
}

/** @param by Undefined takes it back. */
export async function dismissLine(
  trx: Trx,
  ref: string,
  by: { readonly author: string; readonly now: Date } | undefined,
): Promise<void> {
  await trx
    .updateTable('bank_statement_lines')
    .set({ dismissed_at: by?.now ?? null, dismissed_by: by?.author ?? '' })
    .where('ref', '=', ref)
    .execute();
}
