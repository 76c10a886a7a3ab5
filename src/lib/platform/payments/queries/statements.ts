/** Statements of the shop's bank, and their lines. */
import type { Insertable, Kysely } from 'kysely';
import { plusDays } from '#lib/domain/kernel/bank-days.ts';
import type { StatementLine } from '#lib/domain/payments/statement.ts';
import type { Span } from '#lib/domain/payments/terms.ts';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

/** Its id; undefined for a file that was imported before. */
export async function insertStatement(
  trx: Trx,
  statement: Insertable<Schema['bank_statements']>,
): Promise<number | undefined> {
  const row = await trx
    .insertInto('bank_statements')
    .values(statement)
    .onConflict((conflict) => conflict.column('digest').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Statements that were not compared with the charges yet, or not to their end. */
export async function unmatchedStatements(
  db: Kysely<Schema>,
): Promise<readonly { readonly id: number; readonly author: string }[]> {
  return db
    .selectFrom('bank_statements')
    .select(['id', 'author'])
    .where('matched_at', 'is', null)
    .orderBy('id')
    .execute();
}

/** Credits of a statement that belong to no charge. */
export async function looseLines(db: Kysely<Schema>, statement: number): Promise<readonly StatementLine[]> {
  return db
    .selectFrom('bank_statement_lines')
    .select(['ref', 'dia as day', 'valor', 'memo'])
    .where('statement_id', '=', statement)
    .where('charge_id', 'is', null)
    .where('dismissed_at', 'is', null)
    .where('valor', '>', 0)
    .orderBy('dia')
    .orderBy('ref')
    .execute();
}

export async function markMatched(db: Kysely<Schema>, id: number, now: Date): Promise<void> {
  await db.updateTable('bank_statements').set({ matched_at: now }).where('id', '=', id).execute();
}

/** Credits of so much between two days that belong to no charge. */
export async function looseCredits(
  db: Kysely<Schema>,
  valor: number,
  { from, until }: Span,
): Promise<readonly { readonly ref: string; readonly dia: string; readonly memo: string }[]> {
  return db
    .selectFrom('bank_statement_lines')
    .select(['ref', 'dia', 'memo'])
    .where('charge_id', 'is', null)
    .where('dismissed_at', 'is', null)
    .where('valor', '=', valor)
    .where('dia', '>=', from)
    .where('dia', '<=', until)
    .orderBy('dia')
    .orderBy('ref')
    .execute();
}

/** Lines that another statement showed before stay its own. */
export async function insertLines(
  trx: Trx,
  statement: number,
  lines: readonly StatementLine[],
): Promise<void> {
  for (let at = 0; at < lines.length; at += BATCH) {
    const rows = lines.slice(at, at + BATCH).map(({ ref, day, valor, memo }) => {
      return { ref, dia: day, valor, memo, statement_id: statement, charge_id: null };
    });
    await trx
      .insertInto('bank_statement_lines')
      .values(rows)
      .onConflict((conflict) => conflict.column('ref').doNothing())
      .execute();
  }
}

/** Rows of one statement of SQL. */
const BATCH = 500;

export async function attachLine(trx: Trx, ref: string, charge: number): Promise<void> {
  await trx.updateTable('bank_statement_lines').set({ charge_id: charge }).where('ref', '=', ref).execute();
}

/** Amounts of the lines that belong to a charge. */
export async function linesOf(
  trx: Trx,
  charge: number,
): Promise<readonly { readonly ref: string; readonly valor: number }[]> {
  return trx
    .selectFrom('bank_statement_lines')
    .select(['ref', 'valor'])
    .where('charge_id', '=', charge)
    .orderBy('ref')
    .execute();
}

/** The days that statements show, from a day on; and those of which a person said that none will. */
export async function statementSpans(db: Kysely<Schema>, from: string): Promise<readonly Span[]> {
  const shown = await db
    .selectFrom('bank_statements')
    .select(['de as from', 'ate as until'])
    .where('matched_at', 'is not', null)
    .where('ate', '>=', from)
    .orderBy('id')
    .execute();
  const waived = await db
    .selectFrom('statement_waivers')
    .select('ate')
    .where('ate', '>=', from)
    .orderBy('id')
    .execute();
  return [...shown, ...waived.map(({ ate }) => ({ from, until: plusDays(ate, 1) }))];
}
