/** The lock on the data directory, apart from what opens the data: a process that may not have it ends at once. */
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { acquireLock } from '#lib/platform/kernel/database/lock.ts';
import { type Config, ConfigError } from './config.ts';
import { say } from './console.ts';

export { DataDirLockedError } from '#lib/platform/kernel/database/lock.ts';

/** In a data directory: what a restore has unpacked and not yet put in place. */
export const RESTORING = 'restoring';
/** In a data directory: where the process that has it takes commands. */
export const DOOR = 'commands.json';

const DOUBT =
  'DATA_DIR tem a trava de outro contêiner, de outra máquina ou de antes de um reinício: esperando até 20 s por um sinal de vida…';

/**
 * Keeps other processes off the embedded database, which two of them would silently destroy. PostgreSQL needs no lock, and
 * a shop on a hosted platform keeps no data. The door that a killed process left is taken away: on its port somebody else may
 * listen now.
 * @returns A function that gives the directory back.
 * @throws DataDirLockedError with the pid of the process that has it, ConfigError when it cannot be written or a restore
 * did not come to its end there.
 */
export function lockData({ dataDir, databaseUrl, platformUrl }: Config): () => void {
  if (platformUrl !== undefined) return () => undefined;
  if (existsSync(join(dataDir, RESTORING)))
    throw new ConfigError(['DATA_DIR is being restored, or a restore was cut off there: run it again']);
  try {
    if (databaseUrl === undefined) {
      const unlock = acquireLock(dataDir, { onDoubt: () => say(DOUBT) });
      rmSync(join(dataDir, DOOR), { force: true });
      return unlock;
    }
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    return () => undefined;
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    throw new ConfigError([`DATA_DIR cannot be used: ${error.message}`]);
  }
}
