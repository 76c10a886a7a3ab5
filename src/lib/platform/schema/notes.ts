/** What the shop's people write down, for themselves alone (migrations 0403, 0670, 0681). */
import type { Generated } from 'kysely';
import type { OptionalId, OptionalTime, Time } from './columns.ts';

export type NoteTables = {
  customer_notes: Note & { user_id: number };
  order_notes: Note & { numero: number };
};

type Note = {
  id: Generated<number>;
  texto: string;
  author: string;
  /** Null of who has no account any more, and of notes from before that was kept. */
  author_id: OptionalId;
  created_at: Time;
  changed_at: OptionalTime;
};
