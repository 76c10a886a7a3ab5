import { readFileSync } from 'node:fs';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '#lib/platform/schema/schema.ts';

/** Reads milliseconds of processor spent so far: unlike the time that passes, they do not grow when others want the same cores. Never less than at the reading before. */
export type ProcessorClock = () => Promise<number>;

/** By this process and by what serves this database. */
export function processorClock(db: Kysely<Schema>): ProcessorClock {
  const database = databaseClock(db);
  return async () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000 + (await database());
  };
}

/** By what serves this database alone: 0 for the embedded one, which runs in this process. */
export function databaseClock(db: Kysely<Schema>): ProcessorClock {
  const backends = new Map<number, number>();
  return async () => {
    const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend'`.execute(db);
    return addUp(backends, new Map(rows.map(({ pid }) => [pid, ofProcess(pid)])));
  };
}

/** What all processes have spent. One that has ended, as idle connections do, keeps what it had when it was last read. */
export function addUp(known: Map<number, number>, read: ReadonlyMap<number, number>): number {
  for (const [pid, spent] of read) known.set(pid, Math.max(spent, known.get(pid) ?? 0));
  return known.values().reduce((sum, spent) => sum + spent, 0);
}

/** 0 for a process of another machine, or of none. */
function ofProcess(pid: number): number {
  try {
    // In nanoseconds, where `stat` has hundredths of a second: a call takes less than that.
    const [spent = 0] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ').map(Number);
    return readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('postgres') ? spent / 1e6 : 0;
  } catch {
    return 0;
  }
}
