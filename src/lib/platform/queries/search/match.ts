/** The demands of a search as SQL over `search_documents` (as `sd`). */
import { type RawBuilder, sql } from 'kysely';

export type MeasureDemand = {
  /** Values of the characteristic that are in range. */
  readonly values: readonly number[];
  /** A tsquery: the measure named in words. */
  readonly query: string;
};

/** "Cabo" as a tsquery: in too many names of categories to tell one from another. */
export const GENERIC = "'cab'";

/** Queries are tsqueries as text. A product meets all of them; with `coverage`, enough of those. */
export type Demands = {
  /** In its name, brand, category or characteristics. */
  readonly main: readonly string[];
  /** Anywhere, its description included. */
  readonly whole: readonly string[];
  readonly measures: readonly MeasureDemand[];
  readonly coverage: { readonly parts: readonly Part[]; readonly least: number } | undefined;
  /** Categories whose whole name is asked for. */
  readonly categories: readonly number[];
};
/** A demand that may go unmet, and what it weighs: the rarer, the more. */
export type Part = { readonly query: string; readonly weight: number };

export const NO_DEMANDS: Demands = {
  main: [],
  whole: [],
  measures: [],
  coverage: undefined,
  categories: [],
};

/** False for a search that demands nothing. */
export function meets(demands: Demands): RawBuilder<boolean> {
  const { main, whole, measures, coverage } = demands;
  const conditions = [
    ...(main.length > 0 ? [sql<boolean>`sd.main @@ ${allOf(main)}::tsquery`] : []),
    ...(whole.length > 0 ? [describes(whole)] : []),
    ...measures.map(measured),
    ...(coverage
      ? [
          sql<boolean>`sd.main @@ ${anyOf(coverage.parts.map(({ query }) => query))}::tsquery`,
          sql<boolean>`${covered(coverage.parts)} >= ${coverage.least}`,
        ]
      : []),
  ];
  return conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` and `)})`;
}

/** The weight of the parts a product has. */
export function covered(parts: readonly Part[]): RawBuilder<number> {
  return sql`(${sql.join(
    parts.map(
      ({ query, weight }) => sql`case when sd.main @@ ${query}::tsquery then ${weight}::real else 0 end`,
    ),
    sql` + `,
  )})`;
}

/**
 * How well a product answers; `p` is `products`. Where the words stand counts most, then how popular it is. What only a
 * description says does not count: it is long, and slow to read for many products.
 */
export function relevance(demands: Demands): RawBuilder<number> {
  const { main, whole, measures, coverage, categories } = demands;
  const words = [...main, ...whole, ...measures, ...(coverage?.parts ?? [])]
    .map((one) => (typeof one === 'string' ? one : one.query))
    .filter((query) => query !== '');
  const text =
    words.length === 0 ? sql`0` : sql`ts_rank('{0.05, 0.15, 0.4, 1}', sd.main, ${anyOf(words)}::tsquery)`;
  const asked =
    categories.length === 0
      ? sql`0`
      : sql`case when exists (select 1 from product_categories pc
          where pc.product_id = sd.product_id and pc.categoria_id = any(${categories}::int[])) then 1 else 0 end`;
  return sql`((${text} + 0.5 * ${asked}) * (1 + p.popularidade / 1000.0))`;
}

function describes(whole: readonly string[]): RawBuilder<boolean> {
  return sql`exists (select 1 from search_details d
    where d.product_id = sd.product_id and d.whole @@ ${allOf(whole)}::tsquery)`;
}

function measured({ values, query }: MeasureDemand): RawBuilder<boolean> {
  return sql`(sd.main @@ ${query}::tsquery or exists (select 1 from product_characteristics pc
    where pc.product_id = sd.product_id and pc.value_id = any(${values}::int[])))`;
}

export function allOf(queries: readonly string[]): string {
  return queries.map((query) => `(${query})`).join(' & ');
}

export function anyOf(queries: readonly string[]): string {
  return queries.map((query) => `(${query})`).join(' | ');
}
