/**
 * The counts of a listing's filters, as statements over `scope`. A value is counted among the products that all other
 * groups leave: inside a group the values add up, so what is chosen there must not take the others to zero. A value in
 * force stays on offer with nothing left of it, so that it can be taken back.
 */
import { type RawBuilder, sql } from 'kysely';
import { DISCOUNT_STEPS, PRICE_STEPS } from '#lib/domain/bands.ts';
import { AVAILABILITIES, type FilterGroup, type ListingFilters } from '#lib/domain/listing-filters.ts';
import type { BrandRow } from './brands.ts';
import { type FilterCondition, flag, type ListingPlace, within } from './listing-conditions.ts';
import type { SealRow } from './product-rows.ts';

/** `valor` is the id of the value; `grupo` the id of the characteristic or attribute. */
export type Facet = { readonly valor: number; readonly quantidade: number } & (
  | { readonly kind: 'marca'; readonly info: BrandRow }
  | { readonly kind: 'filtro'; readonly grupo: number; readonly info: FacetValue }
  | { readonly kind: 'atributo'; readonly grupo: number; readonly info: FacetValue }
  /** `valor` is the index of the band, of the chosen range, or of `AVAILABILITIES`. */
  | { readonly kind: 'preco' }
  | { readonly kind: 'precoEscolhido' }
  | { readonly kind: 'desconto' }
  | { readonly kind: 'disponibilidade' }
  | { readonly kind: 'categoria'; readonly info: { readonly nome: string } }
  | { readonly kind: 'selo'; readonly info: SealRow }
);

/** A value of a characteristic or of an attribute. */
export type FacetValue = {
  readonly grupo: string;
  readonly tipo: string;
  readonly unidade: string;
  readonly label: string;
  readonly numero: number | null;
  readonly imagem: string;
  readonly imagem_original: string;
};

type Statement = RawBuilder<unknown>;
type Conditions = readonly FilterCondition[];

/** Each begins with `union all` and has the columns kind, grupo, valor, quantidade, grupo_ordem, ordem, info. */
export function countStatements(
  { place, filters }: { readonly place: ListingPlace; readonly filters: ListingFilters },
  conditions: Conditions,
): readonly Statement[] {
  return [
    ...(place.kind === 'category' ? [] : [categories(filters, conditions)]),
    brands(filters, conditions),
    characteristics(filters, conditions),
    attributes(filters, conditions),
    sql` union all select 'preco', 0, width_bucket(por, ${PRICE_STEPS}::int[]) - 1, count(*)::int, 0, 0, null
      from scope where por is not null and ${left('preco', conditions)} group by 3`,
    ...filters.preco.map(
      (
        { de, ate },
        index,
      ) => sql` union all select 'precoEscolhido', 0, ${index}::int, count(*)::int, 0, 0, null
        from scope where por between ${de} and ${ate} and ${left('preco', conditions)}`,
    ),
    sql` union all select 'desconto', 0, width_bucket(desconto, ${DISCOUNT_STEPS}::int[]) - 1, count(*)::int, 0, 0, null
      from scope where desconto between 1 and 100 and ${left('descontoPrecoPor', conditions)} group by 3`,
    seals(filters, conditions),
    sql` union all select 'disponibilidade', 0, array_position(${AVAILABILITIES}::text[], situacao) - 1, count(*)::int, 0, 0, null
      from scope where ${left('disponibilidade', conditions)} group by 3`,
  ];
}

/** Of the second level: the first says little, and the third is too many. */
function categories({ categoria }: ListingFilters, conditions: Conditions): Statement {
  return sql` union all select 'categoria', 0, c.id, coalesce(n.quantidade, 0), 0,
      (row_number() over (order by parent.ordem, c.ordem))::int, jsonb_build_object('nome', c.nome)
    from categories c join categories parent on parent.id = c.pai_id left join (
      select pc.categoria_id, count(*)::int as quantidade
      from scope join product_categories pc on pc.product_id = scope.id
      where ${left('categoria', conditions)} group by pc.categoria_id
    ) n on n.categoria_id = c.id
    where (c.nivel = 2 and n.quantidade > 0) or c.id = any(${categoria}::int[])`;
}

function brands({ marca }: ListingFilters, conditions: Conditions): Statement {
  return sql` union all select 'marca', 0, b.id, coalesce(n.quantidade, 0), 0, b.ordem,
      jsonb_build_object('id', b.id, 'slug', b.slug, 'nome', b.nome, 'imagem', b.imagem,
        'imagem_original', b.imagem_original, 'ativo', b.ativo)
    from brands b left join (
      select marca_id, count(*)::int as quantidade from scope where ${left('marca', conditions)} group by marca_id
    ) n on n.marca_id = b.id
    where n.quantidade > 0 or b.id = any(${marca}::int[])`;
}

