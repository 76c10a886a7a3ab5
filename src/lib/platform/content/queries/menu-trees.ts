/** Menus as a whole, for who edits them. */
import { type Insertable, type Kysely, sql, type Transaction } from 'kysely';
import type { MenuItemsTable } from '#lib/platform/schema/display.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';
import { insertEntries } from './content-writes.ts';

/** Of the menus that exist; how many entries each has. */
export async function menuList(
  db: Kysely<Schema>,
): Promise<readonly { readonly hash: string; readonly nome: string; readonly entradas: number }[]> {
  const { rows } = await sql<{ hash: string; nome: string; entradas: number }>`
    select m.hash, m.nome, count(i.id)::int as entradas
    from menus m left join menu_items i on i.menu_id = m.id
    group by m.id order by m.id`.execute(db);
  return rows;
}

/** Blocks other writers of menus until this transaction ends. */
export async function lockMenus(trx: Transaction<Schema>): Promise<void> {
  await sql`lock table menus in share row exclusive mode`.execute(trx);
}

/** Ids for entries that are not saved yet. */
export async function newEntryIds(trx: Transaction<Schema>, count: number): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('menu_items', 'id'))::int as id
    from generate_series(1, ${count}::int)`.execute(trx);
  return rows.map(({ id }) => id);
}

export type MenuRow = Insertable<MenuItemsTable> & { readonly id: number };

/** @param rows Parents before what stands below them. */
export async function replaceEntries(
  trx: Transaction<Schema>,
  menuId: number,
  rows: readonly MenuRow[],
): Promise<void> {
  await trx.deleteFrom('menu_items').where('menu_id', '=', menuId).execute();
  await insertEntries(trx, rows);
}

/** Those of `paths` that are categories. */
export async function categoryPaths(
  trx: Transaction<Schema>,
  paths: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await trx
    .selectFrom('categories')
    .select('caminho')
    .where('caminho', '=', sql<string>`any(${paths}::text[])`)
    .execute();
  return new Set(rows.map(({ caminho }) => caminho));
}
