/** The lock on the data directory, apart from what opens the data: a process that may not have it ends at once. */
import { mkdirSync } from 'node:fs';
import { acquireLock } from '#lib/platform/lock.ts';
import type { Config } from './config.ts';

export { DataDirLockedError } from '#lib/platform/lock.ts';

/**
 * Keeps other processes off the embedded database, which two of them would silently destroy. PostgreSQL needs no lock.
 * @returns A function that gives the directory back.
 * @throws DataDirLockedError with the pid of the process that has it.
 */
export function lockData({ dataDir, databaseUrl }: Config): () => void {
  if (databaseUrl === undefined) return acquireLock(dataDir);
  mkdirSync(dataDir, { recursive: true });
  return () => undefined;
}
