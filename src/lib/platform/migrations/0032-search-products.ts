/**
 * The log of changes says of which products the words have changed: a process that holds the words of all products
 * (catalogue/search/concordance.ts) reads those again, and not all. The line stays the one of migration 0014, with the product in
 * `words_of`; 0 stands for all, null for what has no product, as synonyms.
 */
import { type Kysely, type RawBuilder, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}

/** A statement that changes more products is logged as one that changes all, as in migration 0009. */
const MANY = 1000;

const TRANSITIONS = {
  insert: { tables: 'new table as after', rows: 'select product_id from after' },
  update: {
    tables: 'old table as before new table as after',
    rows: 'select product_id from before union select product_id from after',
  },
  delete: { tables: 'old table as before', rows: 'select product_id from before' },
} as const;
const EVENTS = ['insert', 'update', 'delete'] as const satisfies readonly (keyof typeof TRANSITIONS)[];

const STATEMENTS: readonly RawBuilder<unknown>[] = [
  sql`alter table catalogue_changes add column words_of integer`,
  sql`drop trigger catalogue_changed on search_documents`,
  ...EVENTS.flatMap((event) => {
    const run = sql.id(`search_documents_${event}`);
    return [
      sql`create function ${run}() returns trigger language plpgsql as $$
        declare
          products integer[] := array(
            select product_id from (${sql.raw(TRANSITIONS[event].rows)}) changed limit ${sql.lit(MANY + 1)});
        begin
          insert into catalogue_changes (product_id, words_of)
          select -1, unnest(case
            when cardinality(products) > ${sql.lit(MANY)} then array[0]
            when cardinality(products) = 0 then array[null]::integer[]
            else products end);
          return null;
        end
      $$`,
      sql`create trigger ${sql.id(`catalogue_${event}`)} after ${sql.raw(event)} on search_documents
        referencing ${sql.raw(TRANSITIONS[event].tables)}
        for each statement execute function ${run}()`,
    ];
  }),
];
