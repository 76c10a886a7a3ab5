/**
 * Reads a bank's own list beside its charges, each hour: what came and went there and is not in the ledger has its charge asked
 * about again. A bank may take money back months after a charge was looked at last.
 */
import { refOfTxid } from '#lib/domain/payments/pix-wire.ts';
import { inTransaction } from '#lib/platform/kernel/database/transaction.ts';
import { isToldSince, queueMails } from '#lib/platform/mail/queries/outbox.ts';
import { apart } from '../apart.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { PIX_API, type PixApiDeps } from '../providers/pix-api.ts';
import { chargesByRef } from '../queries/charges.ts';
import { bookedRefs } from '../queries/ledger.ts';
import { noteNotice } from '../queries/notices.ts';
import { type DueAccount, noteLook, takeAccountToLook } from '../queries/payment-accounts.ts';
import { accountOf } from './account.ts';
import { nameOf } from './reading.ts';
import { listReceived } from './received.ts';
import type { PixRecebido } from './wire.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Milliseconds until another try where the bank said nothing. */
const AGAIN = 10 * 60_000;
/** What a look reads at least and at most, and by how much two overlap. */
const LEAST = 3 * HOUR;
const MOST = 4 * DAY;
/** Days of which each look reads a part for what went back: all of them once a day. */
const BACK = 96;
const LOOKS = 24;
/** Codes that one line of the log names. */
const NAMED = 20;

export async function lookAround(deps: PaymentDeps): Promise<void> {
  const { db, pixApi } = deps;
  if (!pixApi) return;
  for (;;) {
    const now = deps.now();
    const since = new Date(now.getTime() - BACK * DAY);
    const due = await takeAccountToLook(db, { now, since, until: new Date(now.getTime() + AGAIN) });
    if (!due) return;
    await apart(deps, () => look(deps, pixApi, due));
  }
}

async function look(deps: PaymentDeps, pixApi: PixApiDeps, due: DueAccount): Promise<void> {
  const provider = deps.providers.get(PIX_API);
  if (provider?.witness !== 'machine') return;
  const now = deps.now();
  const listed = await deps.askProvider(provider, (signal) => listOf(pixApi, due, now, signal), due.id);
  if ('said' in listed) return;
  await noteUnbooked(deps, [...listed.came, ...listed.back], now);
  await tellStrange(deps, due.id, listed.came, now);
  await noteLook(deps.db, due.id, { looked_at: now, look_at: new Date(now.getTime() + HOUR) });
}

async function listOf(
  { db, seal, options, client }: PixApiDeps,
  { id, looked_at }: DueAccount,
  now: Date,
  signal: AbortSignal,
): Promise<{ readonly came: readonly PixRecebido[]; readonly back: readonly PixRecebido[] }> {
  const account = await accountOf(db, id, seal, options);
  const to = now.getTime();
  const from = Math.max(to - MOST, Math.min(to - LEAST, (looked_at?.getTime() ?? to) - HOUR));
  const came = await listReceived(client, account, { from, to }, signal);
  const days = (BACK * DAY) / LOOKS;
  const end = to - (Math.floor(to / HOUR) % LOOKS) * days;
  const query = { devolucaoPresente: 'true' };
  const back = await listReceived(client, account, { from: end - days, to: end, query }, signal);
  return { came, back };
}

/** What is not booked is asked about, as if the bank had told of it. */
async function noteUnbooked(deps: PaymentDeps, received: readonly PixRecebido[], now: Date): Promise<void> {
  const booked = await bookedRefs(deps.db, PIX_API, received.flatMap(namesOf));
  const news = received.filter((pix) => namesOf(pix).some((name) => !booked.has(name)));
  for (const { provider, ref } of await chargesByRef(deps.db, refsOf(news)))
    if (provider === PIX_API) await noteNotice(deps.db, { provider, ref, now });
}

/** Such money is no order's: an older copy of the database was brought back, or another shop has the same receiver. */
async function tellStrange(
  deps: PaymentDeps,
  account: number,
  came: readonly PixRecebido[],
  now: Date,
): Promise<void> {
  const refs = refsOf(came);
  const known = new Set((await chargesByRef(deps.db, refs)).map(({ ref }) => ref));
  const strange = refs.filter((ref) => !known.has(ref));
  if (strange.length === 0) return;
  const payments = strange.length === 1 ? 'payment' : 'payments';
  const named = strange.slice(0, NAMED).join(' ');
  deps.onFailure(
    new Error(`${strange.length} ${payments} by a code of the shop without a charge here: ${named}`),
  );
  const letter = { assunto: 'pagamento-sem-cobranca', sobre: account };
  await inTransaction(deps.db, async (trx) => {
    if (!(await isToldSince(trx, letter, new Date(now.getTime() - DAY))))
      await queueMails(trx, [letter], now);
  });
}

function refsOf(received: readonly PixRecebido[]): readonly string[] {
  return [...new Set(received.map(({ txid = '' }) => refOfTxid(txid)).filter((ref) => ref !== ''))];
}

function namesOf(pix: PixRecebido): readonly string[] {
  const done = pix.devolucoes.filter(({ status }) => status === 'DEVOLVIDO');
  return [pix.endToEndId, ...done.map((one) => nameOf(pix.endToEndId, one))];
}
