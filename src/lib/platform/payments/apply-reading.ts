/**
 * What a provider says of a charge becomes what the shop knows: entries of the ledger, the charge's state, the order's. Only
 * what we asked for ourselves comes here. Idempotent and monotone: the same reading twice, or an older one after a newer one,
 * changes nothing.
 */
import { centavos, formatBRL } from '#lib/domain/kernel/money.ts';
import { type ChargeState, isLive, isNews } from '#lib/domain/payments/charge.ts';
import { isNeverMade } from '#lib/domain/payments/schedule.ts';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import { lockOrder, updateOrderPayment } from '#lib/platform/orders/queries/orders.ts';
import { holdOn, tellOfRefusal } from './after-refusal.ts';
import { allocatePayments } from './allocate-payments.ts';
import { bookDisputes } from './book-disputes.ts';
import { bookPaidBack } from './book-paid-back.ts';
import { absentOnceMore, dueAfter, moveCharge } from './move-charge.ts';
import type { MoneyDeps } from './payment-deps.ts';
import { DEMO } from './providers/demo.ts';
import type { Payment, Reading } from './providers/provider.ts';
import { type ChargeRow, lockCharges, updateCharge } from './queries/charges.ts';
import { bookEntry, entriesOf } from './queries/ledger.ts';
import { CHARGE_SILENT, endSilence, tellOfSilence } from './silent-provider.ts';
import { tellCase } from './tell-case.ts';

type Said = Extract<Reading, { said: 'state' }>;

export async function applyReading(
  trx: Trx,
  deps: MoneyDeps,
  { numero, id }: Pick<ChargeRow, 'numero' | 'id'>,
  reading: Reading,
  now: Date,
): Promise<void> {
  await lockOrder(trx, numero);
  const charge = (await lockCharges(trx, numero)).find((one) => one.id === id);
  if (!charge) return;
  if (reading.said === 'nothing') return unsure(trx, deps, charge, now);
  if (reading.said === 'absent') return absent(trx, deps, charge, now);
  if (reading.ref.toUpperCase() !== charge.ref.toUpperCase() || reading.amount !== charge.valor) {
    // An answer about something else says nothing of this charge, and somebody has to see it.
    const nota = otherCharge(charge, reading);
    await tellCase(trx, { ...about(charge, now), kind: 'desconhecido', nota }, now);
    return unsure(trx, deps, charge, now);
  }
  await know(trx, deps, charge, reading, now);
}

function otherCharge({ ref, valor }: ChargeRow, said: Said): string {
  if (said.ref.toUpperCase() !== ref.toUpperCase()) return 'outra cobrança na resposta';
  return `a resposta fala de ${formatBRL(centavos(said.amount))}, e a cobrança é de ${formatBRL(centavos(valor))}`;
}

/** A charge that the provider may know of waits for another answer, and after a while somebody has to know. */
async function unsure(trx: Trx, deps: MoneyDeps, charge: ChargeRow, now: Date): Promise<void> {
  const since = charge.silent_since ?? now;
  if (charge.status === 'criando') {
    const why = { cause: 'sem-resposta', by: 'tarefa', now } as const;
    await moveCharge(trx, deps, charge, { ...why, to: 'incerta', change: { silent_since: since } });
    return;
  }
  const asked = { next_check_at: dueAfter(deps, charge, now), fetched_at: now, silent_since: since };
  await updateCharge(trx, charge.id, asked);
  if (now.getTime() - since.getTime() >= CHARGE_SILENT) await tellOfSilence(trx, charge, { since }, now);
}

/** An answer, whatever it says. */
async function answered(trx: Trx, charge: ChargeRow, now: Date): Promise<ChargeRow> {
  if (charge.silent_since === null) return charge;
  await endSilence(trx, charge.id, '', now);
  return updateCharge(trx, charge.id, { silent_since: null });
}

async function absent(trx: Trx, deps: MoneyDeps, charge: ChargeRow, now: Date): Promise<void> {
  if (charge.status === 'criando') return unsure(trx, deps, charge, now);
  await answered(trx, charge, now);
  const counted = await updateCharge(trx, charge.id, { ...absentOnceMore(charge, now), fetched_at: now });
  const waits = charge.status === 'incerta' || charge.status === 'encerrando';
  if (waits && isNeverMade(now, counted.absent, counted.absent_since)) {
    await moveCharge(trx, deps, counted, { to: 'cancelada', cause: 'nunca-criada', by: 'tarefa', now });
    await allocatePayments(trx, deps, charge.numero, { author: '', causa: 'nunca-criada', now });
    return;
  }
  await updateCharge(trx, charge.id, { next_check_at: dueAfter(deps, counted, now) });
}

