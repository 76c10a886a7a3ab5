/**
 * `npm run bench:growth`: the same calls with 218, 10,000 and 100,000 products (or the numbers given as arguments), on
 * PGlite, or on a new PostgreSQL database beside the one `DATABASE_URL` names. Server time without HTTP and without the
 * page cache. `docs/benchmarks.md` keeps the results that were judged.
 */
import { rmSync } from 'node:fs';
import { createTestStore } from '../support/store.ts';
import { grow } from './grow.ts';
import { printTable, type Row } from './table.ts';

const RUNS = 60;
const HDMI = '/cabos-de-video/hdmi';
/** A listing and a suggestion on PostgreSQL, milliseconds at p95. */
const LIMIT = 50;
const SUGGESTION_LIMIT = 20;

const sizes = process.argv.slice(2).map(Number);
const store = await createTestStore();
try {
  for (const size of sizes.length > 0 ? sizes : [218, 10_000, 100_000]) {
    await grow(store.db, size, (done) => process.stderr.write(`\r${done} of ${size} products `));
    process.stderr.write('\n');
    printTable(`${size.toLocaleString('en-US')} products on ${store.engine}`, await measured());
  }
} finally {
  await store.close();
  rmSync(store.dataDir, { recursive: true, force: true });
}

async function measured(): Promise<readonly Row[]> {
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
    ['largest category', listing('category', { url: '/setor-1' }), LIMIT],
    [
      '  with three filters',
      listing('category', { url: '/setor-1', preco: '20:200', filtro: range, disponibilidade: 'disponivel' }),
      LIMIT,
    ],
    ['search "cabo hdmi 2m"', listing('search', { busca: 'cabo hdmi 2m' }), LIMIT],
    ['search "hmdi"', listing('search', { busca: 'hmdi' }), LIMIT],
    ['suggestions "cab"', 'search/suggestions?busca=cab', SUGGESTION_LIMIT],
    ['suggestions "displai"', 'search/suggestions?busca=displai', SUGGESTION_LIMIT],
    ['sitemap, 45,000 addresses', 'sitemap?limit=45000', undefined],
    ['product detail', 'url/product/detail?url=/cabo-hdmi-ultra-high-speed-48g-2m', undefined],
  ] as const;
  const rows: Row[] = [];
  for (const [what, path, limit] of calls) {
    const times = await timed(path);
    if (!times) continue;
    rows.push(
      { what: `${what}, p50`, value: percentile(times, 0.5), unit: 'ms' },
      { what: `${what}, p95`, value: percentile(times, 0.95), limit, unit: 'ms' },
    );
  }
  return rows;
}

/** Undefined for a page this size of shop does not have. Slow calls are run fewer times. */
async function timed(path: string): Promise<readonly number[] | undefined> {
  const times: number[] = [];
  const deadline = performance.now() + 15_000;
  for (let run = -3; run < RUNS && performance.now() < deadline; run += 1) {
    const start = performance.now();
    const response = await store.visitor().fetch(`/api/v2/front/${path}`);
    await response.arrayBuffer();
    if (response.status === 404) return undefined;
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
    if (run >= 0) times.push(performance.now() - start);
  }
  return times;
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
