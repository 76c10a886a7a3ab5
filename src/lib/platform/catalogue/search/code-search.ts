/** Products by SKU, EAN or model. */
import { type Kysely, sql } from 'kysely';
import type { Schema } from '#lib/platform/schema/schema.ts';
import { type IdSet, idsSent, isEmpty } from './id-set.ts';

export type Coded = {
  /** Have a code that begins so; where none has, one with it inside. */
  readonly products: IdSet;
  /** Have this very code. */
  readonly exactly: IdSet;
};

/** Letters and digits of what may be the middle or the end of a code: less would be found in words. */
const SHORTEST_PART = 6;

/** Whether it may be a part of a code: it has letters and digits. */
function isPart(code: string): boolean {
  return code.length >= SHORTEST_PART && /[a-z]/.test(code) && /\d/.test(code);
}

export async function codedProducts(db: Kysely<Schema>, code: string): Promise<Coded> {
  const begun = await coded(db, code, `${code}%`);
  if (!isEmpty(begun.products) || !isPart(code)) return begun;
  return coded(db, code, `%${code}%`);
}

/** One pattern at a time: the database reads all codes for one or another. */
async function coded(db: Kysely<Schema>, code: string, pattern: string): Promise<Coded> {
  const { rows } = await sql<{ products: Uint8Array | null; exactly: Uint8Array | null }>`
    select string_agg(int4send(product_id), '') as products,
      string_agg(int4send(product_id), '') filter (where code = ${code}) as exactly
    from search_codes where code like ${pattern}`.execute(db);
  return { products: idsSent(rows[0]?.products ?? null), exactly: idsSent(rows[0]?.exactly ?? null) };
}

/** Whether some product has the code, or one that begins with it; a part of one is slow to look for. */
export async function isCode(db: Kysely<Schema>, code: string, mayBePart: boolean): Promise<boolean> {
  const patterns = [`${code}%`, ...(mayBePart && isPart(code) ? [`%${code}%`] : [])];
  for (const pattern of patterns) {
    const { rows } = await sql<{ found: boolean }>`
      select exists (select 1 from search_codes where code like ${pattern}) as found`.execute(db);
    if (rows[0]?.found) return true;
  }
  return false;
}
