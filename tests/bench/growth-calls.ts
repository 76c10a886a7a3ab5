/** Calls of the API: their time without HTTP and without the page cache, their processor, and the cost of their plans. */
import { sql } from 'kysely';
import type { Database } from '#lib/platform/kernel/database/database.ts';
import type { Platform } from '#lib/platform/platform.ts';
import { APP_TOKEN, SITE_URL } from '../support/store.ts';
import { CATEGORY, PRODUCT } from './pages.ts';
import type { watchPlans } from './plan-cost.ts';
import { processorClock } from './processor.ts';
import { percentile } from './statistics.ts';
import type { Row } from './table.ts';

const RUNS = 60;
const FIRST_RUNS = 5;
/** A listing and a suggestion on PostgreSQL, milliseconds at p95. */
const LIMIT = 50;
const SUGGESTION_LIMIT = 20;

/** Asks a call of the front API, and reads its whole answer. */
export type AskCall = (path: string) => Promise<Response>;

export function askOf(platform: Pick<Platform, 'fetch'>): AskCall {
  return async (path) => {
    const headers = { 'App-Token': APP_TOKEN };
    const response = await platform.fetch(new Request(`${SITE_URL}/api/v2/front/${path}`, { headers }));
    await response.arrayBuffer();
    return response;
  };
}

export function listingOf(kind: string, params: Readonly<Record<string, string>>): string {
  return `url/product/listing/${kind}?${new URLSearchParams({ limit: '24', ...params })}`;
}

export async function callRows(
  { db }: Pick<Database, 'db'>,
  ask: AskCall,
  plans: ReturnType<typeof watchPlans>,
): Promise<readonly Row[]> {
  const processorTime = processorClock(db);
  const rows: Row[] = [];
  for (const [what, path, limit] of await calls(db)) {
    plans.forget();
    const { status } = await ask(path);
    if (status === 404) continue;
    if (status !== 200) throw new Error(`${path} answered ${status}`);
    const cost = await plans.cost();
    const first = await firstCall(db, () => ask(path));
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
  return rows;
}

async function calls(db: Database['db']) {
  const lengths = await db
    .selectFrom('characteristics')
    .select('id')
    .where('codigo', '=', 'comprimento')
    .executeTakeFirstOrThrow();
  const range = `${lengths.id}:1~5`;
  return [
    ['category of 46 with facets', listingOf('category', { url: CATEGORY }), LIMIT],
    [
      '  with three filters',
      listingOf('category', { url: CATEGORY, marca: '1', preco: '20:200', filtro: range }),
      LIMIT,
    ],
    ['  with a range of lengths', listingOf('category', { url: CATEGORY, filtro: range }), LIMIT],
    ['brand', listingOf('brand', { url: '/marcas/marca-1' }), LIMIT],
    ['largest category', listingOf('category', { url: '/setor-1' }), LIMIT],
    [
      '  with three filters',
      listingOf('category', {
        url: '/setor-1',
        preco: '20:200',
        filtro: range,
        disponibilidade: 'disponivel',
      }),
      LIMIT,
    ],
    ['search "cabo hdmi 2m"', listingOf('search', { busca: 'cabo hdmi 2m' }), LIMIT],
    ['search "cabo"', listingOf('search', { busca: 'cabo' }), LIMIT],
    ['search "hmdi"', listingOf('search', { busca: 'hmdi' }), LIMIT],
    ['suggestions "cab"', 'search/suggestions?busca=cab', SUGGESTION_LIMIT],
    ['suggestions "displai"', 'search/suggestions?busca=displai', SUGGESTION_LIMIT],
    ['sitemap, 45,000 addresses', 'sitemap?limit=45000', undefined],
    ['product detail', `url/product/detail?url=${PRODUCT}`, undefined],
  ] as const;
}

/** Milliseconds of processor of a call that finds nothing remembered of words, as after a new synonym; the middle of some. */
async function firstCall(db: Database['db'], call: () => Promise<unknown>): Promise<number> {
  const processorTime = processorClock(db);
  const spent: number[] = [];
  for (let run = 0; run < FIRST_RUNS; run += 1) {
    await sql`insert into search_synonyms (term, meaning) values ('medida', ${`medida ${run}`})`.execute(db);
    await sql`delete from search_synonyms where term = 'medida'`.execute(db);
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
