import { sql } from 'kysely';
import { SYNONYMS } from '../synonyms.ts';
import { insertAll, type Trx } from './batch.ts';

/** Leaves the words of what follows to `fillSearch`: once at the end is much faster than row by row. */
export async function deferSearch(trx: Trx): Promise<void> {
  await sql`set local vitrine.search_refresh = 'later'`.execute(trx);
}

/** Inserts the synonyms and reads the words of every product. */
export async function fillSearch(trx: Trx): Promise<void> {
  const rows = Object.entries(SYNONYMS).flatMap(([term, meanings]) =>
    meanings.map((meaning) => ({ term, meaning })),
  );
  await insertAll(trx, 'search_synonyms', rows);
  await sql`select search_refresh(null)`.execute(trx);
}
