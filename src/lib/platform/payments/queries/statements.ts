/** Statements of the shop's bank, and their lines. */
import type { Insertable, Kysely } from 'kysely';
import type { StatementLine } from '#lib/domain/payments/statement.ts';
import type { Span } from '#lib/domain/payments/terms.ts';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

/** The same file again is the same statement. */
export async function insertStatement(
  trx: Trx,
  statement: Insertable<Schema['bank_statements']>,
): Promise<{ readonly id: number; readonly matched_at: Date | null }> {
  return trx
    .insertInto('bank_statements')
    .values(statement)
    .onConflict((conflict) => conflict.column('digest').doUpdateSet({ digest: statement.digest }))
    .returning(['id', 'matched_at'])
    .executeTakeFirstOrThrow();
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
    .where('valor', '=', valor)
    .where('dia', '>=', from)
    .where('dia', '<=', until)
    .orderBy('dia')
    .orderBy('ref')
    .execute();
}

/** @returns Refs of the lines that no statement showed before. */
export async function insertLines(
  trx: Trx,
  statement: number,
  lines: readonly StatementLine[],
): Promise<ReadonlySet<string>> {
  const fresh = new Set<string>();
  for (let at = 0; at < lines.length; at += 500) {
    const rows = await trx
      .insertInto('bank_statement_lines')
      .values(
        lines
          .slice(at, at + 500)
          .map(({ ref, day, valor, memo }) => ({
            ref,
            dia: day,
            valor,
            memo,
            statement_id: statement,
            charge_id: null,
          })),
      )
      .onConflict((conflict) => conflict.column('ref').doNothing())
      .returning('ref')
      .execute();
    for (const { ref } of rows) fresh.add(ref);
  }
  return fresh;
}

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

/** The days that statements show, from a day on. */
export async function statementSpans(db: Kysely<Schema>, from: string): Promise<readonly Span[]> {
  return db
    .selectFrom('bank_statements')
    .select(['de as from', 'ate as until'])
    .where('matched_at', 'is not', null)
    .where('ate', '>=', from)
    .orderBy('id')
    .execute();
}
