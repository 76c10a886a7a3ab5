/**
 * Tells every process of a shop which pages look different now, so that none shows an old one out of its page cache. What
 * is told goes out with the transaction that made the change: at its commit, or never.
 */
import type { Database } from '../database/database.ts';
import type { Trx } from '../database/transaction.ts';
import { notify } from '../queries/notify.ts';

const CHANNEL = 'vitrine_pages';
/** A notice of PostgreSQL is shorter than 8,000 bytes. */
const LONGEST = 7_900;
const ALL = '';

/** @param tags As pages carry them (docs/architecture.md). So many that they fit no notice stand for all pages. */
export async function announcePages(trx: Trx, tags: readonly string[]): Promise<void> {
  if (tags.length === 0) return;
  const payload = [...new Set(tags)].join(',');
  const told = Buffer.byteLength(payload) > LONGEST ? ALL : payload;
  await notify(trx, CHANNEL, told);
}

type Pages = {
  readonly invalidate: (tags: readonly string[]) => void;
  readonly clear: () => void;
  /** Every page may be old: something may have been told that nobody heard. */
  readonly doubt: () => void;
};

/** Keeps the pages of this process true to what any process announces. @returns A function that ends it. */
export function followPages(
  database: Pick<Database, 'listen'>,
  { invalidate, clear, doubt }: Pages,
): Promise<() => Promise<void>> {
  return database.listen(CHANNEL, {
    heard: (payload) => (payload === ALL ? clear() : invalidate(payload.split(','))),
    lost: doubt,
  });
}
