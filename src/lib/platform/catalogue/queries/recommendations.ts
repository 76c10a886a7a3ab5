import { type Kysely, sql } from 'kysely';
import { naming, note } from '#lib/platform/kernel/changes/collect.ts';
import type { Known } from '#lib/platform/kernel/queries/rows.ts';
import { isVisible, stock, stockJoin } from '#lib/platform/offers/queries/visible.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';
import { relativesIn } from '../memory/set-keys.ts';

/** So many alike come before what goes with the product; the others of them after it. */
const ALIKE_FIRST = 6;

/**
 * Ids of what to show beside a product, never the product itself nor the other values of its `unico` attribute, which
 * its page offers anyway. First those that the shop named: what took its place, what goes with it, what is like it. Then a few of its category, those first that share most of its characteristics; then what
 * is offered with it, what offers it, and what stands in one ready-made list with it; then the rest of its category and
 * of the one above. What cannot be bought comes after all that can. The same every time.
 */
export async function recommendedIds(
  known: Known,
  product: number,
  { limit, now }: { readonly limit: number; readonly now: Date },
): Promise<readonly number[]> {
  const { ids } = await known.at(readRecommended, product, now);
  return ids.slice(0, limit);
}

/**
 * Those of them that are bought along with the product and not in its place: its accessories, what is offered with it, and
 * what stands in one list with it and in another category. After them comes what is offered with others of its category.
 */
export async function complementIds(
  known: Known,
  product: number,
  { limit, now }: { readonly limit: number; readonly now: Date },
): Promise<readonly number[]> {
  const { complements } = await known.at(readRecommended, product, now);
  if (complements.length >= limit) return complements.slice(0, limit);
  const { ids } = await known.at(readOfCategory, product, now);
  return [...new Set([...complements, ...ids])].slice(0, limit);
}

/** As many as a call may ask for. */
const MOST = 100;

/**
 * How many rows are looked at, whatever the shop has: of the own category the most popular, of each category beside it
 * fewer, of those that stand in the category above without it being theirs the newest, and of all these the best.
 */
const OWN_CATEGORY = 120;
const EACH_NEIGHBOUR = 24;
const NEIGHBOURS = 60;
const ELSEWHERE = 60;
const RELATIVES = 160;
/** Of each kind of offer; then of the lists, and of what stands in one. */
const COMPANIONS = 300;
const LISTS = 20;

type Recommended = {
  readonly ids: readonly number[];
  readonly complements: readonly number[];
  readonly until: Date | null;
};
type Read = {
  readonly id: number | null;
  readonly complement: boolean | null;
  readonly until: Date | null;
  readonly places: readonly number[];
  /** That hold the product, shown or not. */
  readonly lists: readonly number[];
};

/** It depends on the product, on the lists that hold it, and on what stands where it, its relatives or what goes with it do. */
async function readRecommended(db: Kysely<Schema>, product: number, now: Date): Promise<Recommended> {
  const rows = await naming(['product', 'list'], () => read(db, product, now));
  const [{ places, lists, until } = NOBODY] = rows;
  note(`product:${product}`, ...lists.map((id) => `list:${id}`), ...places.map(relativesIn));
  const complements = rows.filter(({ complement }) => complement === true);
  return { ids: idsOf(rows), complements: idsOf(complements), until };
}

function idsOf(rows: readonly Read[]): readonly number[] {
  return rows.flatMap(({ id }) => (id === null ? [] : [id]));
}

/** What is offered with products of the same category and stands in another one, the most often named first. */
async function readOfCategory(
  db: Kysely<Schema>,
  product: number,
  now: Date,
): Promise<Pick<Recommended, 'ids' | 'until'>> {
  const { rows } = await sql<{ id: number; sold: boolean; until: Date | null }>`
    with page as (select categoria_id from products where id = ${product}),
    offered as (
      select c.indicado_id as id, count(*) as times from page
      join products other on other.categoria_id = page.categoria_id
      join combinations c on c.product_id = other.id
      group by c.indicado_id order by times desc, c.indicado_id limit ${COMPANIONS}
    )
    select p.id, p.status = 'disponivel' and ${stock} > 0 and ${isVisible(now)} as sold,
      (select min(turn) from unnest(array[p.visible_from, p.visible_until]) turn where turn > ${now}) as until
    from offered cross join page join products p on p.id = offered.id
    ${stockJoin}
    where p.categoria_id <> page.categoria_id
    order by offered.times desc, p.id limit ${MOST}`.execute(db);
  const turns = rows.flatMap(({ until }) => (until === null ? [] : [until.getTime()]));
  const sold = rows.filter((row) => row.sold);
  return {
    ids: sold.map(({ id }) => id),
    until: turns.length > 0 ? new Date(Math.min(...turns)) : null,
  };
}

const NOBODY: Pick<Read, 'places' | 'lists' | 'until'> = { places: [], lists: [], until: null };

