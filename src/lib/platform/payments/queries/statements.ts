/** Statements of the shop's bank, and their lines. */
import { type Insertable, type Kysely, sql } from 'kysely';
import { plusDays } from '#lib/domain/kernel/bank-days.ts';
import { postedUntil, type Span } from '#lib/domain/payments/deadlines.ts';
import type { KnownLine } from '#lib/domain/payments/known-lines.ts';
import type { StatementLine } from '#lib/domain/payments/statement.ts';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import type { Yielder } from '#lib/platform/kernel/event-loop-yield.ts';
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

/** Lines of a statement that belong to no charge, credits first. */
export async function looseLines(db: Kysely<Schema>, statement: number): Promise<readonly StatementLine[]> {
  return db
    .selectFrom('bank_statement_lines')
    .select(['ref', 'dia as day', 'valor', 'memo'])
    .where('statement_id', '=', statement)
    .where('charge_id', 'is', null)
    .where('dismissed_at', 'is', null)
    .orderBy(sql`valor > 0`, 'desc')
    .orderBy('dia')
    .orderBy('ref')
    .execute();
}

/** Lines of the days of some others, whichever statement showed them. */
export async function linesBetween(
  db: Kysely<Schema>,
  from: string,
  until: string,
): Promise<readonly KnownLine[]> {
  const rows = await db
    .selectFrom('bank_statement_lines as l')
    .leftJoin('charges as c', 'c.id', 'l.charge_id')
    .select(['l.ref', 'l.dia as day', 'l.valor', 'c.ref as charge'])
    .where('l.dia', '>=', from)
    .where('l.dia', '<=', until)
    .orderBy('l.ref')
    .execute();
  return rows.map(({ charge, ...line }) => ({ ...line, charge: charge ?? undefined }));
}

/** A line that was known without what it names is compared with the charges again, as one of `statement`. */
export async function nameLine(
  trx: Trx,
  known: string,
  { ref, memo, statement }: { readonly ref: string; readonly memo: string; readonly statement: number },
): Promise<void> {
  await trx
    .updateTable('bank_statement_lines')
    .set({ ref, memo, statement_id: statement })
    .where('ref', '=', known)
    .execute();
}

/** The account of the statement that was imported last, '' where none said. */
export async function lastAccount(db: Kysely<Schema>): Promise<string> {
  const row = await db
    .selectFrom('bank_statements')
    .select('conta')
    .where('conta', '<>', '')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row?.conta ?? '';
}

/** One import after the other: each has to see what the one before wrote. */
export async function holdStatements(trx: Trx): Promise<void> {
  await trx.selectFrom('payment_settings').select('id').where('id', '=', 1).forUpdate().execute();
}

/** Whether a credit names a charge and belongs to none. */
export async function isNamedLoose(db: Kysely<Schema>, ref: string): Promise<boolean> {
  const row = await db
    .selectFrom('bank_statement_lines')
    .select('ref')
    .where('charge_id', 'is', null)
    .where('dismissed_at', 'is', null)
    .where('valor', '>', 0)
    .where(sql<boolean>`upper(ref || ' ' || memo) like ${`%${ref.toUpperCase()}%`}`)
    .executeTakeFirst();
  return row !== undefined;
}

/** What a line says of people is not kept of those that are nobody's payment. @param before `YYYY-MM-DD`. */
export async function forgetMemos(db: Kysely<Schema>, before: string): Promise<void> {
  await db
    .updateTable('bank_statement_lines')
    .set({ memo: '' })
    .where('dia', '<', before)
    .where('memo', '<>', '')
    .where((eb) => eb.or([eb('valor', '<=', 0), eb('charge_id', 'is', null)]))
    .where('statement_id', 'in', (eb) =>
      eb.selectFrom('bank_statements').select('id').where('matched_at', 'is not', null),
    )
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
  pace: Yielder,
): Promise<void> {
  for (let at = 0; at < lines.length; at += BATCH) {
    const rows = lines.slice(at, at + BATCH);
    // As lists: with a parameter for each cell the query alone takes longer than the rows.
    await sql`insert into bank_statement_lines (ref, dia, valor, memo, statement_id)
      select ref, dia, valor, memo, ${statement}::int
      from unnest(
        ${rows.map(({ ref }) => ref)}::text[],
        ${rows.map(({ day }) => day)}::text[],
        ${rows.map(({ valor }) => valor)}::int[],
        ${rows.map(({ memo }) => memo)}::text[]
      ) as shown (ref, dia, valor, memo)
      on conflict (ref) do nothing`.execute(trx);
    await pace();
  }
}

/** Rows of one statement of SQL, which nobody interrupts. */
const BATCH = 250;

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

/** The days that statements show, from a day on, and of which account; and those of which a person said that none will. */
export async function statementSpans(
  db: Kysely<Schema>,
  from: string,
): Promise<readonly (Span & { readonly conta: string })[]> {
  const shown = await db
    .selectFrom('bank_statements')
    .select(['de as from', 'ate as until', 'conta'])
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
  // Somebody looked, also at what was posted the day after.
  const looked = ({ ate }: { readonly ate: string }) => plusDays(postedUntil(ate), 1);
  return [...shown, ...waived.map((waiver) => ({ from, until: looked(waiver), conta: '' }))];
}
