/**
 * Pays an order by a card that was typed on the shop's page. What stands for the card is in memory for one question alone: an answer
 * that was lost is looked for, and the card is never tried a second time.
 */
import { inTransaction } from '#lib/platform/kernel/database/transaction.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { HttpError } from '#lib/platform/kernel/http/response.ts';
import { isToldSince, queueMails } from '#lib/platform/mail/queries/outbox.ts';
import { chargeOrder } from '../advance-charges.ts';
import { advanceOrder } from '../advance-order.ts';
import { applyReading } from '../apply-reading.ts';
import type { Choosing } from '../begin.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import type { CardGiven, Reading } from '../providers/provider.ts';
import { type ChargeRow, findCharge } from '../queries/charges.ts';
import { markSent } from '../unsent.ts';
import { beginCard } from './begin-card.ts';
import { isTested } from './card-fields.ts';
import { forgetCard } from './forget-card.ts';

/** Milliseconds that an answer may take: the card's bank stands behind it. */
const PATIENCE = 20_000;
const DAY = 86_400_000;

/**
 * @returns The charge as it is then.
 * @throws HttpError 400 and 409, as `beginCard`; 409 where the card was not sent, and its charge has ended.
 */
export async function payByCard(
  deps: PaymentDeps,
  numero: number,
  { card, ...choosing }: Choosing & { readonly card: CardGiven },
): Promise<ChargeRow> {
  const begin = () =>
    inTransaction(deps.db, (trx) => beginCard(trx, deps, numero, { ...choosing, now: deps.now() }));
  let charge = await begin();
  if (!charge) {
    // The charge before is asked about: mostly it has ended then.
    await advanceOrder(deps, numero);
    charge = await begin();
  }
  if (!charge) throw new HttpError(409, message.paymentStillOpen);
  await ask(deps, charge, card);
  const asked = (await findCharge(deps.db, charge.id)) ?? charge;
  if (asked.status === 'recusada') await tellOfTesting(deps);
  return asked;
}

async function ask(deps: PaymentDeps, charge: ChargeRow, card: CardGiven): Promise<void> {
  const provider = deps.providers.get(charge.provider);
  if (provider?.witness !== 'machine') return;
  const order = { ...chargeOrder(charge), card };
  const question = async (signal: AbortSignal): Promise<Reading | { readonly said: 'unasked' }> =>
    (await markSent(deps, charge)) ? provider.make(order, signal) : { said: 'unasked' };
  const reading = await deps.askProvider(provider, question, charge.conta, PATIENCE);
  // Its provider rests after many failures, or the charge has ended meanwhile.
  const silent = reading.said === 'nothing' || reading.said === 'unasked';
  const forgotten = silent && (await forgetCard(deps, charge));
  if (forgotten || reading.said === 'unasked') throw new HttpError(409, message.cardNotSent);
  await inTransaction(deps.db, (trx) => applyReading(trx, deps, charge, reading, deps.now()));
}

/** Once a day. */
async function tellOfTesting({ db, now, onFailure }: PaymentDeps): Promise<void> {
  const at = now();
  if (!(await isTested(db, at))) return;
  onFailure(
    new Error('most cards of the last hour were refused: the fields for cards are closed for a while'),
  );
  const letter = { assunto: 'pagamento-cartoes-recusados', sobre: 0 };
  await inTransaction(db, async (trx) => {
    if (!(await isToldSince(trx, letter, new Date(at.getTime() - DAY)))) await queueMails(trx, [letter], at);
  });
}