async function know(trx: Trx, deps: MoneyDeps, charge: ChargeRow, said: Said, now: Date): Promise<void> {
  await answered(trx, charge, now);
  const came = await bookPayments(trx, charge, said, now);
  await bookPaidBack(trx, charge, said.paidBack, now);
  await bookDisputes(trx, charge, said.disputes ?? [], now);
  const known = await updateCharge(trx, charge.id, {
    fetched_at: now,
    absent: 0,
    absent_since: null,
    ...(said.providerId === undefined ? {} : { provider_id: said.providerId }),
    ...(said.payload === undefined ? {} : { payload: JSON.stringify(said.payload) }),
    ...(said.expiresAt === undefined ? {} : { expires_at: said.expiresAt }),
  });
  // The order waits as long as its charge may be paid.
  if (said.expiresAt !== undefined && isLive(known.status))
    await updateOrderPayment(trx, charge.numero, { pay_until: said.expiresAt });
  await follow(trx, deps, known, { said, first: came[0] }, now);
  await allocatePayments(trx, deps, charge.numero, { author: '', causa: 'consulta', now });
}

/** Money counts more than the word that stands beside it. */
async function follow(
  trx: Trx,
  deps: MoneyDeps,
  charge: ChargeRow,
  { said, first }: { readonly said: Said; readonly first: Payment | undefined },
  now: Date,
): Promise<void> {
  if (said.state === 'paga' && said.payments.length === 0) {
    const nota = 'paga sem pagamento na resposta';
    await tellCase(trx, { ...about(charge, now), kind: 'desconhecido', nota }, now);
  }
  const state = first ? 'paga' : said.state;
  const why = { cause: 'consulta', by: 'tarefa', now, motivo: said.reason } as const;
  if (first && isNews(charge.status, 'paga')) {
    const change = { paid_at: first.at, late: !isLive(charge.status) };
    await moveCharge(trx, deps, charge, { ...why, to: 'paga', change });
  } else if (state !== 'paga' && isNews(charge.status, state) && !isEarly(charge, state, now)) {
    await moveCharge(trx, deps, charge, { ...why, to: state });
    if (charge.status === 'analise' && !isLive(state)) await tellOfRefusal(trx, charge, now);
    else if (state === 'recusada') await holdOn(trx, charge, now);
  } else {
    await updateCharge(trx, charge.id, {
      next_check_at: isJustMade(charge, state) ? now : dueAfter(deps, charge, now),
    });
  }
}

/** It was being made when it was to end: it can be cancelled now. */
function isJustMade({ status, tries }: ChargeRow, state: ChargeState): boolean {
  return status === 'encerrando' && tries <= 1 && (state === 'pendente' || state === 'desafio');
}

/** A boleto that was paid on its last day is told days later, whatever its issuer says meanwhile; the demonstration's by a press. */
function isEarly({ forma, provider, expires_at }: ChargeRow, state: ChargeState, now: Date): boolean {
  return (
    provider !== DEMO && forma === 'boleto' && state === 'expirada' && expires_at !== null && expires_at > now
  );
}

/** @returns Those that stand under this charge; one that stands under another is for a person to look at. */
async function bookPayments(
  trx: Trx,
  charge: ChargeRow,
  { payments }: Said,
  now: Date,
): Promise<readonly Payment[]> {
  for (const { ref, amount, at } of payments) {
    await bookEntry(trx, {
      charge_id: charge.id,
      kind: 'entrada',
      valor: amount,
      provider: charge.provider,
      provider_ref: ref,
      happened_at: at,
      recorded_at: now,
      author: '',
    });
  }
  const own = new Set((await entriesOf(trx, charge.id)).map(({ provider_ref }) => provider_ref));
  for (const { ref } of payments.filter((payment) => !own.has(payment.ref))) {
    const nota = `pagamento ${ref} já anotado em outra cobrança`;
    await tellCase(trx, { ...about(charge, now), kind: 'desconhecido', entry_ref: ref, nota }, now);
  }
  return payments.filter(({ ref }) => own.has(ref));
}

function about(charge: ChargeRow, now: Date) {
  const { numero, id } = charge;
  return { numero, charge_id: id, causa: '', valor: 0, nota: '', opened_at: now } as const;
}
