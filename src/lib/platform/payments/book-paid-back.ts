/** What a provider says went out of a charge: refunds of ours, a bank's own return, one made in the provider's panel. */
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import { queueMails } from '#lib/platform/mail/queries/outbox.ts';
import type { PaidBack } from './providers/provider.ts';
import { casesOf, closeCase, noteShown } from './queries/cases.ts';
import type { ChargeRow } from './queries/charges.ts';
import { bookEntry } from './queries/ledger.ts';
import { moveRefund, type RefundRow, refundsOf } from './queries/refunds.ts';
import { tellCase } from './tell-case.ts';

/** Of a locked order and its charge. Told again, it changes nothing. */
export async function bookPaidBack(
  trx: Trx,
  charge: ChargeRow,
  paidBack: readonly PaidBack[],
  now: Date,
): Promise<void> {
  const asked = await refundsOf(trx, charge.id);
  for (const one of paidBack) {
    const own = asked.find(({ id }) => id === one.id);
    // One refund is one entry, under whichever name the provider tells of it.
    if (own?.status === 'feita') continue;
    if (own) await bookOwn(trx, charge, { own, one }, now);
    else await bookForeign(trx, charge, one, now);
  }
}

async function bookOwn(
  trx: Trx,
  charge: ChargeRow,
  { own, one }: { readonly own: RefundRow; readonly one: PaidBack },
  now: Date,
): Promise<void> {
  const { ref, at } = one;
  const entry = await book(trx, charge, { ...one, of: own.entry_ref }, now);
  if (entry === undefined) {
    return wonder(trx, charge, { ref, nota: `devolução ${ref} já anotada em outra cobrança` }, now);
  }
  const done = { status: 'feita', provider_ref: ref, done_at: at, next_check_at: null } as const;
  await moveRefund(trx, own, done, now);
  await queueMails(trx, [{ assunto: 'pagamento-devolvido', sobre: entry }], now);
  const surprising =
    one.amount !== own.valor || (own.status === 'recusada' && !(await endCase(trx, own, now)));
  if (surprising) await wonder(trx, charge, { ref, nota: `devolução ${own.id} feita de outro modo` }, now);
}

/** What was refused was made after all: nobody need give it back by hand. False where no such case was open. */
async function endCase(trx: Trx, { id, charge_id }: RefundRow, now: Date): Promise<boolean> {
  const open = (await casesOf(trx, charge_id)).find(
    ({ refund_id, closed_at }) => refund_id === id && closed_at === null,
  );
  if (!open) return false;
  const closing_note = 'o meio de pagamento devolveu';
  await closeCase(trx, open.id, { closed_at: now, desfecho: 'vista', closing_note });
  return true;
}

async function bookForeign(trx: Trx, charge: ChargeRow, one: PaidBack, now: Date): Promise<void> {
  if (one.kind === 'devolucao' && (await isNotedByHand(trx, charge, one))) return;
  if ((await book(trx, charge, one, now)) === undefined) return;
  await wonder(trx, charge, { ref: one.ref, nota: `devolução ${one.ref} feita fora da loja` }, now);
}

/** A person gave it back in the provider's panel, and noted it under another name. */
async function isNotedByHand(trx: Trx, charge: ChargeRow, { ref, amount, at }: PaidBack): Promise<boolean> {
  const noted = (await casesOf(trx, charge.id)).filter(
    ({ kind, desfecho }) => kind === 'devolucao_recusada' && desfecho === 'devolvida',
  );
  if (
    noted.some(
      ({ shown_ref, closing_ref }) => shown_ref === ref || closing_ref.toUpperCase() === ref.toUpperCase(),
    )
  )
    return true;
  const same = noted.find(
    ({ shown_ref, valor, opened_at }) => shown_ref === '' && valor === amount && opened_at <= at,
  );
  if (same) await noteShown(trx, same.id, ref);
  return same !== undefined;
}

async function book(
  trx: Trx,
  charge: ChargeRow,
  { ref, kind, amount, at, of }: PaidBack,
  now: Date,
): Promise<number | undefined> {
  return bookEntry(trx, {
    charge_id: charge.id,
    kind,
    valor: amount,
    provider: charge.provider,
    provider_ref: ref,
    of_ref: of ?? null,
    happened_at: at,
    recorded_at: now,
    author: '',
  });
}

/** Somebody has to see it. */
async function wonder(
  trx: Trx,
  { id, numero }: ChargeRow,
  { ref, nota }: { readonly ref: string; readonly nota: string },
  now: Date,
): Promise<void> {
  const about = { numero, charge_id: id, causa: '', valor: 0, entry_ref: ref, opened_at: now } as const;
  await tellCase(trx, { ...about, kind: 'desconhecido', nota }, now);
}
