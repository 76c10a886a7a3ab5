/** Fills an empty shop with the demo store, once, inside the process that serves it. */
import { type Kysely, sql } from 'kysely';
import type { Schema } from '#lib/platform/schema/schema.ts';
import { PRODUCTS } from './catalog.ts';
import { insertAccounts } from './insert/accounts.ts';
import { insertAttributes } from './insert/attributes.ts';
import { continueIds, type Trx } from './insert/batch.ts';
import { insertBrands } from './insert/brands.ts';
import { insertCategories } from './insert/categories.ts';
import { insertCharacteristics } from './insert/characteristics.ts';
import { insertContent } from './insert/content.ts';
import { insertLandingPages } from './insert/landing-pages.ts';
import { insertOffers } from './insert/offers.ts';
import { insertOpinions } from './insert/opinions.ts';
import { insertPriorSales, insertProducts } from './insert/products.ts';
import { deferSearch, fillSearch } from './insert/search.ts';
import { insertShipping } from './insert/shipping.ts';

export type SeedOptions = {
  readonly now?: () => Date;
  /** Told how far it is: `label` is for a person, in Portuguese. */
  readonly onProgress?: (label: string, done: number, total: number) => void;
};

const NAME = 'demo';
/** PostgreSQL advisory lock: of several processes that start at once, one seeds and the others wait for it. */
const LOCK = 20261120;

/**
 * Returns whether it seeded; false when that was done before. All in one transaction, so that a process killed
 * while seeding leaves an empty shop behind and the next start seeds it. Ids are the same every time, and
 * so are dates but those of an offer that runs from today.
 */
export async function seedOnce(db: Kysely<Schema>, options: SeedOptions = {}): Promise<boolean> {
  const { now = () => new Date(), onProgress = () => undefined } = options;
  if (await isSeeded(db)) return false;
  return db.transaction().execute(async (trx) => {
    await sql`set local lock_timeout = '10min'`.execute(trx);
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(trx);
    if (await isSeeded(trx)) return false;
    const seeded_at = now();
    await seed(trx, seeded_at, onProgress);
    await trx.insertInto('seeds').values({ nome: NAME, seeded_at }).execute();
    return true;
  });
}

/** Also a shop that a pack was brought into, or half of one, is none for the demo store. */
async function isSeeded(db: Kysely<Schema>): Promise<boolean> {
  const row = await db.selectFrom('seeds').select('nome').limit(1).executeTakeFirst();
  return row !== undefined;
}

async function seed(trx: Trx, now: Date, onProgress: NonNullable<SeedOptions['onProgress']>): Promise<void> {
  const total = PRODUCTS.length;
  const progress = (done: number) => onProgress('Montando o catálogo de demonstração', done, total);
  progress(0);
  await deferSearch(trx);
  const categories = await insertCategories(trx);
  const brands = await insertBrands(trx);
  const attributes = await insertAttributes(trx, PRODUCTS);
  const ids = await insertProducts(trx, PRODUCTS, { categories, brands, attributes }, progress);
  await insertPriorSales(trx, PRODUCTS, now);
  await insertCharacteristics(trx, PRODUCTS);
  await insertOffers(trx, PRODUCTS, ids, attributes, now);
  await insertLandingPages(trx, categories);
  await insertOpinions(trx, ids);
  await insertContent(trx, PRODUCTS, ids);
  await insertShipping(trx);
  await insertAccounts(trx);
  await fillSearch(trx);
  await continueIds(trx);
}
