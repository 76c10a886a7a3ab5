/** What may be done with an order. */
import { endOfDay } from '#lib/domain/kernel/dates.ts';

/** Its buyer may end it until it is sent; after that the goods come back (CDC, art. 49). */
export function isCancellable(status: string): boolean {
  return status === 'recebido' || status === 'confirmado';
}

const STEPS = {
  recebido: ['confirmado', 'cancelado'],
  confirmado: ['enviado', 'cancelado'],
  enviado: ['entregue', 'cancelado'],
  entregue: [],
  cancelado: [],
} as const;

type Step = (typeof STEPS)[keyof typeof STEPS][number];

/** What the shop may do next; a parcel that comes back ends its order too. */
export function stepsFrom(status: string): readonly Step[] {
  return Object.hasOwn(STEPS, status) ? STEPS[status as keyof typeof STEPS] : [];
}

const BACK = { confirmado: 'recebido', enviado: 'confirmado', entregue: 'enviado' } as const;

/** What a step that was a mistake goes back to. A cancelled order gave its stock away: it is none of them. */
export function stepBack(status: string): (typeof BACK)[keyof typeof BACK] | undefined {
  return Object.hasOwn(BACK, status) ? BACK[status as keyof typeof BACK] : undefined;
}

/**
 * The steps that still hold, `recebido` as the first of them: one that was taken back is gone, and the one before it is as it was.
 * A cancelled order that goes on keeps all of them.
 */
export function standingSteps<Taken extends { readonly status: string }>(
  steps: readonly Taken[],
): readonly Taken[] {
  const standing: Taken[] = [];
  for (const step of steps) {
    if (isStepBack(standing.at(-1)?.status ?? '', step.status)) standing.pop();
    if (standing.at(-1)?.status !== step.status) standing.push(step);
  }
  return standing;
}

export function isStepBack(from: string, to: string): boolean {
  return stepBack(from) === to;
}

/** How long after a step it may be taken back: until then nobody has packed, sent or asked anything because of it. */
export const UNDO_MINUTES = 30;

/** With a carrier now: what it calls the parcel counts. */
export function isTrackable(status: string): boolean {
  return status === 'enviado';
}

const WITHDRAWAL_DAYS = 7;

/** The moment from which on a buyer who received the goods at `received` (ISO) cannot withdraw any more (CDC, art. 49; CC, art. 132). */
export function withdrawalEnd(received: string): Date {
  return endOfDay(new Date(received), WITHDRAWAL_DAYS);
}

/** Characters of what a carrier calls a parcel. */
export const TRACKING_LENGTH = 60;

/** The way of an order that nothing ends before. */
export const STATUS_WAY = ['recebido', 'confirmado', 'enviado', 'entregue'] as const;

/** Orders on a page of them. */
export const ORDERS_PER_PAGE = 10;
