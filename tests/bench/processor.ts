import { readFileSync } from 'node:fs';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '#lib/platform/schema.ts';

/** Linux counts the time of processes in hundredths of a second. */
const TICK = 10;

/**
 * Milliseconds of processor spent so far by this process and by what serves this database: unlike the time that passes,
 * it does not grow when others want the same cores.
 */
export async function processorTime(db: Kysely<Schema>): Promise<number> {
  const { user, system } = process.cpuUsage();
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where datname = current_database()`.execute(db);
  const backends = rows.reduce((sum, { pid }) => sum + ofProcess(pid), 0);
  return (user + system) / 1000 + backends;
}

/** 0 for a process of another machine, or of none: the embedded database runs in this one. */
function ofProcess(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('postgres')
      ? (Number(fields[11]) + Number(fields[12])) * TICK
      : 0;
  } catch {
    return 0;
  }
}
