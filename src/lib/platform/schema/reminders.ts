/** Reminders of carts that were left (migration 0582). */
import type { Generated } from 'kysely';
import type { OptionalTime, Time } from './columns.ts';

export type ReminderTables = {
  cart_reminder_consents: CartReminderConsentsTable;
  cart_reminders: CartRemindersTable;
};

/** What accounts said of reminders of a cart, the last word counting; rows are only added. */
export type CartReminderConsentsTable = {
  id: Generated<number>;
  user_id: number;
  agreed: boolean;
  /** What they agreed to. */
  palavras: Generated<string>;
  onde: 'carrinho' | 'conta' | 'e-mail';
  created_at: Time;
};

type CartRemindersTable = {
  id: Generated<number>;
  user_id: number;
  created_at: Time;
  /** When its cart was opened by the link. */
  opened_at: OptionalTime;
};
