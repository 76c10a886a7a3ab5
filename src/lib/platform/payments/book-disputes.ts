/** What a provider says of disputes: opened, won or lost. Told again, it changes nothing. */
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import type { Dispute } from './providers/provider.ts';
import type { ChargeRow } from './queries/charges.ts';
import { findDispute, insertDispute, moveDispute } from './queries/disputes.ts';
import { bookEntry, entriesOf } from './queries/ledger.ts';
import { tellCase } from './tell-case.ts';

const SAID: Readonly<Record<Dispute['state'], string>> = {
  aberta:
    'o comprador contestou o pagamento: responda no painel de quem recebe e não envie nem devolva até lá',
  ganha: 'a contestação terminou a favor da loja',
  perdida: 'a contestação terminou a favor do comprador, e o valor foi retirado',
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
    if (known?.status === state) continue;
    if (known) await moveDispute(trx, known.id, state);
    else
      await insertDispute(trx, {
        charge_id: charge.id,
        provider: charge.provider,
        provider_ref: ref,
        kind: 'contestacao',
        status: state,
        valor: amount,
        answer_by: null,
        created_at: now,
      });
    await bookMoney(trx, charge, one, now);
    await tellCase(
      trx,
      {
        ...{ numero: charge.numero, charge_id: charge.id, kind: 'contestacao', causa: '', valor: 0 },
        ...{ entry_ref: `${ref} ${state}`, nota: SAID[state], opened_at: now },
      },
      now,
    );
  }
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
