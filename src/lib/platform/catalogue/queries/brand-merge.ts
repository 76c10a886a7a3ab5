/** What needs a brand, and two brands that become one. */
import { type Kysely, sql } from 'kysely';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';
import { withoutSearch } from './catalogue-writes.ts';

export type BrandUse = Readonly<Record<'produtos' | 'paginas' | 'menus' | 'perguntas', number>>;

/** How many things of the shop need a brand. */
export async function onBrand(db: Kysely<Schema>, id: number): Promise<BrandUse> {
  const { rows } = await sql<BrandUse>`select
    (select count(*) from products where marca_id = b.id)::int as produtos,
    (select count(*) from landing_pages
      where b.id::text = any(string_to_array(consulta ->> 'marca', ',')))::int as paginas,
    (select count(*) from menu_items where link = '/marcas/' || b.slug)::int as menus,
    (select count(*) from questions where nivel = 'marca' and nivel_id = b.id)::int as perguntas
    from brands b where b.id = ${id}`.execute(db);
  return rows[0] ?? { produtos: 0, paginas: 0, menus: 0, perguntas: 0 };
}

/** The id of a brand of this name, capitals and small letters alike. */
export async function brandNamed(db: Kysely<Schema>, nome: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from brands where lower(nome) = lower(${nome}) order by id limit 1`.execute(db);
  return rows[0]?.id;
}

/** The id of the brand at this address, shown or not. */
export async function brandAt(db: Kysely<Schema>, slug: string): Promise<number | undefined> {
  const row = await db.selectFrom('brands').select('id').where('slug', '=', slug).executeTakeFirst();
  return row?.id;
}

/** Everything that names `from` names `to`, to whose page the old address leads; `from` is gone. @returns How many products followed. */
export async function mergeBrand(trx: Trx, from: number, to: number): Promise<number> {
  const moved = await withoutSearch(trx, () =>
    trx.updateTable('products').set({ marca_id: to }).where('marca_id', '=', from).returning('id').execute(),
  );
  const ids = moved.map(({ id }) => id);
  await sql`select search_refresh(${ids}::int[])`.execute(trx);
  // Each id once, as a visitor's filter has it.
  await sql`update landing_pages l set consulta = jsonb_set(consulta, '{marca}', to_jsonb((
      select string_agg(distinct case one when ${String(from)} then ${String(to)} else one end, ',')
      from unnest(string_to_array(l.consulta ->> 'marca', ',')) one)))
    where ${String(from)} = any(string_to_array(consulta ->> 'marca', ','))`.execute(trx);
  await sql`update questions set nivel_id = ${to} where nivel = 'marca' and nivel_id = ${from}`.execute(trx);
  await sql`update menu_items m set link = '/marcas/' || (select slug from brands where id = ${to})
    where link = (select '/marcas/' || slug from brands where id = ${from})`.execute(trx);
  await sql`select address_moved('/marcas/' || a.slug, '/marcas/' || b.slug)
    from brands a, brands b where a.id = ${from} and b.id = ${to}`.execute(trx);
  await trx.deleteFrom('brands').where('id', '=', from).execute();
  return ids.length;
}
