/**
 * One process per data directory: two PGlite instances on one directory destroy each other's rows without an error.
 *
 * Locks are numbered files, `lock.1`, `lock.2`, …, each created exclusively and holding the pid of its maker. The
 * successor of a dead owner is the one process that creates the next number, so that any number of simultaneous
 * starters agree on one, and no file of a living owner is ever removed by another process.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { utimes } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { isAlive, isBeating, isElsewhere, ownLine, readOwner } from './lock-owner.ts';

export class DataDirLockedError extends Error {
  override readonly name = 'DataDirLockedError';
  readonly pid: number;

  constructor(dataDir: string, pid: number, where = '') {
    super(`${dataDir} is in use by the process with pid ${pid}${where}; stop it or choose another DATA_DIR`);
    this.pid = pid;
  }
}

/** A holder touches its lock this often (ms), for those that cannot see its pid. */
const BEAT = 2_000;
/** Longer than a holder is ever too busy for it. */
const SILENCE = 20_000;
/** Directories locked by this process. On `globalThis`, as this module may be loaded twice in one process. */
const held = holder();

type LockOptions = {
  /** How long (ms) an owner that runs elsewhere may give no sign of life. */
  readonly silence?: number;
  /** Called before it is waited for one. */
  readonly onDoubt?: () => void;
};
type Doubt = Required<LockOptions> & {
  /** Owners that gave none. */
  readonly silent: Set<string>;
};

/**
 * Takes the directory (made if missing) for this process and returns the function that gives it back.
 * @throws DataDirLockedError when another process, or this one, has it.
 */
export function acquireLock(
  directory: string,
  { silence = SILENCE, onDoubt = () => undefined }: LockOptions = {},
): () => void {
  const dataDir = resolve(directory);
  // The embedded database lets everybody write to its files.
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (held.has(dataDir)) throw new DataDirLockedError(dataDir, process.pid);
  const doubt = { silence, onDoubt, silent: new Set<string>() };
  for (;;) {
    const before = lockNumbers(dataDir);
    refuseLiving(dataDir, before, doubt);
    const mine = Math.max(0, ...before) + 1;
    if (!create(dataDir, mine)) continue;
    try {
      // Between the look and the creation others may have come and gone: only the highest number owns.
      const others = lockNumbers(dataDir).filter((number) => number !== mine);
      refuseLiving(dataDir, others, doubt);
      if (others.some((number) => number > mine)) throw new Outrun();
      for (const number of others) rmSync(lockFile(dataDir, number), { force: true });
    } catch (error) {
      rmSync(lockFile(dataDir, mine), { force: true });
      if (error instanceof Outrun) continue;
      throw error;
    }
    held.add(dataDir);
    const rest = keepBeating(lockFile(dataDir, mine));
    return () => {
      rest();
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
    writeFileSync(lockFile(dataDir, number), ownLine(), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Of an owner elsewhere a pid says nothing: what counts is whether it goes on to touch its lock.
 * @throws DataDirLockedError when one of the locks belongs to a living process.
 */
function refuseLiving(
  dataDir: string,
  numbers: readonly number[],
  { silent, silence, onDoubt }: Doubt,
): void {
  for (const number of numbers) {
    const file = lockFile(dataDir, number);
    const owner = readOwner(file);
    if (!owner) continue;
    if (!isElsewhere(owner)) {
      if (isAlive(owner)) throw new DataDirLockedError(dataDir, owner.pid);
      continue;
    }
    const name = Object.values(owner).join(' ');
    // Asked once: whoever waits gives no sign of life either.
    if (silent.has(name)) continue;
    onDoubt();
    if (isBeating(file, silence))
      throw new DataDirLockedError(dataDir, owner.pid, ' of another container or machine');
    silent.add(name);
  }
}

function keepBeating(file: string): () => void {
  const beat = setInterval(() => {
    const now = new Date();
    // A disk that is full or gone is reported by what writes data.
    utimes(file, now, now).catch(() => undefined);
  }, BEAT);
  beat.unref();
  return () => clearInterval(beat);
}

function holder(): Set<string> {
  const key = Symbol.for('vitrine.locks');
  const shared = globalThis as { [key]?: Set<string> };
  shared[key] ??= new Set();
  return shared[key];
}
