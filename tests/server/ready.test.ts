/** What a shop says of itself from its first answer on. */
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { copySeeded } from '../support/seeded.ts';
import { freePort, removeDirectory, type Shop, startShop, temporaryDirectory } from '../support/shop.ts';
import { send } from './client.ts';

const dataDir = temporaryDirectory();
let shop: Shop | undefined;
afterAll(async () => {
  await shop?.stop();
  removeDirectory(dataDir);
});

it('is alive before it is ready, and says how much room its data have', { timeout: 120_000 }, async () => {
  await copySeeded(dataDir);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const seen: string[] = [];
  const starting = startShop({ dataDir, port }).then((started) => {
    shop = started;
  });
  while (!shop) {
    const [live, ready] = await Promise.all(
      ['live', 'ready'].map((path) => send(`${url}/health/${path}`).catch(() => undefined)),
    );
    if (live && ready) seen.push(`${live.status} ${ready.status} ${JSON.parse(ready.text).status}`);
    await Promise.race([starting, wait(1)]);
  }
  await starting;
  expect([...new Set(seen)]).toEqual(['200 503 starting', '200 200 ok']);
  const ready = await send(`${url}/health/ready`);
  expect([ready.status, ready.headers['x-writes'], ready.headers['cache-control']]).toEqual([
    200,
    undefined,
    'no-store',
  ]);
  const write = await send(`${url}/health/write`);
  expect([write.status, JSON.parse(write.text)]).toEqual([
    200,
    { status: 'ok', freeBytes: expect.any(Number) },
  ]);
  expect(JSON.parse(write.text).freeBytes).toBeGreaterThan(1e6);
});
