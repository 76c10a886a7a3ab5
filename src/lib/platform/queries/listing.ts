/**
 * One page of a listing and all its counts, in one statement: the products of the place are computed once, with one flag
 * for each group of filters. `misses` is the number of groups a product fails; the listing are those that fail none.
 */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { ListingFilters } from '#lib/domain/listing-filters.ts';
import type { Order } from '#lib/domain/listing-order.ts';
import type { Schema } from '../schema.ts';
import {
  and,
  type FilterCondition,
  filterConditions,
  flag,
  type ListingPlace,
  placeCondition,
  placeJoin,
} from './listing-conditions.ts';
import { countStatements, type Facet } from './listing-counts.ts';
import { orderBy } from './listing-order.ts';
import { isVisible, scheduleJoin, stock, stockJoin } from './visible.ts';

export type ListingRequest = {
  readonly place: ListingPlace;
  /** Filters the page itself stands for; visitors can neither see nor drop them. */
  readonly fixed: ListingFilters;
  readonly filters: ListingFilters;
  readonly order: Order;
  readonly offset: number;
  readonly limit: number;
  readonly now: Date;
};

export type Listing = {
  /** The products of the page, in order. */
  readonly ids: readonly number[];
  /** Products on all pages. */
  readonly total: number;
  /** In the order they are shown. */
  readonly facets: readonly Facet[];
};

type Row =
  | Facet
  | { readonly kind: 'total'; readonly quantidade: number }
  | { readonly kind: 'pagina'; readonly valor: number };

export async function listing(db: Kysely<Schema>, request: ListingRequest): Promise<Listing> {
  const conditions = filterConditions(request.filters);
  const { rows } = await sql<Row>`
    with scope as materialized (${scope(request, conditions)}),
    found as (
      select 'total' as kind, 0 as grupo, 0 as valor, count(*)::int as quantidade, 0 as grupo_ordem, 0 as ordem,
        null::jsonb as info from scope where misses = 0
      union all (${page(request)})
      ${sql.join(countStatements(request, conditions), sql``)}
    )
    select kind, grupo, valor, quantidade, info from found order by kind, grupo_ordem, grupo, ordem, valor`.execute(
    db,
  );
  return {
    ids: rows.flatMap((row) => (row.kind === 'pagina' ? [row.valor] : [])),
    total: rows.find((row) => row.kind === 'total')?.quantidade ?? 0,
    facets: rows.filter((row): row is Facet => row.kind !== 'total' && row.kind !== 'pagina'),
  };
}

/** `por` and `desconto` are null for what is sold on request: it has no price to filter or to sort by. */
function scope(
  { place, fixed, now }: ListingRequest,
  conditions: readonly FilterCondition[],
): RawBuilder<unknown> {
  const flags = conditions.map(({ holds }, index) => sql`${holds} as ${flag(index)}`);
  const misses = conditions.map((_, index) => sql`(not ${flag(index)})::int`);
  return sql`select flagged.*, ${misses.length === 0 ? sql`0` : sql.join(misses, sql` + `)} as misses from (
    select ${sql.join([sql`k.*`, sql`k.situacao = 'indisponivel' as unavailable`, ...flags])} from (
      select p.id, p.marca_id, p.unico_valor_id, p.nome, p.popularidade, p.vendas, p.created_at, found.relevance,
        case when p.status = 'disponivel' and ${stock} <= 0 then 'indisponivel' else p.status end as situacao,
        case when p.status <> 'sobConsulta' then coalesce(s.preco_por, p.preco_por) end as por,
        case when p.status <> 'sobConsulta' then ${discount} end as desconto
      from products p
      join brands b on b.id = p.marca_id
      ${placeJoin(place)}
      ${stockJoin}
      ${scheduleJoin(now)}
      where ${isVisible(now)} and ${placeCondition(place)}
    ) k where ${and(filterConditions(fixed).map(({ holds }) => holds))}
  ) flagged`;
}

/** As `discountBadge` of domain/prices.ts. */
const discount = sql`case when coalesce(s.preco_de, p.preco_de) > coalesce(s.preco_por, p.preco_por)
  then round(100 - coalesce(s.preco_por, p.preco_por) * 100.0 / coalesce(s.preco_de, p.preco_de))::int else 0 end`;

function page({ order, offset, limit }: ListingRequest): RawBuilder<unknown> {
  return sql`select 'pagina', 0, id, 0, 0, (row_number() over (order by ${orderBy(order)}))::int as place, null
    from scope where misses = 0 order by place offset ${offset} limit ${limit}`;
}
