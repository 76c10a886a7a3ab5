/**
 * One process per data directory: two PGlite instances on one directory destroy each other's rows without an error.
 *
 * Locks are numbered files, `lock.1`, `lock.2`, …, each created exclusively and holding the pid of its maker. The
 * successor of a dead owner is the one process that creates the next number, so that any number of simultaneous
 * starters agree on one, and no file of a living owner is ever removed by another process.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export class DataDirLockedError extends Error {
  override readonly name = 'DataDirLockedError';
  readonly pid: number;

  constructor(dataDir: string, pid: number) {
    super(`${dataDir} is in use by the process with pid ${pid}; stop it or choose another DATA_DIR`);
    this.pid = pid;
  }
}

/** A lock file without content belongs to a process that is about to write it, for at most this long (ms). */
const WRITING = 500;
/** Directories locked by this process. On `globalThis`, as this module may be loaded twice in one process. */
const held = holder();

/**
 * Takes the directory (made if missing) for this process and returns the function that gives it back.
 * @throws DataDirLockedError when another process, or this one, has it.
 */
export function acquireLock(directory: string): () => void {
  const dataDir = resolve(directory);
  // The embedded database lets everybody write to its files.
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (held.has(dataDir)) throw new DataDirLockedError(dataDir, process.pid);
  for (;;) {
    const before = lockNumbers(dataDir);
    refuseLiving(dataDir, before);
    const mine = Math.max(0, ...before) + 1;
    if (!create(dataDir, mine)) continue;
    try {
      // Between the look and the creation others may have come and gone: only the highest number owns.
      const others = lockNumbers(dataDir).filter((number) => number !== mine);
      refuseLiving(dataDir, others);
      if (others.some((number) => number > mine)) throw new Outrun();
      for (const number of others) rmSync(lockFile(dataDir, number), { force: true });
    } catch (error) {
      rmSync(lockFile(dataDir, mine), { force: true });
      if (error instanceof Outrun) continue;
      throw error;
    }
    held.add(dataDir);
    return () => {
      if (held.delete(dataDir)) rmSync(lockFile(dataDir, mine), { force: true });
    };
  }
}

class Outrun extends Error {}

function lockFile(dataDir: string, number: number): string {
  return join(dataDir, `lock.${number}`);
}

function lockNumbers(dataDir: string): readonly number[] {
  return readdirSync(dataDir).flatMap((name) => {
    const match = /^lock\.(\d+)$/.exec(name);
    return match ? [Number(match[1])] : [];
  });
}

/** False when another process made it first. */
function create(dataDir: string, number: number): boolean {
  try {
    writeFileSync(lockFile(dataDir, number), `${process.pid} ${startOf(process.pid)}\n`, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** @throws DataDirLockedError when one of the locks belongs to a living process. */
function refuseLiving(dataDir: string, numbers: readonly number[]): void {
  for (const number of numbers) {
    const owner = readOwner(lockFile(dataDir, number));
    if (owner && isAlive(owner)) throw new DataDirLockedError(dataDir, owner.pid);
  }
}

type Owner = { readonly pid: number; readonly start: string };

/** Undefined for a lock that is gone, or whose maker died before it wrote its pid. */
function readOwner(file: string): Owner | undefined {
  for (const deadline = Date.now() + WRITING; ; pause(10)) {
    const text = readText(file);
    const match = text === undefined ? null : /^(\d+) (\d*)\n$/.exec(text);
    if (match) return { pid: Number(match[1]), start: match[2] ?? '' };
    if (text === undefined || Date.now() > deadline) return undefined;
  }
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function isAlive({ pid, start }: Owner): boolean {
  // A container starts its processes with the same few pids again: a lock with our own pid that we do not hold is old.
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  const now = startOf(pid);
  return start === '' || now === '' || start === now;
}

/** When a process started, in clock ticks since boot: tells a pid that was given out again. '' where `/proc` is missing. */
function startOf(pid: number): string {
  const stat = readText(`/proc/${pid}/stat`) ?? '';
  // The command name, in parentheses, may hold spaces; the start is field 22, the 20th behind it.
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

function pause(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

function holder(): Set<string> {
  const key = Symbol.for('vitrine.locks');
  const shared = globalThis as { [key]?: Set<string> };
  shared[key] ??= new Set();
  return shared[key];
}
