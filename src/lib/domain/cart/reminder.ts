/** When somebody is reminded of a cart that they left: only who agreed, once, by day. */

export type CartReminderRules = {
  /** The shop sends reminders. */
  readonly ativo: boolean;
  /** Hours after the last product was put in. */
  readonly horas: number;
};

export const DEFAULT_CART_REMINDER: CartReminderRules = { ativo: false, horas: 4 };

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** The time of the shop is UTC-3. */
const SHOP_OFFSET = 3 * HOUR;
/** Hours of the shop between which a reminder goes out. */
const FROM = 8;
const TO = 21;

/** Days for which a cart is fresh enough to be reminded of, and between two reminders of one person. */
const FRESH_DAYS = 7;
const PAUSE_DAYS = 30;
/** Days after a reminder in which an order comes of it. */
export const OUTCOME_DAYS = 7;

/** By night nobody is written to: what is due then goes out in the morning. */
export function isReminderHour(now: Date): boolean {
  const hour = new Date(now.getTime() - SHOP_OFFSET).getUTCHours();
  return hour >= FROM && hour < TO;
}

/** Between which times the last product was put into a cart that is due, and since when nobody may have been reminded. */
export function reminderWindow(
  { horas }: CartReminderRules,
  now: Date,
): { readonly after: Date; readonly before: Date; readonly quietSince: Date } {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  return { after: ago(FRESH_DAYS * DAY), before: ago(horas * HOUR), quietSince: ago(PAUSE_DAYS * DAY) };
}
