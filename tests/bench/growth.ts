/**
 * `npm run bench:growth`: the same shop with 218, 10,000 and 100,000 products (or the numbers given as arguments), on
 * PGlite, or on a new PostgreSQL database beside the one `DATABASE_URL` names. Calls of the API, listings while much
 * changes at once, and pages of a shop that has just started. `docs/benchmarks.md` keeps the results that were judged.
 */
import { createPlatform } from '#lib/platform/platform.ts';
import { APP_TOKEN, SITE_URL, TODAY } from '../support/store.ts';
import { grow } from './grow.ts';
import { askOf, callRows, listingOf } from './growth-calls.ts';
import { changeRows } from './growth-changes.ts';
import { type GrowthDatabase, growthDatabase } from './growth-database.ts';
import { pageRows, pathsOf, type Reference } from './growth-pages.ts';
import { priceRows } from './growth-prices.ts';
import { CATEGORY } from './pages.ts';
import { watchPlans } from './plan-cost.ts';
import { databaseClock } from './processor.ts';
import { printTable, type Row } from './table.ts';

/** Milliseconds of the shop's own processor that the catalogue may take to be read at 100,000 products. */
const READING = 4000;

const sizes = process.argv.slice(2).map(Number);
const database = await growthDatabase();
const reference: Reference = new Map();
try {
  for (const size of sizes.length > 0 ? sizes : [218, 10_000, 100_000]) await measure(database, size);
} finally {
  await database.remove();
}

async function measure(growing: GrowthDatabase, size: number): Promise<void> {
  const opened = await growing.open();
  const { engine, patient, db } = opened;
  await grow(patient, size, (done) => process.stderr.write(`\r${done} of ${size} products `));
  process.stderr.write('\n');
  const title = `${size.toLocaleString('en-US')} products on ${engine}`;
  const paths = await pathsOf(opened);
  const plans = watchPlans(db);
  const changes = opened.follow((error) => console.error(error));
  const platform = createPlatform({
    db: plans.db,
    changes,
    dataDir: growing.dataDir,
    now: () => TODAY,
    siteUrl: SITE_URL,
    appToken: APP_TOKEN,
    sessionSecret: 'a secret that only the benchmark uses, long enough',
  });
  const ask = askOf(platform);
  printTable(
    `${title}: the catalogue`,
    await readingRows(() => ask(listingOf('category', { url: CATEGORY }))),
  );
  printTable(`${title}: calls of the API`, await callRows(opened, ask, plans));
  printTable(`${title}: prices made for their reader`, await priceRows(platform));
  printTable(`${title}: listings while much changes`, await changeRows(opened, ask, platform.catalogueRead));
  await platform.stop();
  await changes.stop();
  await opened.checkpoint();
  await opened.close();
  printTable(`${title}: pages of the shop`, await pageRows(growing, paths, reference));

  /** The first listing reads all products. */
  async function readingRows(firstListing: () => Promise<unknown>): Promise<readonly Row[]> {
    const ofDatabase = databaseClock(db);
    const [before, own, start] = [await ofDatabase(), process.cpuUsage(), performance.now()];
    await firstListing();
    const [took, { user, system }] = [performance.now() - start, process.cpuUsage(own)];
    const embedded = engine === 'pglite';
    return [
      { what: 'first listing, reads all products', value: took, unit: 'ms' },
      {
        what: embedded ? '  processor, of the database in it too' : "  the shop's own processor",
        value: (user + system) / 1000,
        limit: embedded ? undefined : READING,
        unit: 'ms',
      },
      { what: "  PostgreSQL's processor", value: (await ofDatabase()) - before, unit: 'ms' },
    ];
  }
}
