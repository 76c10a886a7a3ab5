/**
 * Reads a provider's own list beside its charges, each hour: what came and went there and is not in the ledger has its charge asked
 * about again. A bank may take money back months after a charge was looked at last.
 */
import { inTransaction } from '#lib/platform/kernel/database/transaction.ts';
import { isToldSince, queueMails } from '#lib/platform/mail/queries/outbox.ts';
import { compareLists } from './compare-lists.ts';
import { isolate } from './isolate.ts';
import type { PaymentDeps } from './payment-deps.ts';
import type { MachineProvider, Seen } from './providers/provider.ts';
import { chargesByRef } from './queries/charges.ts';
import { bookedRefs } from './queries/ledger.ts';
import { noteNotice } from './queries/notices.ts';
import { type DueAccount, noteLook, takeAccountToLook } from './queries/payment-accounts.ts';

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

export async function reconcile(deps: PaymentDeps): Promise<void> {
  const { db } = deps;
  for (;;) {
    const now = deps.now();
    const since = new Date(now.getTime() - BACK * DAY);
    const due = await takeAccountToLook(db, { now, since, until: new Date(now.getTime() + AGAIN) });
    if (!due) return;
    await isolate(deps, () => look(deps, due));
  }
}

async function look(deps: PaymentDeps, due: DueAccount): Promise<void> {
  const provider = deps.providers.get(due.provider);
  if (provider?.witness !== 'machine' || !provider.list) return;
  const now = deps.now();
  const listed = await deps.askProvider(provider, (signal) => listOf(provider, due, now, signal), due.id);
  if ('said' in listed) return;
  await noteUnbooked(deps, due, [...listed.came, ...listed.back], now);
  await tellStrange(deps, due.id, listed.came, now);
  await compareLists(deps, { conta: due.id, provider: due.provider, ...listed }, now);
  await noteLook(deps.db, due.id, { looked_at: now, look_at: new Date(now.getTime() + HOUR) });
}

type Listed = {
  readonly came: readonly Seen[];
  readonly back: readonly Seen[];
  /** Of what came. */
  readonly from: number;
  readonly to: number;
};

async function listOf(
  { list }: MachineProvider,
  { id, looked_at }: DueAccount,
  now: Date,
  signal: AbortSignal,
): Promise<Listed> {
  const to = now.getTime();
  if (!list) return { came: [], back: [], from: to, to };
  const from = Math.max(to - MOST, Math.min(to - LEAST, (looked_at?.getTime() ?? to) - HOUR));
  const came = await list(id, { from, to, what: 'came' }, signal);
  const days = (BACK * DAY) / LOOKS;
  const end = to - (Math.floor(to / HOUR) % LOOKS) * days;
  return { came, back: await list(id, { from: end - days, to: end, what: 'back' }, signal), from, to };
}

/** What is not booked is asked about, as if the provider had told of it. */
async function noteUnbooked(
  deps: PaymentDeps,
  { provider }: DueAccount,
  seen: readonly Seen[],
  now: Date,
): Promise<void> {
  const names = seen.flatMap(({ moves }) => moves.map(({ name }) => name));
  const booked = await bookedRefs(deps.db, provider, names);
  const news = seen.filter((one) => one.disputed || one.moves.some(({ name }) => !booked.has(name)));
  for (const charge of await chargesByRef(deps.db, refsOf(news)))
    if (charge.provider === provider) await noteNotice(deps.db, { provider, ref: charge.ref, now });
}

/** Such money is no order's: an older copy of the database was brought back, or another shop has the same receiver. */
async function tellStrange(
  deps: PaymentDeps,
  account: number,
  seen: readonly Seen[],
  now: Date,
): Promise<void> {
  const refs = refsOf(seen.filter(({ came }) => came));
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

function refsOf(seen: readonly Seen[]): readonly string[] {
  return [...new Set(seen.map(({ ref }) => ref))];
}
