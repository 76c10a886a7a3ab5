import { sql } from 'kysely';
import { SHIPPED } from '../../catalogue/shipped/shipped.ts';
import { insertAll, type Trx } from './batch.ts';

/** Leaves the words of what follows to `fillSearch`: once at the end is much faster than row by row. */
export async function deferSearch(trx: Trx): Promise<void> {
  await sql`set local vitrine.search_refresh = 'later'`.execute(trx);
}

/** Inserts the synonyms and reads the words of every product. */
export async function fillSearch(trx: Trx): Promise<void> {
  await insertAll(trx, 'search_synonyms', SHIPPED);
  await sql`select search_refresh(null)`.execute(trx);
}
