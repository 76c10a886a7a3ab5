/**
 * Watches every statement of this process: notes what it reads for the read under way, and reports the end of each statement or
 * transaction that may have written something pages show.
 */
import type { CompiledQuery, DatabaseConnection, Dialect, Driver, TransactionSettings } from 'kysely';
import { changedDialect } from '../database/changed-dialect.ts';
import { noteKinds } from './collect.ts';
import { SHOWN_BY_NO_PAGE } from './followed-tables.ts';
import { kindsRead } from './tables-read.ts';

/** @param failed Called with the error of each statement that fails. */
export function watchedDialect(
  dialect: Dialect,
  wrote: () => void,
  failed: (error: unknown) => void = () => undefined,
): Dialect {
  return changedDialect(dialect, (driver) => counted(driver, wrote, failed));
}

function counted(driver: Driver, wrote: () => void, failed: (error: unknown) => void) {
  /** In a transaction: whether it has written so far. */
  const open = new WeakMap<DatabaseConnection, boolean>();

  function ended(connection: DatabaseConnection): void {
    const has = open.get(connection);
    open.delete(connection);
    if (has) wrote();
  }

  return {
    connected(connection: DatabaseConnection): void {
      const asked = connection.executeQuery.bind(connection);
      const execute = <R>(query: CompiledQuery, ...rest: readonly object[]) =>
        asked<R>(query, ...rest).catch((error: unknown) => {
          failed(error);
          throw error;
        });
      connection.executeQuery = async <R>(query: CompiledQuery, ...rest: readonly object[]) => {
        noteKinds(kindsRead(query.sql));
        if (!mayShow(query.sql)) return execute<R>(query, ...rest);
        if (open.has(connection)) {
          open.set(connection, true);
          return execute<R>(query, ...rest);
        }
        // A statement whose answer was lost may have written too.
        return execute<R>(query, ...rest).finally(wrote);
      };
    },
    async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings) {
      open.set(connection, false);
      await driver.beginTransaction(connection, settings);
    },
    commitTransaction: (connection: DatabaseConnection) =>
      driver.commitTransaction(connection).finally(() => ended(connection)),
    rollbackTransaction(connection: DatabaseConnection) {
      open.delete(connection);
      return driver.rollbackTransaction(connection);
    },
  };
}

const READS = /^\s*(select|begin|start|commit|rollback|savepoint|release|set|show|explain|listen)\b/i;
/** A query that begins with common table expressions and writes nothing. */
const PARTS = /^\s*with\b(?!.*\b(insert\s+into|update|delete\s+from|merge\s+into)\b)/is;
const WRITTEN = /^\s*(?:insert into|update|delete from)\s+"?(\w+)"?/i;
const SILENT: ReadonlySet<string> = new Set(Object.keys(SHOWN_BY_NO_PAGE));

/** Functions that write although a `select` calls them (migration 0032). */
const WRITING = /\bsearch_refresh\w*\s*\(/i;

export function mayShow(statement: string): boolean {
  if (onlyReads(statement)) return false;
  const table = WRITTEN.exec(statement)?.[1];
  return table === undefined || !SILENT.has(table);
}

/** Also true of what begins and ends transactions. */
export function onlyReads(statement: string): boolean {
  return !WRITING.test(statement) && (READS.test(statement) || PARTS.test(statement));
}
