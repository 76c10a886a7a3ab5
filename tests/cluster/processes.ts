/** Programs of the cluster: each started by us, ended by its id, and all of them when this process ends. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { appendFileSync, closeSync, openSync } from 'node:fs';

export type Program = {
  readonly pid: () => number;
  readonly isUp: () => boolean;
  readonly start: () => void;
  /** At once, without a word. */
  readonly kill: () => Promise<void>;
};

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/** PostgreSQL and Patroni refuse to be root's. */
export const OWNER = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};

function idOf(kind: string): number {
  return Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }));
}

/** @param log A file that takes what it prints. */
export function program(
  command: readonly string[],
  log: string,
  env: Readonly<Record<string, string>> = {},
): Program {
  let child: ChildProcess | undefined;
  let gone = Promise.resolve();
  const [name = '', ...args] = command;
  return {
    pid: () => child?.pid ?? -1,
    isUp: () => child !== undefined && child.exitCode === null && child.signalCode === null,
    start() {
      const output = openSync(log, 'a', 0o666);
      const started = spawn(name, args, {
        ...OWNER,
        cwd: '/',
        env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', ...env },
        stdio: ['ignore', output, output],
      });
      closeSync(output);
      started.on('error', (error) => appendFileSync(log, `${error}\n`));
      running.add(started);
      child = started;
      gone = new Promise((resolve) => {
        started.once('close', () => {
          running.delete(started);
          resolve();
        });
      });
    },
    async kill() {
      child?.kill('SIGKILL');
      await gone;
    },
  };
}

export function killAtOnce(pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It was gone already.
    }
  }
}
