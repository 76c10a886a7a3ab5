/** What the shop's people write down about orders (migration 0670). */
import type { Generated } from 'kysely';
import type { Time } from './columns.ts';

export type OrderNoteTables = { order_notes: OrderNotesTable };

export type OrderNotesTable = {
  id: Generated<number>;
  numero: number;
  texto: string;
  author: string;
  created_at: Time;
};
