import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { acquireLock, DataDirLockedError } from '#lib/platform/kernel/database/lock.ts';
import { readConfig } from '#lib/server/config.ts';
import { DOOR, lockData } from '#lib/server/data-lock.ts';

let dataDir: string;
const children: ChildProcess[] = [];
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'vitrine-lock-'));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

/** A pid that no process has: larger than any system gives out. */
const NOBODY = 2 ** 30;
const locks = () => readdirSync(dataDir).filter((name) => name.startsWith('lock.'));
const leave = (number: number, content: string) => writeFileSync(join(dataDir, `lock.${number}`), content);

/** A process that takes the lock, says `locked` or the error, and stays until it is killed. */
function starter(): { readonly child: ChildProcess; readonly said: Promise<string> } {
  const child = spawn(process.execPath, ['tests/support/lock-holder.ts', dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const said = new Promise<string>((resolve) =>
    child.stdout.once('data', (chunk) => resolve(String(chunk).trim())),
  );
  return { child, said };
}

/** A boot and a pid namespace that are not those of this process. */
const ELSEWHERE = '00000000-0000-4000-8000-000000000000 4026531836';
/** Fields of proc(5) from the third on. */
const stat = (pid: number): readonly string[] => {
  const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return line.slice(line.lastIndexOf(')') + 2).split(' ');
};

/** A process that has ended, of a parent that does not ask how. */
async function zombie(): Promise<{ readonly pid: number; readonly parent: ChildProcess }> {
  const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; exec sleep 60'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(parent);
  const [line] = await once(parent.stdout, 'data');
  const pid = Number(String(line));
  // The shell would ask; what takes its place does not.
  await vi.waitUntil(() => readFileSync(`/proc/${parent.pid}/comm`, 'utf8') === 'sleep\n', {
    timeout: 10_000,
  });
  process.kill(pid, 'SIGKILL');
  await vi.waitUntil(() => stat(pid)[0] === 'Z', { timeout: 10_000 });
  return { pid, parent };
}

/** Leaves a lock with the line given and touches it again and again. */
function beating(line: string): { readonly child: ChildProcess; readonly said: Promise<string> } {
  leave(1, line);
  const script = `const { utimesSync } = require('node:fs');
    setInterval(() => utimesSync(process.argv[1], new Date(), new Date()), 20);
    console.log('beating');`;
  const child = spawn(process.execPath, ['-e', script, join(dataDir, 'lock.1')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  return { child, said: once(child.stdout, 'data').then(([chunk]) => String(chunk).trim()) };
}

async function killed(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

describe('acquireLock', () => {
  it('leaves one file with the pid of this process, and takes it away again', () => {
    const release = acquireLock(dataDir);
    expect(locks()).toHaveLength(1);
    expect(readFileSync(join(dataDir, locks()[0] ?? ''), 'utf8')).toMatch(
      new RegExp(`^${process.pid} \\d+ [\\w-]{36} \\d+\n$`),
    );
    release();
    expect(locks()).toEqual([]);
    release();
  });

  it('makes the directory', () => {
    const inner = join(dataDir, 'new', 'deeper');
    acquireLock(inner)();
    expect(readdirSync(inner)).toEqual([]);
  });

  it('refuses a second time in the same process, until it was given back', () => {
    const release = acquireLock(dataDir);
    expect(() => acquireLock(dataDir)).toThrow(DataDirLockedError);
    expect(() => acquireLock(join(dataDir, '.'))).toThrow(DataDirLockedError);
    release();
    acquireLock(dataDir)();
  });

  it('refuses while another process has it, naming its pid, and is free when that one was killed', async () => {
    const { child, said } = starter();
    expect(await said).toBe('locked');
    expect(() => acquireLock(dataDir)).toThrow(String(child.pid));
    await killed(child);
    acquireLock(dataDir)();
    expect(locks()).toEqual([]);
  });

  it('takes over from a dead process', () => {
    leave(7, `${NOBODY} 12345\n`);
    const release = acquireLock(dataDir);
    expect(locks()).toEqual(['lock.8']);
    release();
  });

  it('takes over when its pid now belongs to another process, or to this one', () => {
    leave(1, `${process.ppid} 1\n`);
    acquireLock(dataDir)();
    leave(1, `${process.pid} 1\n`);
    acquireLock(dataDir)();
    expect(locks()).toEqual([]);
  });

  it('takes over from a process that ended and that nobody waits for', async () => {
    const { pid, parent } = await zombie();
    try {
      leave(1, `${pid} ${stat(pid)[19]}\n`);
      acquireLock(dataDir)();
    } finally {
      parent.kill('SIGKILL');
    }
  });

  it('takes over from one whose process ran elsewhere and gives no sign of life', () => {
    leave(4, `${process.ppid} ${stat(process.ppid)[19]} ${ELSEWHERE}\n`);
    const waited: string[] = [];
    acquireLock(dataDir, { silence: 300, onDoubt: () => waited.push('once') })();
    expect([locks(), waited]).toEqual([[], ['once']]);
  });

  it('refuses while a process elsewhere has it, whatever its pid is here', async () => {
    // As in another container, where the same pids are given out.
    for (const pid of [process.pid, NOBODY]) {
      const { child, said } = beating(`${pid} 1 ${ELSEWHERE}\n`);
      expect(await said).toBe('beating');
      expect(() => acquireLock(dataDir)).toThrow(`pid ${pid} of another container or machine`);
      await killed(child);
    }
  });

  it('gives a sign of life itself', async () => {
    const release = acquireLock(dataDir);
    const touched = () => statSync(join(dataDir, locks()[0] ?? '')).mtimeMs;
    const made = touched();
    await vi.waitUntil(() => touched() > made, { timeout: 10_000 });
    release();
  });

  it('takes over from a process that died before it wrote its pid', () => {
    leave(3, '');
    acquireLock(dataDir)();
    expect(locks()).toEqual([]);
  });

  it('lets exactly one of 20 simultaneous starters take over a stale lock', async () => {
    leave(1, `${NOBODY} 12345\n`);
    const starters = Array.from({ length: 20 }, starter);
    const said = await Promise.all(starters.map((one) => one.said));
    expect(said.filter((line) => line === 'locked')).toHaveLength(1);
    const winner = starters[said.indexOf('locked')]?.child.pid;
    expect(said.filter((line) => line.includes(`pid ${winner}`))).toHaveLength(19);
    expect(locks()).toHaveLength(1);
  }, 60_000);
});

describe('the lock on the data of a shop', () => {
  it('takes the door of a killed one away, and leaves that of a living one', () => {
    const config = readConfig({ DATA_DIR: dataDir });
    const door = join(dataDir, DOOR);
    leave(1, `${NOBODY} 12345\n`);
    writeFileSync(door, '{"port":1,"secret":"s"}');
    const release = lockData(config);
    expect(existsSync(door)).toBe(false);
    writeFileSync(door, '{"port":2,"secret":"s"}');
    expect(() => lockData(config)).toThrow(DataDirLockedError);
    expect(existsSync(door)).toBe(true);
    release();
  });
});
