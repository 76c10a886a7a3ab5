/**
 * One page of a listing and all its counts, in one statement: the products of the place are computed once, with one flag
 * for each group of filters. A value is counted among the products that every other group leaves, so a count says how
 * many products there are with that value; `misses` is the number of groups a product fails.
 */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { DISCOUNT_STEPS, PRICE_STEPS } from '#lib/domain/bands.ts';
import type { ListingFilters } from '#lib/domain/listing-filters.ts';
import type { Order } from '#lib/domain/listing-order.ts';
import type { Schema } from '../schema.ts';
import {
  and,
  type FilterCondition,
  filterConditions,
  type ListingPlace,
  placeCondition,
} from './listing-conditions.ts';
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

export type FacetRow = {
  readonly kind: 'marca' | 'filtro' | 'atributo' | 'preco' | 'desconto' | 'selo';
  /** Id of the characteristic or attribute, else 0. */
  readonly grupo: number;
  /** Id of the value; the index of the band for prices and discounts. */
  readonly valor: number;
  readonly quantidade: number;
};

export type ListingResult = {
  readonly ids: readonly number[];
  readonly total: number;
  readonly facets: readonly FacetRow[];
};

type Row = Omit<FacetRow, 'kind'> & { readonly kind: FacetRow['kind'] | 'total' | 'pagina' };

export async function listing(db: Kysely<Schema>, request: ListingRequest): Promise<ListingResult> {
  const conditions = filterConditions(request.filters);
  const { rows } = await sql<Row>`
    with scope as materialized (${scope(request, conditions)})
    select 'total' as kind, 0 as grupo, 0 as valor, count(*)::int as quantidade from scope where misses = 0
    union all (${page(request)})
    union all select 'marca', 0, marca_id, count(*)::int from scope where ${left('marca', conditions)} group by marca_id
    union all select 'filtro', cv.characteristic_id, cv.id, count(*)::int from scope
      join product_characteristics pc on pc.product_id = scope.id
      join characteristic_values cv on cv.id = pc.value_id
      join characteristics c on c.id = cv.characteristic_id and c.filtravel
      where ${leftOfGroup('filtro', sql`cv.characteristic_id`, conditions)} group by cv.characteristic_id, cv.id
    union all select 'atributo', av.attribute_id, av.id, count(*)::int from scope
      join (select id as product_id, unico_valor_id as valor_id from scope where unico_valor_id is not null
        union select product_id, valor_id from product_variants) owned on owned.product_id = scope.id
      join attribute_values av on av.id = owned.valor_id
      where ${leftOfGroup('atributo', sql`av.attribute_id`, conditions)} group by av.attribute_id, av.id
    union all select 'preco', 0, width_bucket(por, ${PRICE_STEPS}::int[]) - 1, count(*)::int from scope
      where por is not null and ${left('preco', conditions)} group by 3
    union all select 'desconto', 0, width_bucket(desconto, ${DISCOUNT_STEPS}::int[]) - 1, count(*)::int from scope
      where desconto between 1 and 100 and ${left('descontoPrecoPor', conditions)} group by 3
    union all select 'selo', 0, ps.seal_id, count(*)::int from scope
      join product_seals ps on ps.product_id = scope.id where misses = 0 group by ps.seal_id`.execute(db);
  const ofKind = (kind: Row['kind']): readonly Row[] => rows.filter((row) => row.kind === kind);
  const facets = rows.filter((row): row is FacetRow => row.kind !== 'total' && row.kind !== 'pagina');
  return {
    ids: [...ofKind('pagina')].sort((a, b) => a.quantidade - b.quantidade).map(({ valor }) => valor),
    total: ofKind('total')[0]?.quantidade ?? 0,
    facets: [...facets, ...withoutProducts(request.filters, facets)],
  };
}

/** What is in force stays on offer, so that it can be taken back, also when nothing is left of it. */
function withoutProducts(filters: ListingFilters, facets: readonly FacetRow[]): readonly FacetRow[] {
  const active = [
    ...filters.marca.map((valor) => ({ kind: 'marca' as const, grupo: 0, valor })),
    ...(['filtro', 'atributo'] as const).flatMap((kind) =>
      filters[kind].flatMap(({ grupo, valores }) => valores.map((valor) => ({ kind, grupo, valor }))),
    ),
  ];
  return active
    .filter(({ kind, valor }) => !facets.some((facet) => facet.kind === kind && facet.valor === valor))
    .map((facet) => ({ ...facet, quantidade: 0 }));
}

