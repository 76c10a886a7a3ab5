/** Where a listing looks and what its filters leave, as SQL conditions. `p` is `products`, `b` its brand, `k` a scope row. */
import { type RawBuilder, sql } from 'kysely';
import type { FilterGroup, ListingFilters, Range } from '#lib/domain/listing-filters.ts';
import type { SearchPlan } from './search/plan.ts';
import { searchSource } from './search/source.ts';

type Condition = RawBuilder<boolean>;

/** The products a listing is about. */
export type ListingPlace =
  | { readonly kind: 'category'; readonly id: number }
  | { readonly kind: 'brand'; readonly id: number }
  | { readonly kind: 'search'; readonly plan: SearchPlan }
  /** Everything, narrowed by the filters of the page itself. */
  | { readonly kind: 'all' };

export function placeCondition(place: ListingPlace): Condition {
  switch (place.kind) {
    case 'category':
      return sql`exists (select 1 from product_categories pc
        where pc.product_id = p.id and pc.categoria_id = ${place.id})`;
    case 'brand':
      return sql`p.marca_id = ${place.id}`;
    // The join has left only what is found.
    case 'search':
    case 'all':
      return sql`true`;
  }
}

/** Joined to `p`, so that a search brings its `relevance` with it. */
export function placeJoin(place: ListingPlace): RawBuilder<unknown> {
  return place.kind === 'search'
    ? sql`join (${searchSource(place.plan)}) found on found.product_id = p.id`
    : sql`cross join (values (0)) found (relevance)`;
}

/** One condition for each group of filters in force. */
export type FilterCondition = {
  readonly key: keyof ListingFilters;
  /** Id of the characteristic or attribute; 0 for the other keys. */
  readonly grupo: number;
  readonly holds: Condition;
};

export function filterConditions(filters: ListingFilters): readonly FilterCondition[] {
  const { categoria, marca, filtro, atributo, preco, descontoPrecoPor, selo, disponibilidade } = filters;
  const one = (key: FilterCondition['key'], chosen: readonly unknown[], holds: () => Condition) =>
    chosen.length === 0 ? [] : [{ key, grupo: 0, holds: holds() }];
  return [
    ...one('categoria', categoria, () => inCategory(categoria)),
    ...one('marca', marca, () => sql`k.marca_id = any(${marca}::int[])`),
    ...filtro.map((group) => ({ key: 'filtro' as const, grupo: group.grupo, holds: hasValue(group) })),
    ...atributo.map((group) => ({
      key: 'atributo' as const,
      grupo: group.grupo,
      holds: hasAttribute(group),
    })),
    ...one('preco', preco, () => within(sql`k.por`, preco)),
    ...one('descontoPrecoPor', descontoPrecoPor, () => within(sql`k.desconto`, descontoPrecoPor)),
    ...one('selo', selo, () => hasSeal(selo)),
    ...one('disponibilidade', disponibilidade, () => sql`k.situacao = any(${disponibilidade}::text[])`),
  ];
}

/** Column of the condition at `index`: whether the row meets it. */
export function flag(index: number): RawBuilder<boolean> {
  return sql`${sql.id(`holds${index}`)}`;
}

export function and(conditions: readonly Condition[]): Condition {
  return conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`;
}

/** Lower case without accents, in a database of any locale. `translate` covers what Portuguese writes. */
export function folded(text: RawBuilder<unknown>): RawBuilder<string> {
  return sql`lower(translate(${text}, 'ÁÀÂÃÄÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÇÑáàâãäéèêëíìîïóòôõöúùûüçñ',
    'aaaaaeeeeiiiiooooouuuucnaaaaaeeeeiiiiooooouuuucn'))`;
}

function inCategory(ids: readonly number[]): Condition {
  return sql`exists (select 1 from product_categories pc
    where pc.product_id = k.id and pc.categoria_id = any(${ids}::int[]))`;
}

function hasSeal(ids: readonly number[]): Condition {
  return sql`exists (select 1 from product_seals ps where ps.product_id = k.id and ps.seal_id = any(${ids}::int[]))`;
}

function hasValue({ grupo, valores, faixas }: FilterGroup): Condition {
  const inRange = faixas.length === 0 ? sql`false` : within(sql`cv.numero`, faixas);
  return sql`exists (select 1 from product_characteristics pc join characteristic_values cv on cv.id = pc.value_id
    where pc.product_id = k.id and cv.characteristic_id = ${grupo} and (cv.id = any(${valores}::int[]) or ${inRange}))`;
}

/** An attribute is met by the product's own value, or by one of the values inside it. */
function hasAttribute({ grupo, valores }: FilterGroup): Condition {
  return sql`exists (select 1 from attribute_values av
    where av.attribute_id = ${grupo} and av.id = any(${valores}::int[]) and (av.id = k.unico_valor_id
      or exists (select 1 from product_variants pv where pv.product_id = k.id and pv.valor_id = av.id)))`;
}

export function within(value: RawBuilder<unknown>, ranges: readonly Range[]): Condition {
  const parts = ranges.map(({ de, ate }) => sql<boolean>`${value} between ${de} and ${ate}`);
  return sql`(${sql.join(parts, sql` or `)})`;
}
