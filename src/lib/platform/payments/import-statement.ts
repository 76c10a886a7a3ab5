/**
 * A statement of the shop's bank: its lines are matched with Pix codes by id and amount. Files may overlap.
 */
import { createHash } from 'node:crypto';
import { endOfDay, plusDays, shopDay } from '#lib/domain/kernel/bank-days.ts';
import { compareLines } from '#lib/domain/payments/known-lines.ts';
import { mapInPieces, refsIn, type Statement, type StatementLine } from '#lib/domain/payments/statement.ts';
import { inTransaction, type Trx } from '#lib/platform/kernel/database/transaction.ts';
import { createYielder, paced } from '#lib/platform/kernel/event-loop-yield.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { HttpError } from '#lib/platform/kernel/http/response.ts';
import { lockOrder } from '#lib/platform/orders/queries/orders.ts';
import { confirmCharge } from './confirm.ts';
import { endCoveredTerms } from './end-terms.ts';
import { isolate } from './isolate.ts';
import { noteDebit } from './note-debit.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { PIX_KEY } from './providers/pix-key.ts';
import { type ChargeRow, chargesByRef } from './queries/charges.ts';
import { entriesOf } from './queries/ledger.ts';
import {
  attachLine,
  holdStatements,
  insertLines,
  insertStatement,
  lastAccount,
  linesBetween,
  linesOf,
  looseLines,
  markMatched,
  nameLine,
  unmatchedStatements,
} from './queries/statements.ts';

type By = {
  readonly name: string;
  readonly author: string;
  readonly now: Date;
  /** What a person says of a file that is refused otherwise: it shows credits alone; the shop has another account now. */
  readonly meant?: readonly ('creditos' | 'conta')[] | undefined;
};

/**
 * Keeps a statement for `matchStatements`, which takes it up at once or, after a crash, in its next round. It shows nothing of
 * days to come, whatever it says.
 * @throws HttpError 409 for a file that was imported before, 400 for one whose debits may look like credits, or of another
 *   account than the last.
 */
export async function noteStatement(
  trx: Trx,
  statement: Statement,
  { name, author, now, meant = [] }: By,
): Promise<void> {
  const pace = createYielder();
  await holdStatements(trx);
  const { account: conta = '', unsigned = false } = statement;
  const before = await lastAccount(trx);
  const digest = createHash('sha256').update(JSON.stringify(statement)).digest('base64url');
  const today = shopDay(now);
  const span = { de: min(statement.from, today), ate: min(statement.until, today) };
  const id = await insertStatement(trx, { digest, nome: name, ...span, conta, author, created_at: now });
  if (id === undefined) throw new HttpError(409, message.statementKnown);
  if (unsigned && !meant.includes('creditos')) throw new HttpError(400, message.statementUnsigned);
  if (conta !== '' && before !== '' && conta !== before && !meant.includes('conta'))
    throw new HttpError(400, message.statementOtherAccount);
  const shown = statement.lines.filter(({ day }) => day <= today);
  const lines = await paced(mapInPieces(shown, shortRef), pace);
  const days = lines.map(({ day }) => day).toSorted();
  const known = await linesBetween(trx, days[0] ?? today, days.at(-1) ?? today);
  const { added, named } = await paced(compareLines(lines, known), pace);
  for (const { known: ref, line } of named) {
    await nameLine(trx, ref, { ref: line.ref, memo: line.memo, statement: id });
    await pace();
  }
  await insertLines(trx, id, added, pace);
}

/** All its words may be longer than an index takes. */
function shortRef(line: StatementLine): StatementLine {
  if (refsIn(line).length === 1) return line;
  return { ...line, ref: createHash('sha256').update(line.ref).digest('base64url') };
}

function min(day: string, other: string): string {
  return [day, other].toSorted()[0] ?? day;
}

/** Compares statements with the charges, each line in a transaction of its own, then ends the codes whose term they cover. */
export async function matchStatements(deps: PaymentDeps): Promise<void> {
  const pace = createYielder();
  for (const { id, author } of await unmatchedStatements(deps.db)) {
    let whole = true;
    for (const line of await looseLines(deps.db, id)) {
      whole = (await isolate(deps, () => matchLine(deps, line, author))) && whole;
      await pace();
    }
    // One that is not compared to its end says nothing of what was not paid.
    if (whole) await markMatched(deps.db, id, deps.now());
  }
  // In each round: a code may come to its end after the statement that shows it.
  await endCoveredTerms(deps);
}

/** Nothing happens to a line that is not the payment of one code; one that names several is for a person. */
async function matchLine(deps: PaymentDeps, line: StatementLine, author: string): Promise<void> {
  const named = (await chargesByRef(deps.db, refsIn(line))).filter(({ provider }) => provider === PIX_KEY);
  const [charge] = named;
  if (!charge || named.length > 1) return;
  await inTransaction(deps.db, async (trx) => {
    await lockOrder(trx, charge.numero);
    const attached = await linesOf(trx, charge.id);
    if (attached.some(({ ref }) => ref === line.ref)) return;
    await attachLine(trx, line.ref, charge.id);
    if (line.valor < 0) return noteDebit(trx, deps, { charge, line, attached }, deps.now());
    if (await isNoted(trx, charge, line, attached)) return;
    const at = endOfDay(plusDays(line.day, -1));
    const sighting = {
      valor: line.valor,
      entryRef: line.ref,
      at,
      author,
      cause: 'extrato',
      now: deps.now(),
    } as const;
    await confirmCharge(trx, deps, charge, sighting);
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
