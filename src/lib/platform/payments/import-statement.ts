/**
 * A statement of the shop's bank: its credits are matched with Pix codes by id and amount, and codes whose term it reaches past
 * without a payment have ended.
 */
import { createHash } from 'node:crypto';
import { endOfDay, plusDays, shopDay } from '#lib/domain/kernel/bank-days.ts';
import { refsIn, type Statement, type StatementLine } from '#lib/domain/payments/statement.ts';
import { coversTerm } from '#lib/domain/payments/terms.ts';
import { inTransaction, type Trx } from '#lib/platform/kernel/database/transaction.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { HttpError } from '#lib/platform/kernel/http/response.ts';
import { lockOrder } from '#lib/platform/orders/queries/orders.ts';
import { confirmCharge } from './confirm.ts';
import { moveCharge } from './move-charge.ts';
import { settleOrderPayment } from './order-state.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { PIX_KEY } from './providers/pix-key.ts';
import { type ChargeRow, chargesByRef, chargesToCheck, lockCharges } from './queries/charges.ts';
import { entriesOf } from './queries/ledger.ts';
import {
  attachLine,
  insertLines,
  insertStatement,
  linesOf,
  looseCredits,
  markMatched,
  statementSpans,
} from './queries/statements.ts';

export type Imported = {
  /** Lines of it that no statement showed before. */
  readonly lines: number;
  /** Of these, payments of codes. */
  readonly matched: number;
  /** Codes that ended unpaid. */
  readonly ended: number;
};

type By = { readonly name: string; readonly author: string };

/** @throws HttpError 409 for a file that was imported before. */
export async function importStatement(
  deps: PaymentDeps,
  statement: Statement,
  { name, author }: By,
): Promise<Imported> {
  const { lines, from, until } = statement;
  const now = deps.now();
  const digest = createHash('sha256').update(JSON.stringify(statement)).digest('base64url');
  const { id, fresh } = await inTransaction(deps.db, async (trx) => {
    const row = { digest, nome: name, de: from, ate: until, author, created_at: now };
    const { id: own, matched_at } = await insertStatement(trx, row);
    if (matched_at !== null) throw new HttpError(409, message.statementKnown);
    return { id: own, fresh: await insertLines(trx, own, lines) };
  });
  let matched = 0;
  // Each in a transaction of its own. An import that is cut short ends no code, and goes on when the file comes again.
  for (const line of lines) if (line.valor > 0 && (await matchLine(deps, line, author))) matched += 1;
  await markMatched(deps.db, id, now);
  const ended = await endCoveredTerms(deps, author);
  return { lines: fresh.size, matched, ended };
}

/** @returns Whether it is the payment of a code. */
async function matchLine(deps: PaymentDeps, line: StatementLine, author: string): Promise<boolean> {
  const named = (await chargesByRef(deps.db, refsIn(line))).filter(({ provider }) => provider === PIX_KEY);
  const [charge] = named;
  // A line that names several charges is for a person.
  if (!charge || named.length > 1) return false;
  return inTransaction(deps.db, async (trx) => {
    await lockOrder(trx, charge.numero);
    const attached = await linesOf(trx, charge.id);
    if (attached.some(({ ref }) => ref === line.ref)) return false;
    await attachLine(trx, line.ref, charge.id);
    if (await isNoted(trx, charge, line, attached)) return true;
    const at = new Date(endOfDay(plusDays(line.day, -1)));
    const sighting = {
      valor: line.valor,
      entryRef: line.ref,
      at,
      author,
      cause: 'extrato',
      now: deps.now(),
    } as const;
    await confirmCharge(trx, deps, charge, sighting);
    return true;
  });
}

/** Somebody may have confirmed it before the statement came: then it is the same money. */
async function isNoted(
  trx: Trx,
  charge: ChargeRow,
  line: StatementLine,
  attached: readonly { readonly valor: number }[],
): Promise<boolean> {
  const entries = await entriesOf(trx, charge.id);
  const undone = new Set(
    entries.filter(({ kind }) => kind === 'desfeita').map(({ provider_ref }) => provider_ref),
  );
  const noted = entries.filter(
    ({ kind, valor, provider_ref }) =>
      kind === 'entrada' && valor === line.valor && !undone.has(provider_ref),
  );
  return noted.length > attached.filter(({ valor }) => valor === line.valor).length;
}

/**
 * Codes whose term is over and that no statement of it shows as paid. Banks often leave the id out: a credit of the same amount
 * that belongs to nothing else is for a person to look at. @returns How many.
 */
export async function endCoveredTerms(deps: PaymentDeps, author: string): Promise<number> {
  let ended = 0;
  for (const { numero, id, status, valor, created_at, expires_at } of await chargesToCheck(deps.db, [
    PIX_KEY,
  ])) {
    if (status !== 'encerrando' || expires_at === null) continue;
    const term = { from: shopDay(created_at), until: shopDay(new Date(expires_at.getTime() - 1)) };
    if (!coversTerm(await statementSpans(deps.db, term.from), term)) continue;
    if ((await looseCredits(deps.db, valor, term)).length > 0) continue;
    if (await endUnpaid(deps, { numero, id }, author)) ended += 1;
  }
  return ended;
}

/** The code was not paid: a statement shows it, or a person who looked says so. @returns False where it moved meanwhile. */
export async function endUnpaid(
  deps: PaymentDeps,
  { numero, id }: Pick<ChargeRow, 'numero' | 'id'>,
  author: string,
): Promise<boolean> {
  return inTransaction(deps.db, async (trx) => {
    await lockOrder(trx, numero);
    const charge = (await lockCharges(trx, numero)).find((one) => one.id === id);
    if (charge?.status !== 'encerrando') return false;
    const why = { cause: 'conferido', by: 'equipe', author, now: deps.now() } as const;
    await moveCharge(trx, deps, charge, { ...why, to: 'expirada' });
    await settleOrderPayment(trx, numero, { causa: 'conferido', author, now: deps.now() });
    return true;
  });
}
