import { type Kysely, sql } from 'kysely';
import type { Known } from '#lib/platform/kernel/queries/rows.ts';
import { isVisible, stock, stockJoin } from '#lib/platform/offers/queries/visible.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

/** So many alike come before what goes with the product; the others of them after it. */
const ALIKE_FIRST = 6;

/**
 * Ids of what to show beside a product, never the product itself nor the other values of its `unico` attribute, which
 * its page offers anyway. First a few of its category, those first that share most of its characteristics; then what
 * is offered with it, what offers it, and what stands in one ready-made list with it; then the rest of its category and
 * of the one above. What cannot be bought comes after all that can. The same every time.
 */
export async function recommendedIds(
  known: Known,
  product: number,
  { limit, now }: { readonly limit: number; readonly now: Date },
): Promise<readonly number[]> {
  const { ids } = await known.at('catalogue', readRecommended, product, now);
  return ids.slice(0, limit);
}

/** As many as a call may ask for. */
const MOST = 100;

async function readRecommended(
  db: Kysely<Schema>,
  product: number,
  now: Date,
): Promise<{ readonly ids: readonly number[]; readonly until: Date | null }> {
  const { rows } = await sql<{ id: number | null; until: Date | null }>`
    with page as (select id, lider_id, categoria_id from products where id = ${product}),
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
    -- All that is looked at, however many products the shop has.
    beside as (select id from relatives union select id from accessories),
    shown as (
      select p.id, p.categoria_id, p.popularidade,
        case when p.status = 'sobConsulta' then 1 when p.status = 'disponivel' and ${stock} > 0 then 0 else 2 end as missing
      from beside
      join products p on p.id = beside.id
      cross join page
      ${stockJoin}
      where ${isVisible(now)} and p.id <> page.id
        and (page.lider_id is null or p.lider_id is distinct from page.lider_id)
    ),
    -- When one of all that may be shown comes or goes next.
    turning as (
      select min(turn.moment) as until from beside
      join products p on p.id = beside.id
      cross join unnest(array[p.visible_from, p.visible_until]) turn (moment)
      where turn.moment > ${now}
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
    select recommended.id, turning.until from turning left join (
    select shown.id, row_number() over (order by shown.missing,
      case when alike.place <= ${ALIKE_FIRST} then 0 when accessories.id is not null then 1 else 2 end,
      coalesce(alike.place, accessories.place), shown.id) as place
    from shown
    left join accessories on accessories.id = shown.id
    left join alike on alike.id = shown.id
    where accessories.id is not null or alike.id is not null
    order by place
    limit ${MOST}
    ) recommended on true
    order by recommended.place`.execute(db);
  return { ids: rows.flatMap(({ id }) => (id === null ? [] : [id])), until: rows[0]?.until ?? null };
}
