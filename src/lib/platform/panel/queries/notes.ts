/** Notes about a customer or an order: two tables that differ in what a note is about. */
import { type Kysely, sql } from 'kysely';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import type { NoteTables } from '#lib/platform/schema/notes.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

/** The column that says what a note is about. */
const ABOUT = { customer_notes: 'user_id', order_notes: 'numero' } as const satisfies Record<
  keyof NoteTables,
  string
>;
export type NoteTable = keyof typeof ABOUT;

export type NoteRow = {
  readonly id: number;
  readonly texto: string;
  readonly author: string;
  readonly author_id: number | null;
  readonly created_at: Date;
  readonly changed_at: Date | null;
};

const COLUMNS = sql.raw('id, texto, author, author_id, created_at, changed_at');
const SHOWN = 100;

/** The newest first. */
export async function readNotes(
  db: Kysely<Schema>,
  table: NoteTable,
  about: number,
): Promise<readonly NoteRow[]> {
  const { rows } = await sql<NoteRow>`select ${COLUMNS} from ${sql.table(table)}
    where ${sql.ref(ABOUT[table])} = ${about} order by id desc limit ${SHOWN}`.execute(db);
  return rows;
}

/** For this transaction alone. */
export async function lockNote(
  trx: Trx,
  table: NoteTable,
  { about, id }: { readonly about: number; readonly id: number },
): Promise<NoteRow | undefined> {
  const { rows } = await sql<NoteRow>`select ${COLUMNS} from ${sql.table(table)}
    where id = ${id} and ${sql.ref(ABOUT[table])} = ${about} for update`.execute(trx);
  return rows[0];
}

export async function insertNote(
  trx: Trx,
  table: NoteTable,
  about: number,
  note: Pick<NoteRow, 'texto' | 'author' | 'author_id'> & { readonly created_at: Date },
): Promise<void> {
  if (table === 'customer_notes')
    await trx
      .insertInto('customer_notes')
      .values({ ...note, user_id: about })
      .execute();
  else
    await trx
      .insertInto('order_notes')
      .values({ ...note, numero: about })
      .execute();
}

export async function changeNote(
  trx: Trx,
  table: NoteTable,
  id: number,
  { texto, now }: { readonly texto: string; readonly now: Date },
): Promise<void> {
  await trx.updateTable(table).set({ texto, changed_at: now }).where('id', '=', id).execute();
}

export async function deleteNote(trx: Trx, table: NoteTable, id: number): Promise<void> {
  await trx.deleteFrom(table).where('id', '=', id).execute();
}
