/** What a provider says of disputes: opened, won or lost. Told again, it changes nothing. */
import { formatMoment } from '#lib/domain/kernel/dates.ts';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import { queueMails } from '#lib/platform/mail/queries/outbox.ts';
import type { Dispute } from './providers/provider.ts';
import { casesOf, closeCase, rewordCase } from './queries/cases.ts';
import type { ChargeRow } from './queries/charges.ts';
import { findDispute, insertDispute, moveDispute, setAnswerBy } from './queries/disputes.ts';
import { bookEntry, entriesOf } from './queries/ledger.ts';
import { tellCase } from './tell-case.ts';

const SAID: Readonly<Record<Dispute['state'], string>> = {
  aberta:
    'O comprador contestou o pagamento: responda no painel de quem recebe e não envie nem devolva até lá',
  ganha: 'A contestação terminou a favor da loja',
  perdida: 'A contestação terminou a favor do comprador, e o valor foi retirado',
};

/** Of a locked order and its charge. */
export async function bookDisputes(
  trx: Trx,
  charge: ChargeRow,
  disputes: readonly Dispute[],
  now: Date,
): Promise<void> {
  for (const one of disputes) {
    const { ref, state, amount } = one;
    const known = await findDispute(trx, charge.provider, ref);
    if (known?.status === state) {
      await noteDeadline(trx, charge, known, one);
      continue;
    }
    if (known) {
      await moveDispute(trx, known.id, state);
      if (state !== 'aberta') await end(trx, charge, { ...one, id: known.id }, now);
    } else
      await insertDispute(trx, {
        charge_id: charge.id,
        provider: charge.provider,
        provider_ref: ref,
        kind: 'contestacao',
        status: state,
        valor: amount,
        answer_by: one.answerBy ?? null,
        created_at: now,
      });
    await bookMoney(trx, charge, one, now);
    await tellCase(
      trx,
      {
        ...{ numero: charge.numero, charge_id: charge.id, kind: 'contestacao', causa: '', valor: 0 },
        ...{ entry_ref: entryOf(one), nota: noteOf(one), opened_at: now },
      },
      now,
    );
  }
}

/** Its buyer was told that it is open, and that its end is told; what was to be done until then is over. */
async function end(
  trx: Trx,
  charge: ChargeRow,
  { id, ref }: Dispute & { readonly id: number },
  now: Date,
): Promise<void> {
  await queueMails(trx, [{ assunto: 'pagamento-disputa', sobre: id }], now);
  const before = entryOf({ ref, state: 'aberta' });
  for (const one of await casesOf(trx, charge.id)) {
    if (one.kind !== 'contestacao' || one.entry_ref !== before || one.closed_at !== null) continue;
    await closeCase(trx, one.id, {
      closed_at: now,
      desfecho: 'vista',
      closing_note: 'a contestação terminou',
    });
  }
}

/** The day was told later than the dispute, or is another one. */
async function noteDeadline(
  trx: Trx,
  charge: ChargeRow,
  known: { readonly id: number; readonly answer_by: Date | null },
  one: Dispute,
): Promise<void> {
  if (!one.answerBy || known.answer_by?.getTime() === one.answerBy.getTime()) return;
  await setAnswerBy(trx, known.id, one.answerBy);
  await rewordCase(trx, { charge_id: charge.id, entry_ref: entryOf(one), nota: noteOf(one) });
}

function entryOf({ ref, state }: Pick<Dispute, 'ref' | 'state'>): string {
  return `${ref} ${state}`;
}

/** @param entryRef Of a case about a dispute. */
export function isDisputeOpen(entryRef: string): boolean {
  return entryRef.endsWith(' aberta');
}

function noteOf({ state, answerBy }: Dispute): string {
  if (state !== 'aberta' || !answerBy) return SAID[state];
  return `${SAID[state]}; responda até ${formatMoment(answerBy.toISOString())}`;
}

/** Money moves when it is lost, and comes back only where it had gone. */
async function bookMoney(trx: Trx, charge: ChargeRow, one: Dispute, now: Date): Promise<void> {
  const gone = (await entriesOf(trx, charge.id)).some(
    ({ kind, provider_ref }) => kind === 'contestacao' && provider_ref === one.ref,
  );
  if (one.state === 'aberta' || (one.state === 'ganha' && !gone)) return;
  await bookEntry(trx, {
    charge_id: charge.id,
    kind: one.state === 'perdida' ? 'contestacao' : 'contestacao_revertida',
    valor: one.amount,
    provider: charge.provider,
    provider_ref: one.ref,
    of_ref: one.of,
    happened_at: one.at,
    recorded_at: now,
    author: '',
  });
}
