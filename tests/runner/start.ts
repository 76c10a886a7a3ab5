/** What the run starts: to its end, or until its time is over. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { processorOf, processorOfChildren } from '../support/processor-time.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

export type Ended = {
  /** The code it ended with; 'late' when it was ended. */
  readonly status: number | null | 'late';
  /** Milliseconds of processor that it spent, with all that it has started. */
  readonly processor: number;
};

/** Nobody but a shell tells what one of several children spent: `times`, on a pipe that the program does not see. */
const TIMED = ['sh', '-c', '"$@" 3>&-; code=$?; times >&3; exit $code', 'sh'] as const;

/**
 * @param env Beside the one of the run; undefined takes a variable away.
 * @param deadline `Date.now()` at which it is ended, with all that it has started.
 */
export async function start(
  command: readonly string[],
  env: Environment = {},
  deadline?: number,
): Promise<Ended> {
  const [shell, ...rest] = [...TIMED, ...command];
  const stdio = ['inherit', 'inherit', 'inherit', 'pipe'] as const;
  const child = spawn(shell as string, rest, { stdio: [...stdio], env: { ...process.env, ...env } });
  let told = '';
  child.stdio[3]?.on('data', (bytes) => (told += bytes));
  let cut: number | undefined;
  const end = (): void => {
    cut = endFamily(child.pid ?? 0);
  };
  const timer = deadline === undefined ? undefined : setTimeout(end, Math.max(0, deadline - Date.now()));
  const [code] = await once(child, 'close');
  clearTimeout(timer);
  if (cut !== undefined) return { status: 'late', processor: cut };
  const times = [...told.matchAll(/(\d+)m([\d.]+)s/g)];
  const seconds = times.reduce((sum, [, minutes, rest]) => sum + Number(minutes) * 60 + Number(rest), 0);
  return { status: code, processor: seconds * 1000 };
}

/**
 * All are looked up before the first is killed: those of a process that is gone are nobody's.
 * @returns What they have spent (ms).
 */
function endFamily(pid: number): number {
  const family = familyOf(pid);
  const spent = family.reduce((sum, one) => sum + processorOf(one) + processorOfChildren(one), 0);
  for (const one of family) {
    try {
      process.kill(one, 'SIGKILL');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
  return spent;
}

function familyOf(pid: number): readonly number[] {
  return [pid, ...childrenOf(pid).flatMap(familyOf)];
}

/** None where there is no `/proc`. */
function childrenOf(pid: number): readonly number[] {
  try {
    const threads = readdirSync(`/proc/${pid}/task`);
    const lists = threads.map((thread) => readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8'));
    return lists.flatMap((list) => list.split(' ').filter(Boolean).map(Number));
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return [];
    throw error;
  }
}
