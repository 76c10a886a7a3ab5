/** Queries of PostgreSQL's text search, as text. */

/** "Cabo" as a tsquery: in too many names of categories to tell one from another. */
export const GENERIC = "'cab'";

export function anyQuery(queries: readonly string[]): string {
  return queries.map((query) => `(${query})`).join(' | ');
}
