/** The tree of categories as it is changed: places, what moves along, what hangs on one. */
import { type Kysely, sql } from 'kysely';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';
import { joinCategories, withoutSearch } from './catalogue-writes.ts';

export type CategoryNode = {
  readonly id: number;
  readonly pai_id: number | null;
  readonly caminho: string;
  readonly ordem: number;
};

/** All of them in the shop's order, hidden ones too. */
export async function categoryNodes(db: Kysely<Schema>): Promise<readonly CategoryNode[]> {
  return db
    .selectFrom('categories')
    .select(['id', 'pai_id', 'caminho', 'ordem'])
    .orderBy('ordem')
    .orderBy('id')
    .execute();
}

/** Whether a product is at `/{slug}`: a category there would hide it. */
export async function isProductAt(db: Kysely<Schema>, slug: string): Promise<boolean> {
  const row = await db.selectFrom('products').select('id').where('slug', '=', slug).executeTakeFirst();
  return row !== undefined;
}

/** Those below `from` stand below `to` from now on. The trigger of 0024 lets each old address lead to the new one. */
export async function moveBelow(trx: Trx, from: string, to: string): Promise<void> {
  await sql`update categories set caminho = ${to}::text || substr(caminho, ${from.length + 1}::int),
      nivel = cardinality(string_to_array(${to}::text || substr(caminho, ${from.length + 1}::int), '/')) - 1
    where starts_with(caminho, ${`${from}/`})`.execute(trx);
}

/** Gives each of them its place, from 1 on; one that has it already is not written. */
export async function numberSiblings(trx: Trx, ids: readonly number[]): Promise<void> {
  await sql`update categories c set ordem = place
    from unnest(${ids}::int[]) with ordinality as placed (id, place)
    where c.id = placed.id and c.ordem <> place`.execute(trx);
}

/**
 * A product of a category is one of all above it. Those in `id` or below it become products of `above`, and stop being those of
 * `before` unless they belong there without this branch: call it before the category moves.
 */
export async function followAbove(
  trx: Trx,
  path: string,
  { before, above }: { readonly before: readonly string[]; readonly above: readonly string[] },
): Promise<void> {
  const branch = sql`select pc.product_id from product_categories pc join categories c on c.id = pc.categoria_id
    where c.caminho = ${path} or starts_with(c.caminho, ${`${path}/`})`;
  const left = before.filter((one) => !above.includes(one));
  const { rows } = await sql<{ id: number }>`select distinct product_id as id from (${branch}) b`.execute(
    trx,
  );
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  await withoutSearch(trx, async () => {
    await sql`delete from product_categories pc using categories a, products p
      where a.id = pc.categoria_id and a.caminho = any(${left}::text[]) and p.id = pc.product_id
        and pc.product_id = any(${ids}::int[]) and p.categoria_id <> a.id
        and not exists (select from product_categories o join categories c on c.id = o.categoria_id
          where o.product_id = pc.product_id and starts_with(c.caminho, a.caminho || '/')
            and c.caminho <> ${path} and not starts_with(c.caminho, ${`${path}/`})
            and not c.caminho = any(${left}::text[]))`.execute(trx);
    await joinCategories(trx, ids, above);
  });
  await sql`select search_refresh(${ids}::int[])`.execute(trx);
}

export type Hanging = Readonly<
  Record<'subcategorias' | 'produtos' | 'vitrines' | 'paginas' | 'menus' | 'perguntas', number>
>;

/** How many things of the shop need a category. */
export async function onCategory(db: Kysely<Schema>, id: number): Promise<Hanging> {
  const { rows } = await sql<Hanging>`select
    (select count(*) from categories where pai_id = c.id)::int as subcategorias,
    (select count(*) from products p where p.categoria_id = c.id
      or exists (select from product_categories pc where pc.product_id = p.id and pc.categoria_id = c.id))::int as produtos,
    (select count(*) from showcases where regra ->> 'categoria' = c.id::text)::int as vitrines,
    (select count(*) from landing_pages
      where c.id::text = any(string_to_array(consulta ->> 'categoria', ',')))::int as paginas,
    (select count(*) from menu_items where link = c.caminho)::int as menus,
    (select count(*) from questions where nivel = 'categoria' and nivel_id = c.id)::int as perguntas
    from categories c where c.id = ${id}`.execute(db);
  return rows[0] ?? { subcategorias: 0, produtos: 0, vitrines: 0, paginas: 0, menus: 0, perguntas: 0 };
}
