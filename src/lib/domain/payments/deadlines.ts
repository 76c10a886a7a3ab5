/** Until when a charge may be paid, and an order waits. Days are those on which banks work, in the time of the shop. */
import { endOfDay, plusBankDays, plusDays, shopDay } from '../kernel/bank-days.ts';

/** Bank days after its due day on which the payment of a boleto may still be told. */
const BOLETO_CONFIRMED = 3;

/** The day on which the invoice of an order is due, `days` after the one on which it was made. */
export function dueDay(made: Date, days: number): string {
  return plusDays(shopDay(made), days);
}

/** End of the day `days` bank days after the one on which `now` is. */
export function endAfterBankDays(now: Date, days: number): Date {
  return endOfDay(plusBankDays(shopDay(now), days));
}

/** Milliseconds that a code is good for at least: one that ends with its day may have been made at its end. */
const SHORTEST = 2 * 3_600_000;

/** End of a code of the shop's key that is good for so many bank days, 0 for the day itself. */
export function endOfCode(now: Date, days: number): Date {
  return new Date(Math.max(endAfterBankDays(now, days).getTime(), now.getTime() + SHORTEST));
}

/**
 * A boleto that is due on `due`, `YYYY-MM-DD`, can be paid on the next bank day where that one is none, and the bank tells it
 * up to three bank days later.
 */
export function endOfBoleto(due: string): Date {
  return endOfDay(plusBankDays(plusBankDays(due, 0), BOLETO_CONFIRMED));
}

/** The last day on which a boleto may be due that is waited for until `end`. */
export function dueOfBoleto(end: Date): string {
  let due = shopDay(end);
  while (endOfBoleto(due) > end) due = plusDays(due, -1);
  return due;
}

/** The last day to which a bank may post a Pix that was sent on `day`: that of a night or a holiday, on the next bank day. */
export function postedUntil(day: string): string {
  return plusBankDays(plusDays(day, 1), 0);
}

const HOUR = 3_600_000;
/** Before the end of a day: nine in the morning. */
const MORNING = 15 * HOUR;

/** What is paid by a code or a line, as its buyer sees it. */
type Payable = {
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** `YYYY-MM-DD` on which a boleto is due; it is waited for longer. */
  readonly due?: string | undefined;
};

/** From when to when its buyer is reminded: the last third of its time, from nine in the morning of its last day at the earliest. */
export function reminderSpan({ createdAt, expiresAt, due }: Payable): {
  readonly from: Date;
  readonly until: Date;
} {
  const until = due === undefined ? expiresAt : endOfDay(plusBankDays(due, 0));
  const life = Math.max(0, until.getTime() - createdAt.getTime());
  return { from: new Date(until.getTime() - Math.min(life / 3, MORNING)), until };
}

/** First and last day of a bank's statement. */
export type Span = { readonly from: string; readonly until: string };

/**
 * Whether statements show every payment of a code that was made on `from` and ended with the day `until`. A statement says all
 * of a day only when it was taken after it, so one has to reach past that day.
 */
export function coversTerm(statements: readonly Span[], { from, until }: Span): boolean {
  const sorted = statements.toSorted((a, b) => (a.from < b.from ? -1 : 1));
  let covered = from;
  for (const statement of sorted) {
    // Two that meet on a day cover it, though the first did not see its end.
    if (statement.from <= covered && statement.until > covered) covered = statement.until;
  }
  return covered > until;
}
