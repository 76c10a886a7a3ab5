/**
 * `npm run bench`: prints every budget that can be measured beside its limit. Throughput is set against a bare
 * `node:http` server that sends the same bytes in the same run, because the machine's speed differs from day to day.
 * It never fails a test run; `docs/benchmarks.md` keeps the results that were judged.
 */
import { readFileSync } from 'node:fs';
import { removeDirectory, type Shop, startShop, temporaryDirectory } from '../support/shop.ts';
import { calls } from './calls.ts';
import { type Rendering, renderings } from './load.ts';
import { CATEGORY, HOME, PRODUCT } from './pages.ts';
import { sizes } from './sizes.ts';
import { median } from './statistics.ts';
import { printTable, type Row } from './table.ts';
import { throughput } from './throughput.ts';

const dataDir = temporaryDirectory();
try {
  const first = await startShop({ dataDir });
  const firstStart = first.startedIn;
  await first.stop();

  const shop = await startShop({ dataDir, env: { SERVER_TIMING: '1' } });
  printTable('Start', [
    { what: 'first start (build only when stale), seed', value: firstStart / 1000, limit: 90, unit: 's' },
    { what: 'later start', value: shop.startedIn / 1000, limit: 3, unit: 's' },
    { what: 'memory after start', value: memory(shop), limit: 450, unit: 'MB' },
  ]);
  printTable('Bytes (brotli)', await sizes(shop.url));
  printTable('Fresh renders, one after the other', await freshRenders(shop.url));
  const { client, rows } = await throughput(shop.url);
  printTable(`200 cached pages in four variants, 16 connections, by ${client}`, rows);
  printTable('After the load', [{ what: 'memory', value: memory(shop), limit: 450, unit: 'MB' }]);
  await shop.stop();

  for (const { title, rows } of await calls()) printTable(title, rows);
} finally {
  removeDirectory(dataDir);
}

/** The `debug` parameter goes round the page cache. */
async function freshRenders(url: string): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const [what, path, limit] of [
    ['product page', PRODUCT, 5],
    ['listing of 24', `${CATEGORY}?ipp=24`, 10],
    ['home', HOME, undefined],
  ] as const) {
    const target = `${url}${path}${path.includes('?') ? '&' : '?'}debug=1`;
    await renderings(target, 50);
    const times = await renderings(target, 200);
    const middle = (part: keyof Rendering): number => median(times.map((time) => time[part]));
    rows.push(
      { what: `${what}, server time to its HTML, p50`, value: middle('server'), limit, unit: 'ms' },
      { what: '  compressing it, p50', value: middle('compress'), unit: 'ms' },
      { what: '  as the client sees it, p50', value: middle('client'), unit: 'ms' },
    );
  }
  return rows;
}

/** Resident set of the process, MB. */
function memory(shop: Shop): number {
  const status = readFileSync(`/proc/${shop.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}
