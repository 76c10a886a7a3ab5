/** What the run starts: to its end, or until its time is over. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * @param env Beside the one of the run; undefined takes a variable away.
 * @param deadline `Date.now()` at which it is ended, with all that it has started.
 * @returns The code it ended with; 'late' when it was ended.
 */
export async function start(
  [program = '', ...rest]: readonly string[],
  env: Environment = {},
  deadline?: number,
): Promise<number | null | 'late'> {
  const child = spawn(program, rest, { stdio: 'inherit', env: { ...process.env, ...env } });
  let late = false;
  const cut = (): void => {
    late = true;
    endFamily(child.pid ?? 0);
  };
  const timer = deadline === undefined ? undefined : setTimeout(cut, Math.max(0, deadline - Date.now()));
  const [code] = await once(child, 'close');
  clearTimeout(timer);
  return late ? 'late' : code;
}

/** All are looked up before the first is killed: those of a process that is gone are nobody's. */
function endFamily(pid: number): void {
  for (const one of familyOf(pid)) {
    try {
      process.kill(one, 'SIGKILL');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
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
