import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { seededDirectory } from '../support/seeded.ts';
import { removeDirectory, type Shop, startShop } from '../support/shop.ts';
import { send } from './client.ts';

const dataDir = await seededDirectory();
const logs = join(dataDir, 'logs');
const METRICS_TOKEN = 'only-for-the-monitor';
let shop: Shop;

beforeAll(async () => {
  shop = await startShop({ dataDir, env: { METRICS_TOKEN } });
}, 90_000);
afterAll(async () => {
  await shop.stop();
  removeDirectory(dataDir);
});

it('the start of a demonstration warns that money is played there', () => {
  expect(shop.output()).toMatch(/"level":"warn".*this is the demonstration: .* play money/);
});

describe('the access log', () => {
  /** Lines are gathered for a second before they are written. */
  const WRITTEN = { timeout: 20_000 };
  /** Those that are there to their end. */
  const lines = (): string[] =>
    readdirSync(logs).flatMap((name) => readFileSync(join(logs, name), 'utf8').split('\n').slice(0, -1));

  it('has one line for each request, static files and refused ones included, without its query', async () => {
    const paths = ['/', '/favicon.svg', '/busca?busca=ana%40example.com', '/nada-aqui'];
    for (const path of paths) await send(`${shop.url}${path}`);
    await send(`${shop.url}/`, { method: 'DELETE' });
    const seen = await vi.waitUntil(() => {
      const found = lines().map((line) => JSON.parse(line));
      return found.some(({ method }) => method === 'DELETE') && found;
    }, WRITTEN);
    for (const path of paths.map((whole) => whole.split('?')[0])) {
      expect(seen).toContainEqual(expect.objectContaining({ method: 'GET', path, ip: '127.0.0.1' }));
    }
    expect(seen).toContainEqual(expect.objectContaining({ method: 'DELETE', path: '/', status: 405 }));
    expect(seen).toContainEqual(expect.objectContaining({ path: '/nada-aqui', status: 404 }));
    expect(Date.parse(seen[0].time)).toBeGreaterThan(Date.now() - 120_000);
    expect(lines().join('\n')).not.toContain('ana');
  });

  it('tells the request id that the answer tells', async () => {
    const { headers } = await send(`${shop.url}/?debug=1`);
    const id = headers['x-request-id'];
    await vi.waitUntil(() => lines().some((line) => JSON.parse(line).requestId === id), WRITTEN);
  });

  it('is a file of its day that no other user of the machine may read', () => {
    const [name = ''] = readdirSync(logs);
    expect(name).toMatch(/^access\.\d{4}-\d\d-\d\d\.1\.log$/);
    expect(statSync(join(logs, name)).mode & 0o077).toBe(0);
    expect(statSync(logs).mode & 0o077).toBe(0);
  });
});

describe('/metrics', () => {
  const ask = (authorization?: string) =>
    send(`${shop.url}/metrics`, { headers: authorization === undefined ? {} : { authorization } });

  it.each([undefined, 'Bearer', 'Bearer ', `Basic ${METRICS_TOKEN}`, `Bearer ${METRICS_TOKEN}x`])(
    'is no page for who sends %s',
    async (authorization) => {
      const { status, text } = await ask(authorization);
      expect(status).toBe(404);
      expect(text).not.toContain('http_requests_total');
    },
  );

  it('counts answers by kind and by what the page cache said, and what the cache holds', async () => {
    await send(`${shop.url}/`);
    await send(`${shop.url}/`);
    const { status, headers, text } = await ask(`Bearer ${METRICS_TOKEN}`);
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^text\/plain/);
    expect(headers['cache-control']).toBe('no-store');
    expect(text).toMatch(/^http_requests_total\{kind="page",method="GET",status="200",cache="hit"\} [1-9]/m);
    expect(text).toMatch(/^page_cache_bytes [1-9]/m);
    expect(text).toMatch(/^http_request_duration_seconds_count\{kind="page"\} [1-9]/m);
    expect(text).toContain('process_resident_memory_bytes');
  });
});

it.each(['/health', '/health/live', '/health/ready'])('%s says that all is well', async (path) => {
  const { status, headers, text } = await send(`${shop.url}${path}`);
  expect([status, JSON.parse(text)]).toEqual([200, { status: 'ok' }]);
  expect(headers['cache-control']).toBe('no-store');
});
