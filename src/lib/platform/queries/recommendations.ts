import { type Kysely, sql } from 'kysely';
import type { Schema } from '../schema.ts';
import { isVisible, stock, stockJoin } from './visible.ts';

/** So many alike come before what goes with the product; the others of them after it. */
const ALIKE_FIRST = 6;

/**
 * Ids of what to show beside a product, never the product itself nor the other values of its `unico` attribute, which
 * its page offers anyway. First a few of its category, those first that share most of its characteristics; then what
 * is offered with it, what offers it, and what stands in one ready-made list with it; then the rest of its category and
 * of the one above. What cannot be bought comes after all that can. The same every time.
 */
export async function recommendedIds(
  db: Kysely<Schema>,
  product: number,
  { limit, now }: { readonly limit: number; readonly now: Date },
): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    with page as (select id, lider_id, categoria_id from products where id = ${product}),
    shown as (
      select p.id, p.categoria_id, p.popularidade,
        case when p.status = 'sobConsulta' then 1 when p.status = 'disponivel' and ${stock} > 0 then 0 else 2 end as missing
      from products p
      cross join page
      ${stockJoin}
      where ${isVisible(now)} and p.id <> page.id
        and (page.lider_id is null or p.lider_id is distinct from page.lider_id)
    ),
    companions as (
      select indicado_id as id, 0 as kind, ordem from combinations where product_id = ${product}
      union all select product_id, 1, ordem from combinations where indicado_id = ${product}
      union all select other.product_id, 2, other.ordem from list_items own
        join list_items other on other.list_id = own.list_id
        join lists l on l.id = own.list_id and l.ativo
        where own.product_id = ${product}
    ),
    accessories as (select id, min(kind * 100000 + ordem) as place from companions group by id),
    relatives as (
      select distinct held.product_id as id from product_categories own
      join categories c on c.id = own.categoria_id and c.nivel > 1
      join product_categories held on held.categoria_id = own.categoria_id
      where own.product_id = ${product}
    ),
    alike as (
      select shown.id, row_number() over (
        order by shown.missing, (shown.categoria_id = page.categoria_id) desc,
          (select count(*) from product_characteristics own
            join product_characteristics same on same.value_id = own.value_id and same.product_id = shown.id
            where own.product_id = page.id) desc,
          shown.popularidade desc, shown.id
      ) as place
      from relatives
      join shown on shown.id = relatives.id
      cross join page
      where shown.id not in (select id from accessories)
    )
    select shown.id from shown
    left join accessories on accessories.id = shown.id
    left join alike on alike.id = shown.id
    where accessories.id is not null or alike.id is not null
    order by shown.missing,
      case when alike.place <= ${ALIKE_FIRST} then 0 when accessories.id is not null then 1 else 2 end,
      coalesce(alike.place, accessories.place), shown.id
    limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}
