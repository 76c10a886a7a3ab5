/** Who holds a lock, and whether that process is still there. */
import { readFileSync, readlinkSync, statSync } from 'node:fs';

export type Owner = {
  readonly pid: number;
  /** When it started, in clock ticks since boot; '' where `/proc` is missing. */
  readonly start: string;
  /** The boot and the pid namespace in which the two above mean something; '' where `/proc` is missing. */
  readonly place: string;
};

/** A lock file without content belongs to a process that is about to write it, for at most this long (ms). */
const WRITING = 500;
const LOCK = /^(\d+) (\d*)(?: ([\w-]+ \d+))?\n$/;

/** What a process writes into its lock. */
export function ownLine(): string {
  return `${[process.pid, startOf(process.pid), placeHere()].join(' ').trimEnd()}\n`;
}

/** Undefined for a lock that is gone, or whose maker died before it wrote its pid. */
export function readOwner(file: string): Owner | undefined {
  for (const deadline = performance.now() + WRITING; ; pause(10)) {
    const text = readText(file);
    const match = text === undefined ? null : LOCK.exec(text);
    if (match) return { pid: Number(match[1]), start: match[2] ?? '', place: match[3] ?? '' };
    if (text === undefined || performance.now() > deadline) return undefined;
  }
}

/** Its pid may mean another process here, or none: it runs in another container, on another machine, or before a restart. */
export function isElsewhere({ place }: Owner): boolean {
  const here = placeHere();
  return place !== '' && here !== '' && place !== here;
}

/** Of an owner that is not elsewhere. */
export function isAlive({ pid, start }: Owner): boolean {
  // A container starts its processes with the same few pids again: a lock with our own pid that we do not hold is old.
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  const [state = ''] = statOf(pid);
  // It has ended, and its parent has not asked how.
  if (state === 'Z' || state === 'X') return false;
  const now = startOf(pid);
  return start === '' || now === '' || start === now;
}

/** Watches the file of a lock for at most `silence` ms. @returns Whether its owner gave a sign of life. */
export function isBeating(file: string, silence: number): boolean {
  const first = beatOf(file);
  for (const deadline = performance.now() + silence; performance.now() < deadline; pause(50)) {
    const beat = beatOf(file);
    if (beat === undefined) return false;
    if (beat !== first) return true;
  }
  return false;
}

function beatOf(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs;
}

function startOf(pid: number): string {
  return statOf(pid)[19] ?? '';
}

/** Fields of proc(5) from the third on, the state. The command name before it, in parentheses, may hold spaces. */
function statOf(pid: number): readonly string[] {
  const stat = readText(`/proc/${pid}/stat`) ?? '';
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

function placeHere(): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const [namespace = ''] = /\d+/.exec(readlinkSync('/proc/self/ns/pid')) ?? [];
    return `${boot} ${namespace}`;
  } catch {
    return '';
  }
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // ESRCH: it ended while `/proc` was read.
    if (code === 'ENOENT' || code === 'ESRCH') return undefined;
    throw error;
  }
}

function pause(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}
