/**
 * Short transactions. PGlite has one connection, so a transaction that waits for anything but its own SQL (a query on
 * `db` most of all) would stop the shop for ever: after a few seconds it is rolled back and says where it stood.
 */
import {
  createQueryId,
  type Kysely,
  type KyselyPlugin,
  type RootOperationNode,
  type Transaction,
} from 'kysely';
import type { Schema } from '#lib/platform/schema/schema.ts';

export type Trx = Transaction<Schema>;

/** A transaction did not end in time; the message holds its last query. */
export class StuckTransactionError extends Error {
  override readonly name = 'StuckTransactionError';
}

/** Milliseconds a transaction may take. */
const LIMIT = 5000;

/**
 * Runs `work` in a transaction. It may await nothing but queries on `trx`: no `db`, hash, mail or call.
 * @throws StuckTransactionError after `limit` ms, with everything rolled back.
 */
export async function inTransaction<T>(
  db: Kysely<Schema>,
  work: (trx: Trx) => Promise<T>,
  limit: number = LIMIT,
): Promise<T> {
  let last: RootOperationNode | undefined;
  let rolledBack = false;
  const watch: KyselyPlugin = {
    transformQuery({ node }) {
      // `work` may wake up after its transaction is gone: its queries would then count one by one.
      if (rolledBack) throw new StuckTransactionError('the transaction was rolled back before this query');
      last = node;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return db.transaction().execute(async (trx) => {
    let timer: NodeJS.Timeout | undefined;
    const stuck = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        rolledBack = true;
        const query = last ? db.getExecutor().compileQuery(last, createQueryId()).sql : 'none';
        reject(new StuckTransactionError(`rolled back after ${limit} ms; its last query: ${query}`));
      }, limit);
    });
    return Promise.race([work(trx.withPlugin(watch)), stuck]).finally(() => clearTimeout(timer));
  });
}