/** `por` and `desconto` are null for what is sold on request: it has no price to filter or to sort by. */
function scope(
  { place, fixed, now }: ListingRequest,
  conditions: readonly FilterCondition[],
): RawBuilder<unknown> {
  const flags = conditions.map(({ holds }, index) => sql`${holds} as ${sql.id(flag(index))}`);
  const misses = conditions.map((_, index) => sql`(not ${sql.id(flag(index))})::int`);
  return sql`select flagged.*, ${misses.length === 0 ? sql`0` : sql.join(misses, sql` + `)} as misses from (
    select ${sql.join([sql`k.*`, ...flags])} from (
      select p.id, p.marca_id, p.unico_valor_id, p.nome, p.popularidade, p.vendas, p.created_at,
        (p.status = 'indisponivel' or (p.status = 'disponivel' and ${stock} <= 0)) as unavailable,
        case when p.status <> 'sobConsulta' then coalesce(s.preco_por, p.preco_por) end as por,
        case when p.status <> 'sobConsulta' then ${discount} end as desconto
      from products p
      join brands b on b.id = p.marca_id
      ${stockJoin}
      ${scheduleJoin(now)}
      where ${isVisible(now)} and ${placeCondition(place)}
    ) k where ${and(filterConditions(fixed).map(({ holds }) => holds))}
  ) flagged`;
}

/** As `discountBadge` of domain/prices.ts. */
const discount = sql`case when coalesce(s.preco_de, p.preco_de) > coalesce(s.preco_por, p.preco_por)
  then round(100 - coalesce(s.preco_por, p.preco_por) * 100.0 / coalesce(s.preco_de, p.preco_de))::int else 0 end`;

/** Ids of the page; `quantidade` is their place. */
function page({ order, offset, limit }: ListingRequest): RawBuilder<unknown> {
  return sql`select 'pagina', 0, id, (row_number() over (order by ${ORDER_BY[order]}))::int from scope
    where misses = 0 order by 4 offset ${offset} limit ${limit}`;
}

const ratings = sql`(select avg(r.nota) from reviews r where r.product_id = scope.id and r.aprovado)`;
const opinions = sql`(select count(*) from reviews r where r.product_id = scope.id and r.aprovado)`;
const favourites = sql`(select count(*) from wishlist w where w.product_id = scope.id)`;

/** Unavailable products are last in every order, ties go by id. */
const ORDER_BY: Readonly<Record<Order, RawBuilder<unknown>>> = {
  Popularidade: sql`unavailable, popularidade desc, id`,
  'Menor Preço': sql`unavailable, por asc nulls last, id`,
  'Maior Preço': sql`unavailable, por desc nulls last, id`,
  'Mais Vendidos': sql`unavailable, vendas desc, popularidade desc, id`,
  Lançamentos: sql`unavailable, created_at desc, id`,
  'Nome A-Z': sql`unavailable, translate(lower(nome), 'áàâãäéèêëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn') collate "C", id`,
  'Maior Desconto': sql`unavailable, desconto desc nulls last, id`,
  'Melhor Avaliados': sql`unavailable, ${ratings} desc nulls last, ${opinions} desc, id`,
  Favoritos: sql`unavailable, ${favourites} desc, popularidade desc, id`,
};

/** What the groups other than `key` leave. */
function left(key: FilterCondition['key'], conditions: readonly FilterCondition[]): RawBuilder<boolean> {
  const index = conditions.findIndex((condition) => condition.key === key);
  return index < 0 ? sql`scope.misses = 0` : sql`scope.misses - (not scope.${sql.id(flag(index))})::int = 0`;
}

/** The same where every group of a key has its own condition: `grupo` is the group of the row in hand. */
function leftOfGroup(
  key: 'filtro' | 'atributo',
  grupo: RawBuilder<unknown>,
  conditions: readonly FilterCondition[],
): RawBuilder<boolean> {
  const own = conditions.flatMap((condition, index) =>
    condition.key === key ? [sql`when ${condition.grupo} then (not scope.${sql.id(flag(index))})::int`] : [],
  );
  return own.length === 0
    ? sql`scope.misses = 0`
    : sql`scope.misses - (case ${grupo} ${sql.join(own, sql` `)} else 0 end) = 0`;
}

function flag(index: number): string {
  return `holds${index}`;
}
