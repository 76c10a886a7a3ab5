import { sql } from 'kysely';
import { SYNONYMS, USES } from '../synonyms.ts';
import { insertAll, type Trx } from './batch.ts';

/** Leaves the words of what follows to `fillSearch`: once at the end is much faster than row by row. */
export async function deferSearch(trx: Trx): Promise<void> {
  await sql`set local vitrine.search_refresh = 'later'`.execute(trx);
}

/** Inserts the synonyms and reads the words of every product. */
export async function fillSearch(trx: Trx): Promise<void> {
  const rows = [{ kind: 'synonym', terms: SYNONYMS } as const, { kind: 'use', terms: USES } as const].flatMap(
    ({ kind, terms }) =>
      Object.entries(terms).flatMap(([term, meanings]) =>
        meanings.map((meaning) => ({ term, meaning, kind })),
      ),
  );
  await insertAll(trx, 'search_synonyms', rows);
  await sql`select search_refresh(null)`.execute(trx);
}
