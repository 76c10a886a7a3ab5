/** A database that answers questions and takes no writes. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { watchWrites } from '#lib/platform/kernel/database/write-watch.ts';
import { createTestStore, type TestStore } from '../support/store.ts';

/** Milliseconds: one that failed is tried again each second. */
const SOON = { timeout: 10_000, interval: 20 };
let store: TestStore;
beforeAll(async () => {
  store = await createTestStore();
});
afterAll(() => store.close());

const rows = async () =>
  (await sql<{ process: string }>`select process from heartbeats`.execute(store.db)).rows.length;
const takeWrites = (taken: boolean) =>
  sql`set default_transaction_read_only = ${sql.raw(taken ? 'off' : 'on')}`.execute(store.db);

describe('the watch over writes', () => {
  it('keeps one row of its own, and takes it away with the one of a process that is gone', async () => {
    await sql`insert into heartbeats values ('gone', now() - interval '2 days')`.execute(store.db);
    const watch = watchWrites({ db: store.db, onFailure: () => undefined });
    await vi.waitUntil(async () => (await rows()) === 2, SOON);
    expect(watch.writes()).toEqual({ ok: true, freeBytes: undefined });
    await watch.stop();
    expect(await rows()).toBe(0);
  });

  it('says how much of the disk is free, and that a full one takes nothing', async () => {
    let free = 5e9;
    const failures: unknown[] = [];
    const open = () =>
      watchWrites({ db: store.db, free: () => free, onFailure: (error) => failures.push(error) });
    const roomy = open();
    expect(roomy.writes()).toEqual({ ok: true, freeBytes: 5e9 });
    await roomy.stop();
    free = 1e6;
    const full = open();
    await vi.waitUntil(() => !full.writes().ok, SOON);
    expect(full.writes().freeBytes).toBe(1e6);
    free = 5e9;
    await vi.waitUntil(() => full.writes().ok, SOON);
    expect(failures.length).toBe(1);
    await full.stop();
  });
});

it('is said at once: a call that writes is refused for a while, and others are answered', async ({
  skip,
}) => {
  skip(store.engine !== 'pglite', 'a setting of one connection among several');
  const { fetch } = store.visitor();
  const keepCep = () =>
    fetch('/api/v2/front/checkout/zipcode', { method: 'POST', body: JSON.stringify({ cep: '01310100' }) });
  const watch = watchWrites({ db: store.db, onFailure: () => undefined });
  await vi.waitUntil(async () => (await rows()) > 0, SOON);
  await takeWrites(false);
  const refused = await keepCep();
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '5']);
  expect((await fetch('/api/v2/front/ping')).status).toBe(200);
  await vi.waitUntil(() => !watch.writes().ok, SOON);
  await takeWrites(true);
  expect((await keepCep()).status).toBe(200);
  await vi.waitUntil(() => watch.writes().ok, SOON);
  await watch.stop();
});
