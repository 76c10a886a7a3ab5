/** Codes of the shop's key whose term is over: they end once somebody looked, in a statement or in the account itself. */
import { plusDays, shopDay } from '#lib/domain/kernel/bank-days.ts';
import { coversTerm, postedUntil, type Span } from '#lib/domain/payments/deadlines.ts';
import { inTransaction, type Trx } from '#lib/platform/kernel/database/transaction.ts';
import { lockOrder } from '#lib/platform/orders/queries/orders.ts';
import { isolate } from './isolate.ts';
import { moveCharge } from './move-charge.ts';
import { settleOrderPayment } from './order-state.ts';
import type { MoneyDeps, PaymentDeps } from './payment-deps.ts';
import { PIX_KEY } from './providers/pix-key.ts';
import { isMachine } from './providers/provider.ts';
import { type ChargeRow, chargesToCheck, lockCharges } from './queries/charges.ts';
import { forgetMemos, isNamedLoose, looseCredits, statementSpans } from './queries/statements.ts';

/** Who ends a code that no statement of its term shows as paid. */
const BY_STATEMENT = 'extrato';

/** Days that the words of a line are kept that is nobody's payment: it may turn out to be one. */
const KEPT = 60;

/**
 * Codes whose term is over and that no statement of it shows as paid. Banks often leave the id out: a credit of the same amount
 * that belongs to nothing else is for a person to look at, as is one that names the code and was not noted.
 */
export async function endCoveredTerms(deps: PaymentDeps, author = BY_STATEMENT): Promise<void> {
  const { db } = deps;
  for (const { numero, id, ref, status, valor, created_at, expires_at } of await chargesToCheck(db, [
    PIX_KEY,
  ])) {
    if (status !== 'encerrando' || expires_at === null) continue;
    const last = shopDay(new Date(expires_at.getTime() - 1));
    const term = { from: shopDay(created_at), until: postedUntil(last) };
    if (!isCovered(await statementSpans(db, term.from), term)) continue;
    if ((await looseCredits(db, valor, term)).length > 0 || (await isNamedLoose(db, ref))) continue;
    await isolate(deps, () =>
      inTransaction(db, (trx) => endUnpaid(trx, deps, { numero, id }, { author, now: deps.now() })),
    );
  }
}

/** A shop that changed its bank may have been paid in either account; a file that names none counts for each. */
function isCovered(spans: readonly (Span & { readonly conta: string })[], term: Span): boolean {
  const accounts = new Set(spans.map(({ conta }) => conta));
  if (accounts.size > 1) accounts.delete('');
  const shows = (account: string) =>
    coversTerm(
      spans.filter(({ conta }) => conta === '' || conta === account),
      term,
    );
  return accounts.size > 0 && [...accounts].every(shows);
}

/** What statements say of people is not kept longer than it may be of use. */
export async function forgetWords({ db, now }: PaymentDeps): Promise<void> {
  await forgetMemos(db, plusDays(shopDay(now()), -KEPT));
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
