/** The only code that creates charges or changes their state. */
import type { Insertable, Updateable } from 'kysely';
import {
  type Actor,
  type ChargeCause,
  type ChargeState,
  isLive,
  mayMove,
} from '#lib/domain/payments/charge.ts';
import { nextCheck } from '#lib/domain/payments/schedule.ts';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import type { ChargesTable } from '#lib/platform/schema/payments.ts';
import type { MoneyDeps } from './payment-deps.ts';
import { isMachine } from './providers/provider.ts';
import { type ChargeRow, insertCharge, noteChargeStep, updateCharge } from './queries/charges.ts';

export type Why = {
  readonly cause: ChargeCause;
  readonly by: Actor;
  /** Name of who works for the shop. */
  readonly author?: string | undefined;
  readonly motivo?: string | undefined;
  readonly now: Date;
};

/**
 * Of a locked charge. @returns It as it is then.
 * @throws Error for a move that does not stand in the table: a bug, and the transaction ends.
 */
export async function moveCharge(
  trx: Trx,
  deps: MoneyDeps,
  charge: ChargeRow,
  { to, change = {}, ...why }: Why & { readonly to: ChargeState; readonly change?: Updateable<ChargesTable> },
): Promise<ChargeRow> {
  const { cause, by, author = '', motivo = '', now } = why;
  const witness = isMachine(deps.providers, charge.provider) ? 'machine' : 'people';
  if (!mayMove(charge.status, to, { cause, by, witness })) {
    throw new Error(`charge ${charge.id} may not go from ${charge.status} to ${to} by ${by} (${cause})`);
  }
  await noteChargeStep(trx, {
    charge_id: charge.id,
    de: charge.status,
    para: to,
    causa: cause,
    por: by,
    author,
    motivo,
    created_at: now,
  });
  const moved = { ...charge, expires_at: charge.expires_at, status: to, tries: 0 };
  return updateCharge(trx, charge.id, {
    status: to,
    tries: 0,
    absent: 0,
    absent_since: null,
    next_check_at: dueAfter(deps, moved, now),
    ...(motivo === '' ? {} : { motivo }),
    ...change,
  });
}

/** @returns The new charge, not asked for yet. */
export async function makeCharge(
  trx: Trx,
  charge: Omit<Insertable<ChargesTable>, 'status'>,
  { by, author = '', now }: Pick<Why, 'by' | 'author' | 'now'>,
): Promise<ChargeRow> {
  const made = await insertCharge(trx, { ...charge, status: 'criando', next_check_at: now });
  const step = {
    charge_id: made.id,
    de: '',
    para: 'criando',
    causa: 'aberta',
    por: by,
    author,
    motivo: '',
  } as const;
  await noteChargeStep(trx, { ...step, created_at: now });
  return made;
}

/** When a charge is looked at again. Where only people see money, there is nobody to ask: its end alone is watched for. */
export function dueAfter(
  { providers, chance }: MoneyDeps,
  charge: Pick<ChargeRow, 'provider' | 'status' | 'forma' | 'tries' | 'expires_at'>,
  now: Date,
): Date | null {
  const { status, expires_at, provider } = charge;
  const machine = isMachine(providers, provider);
  if (!machine) return isLive(status) && status !== 'encerrando' ? expires_at : null;
  const next = nextCheck(now, charge, chance()) ?? null;
  const open = isLive(status) && status !== 'encerrando' && expires_at !== null && expires_at > now;
  return open && next !== null && next > expires_at ? expires_at : next;
}

/** Counts an answer that there is no such charge. */
export function absentOnceMore(charge: ChargeRow, now: Date): Updateable<ChargesTable> {
  return { absent: charge.absent + 1, absent_since: charge.absent_since ?? now };
}
