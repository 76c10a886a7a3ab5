/** What orders of listings go by: "Mais Vendidos" and relevance are counted from orders, favourites once in the same hour. */
import { type Kysely, sql } from 'kysely';
import type { Schema } from '#lib/platform/schema/schema.ts';

/** Orders count for so many days. */
const DAYS = 90;
/** What a product sold before this shop counted loses half of itself after so many days, and again after as many. */
const HALF_LIFE = 30;
/** With so many orders a product has half the popularity there is: few make a difference, and none makes it boundless. */
const HALF_POPULAR = 20;
/** More units than this are no better. */
const MOST_UNITS = 1_000_000_000;

/** Whether the last count was an hour before `now`, or is of a time that has not come. */
export async function isCountDue(db: Kysely<Schema>, now: Date): Promise<boolean> {
  const { rows } = await sql<{ due: boolean }>`
    select not exists (select from sales_counts where ${counted(now)}) as due`.execute(db);
  return rows[0]?.due ?? false;
}

function counted(now: Date) {
  return sql`sales_counts.counted_at > ${now}::timestamptz - interval '1 hour' and sales_counts.counted_at <= ${now}`;
}

/**
 * Counts what was sold up to `now`, once an hour for all processes: of several concurrent calls one counts, and the others
 * find it done. `vendas` is units, `popularidade` grows with the number of orders, from 0 to 1000; cancelled orders do not count.
 * Wishlist counts are published with them: if the wishlists differ from an hour ago, the listings sorted by them are
 * dropped from the caches.
 * Only products whose numbers change are written; one that an order is taking stock of is left for the next time, so that
 * neither waits for the other.
 * @returns How many products have other numbers; undefined where it was not due.
 */
export async function countSales(db: Kysely<Schema>, now: Date): Promise<number | undefined> {
  const { rows } = await sql<{ due: boolean; changed: number }>`
    with before as (select favourites from sales_counts),
    now_kept as (select coalesce(sum(hashtextextended(product_id::text, 0) >> 24), 0)::text as favourites from wishlist),
    due as (
      insert into sales_counts (id, counted_at, favourites) select 1, ${now}, favourites from now_kept
      on conflict (id) do update set counted_at = excluded.counted_at, favourites = excluded.favourites
        where not (${counted(now)})
      returning favourites
    ),
    told as (
      insert into changes (kind, key) select 'sales', '' from due
      where due.favourites is distinct from (select favourites from before)
    ),
    sold as (
      select taken.product_id, least(sum(taken.quantidade), ${MOST_UNITS})::int as units,
        count(distinct taken.numero)::int as orders
      from orders o join order_stock taken on taken.numero = o.numero
      where o.status <> 'cancelado' and o.created_at <= ${now}
        and o.created_at > ${now}::timestamptz - make_interval(days => ${DAYS}::int)
      group by taken.product_id
    ),
    prior as (
      select product_id, vendas >> halvings as units, popularidade >> halvings as popularity from (
        select product_id, vendas, popularidade,
          least(greatest(floor(extract(epoch from ${now} - counted_at) / ${HALF_LIFE * 86_400}::int), 0), 31)::int as halvings
        from prior_sales
      ) kept
    ),
    concerned as (
      select product_id from sold union select product_id from prior union select id from products where vendas > 0
    ),
    numbers as (
      select p.id,
        least(coalesce(sold.units, 0)::bigint + coalesce(prior.units, 0), ${MOST_UNITS})::int as vendas,
        least(coalesce(round(1000.0 * sold.orders / (sold.orders + ${HALF_POPULAR}::int)), 0) + coalesce(prior.popularity, 0),
          1000)::int as popularidade
      from concerned
      join products p on p.id = concerned.product_id
      left join sold on sold.product_id = p.id
      left join prior on prior.product_id = p.id
    ),
    free as (
      select p.id, numbers.vendas, numbers.popularidade from products p join numbers on numbers.id = p.id
      where (p.vendas, p.popularidade) is distinct from (numbers.vendas, numbers.popularidade)
        and exists (select from due)
      order by p.id for no key update of p skip locked
    ),
    written as (
      update products p set vendas = free.vendas, popularidade = free.popularidade from free where p.id = free.id
      returning p.id
    )
    select exists (select from due) as due, (select count(*) from written)::int as changed`.execute(db);
  const [count] = rows;
  return count?.due ? count.changed : undefined;
}