async function read(db: Kysely<Schema>, product: number, now: Date): Promise<readonly Read[]> {
  const { rows } = await sql<Read>`
    with page as (
      select id, lider_id, categoria_id,
        array(select value_id from product_characteristics where product_id = ${product}) as own_values
      from products where id = ${product}
    ),
    companions as (
      (select indicado_id as id, 0 as kind, ordem from combinations where product_id = ${product}
        order by ordem, indicado_id limit ${COMPANIONS})
      union all
      (select product_id, 1, ordem from combinations where indicado_id = ${product}
        order by ordem, product_id limit ${COMPANIONS})
      union all
      (select other.product_id, 2, other.ordem from (
        select own.list_id from list_items own join lists l on l.id = own.list_id and l.ativo
          where own.product_id = ${product} group by own.list_id order by own.list_id limit ${LISTS}
      ) own cross join lateral (
        select product_id, ordem from list_items where list_id = own.list_id order by ordem, product_id limit ${COMPANIONS}
      ) other)
    ),
    -- Those that the shop named itself, before all others.
    named as (
      select relative_id as id, bool_or(tipo = 'acessorio') as accessory, min(array_position(array['sucessor', 'acessorio', 'semelhante'], tipo) * 1000 + ordem) as place
      from product_relatives where product_id = ${product} group by relative_id
    ),
    accessories as (select id, min(kind * 100000 + ordem) as place, min(kind) as kind from companions group by id),
    broad as (
      select c.id from product_categories own join categories c on c.id = own.categoria_id and c.nivel > 1
      where own.product_id = ${product}
    ),
    neighbours as (
      select id from broad
      union select d.id from categories d where d.pai_id in (select id from broad)
      order by id limit ${NEIGHBOURS}
    ),
    near as (
      (select p.id, 0 as ring, p.popularidade from products p
        where p.ativo and p.categoria_id = (select categoria_id from page)
          and exists (select from broad where id = p.categoria_id)
        order by p.popularidade desc, p.id limit ${OWN_CATEGORY})
      union all
      (select p.id, 1, p.popularidade from neighbours cross join lateral (
        select id, popularidade from products where ativo and categoria_id = neighbours.id
        order by popularidade desc, id limit ${EACH_NEIGHBOUR}
      ) p)
      union all
      (select p.id, 1, p.popularidade from broad cross join lateral (
        select product_id from product_categories where categoria_id = broad.id order by product_id desc limit ${ELSEWHERE}
      ) held join products p on p.id = held.product_id)
    ),
    relatives as (
      select id from near group by id order by min(ring), max(popularidade) desc, id limit ${RELATIVES}
    ),
    -- All that is looked at, however many products the shop has.
    beside as (select id from relatives union select id from accessories union select id from named),
    candidates as materialized (
      select p.id, p.lider_id, p.categoria_id, p.popularidade, p.visible_from, p.visible_until, ${isVisible(now)} as visible,
        case when p.status = 'sobConsulta' then 1 when p.status = 'disponivel' and ${stock} > 0 then 0 else 2 end as missing
      from beside
      join products p on p.id = beside.id
      ${stockJoin}
    ),
    shown as (
      select candidates.id, candidates.categoria_id, candidates.popularidade, candidates.missing
      from candidates cross join page
      where visible and candidates.id <> page.id
        and (page.lider_id is null or candidates.lider_id is distinct from page.lider_id)
    ),
    -- When one of all that may be shown comes or goes next.
    turning as (
      select min(turn.moment) as until from candidates
      cross join unnest(array[visible_from, visible_until]) turn (moment)
      where turn.moment > ${now}
    ),
    alike as (
      select shown.id, row_number() over (
        order by shown.missing, (shown.categoria_id = page.categoria_id) desc,
          -- Read once for each product, not once for each of the values asked about.
          (select count(*) filter (where same.value_id = any(page.own_values)) from product_characteristics same
            where same.product_id = shown.id) desc,
          shown.popularidade desc, shown.id
      ) as place
      from relatives
      join shown on shown.id = relatives.id
      cross join page
      where shown.id not in (select id from accessories union all select id from named)
    )
    select recommended.id, recommended.complement, turning.until,
      array(select id from broad union select id from neighbours union select categoria_id from page
        union select p.categoria_id from accessories join products p on p.id = accessories.id
        union select p.categoria_id from named join products p on p.id = named.id) as places,
      array(select distinct list_id from list_items where product_id = ${product}) as lists
    from turning left join (
    select shown.id, row_number() over (order by shown.missing,
      case when named.id is not null then -1 when alike.place <= ${ALIKE_FIRST} then 0 when accessories.id is not null then 1 else 2 end,
      coalesce(named.place, alike.place, accessories.place), shown.id) as place,
      coalesce(named.accessory, accessories.kind < 2 or (accessories.kind = 2 and shown.categoria_id <> page.categoria_id))
        as complement
    from shown cross join page
    left join accessories on accessories.id = shown.id
    left join named on named.id = shown.id
    left join alike on alike.id = shown.id
    where named.id is not null or accessories.id is not null or alike.id is not null
    order by place
    limit ${MOST}
    ) recommended on true
    order by recommended.place`.execute(db);
  return rows;
}
