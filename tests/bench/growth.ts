/**
 * `npm run bench:growth`: the same calls with 218, 10,000 and 100,000 products (or the numbers given as arguments), on
 * PGlite, or on a new PostgreSQL database beside the one `DATABASE_URL` names. Server time without HTTP and without the
 * page cache, the processor it takes, and the total cost of the plans of its statements. `docs/benchmarks.md` keeps the
 * results that were judged.
 */
import { rmSync } from 'node:fs';
import { sql } from 'kysely';
import { createPlatform } from '#lib/platform/platform.ts';
import { APP_TOKEN, createTestStore, SITE_URL } from '../support/store.ts';
import { grow } from './grow.ts';
import { watchPlans } from './plan-cost.ts';
import { processorClock } from './processor.ts';
import { percentile } from './statistics.ts';
import { printTable, type Row } from './table.ts';

const RUNS = 60;
const FIRST_RUNS = 5;
const HDMI = '/cabos-de-video/hdmi';
/** A listing and a suggestion on PostgreSQL, milliseconds at p95. */
const LIMIT = 50;
const SUGGESTION_LIMIT = 20;

const sizes = process.argv.slice(2).map(Number);
const store = await createTestStore();
const plans = watchPlans(store.db);
const processorTime = processorClock(store.db);
try {
  for (const size of sizes.length > 0 ? sizes : [218, 10_000, 100_000]) {
    await grow(store.patient, size, (done) => process.stderr.write(`\r${done} of ${size} products `));
    process.stderr.write('\n');
    printTable(`${size.toLocaleString('en-US')} products on ${store.engine}`, await measured());
  }
} finally {
  await store.close();
  rmSync(store.dataDir, { recursive: true, force: true });
}

async function measured(): Promise<readonly Row[]> {
  const platform = createPlatform({
    db: plans.db,
    changes: store.changes,
    dataDir: store.dataDir,
    now: () => store.clock.now,
    siteUrl: SITE_URL,
    appToken: APP_TOKEN,
    sessionSecret: 'a secret that only the benchmark uses, long enough',
  });
  const ask = async (path: string): Promise<Response> => {
    const headers = { 'App-Token': APP_TOKEN };
    const response = await platform.fetch(new Request(`${SITE_URL}/api/v2/front/${path}`, { headers }));
    await response.arrayBuffer();
    return response;
  };
  const lengths = await store.db
    .selectFrom('characteristics')
    .select('id')
    .where('codigo', '=', 'comprimento')
    .executeTakeFirstOrThrow();
  const listing = (kind: string, params: Readonly<Record<string, string>>) =>
    `url/product/listing/${kind}?${new URLSearchParams({ limit: '24', ...params })}`;
  const range = `${lengths.id}:1~5`;
  const calls = [
    ['category of 46 with facets', listing('category', { url: HDMI }), LIMIT],
    [
      '  with three filters',
      listing('category', { url: HDMI, marca: '1', preco: '20:200', filtro: range }),
      LIMIT,
    ],
    ['  with a range of lengths', listing('category', { url: HDMI, filtro: range }), LIMIT],
    ['brand', listing('brand', { url: '/marcas/marca-1' }), LIMIT],
    ['largest category', listing('category', { url: '/setor-1' }), LIMIT],
    [
      '  with three filters',
      listing('category', { url: '/setor-1', preco: '20:200', filtro: range, disponibilidade: 'disponivel' }),
      LIMIT,
    ],
    ['search "cabo hdmi 2m"', listing('search', { busca: 'cabo hdmi 2m' }), LIMIT],
    ['search "cabo"', listing('search', { busca: 'cabo' }), LIMIT],
    ['search "hmdi"', listing('search', { busca: 'hmdi' }), LIMIT],
    ['suggestions "cab"', 'search/suggestions?busca=cab', SUGGESTION_LIMIT],
    ['suggestions "displai"', 'search/suggestions?busca=displai', SUGGESTION_LIMIT],
    ['sitemap, 45,000 addresses', 'sitemap?limit=45000', undefined],
    ['product detail', 'url/product/detail?url=/cabo-hdmi-ultra-high-speed-48g-2m', undefined],
  ] as const;
  const started = performance.now();
  await ask(calls[0][1]);
  const rows: Row[] = [
    { what: 'first listing, reads all products', value: performance.now() - started, unit: 'ms' },
  ];
  for (const [what, path, limit] of calls) {
    plans.forget();
    const { status } = await ask(path);
    if (status === 404) continue;
    if (status !== 200) throw new Error(`${path} answered ${status}`);
    const cost = await plans.cost();
    const first = await firstCall(() => ask(path));
    for (let warming = 0; warming < 3; warming += 1) await ask(path);
    const before = await processorTime();
    const times = await timed(() => ask(path));
    const spent = ((await processorTime()) - before) / times.length;
    rows.push(
      { what: `${what}, p50`, value: percentile(times, 0.5), unit: 'ms' },
      { what: `${what}, p95`, value: percentile(times, 0.95), limit, unit: 'ms' },
      { what: `${what}, processor`, value: spent, unit: 'ms' },
      { what: `${what}, processor of the first call of its words`, value: first, unit: 'ms' },
      { what: `${what}, cost of its plans`, value: cost, unit: '' },
    );
  }
  await platform.stop();
  return rows;
}

/** Milliseconds of processor of a call that finds nothing remembered of words, as after a new synonym; the middle of some. */
async function firstCall(call: () => Promise<unknown>): Promise<number> {
  const spent: number[] = [];
  for (let run = 0; run < FIRST_RUNS; run += 1) {
    await sql`insert into catalogue_changes (product_id) values (-1)`.execute(store.db);
    const before = await processorTime();
    await call();
    spent.push((await processorTime()) - before);
  }
  return percentile(spent, 0.5);
}

/** Milliseconds. Slow calls are run fewer times. */
async function timed(call: () => Promise<unknown>): Promise<readonly number[]> {
  const times: number[] = [];
  const deadline = performance.now() + 5000;
  while (times.length < RUNS && (performance.now() < deadline || times.length < 5)) {
    const start = performance.now();
    await call();
    times.push(performance.now() - start);
  }
  return times;
}
