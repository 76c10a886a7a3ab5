/** How often a buyer may begin to be charged for one order: whoever tries cards by the dozen, or refuses each way, stops there. */

/** Charges that an order may have, and that the shop allows anew at a time. */
export const ATTEMPTS = 5;

type Begun = { readonly provider: string };

/** Charges that its buyer began. @param manual The provider of what people mark as paid, which is no attempt. */
export function attemptsOf(charges: readonly Begun[], manual: string): number {
  return charges.filter(({ provider }) => provider !== manual).length;
}

/** How many more may be begun. @param allowed Of the order. */
export function attemptsLeft(begun: number, allowed: number): number {
  return Math.max(0, allowed - begun);
}
