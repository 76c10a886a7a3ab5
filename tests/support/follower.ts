/** What a process of the shop keeps of a database: settings, in a memory on the feed of changes. */
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Changes } from '#lib/platform/kernel/changes/changes.ts';
import { noting } from '#lib/platform/kernel/changes/collect.ts';
import { createMemory, type Memory } from '#lib/platform/kernel/changes/memory.ts';
import { type Database, openDatabase } from '#lib/platform/kernel/database/database.ts';

export type Follower = {
  readonly database: Database;
  readonly changes: Changes;
  readonly memory: Memory<string>;
  /** A setting as text, from memory where it is kept; undefined while nobody can say. */
  readonly setting: (chave: string) => Promise<string | undefined>;
  readonly close: () => Promise<void>;
};

export async function createFollower(url: string): Promise<Follower> {
  const database = await openDatabase({ databaseUrl: url });
  const changes = database.follow(() => undefined);
  const memory = createMemory<string>({ changes, max: 100, now: Date.now });
  const read = async (chave: string): Promise<string> => {
    const query = database.db.selectFrom('settings').select('valor').where('chave', '=', chave);
    const row = await noting([`settings:${chave}`], async () => query.executeTakeFirst());
    return JSON.stringify(row?.valor ?? null);
  };
  return {
    database,
    changes,
    memory,
    setting: (chave) => memory.get(chave, () => read(chave)).catch(() => undefined),
    async close() {
      await changes.stop();
      await database.close();
    },
  };
}

/** Asks on until it is so, and no longer than that. @param within Milliseconds. */
export async function soon<T>(within: number, ask: () => Promise<T>, expected: T): Promise<void> {
  const end = performance.now() + within;
  let answer = await ask();
  while (JSON.stringify(answer) !== JSON.stringify(expected) && performance.now() < end) {
    await wait(10);
    answer = await ask();
  }
  expect(answer).toEqual(expected);
}
