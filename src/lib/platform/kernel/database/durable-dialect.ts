/** Says of each statement and transaction whether a power cut may take it back: carts, sessions and counters, for a moment. */
import type { CompiledQuery, Dialect } from 'kysely';
import { onlyReads } from '../changes/watched-dialect.ts';
import { changedDialect } from './changed-dialect.ts';

/** Tables whose newest rows nobody misses for long. What else is written is synced before it is acknowledged. */
const MAY_BE_LOST: ReadonlySet<string> = new Set([
  'browsing_history',
  'cart_items',
  'changes',
  'changes_state',
  'day_counts',
  'heartbeats',
  'search_counts',
  'sessions',
  'throttles',
]);
/** A session that was ended stays ended. */
const WRITTEN = /^\s*(?:insert into|update|delete from(?!\s+"?sessions))\s*"?(\w+)"?/i;

/** @param files Told before each commit. One connection is used by one at a time, as Kysely's dialect for PGlite has it. */
export function durableDialect(dialect: Dialect, files: { mayBeLost: boolean }): Dialect {
  /** Whether what the open transaction has written so far must last; undefined when none is open. */
  let lasting: boolean | undefined;
  return changedDialect(dialect, (driver) => ({
    connected(connection) {
      const asked = connection.executeQuery.bind(connection);
      connection.executeQuery = <R>(query: CompiledQuery, ...rest: readonly object[]) => {
        const must = mustLast(query.sql);
        if (lasting === undefined) files.mayBeLost = !must;
        else lasting ||= must;
        return asked<R>(query, ...rest);
      };
    },
    async beginTransaction(connection, settings) {
      await driver.beginTransaction(connection, settings);
      lasting = false;
    },
    commitTransaction(connection) {
      files.mayBeLost = lasting === false;
      lasting = undefined;
      return driver.commitTransaction(connection);
    },
    rollbackTransaction(connection) {
      lasting = undefined;
      return driver.rollbackTransaction(connection);
    },
  }));
}

/** What is not known to write a cart or the like must last. */
export function mustLast(statement: string): boolean {
  if (onlyReads(statement)) return false;
  const table = WRITTEN.exec(statement)?.[1];
  return table === undefined || !MAY_BE_LOST.has(table);
}
