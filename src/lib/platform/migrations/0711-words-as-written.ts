/**
 * A completed word is shown as products have it, and as terms have it where no product does: terms are typed without their
 * accents, and outnumbered the products that are written with them (`camera`). Vocabularies that stand take it on when all words
 * are read anew.
 */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ body: string }>`
    select pg_get_functiondef(oid) as body from pg_proc where proname in ('search_refresh', 'search_learn_synonyms')`.execute(
    db,
  );
  for (const { body } of rows) await sql.raw(body.replaceAll(COMMONEST, AS_WRITTEN)).execute(db);
}

const COMMONEST = 'mode() within group (order by shown)';
/** Letters with accents come after those without. */
const AS_WRITTEN = `coalesce(${COMMONEST} filter (where product_id is not null), max(shown collate "C"))`;
