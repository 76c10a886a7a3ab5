/** Two transactions that go side by side, one statement each, as two processes may: what only locks keep apart meets for certain. */
import { type Kysely, type KyselyPlugin, SelectQueryNode, sql } from 'kysely';
import { vi } from 'vitest';
import type { Schema } from '#lib/platform/schema/schema.ts';

/** Never more than one statement ahead of each other, but for one that waits for a lock of another one. PostgreSQL only. */
export async function inStep<T>(
  db: Kysely<Schema>,
  works: readonly ((db: Kysely<Schema>) => Promise<T>)[],
): Promise<readonly PromiseSettledResult<T>[]> {
  const done = works.map(() => 0);
  const waiting = async (): Promise<number> => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    return rows[0]?.count ?? 0;
  };
  const abreast = async (own: number): Promise<boolean> => {
    const behind = done.filter((count) => count < own).length;
    return behind === 0 || behind === (await waiting());
  };
  const stepped = (index: number): KyselyPlugin => ({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      const own = (done[index] ?? 0) + 1;
      done[index] = own;
      await vi.waitUntil(() => abreast(own), { timeout: 4000, interval: 5 });
      return result;
    },
  });
  return Promise.allSettled(
    works.map((work, index) =>
      work(db.withPlugin(stepped(index))).finally(() => {
        done[index] = Number.POSITIVE_INFINITY;
      }),
    ),
  );
}

/** A database in which no row is locked before it is read. */
export function withoutLocks(db: Kysely<Schema>): Kysely<Schema> {
  return db.withPlugin({
    transformQuery({ node }) {
      if (!SelectQueryNode.is(node) || !node.endModifiers) return node;
      const endModifiers = node.endModifiers.filter(({ modifier }) => modifier !== 'ForUpdate');
      return { ...node, endModifiers };
    },
    transformResult: async ({ result }) => result,
  });
}