/** Counted by value first and named afterwards: there are far fewer values than products with them. */
function characteristics({ filtro }: ListingFilters, conditions: Conditions): Statement {
  const counted = sql`select pc.value_id, ${counts('filtro', conditions)}
    from scope join product_characteristics pc on pc.product_id = scope.id group by pc.value_id`;
  const quantidade = pick('filtro', sql`cv.characteristic_id`, conditions);
  return sql` union all select 'filtro', c.id, cv.id, ${quantidade}, c.ordem, coalesce(cv.numero, cv.ordem),
      jsonb_build_object('grupo', c.nome, 'tipo', 'texto', 'unidade', c.unidade, 'label', cv.label, 'numero', cv.numero,
        'imagem', '', 'imagem_original', '')
    from characteristic_values cv
    join characteristics c on c.id = cv.characteristic_id and c.filtravel
    left join (${counted}) n on n.value_id = cv.id
    where ${quantidade} > 0 or cv.id = any(${valuesOf(filtro)}::int[]) or ${inRange(filtro)}`;
}

/** A range in force stays on offer by the values inside it. */
function inRange(groups: readonly FilterGroup[]): RawBuilder<boolean> {
  const ranged = groups.filter(({ faixas }) => faixas.length > 0);
  const parts = ranged.map(
    ({ grupo, faixas }) => sql`(cv.characteristic_id = ${grupo} and ${within(sql`cv.numero`, faixas)})`,
  );
  return parts.length === 0 ? sql`false` : sql`(${sql.join(parts, sql` or `)})`;
}

function attributes({ atributo }: ListingFilters, conditions: Conditions): Statement {
  const counted = sql`select owned.valor_id, ${counts('atributo', conditions)} from (
      select id as product_id, unico_valor_id as valor_id from scope where unico_valor_id is not null
      union select pv.product_id, pv.valor_id from scope join product_variants pv on pv.product_id = scope.id
    ) owned join scope on scope.id = owned.product_id group by owned.valor_id`;
  const quantidade = pick('atributo', sql`av.attribute_id`, conditions);
  return sql` union all select 'atributo', a.id, av.id, ${quantidade}, 0, av.ordem,
      jsonb_build_object('grupo', a.nome, 'tipo', a.tipo, 'unidade', '', 'label', av.label, 'numero', null,
        'imagem', av.imagem, 'imagem_original', av.imagem_original)
    from attribute_values av join attributes a on a.id = av.attribute_id
    left join (${counted}) n on n.valor_id = av.id
    where ${quantidade} > 0 or av.id = any(${valuesOf(atributo)}::int[])`;
}

function seals({ selo }: ListingFilters, conditions: Conditions): Statement {
  return sql` union all select 'selo', 0, se.id, coalesce(n.quantidade, 0), 0, se.ordem,
      jsonb_build_object('id', se.id, 'nome', se.nome, 'tipo', se.tipo, 'label', se.label, 'imagem', se.imagem,
        'imagem_original', se.imagem_original, 'cor_texto', se.cor_texto, 'cor_selo', se.cor_selo,
        'posicao_x', se.posicao_x, 'posicao_y', se.posicao_y)
    from seals se left join (
      select ps.seal_id, count(*)::int as quantidade
      from scope join product_seals ps on ps.product_id = scope.id
      where ${left('selo', conditions)} group by ps.seal_id
    ) n on n.seal_id = se.id
    where n.quantidade > 0 or se.id = any(${selo}::int[])`;
}

/** What the groups other than `key` leave, for the keys that are one group. */
function left(key: FilterCondition['key'], conditions: Conditions): RawBuilder<boolean> {
  const index = conditions.findIndex((condition) => condition.key === key);
  return index < 0 ? sql`misses = 0` : sql`misses - (not ${flag(index)})::int = 0`;
}

/** One count for the groups nothing is chosen in, and one for each other, as every group leaves out its own choice. */
function counts(key: 'filtro' | 'atributo', conditions: Conditions): RawBuilder<unknown> {
  const own = chosen(key, conditions).map(
    ({ index }) => sql`count(*) filter (where misses - (not ${flag(index)})::int = 0)::int as ${flag(index)}`,
  );
  return sql.join([sql`count(*) filter (where misses = 0)::int as others`, ...own]);
}

function pick(
  key: 'filtro' | 'atributo',
  grupo: RawBuilder<unknown>,
  conditions: Conditions,
): RawBuilder<number> {
  const own = chosen(key, conditions).map(
    ({ index, condition }) => sql`when ${grupo} = ${condition.grupo} then n.${flag(index)}`,
  );
  return own.length === 0
    ? sql`coalesce(n.others, 0)`
    : sql`coalesce(case ${sql.join(own, sql` `)} else n.others end, 0)`;
}

function chosen(key: 'filtro' | 'atributo', conditions: Conditions) {
  return conditions
    .map((condition, index) => ({ condition, index }))
    .filter(({ condition }) => condition.key === key);
}

function valuesOf(groups: readonly FilterGroup[]): readonly number[] {
  return groups.flatMap(({ valores }) => valores);
}
