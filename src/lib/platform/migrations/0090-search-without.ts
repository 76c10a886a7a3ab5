/**
 * What a text says a product is without is a word of its own: "Sem conector" is also `semconector`, as "sem" alone says nothing
 * to the text search. Only the products that say so are read anew.
 */
import { type Kysely, type RawBuilder, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}

const STATEMENTS: readonly RawBuilder<unknown>[] = [
  sql`create function search_without(text) returns text language sql stable parallel safe as $$
    select coalesce(string_agg('sem' || said[1], ' '), '')
    from regexp_matches(search_fold($1), '\\msem ([a-z0-9]+)', 'g') said
  $$`,
  // The function of migration 0072, with those words after all others: phrases depend on the order of the rest.
  sql`do $$
    declare
      before text := pg_get_functiondef('search_refresh(integer[])'::regprocedure);
      after text := replace(before, ', '''')), ''C'') as main,',
        ', '''')), ''C'') || setweight(search_vector(search_without(coalesce('
        || 'string_agg(words, '' ; '') filter (where weight <> ''D''), ''''))), ''B'') as main,');
    begin
      if after = before then
        raise exception 'search_refresh is not the function of migration 0072';
      end if;
      execute after;
    end
  $$`,
  sql`select search_refresh(array(select distinct product_id from search_texts where words ~* '\\msem\\M'))`,
];
