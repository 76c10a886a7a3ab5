/** How often a buyer may begin to be charged for one order: whoever tries cards by the dozen, or refuses each way, stops there. */
import { type ChargeState, isLive } from './charge.ts';

/** Charges that an order may have, and that the shop allows anew at a time. */
export const ATTEMPTS = 5;

type Begun = {
  readonly provider: string;
  /** Its card is typed on the shop's page. */
  readonly campos: boolean;
  readonly status: ChargeState;
  /** When its provider was first asked for it. */
  readonly sent_at: Date | null;
};

/**
 * Charges that its buyer began, but for cards that ended before anybody was asked for them.
 * @param manual The provider of what people mark as paid, which is no attempt.
 */
export function attemptsOf(charges: readonly Begun[], manual: string): number {
  const isUntried = ({ campos, status, sent_at }: Begun) => campos && sent_at === null && !isLive(status);
  return charges.filter((charge) => charge.provider !== manual && !isUntried(charge)).length;
}

/** How many more may be begun. @param allowed Of the order. */
export function attemptsLeft(begun: number, allowed: number): number {
  return Math.max(0, allowed - begun);
}
