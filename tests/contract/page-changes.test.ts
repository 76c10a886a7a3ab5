import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { inTransaction } from '#lib/platform/kernel/database/transaction.ts';
import { announcePages, followPages } from '#lib/platform/kernel/memory/page-changes.ts';
import { createTestStore, type TestStore } from '../support/store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await createTestStore();
}, 90_000);
afterAll(() => store.close());

/** What another process of the shop was told; 'all' when it let every page go. */
const told: string[] = [];
let unfollow: () => Promise<void>;
beforeEach(async () => {
  told.length = 0;
  unfollow = await followPages(store, {
    invalidate: (tags) => told.push(...tags),
    clear: () => told.push('all'),
    doubt: () => told.push('doubt'),
  });
});
afterEach(() => unfollow());

const announce = (...tags: string[]) => inTransaction(store.db, (trx) => announcePages(trx, tags));

describe('a change of pages', () => {
  it('is heard once, within a second of its commit', async () => {
    await announce('product:1', 'catalog', 'product:1');
    await vi.waitUntil(() => told.length > 0);
    expect(told).toEqual(['product:1', 'catalog']);
  });

  it('is not heard when its transaction is rolled back, nor when there is none', async () => {
    const failing = inTransaction(store.db, async (trx) => {
      await announcePages(trx, ['product:1']);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await announce();
    await announce('home');
    await vi.waitUntil(() => told.length > 0);
    expect(told).toEqual(['home']);
  });

  it('stands for all pages when its tags do not fit into one notice', async () => {
    await announce(...Array.from({ length: 1000 }, (_, index) => `product:${index}`));
    await vi.waitUntil(() => told.length > 0);
    expect(told).toEqual(['all']);
  });

  it('is heard no more after the end', async () => {
    await unfollow();
    await announce('home');
    await sql`select 1`.execute(store.db);
    expect(told).toEqual([]);
    unfollow = async () => undefined;
  });
});

it('doubts every page when the listening connection is killed, and hears again', async ({ skip }) => {
  if (store.engine !== 'postgres') return skip();
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'vitrine-listener' and datname = current_database()`.execute(store.db);
  // Once as it is lost, once as it is back.
  await vi.waitUntil(() => told.length === 2, { timeout: 5000 });
  expect(told).toEqual(['doubt', 'doubt']);
  await announce('home');
  await vi.waitUntil(() => told.length > 2);
  expect(told.at(-1)).toBe('home');
}, 10_000);
