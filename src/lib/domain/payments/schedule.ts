/** When a provider is asked about a charge or a refund again: less and less often, and never all at the same moment. */
import type { ChargeState } from './charge.ts';
import type { Method } from './methods.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Milliseconds that whoever takes a refund has to ask about it: then another may. */
export const LEASE = 2 * MINUTE;
/**
 * The same of a charge, twice as many with each try up to eight times as many: more than a provider is given to answer, and its
 * buyer waits. Who is taken for dead and is not asks beside the other, by the same key.
 */
export const SHORTEST_LEASE = 15 * SECOND;

/** Pauses in milliseconds; the last is repeated, unless the list ends with undefined. */
type Pauses = readonly (number | undefined)[];

const ENDED: Pauses = [2 * MINUTE, 10 * MINUTE, HOUR, DAY, DAY, DAY, undefined];
const UNSURE: Pauses = [
  5 * SECOND,
  15 * SECOND,
  45 * SECOND,
  2 * MINUTE,
  5 * MINUTE,
  9 * MINUTE,
  15 * MINUTE,
  HOUR,
];
const WAITING: Pauses = [10 * SECOND, 30 * SECOND, MINUTE, 2 * MINUTE, 5 * MINUTE, 10 * MINUTE];

const PAUSES: Readonly<Record<ChargeState, Pauses>> = {
  criando: [0, LEASE],
  incerta: UNSURE,
  pendente: WAITING,
  desafio: WAITING,
  analise: [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR],
  encerrando: UNSURE,
  // It may be paid twice, and a bank may take money back.
  paga: ENDED,
  recusada: ENDED,
  expirada: ENDED,
  cancelada: ENDED,
};
const BOLETO: Pauses = [6 * HOUR];
/** Banks tell of a boleto days after it was paid. */
const BOLETO_ENDED: Pauses = [
  2 * MINUTE,
  10 * MINUTE,
  HOUR,
  ...Array.from({ length: 10 }, () => DAY),
  undefined,
];
const REFUND: Pauses = [5 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, HOUR];

/**
 * Of a charge that was asked about `tries` times since its last move; undefined when nobody need ask any more.
 * @param chance From 0 to 1: the pause is up to a fifth shorter or longer.
 */
export function nextCheck(
  now: Date,
  { status, forma, tries }: { readonly status: ChargeState; readonly forma: Method; readonly tries: number },
  chance: number,
): Date | undefined {
  const pauses = PAUSES[status];
  if (forma !== 'boleto') return after(now, pauses, tries, chance);
  const slow = status === 'pendente' ? BOLETO : pauses === ENDED ? BOLETO_ENDED : pauses;
  return after(now, slow, tries, chance);
}

/** Of a refund that was asked about `tries` times. */
export function nextRefundCheck(now: Date, tries: number, chance: number): Date {
  return after(now, REFUND, tries, chance) ?? now;
}

function after(now: Date, pauses: Pauses, tries: number, chance: number): Date | undefined {
  const pause = pauses[Math.min(tries, pauses.length - 1)];
  return pause === undefined ? undefined : new Date(now.getTime() + Math.round(pause * (0.8 + 0.4 * chance)));
}

/** Answers that there is no such charge, and how long they have to go on (ms), before it is believed. */
const ABSENT_TIMES = 5;
const ABSENT_LONG = 15 * MINUTE;

/** Indexes of providers lag: that something is not there counts only when it was not for a while. */
export function isNeverMade(now: Date, absent: number, since: Date | null): boolean {
  return absent >= ABSENT_TIMES && since !== null && now.getTime() - since.getTime() >= ABSENT_LONG;
}

/** How long (ms) late money waits, so that the shop's people may take the order up again instead. */
export const LATE_WAITS = DAY;

/** Seconds between two looks at a provider's list that have to see a difference: what is on its way is none. */
export const SEEN_TWICE = 1800;
