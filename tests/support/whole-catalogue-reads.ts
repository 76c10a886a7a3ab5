/**
 * What recommendations and showcases by a rule are to give: read from every product that may be among them, however many
 * the shop has. The shop reads fewer; in small categories both give the same.
 */
import { type Kysely, sql } from 'kysely';
import { isVisible, stock, stockJoin } from '#lib/platform/offers/queries/visible.ts';
import type { ShowcaseRule } from '#lib/platform/schema/display.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

const ALIKE_FIRST = 6;

export async function allRecommended(
  db: Kysely<Schema>,
  product: number,
  { limit, now }: { readonly limit: number; readonly now: Date },
): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number | null }>`
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
    select shown.id, row_number() over (order by shown.missing,
      case when alike.place <= ${ALIKE_FIRST} then 0 when accessories.id is not null then 1 else 2 end,
      coalesce(alike.place, accessories.place), shown.id) as place
    from shown
    left join accessories on accessories.id = shown.id
    left join alike on alike.id = shown.id
    where accessories.id is not null or alike.id is not null
    order by place
    limit ${limit}
`.execute(db);
  return rows.flatMap(({ id }) => id ?? []);
}

const ORDERS = {
  vendidos: sql`p.vendas desc, p.popularidade desc`,
  novidades: sql`p.created_at desc`,
  desconto: sql`(p.preco_de - p.preco_por)::float8 / greatest(p.preco_de, 1) desc`,
} as const;

export async function allRuled(
  db: Kysely<Schema>,
  { ordem, categoria }: ShowcaseRule,
  { limit, now }: { readonly limit: number; readonly now: Date },
): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select ranked.id from (
      select p.id, row_number() over (order by ${ORDERS[ordem]}, p.id) as place,
        row_number() over (
          partition by coalesce(p.lider_id, p.id) order by ${ORDERS[ordem]}, p.id
        ) as turn
      from products p
      ${stockJoin}
      where ${isVisible(now)} and p.status = 'disponivel' and ${stock} > 0
        and (${categoria}::int = 0 or exists (
          select 1 from product_categories c where c.product_id = p.id and c.categoria_id = ${categoria}
        ))
        and (${ordem}::text <> 'desconto' or p.preco_de > p.preco_por)
    ) ranked
    where ranked.turn = 1
    order by ranked.place
    limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}
