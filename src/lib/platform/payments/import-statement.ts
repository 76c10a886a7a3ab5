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
import { apart } from './apart.ts';
import { confirmCharge } from './confirm.ts';
import { moveCharge } from './move-charge.ts';
import { settleOrderPayment } from './order-state.ts';
import type { MoneyDeps, PaymentDeps } from './payment-deps.ts';
import { PIX_KEY } from './providers/pix-key.ts';
import { isMachine } from './providers/provider.ts';
import { type ChargeRow, chargesByRef, chargesToCheck, lockCharges } from './queries/charges.ts';
import { entriesOf } from './queries/ledger.ts';
import {
  attachLine,
  insertLines,
  insertStatement,
  linesOf,
  looseCredits,
  looseLines,
  markMatched,
  statementSpans,
  unmatchedStatements,
} from './queries/statements.ts';

/** Who ends a code that no statement of its term shows as paid. */
const BY_STATEMENT = 'extrato';

type By = { readonly name: string; readonly author: string; readonly now: Date };

/**
 * Keeps a statement for `matchStatements`, which takes it up at once or, after a crash, in its next round.
 * @throws HttpError 409 for a file that was imported before.
 */
export async function noteStatement(
  trx: Trx,
  statement: Statement,
  { name, author, now }: By,
): Promise<void> {
  const { lines, from, until } = statement;
  const digest = createHash('sha256').update(JSON.stringify(statement)).digest('base64url');
  const row = { digest, nome: name, de: from, ate: until, author, created_at: now };
  const id = await insertStatement(trx, row);
  if (id === undefined) throw new HttpError(409, message.statementKnown);
  await insertLines(trx, id, lines);
}

/** Compares statements with the charges, each line in a transaction of its own, then ends the codes whose term they cover. */
export async function matchStatements(deps: PaymentDeps): Promise<void> {
  for (const { id, author } of await unmatchedStatements(deps.db)) {
    let whole = true;
    for (const line of await looseLines(deps.db, id)) {
      whole = (await apart(deps, () => matchLine(deps, line, author))) && whole;
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

/**
 * Codes whose term is over and that no statement of it shows as paid. Banks often leave the id out: a credit of the same amount
 * that belongs to nothing else is for a person to look at.
 */
export async function endCoveredTerms(deps: PaymentDeps): Promise<void> {
  for (const { numero, id, status, valor, created_at, expires_at } of await chargesToCheck(deps.db, [
    PIX_KEY,
  ])) {
    if (status !== 'encerrando' || expires_at === null) continue;
    const term = { from: shopDay(created_at), until: shopDay(new Date(expires_at.getTime() - 1)) };
    if (!coversTerm(await statementSpans(deps.db, term.from), term)) continue;
    if ((await looseCredits(deps.db, valor, term)).length > 0) continue;
    const looked = { author: BY_STATEMENT, now: deps.now() };
    await apart(deps, () => inTransaction(deps.db, (trx) => endUnpaid(trx, deps, { numero, id }, looked)));
  }
}

/** The code was not paid: a statement shows it, or a person who looked says so. @returns False where it moved meanwhile. */
export async function endUnpaid(
  trx: Trx,
  deps: MoneyDeps,
  { numero, id }: Pick<ChargeRow, 'numero' | 'id'>,
  { author, now }: { readonly author: string; readonly now: Date },
): Promise<boolean> {
  await lockOrder(trx, numero);
  const charge = (await lockCharges(trx, numero)).find((one) => one.id === id);
  if (charge?.status !== 'encerrando' || isMachine(deps.providers, charge.provider)) return false;
  const why = { cause: 'conferido', by: 'equipe', author, now } as const;
  await moveCharge(trx, deps, charge, { ...why, to: 'expirada' });
  await settleOrderPayment(trx, numero, { causa: 'conferido', author, now });
  return true;
}
