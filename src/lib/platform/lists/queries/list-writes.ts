/** What is in ready-made lists, by the codes of products and of the values inside them. */
import { type Kysely, sql, type Transaction } from 'kysely';
import type { KitItem } from '#lib/domain/panel/kit-items.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

/** In their order, by list. */
export async function itemsOfLists(db: Kysely<Schema>): Promise<ReadonlyMap<number, readonly KitItem[]>> {
  const { rows } = await sql<KitItem & { list_id: number }>`
    select li.list_id, upper(coalesce(pv.sku, p.sku)) as sku, li.quantidade
    from list_items li join products p on p.id = li.product_id
    left join product_variants pv on pv.product_id = li.product_id and pv.valor_id = li.valor_id and li.valor_id <> 0
    order by li.list_id, li.ordem, li.product_id, li.valor_id`.execute(db);
  const lists = Map.groupBy(rows, ({ list_id }) => list_id);
  return new Map(
    [...lists].map(([id, items]) => [id, items.map(({ sku, quantidade }) => ({ sku, quantidade }))]),
  );
}

export type Goods = {
  readonly sku: string;
  readonly product_id: number;
  readonly valor_id: number;
  /** A product is bought in one of its values, never by itself. */
  readonly choose: boolean;
};

/** Products and values with these codes, in capitals. */
export async function goodsWithCodes(
  trx: Transaction<Schema>,
  skus: readonly string[],
): Promise<readonly Goods[]> {
  const { rows } = await sql<Goods>`
    select upper(p.sku) as sku, p.id as product_id, 0 as valor_id,
      exists (select from product_variants v where v.product_id = p.id) as choose
    from products p where upper(p.sku) = any(${skus}::text[])
    union all select upper(v.sku), v.product_id, v.valor_id, false
    from product_variants v where upper(v.sku) = any(${skus}::text[]) order by 1, 2`.execute(trx);
  return rows;
}

/** All that is in it. */
export async function setListItems(
  trx: Transaction<Schema>,
  list_id: number,
  items: readonly { readonly product_id: number; readonly valor_id: number; readonly quantidade: number }[],
): Promise<void> {
  await trx.deleteFrom('list_items').where('list_id', '=', list_id).execute();
  if (items.length === 0) return;
  await trx
    .insertInto('list_items')
    .values(items.map((item, ordem) => ({ ...item, list_id, ordem })))
    .execute();
}

/** The id of the list at an address. */
export async function listAt(trx: Transaction<Schema>, slug: string): Promise<number | undefined> {
  const row = await trx.selectFrom('lists').select('id').where('slug', '=', slug).executeTakeFirst();
  return row?.id;
}
