import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { acquireLock, DataDirLockedError } from '#lib/platform/lock.ts';

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

describe('acquireLock', () => {
  it('leaves one file with the pid of this process, and takes it away again', () => {
    const release = acquireLock(dataDir);
    expect(locks()).toHaveLength(1);
    expect(readFileSync(join(dataDir, locks()[0] ?? ''), 'utf8')).toMatch(
      new RegExp(`^${process.pid} \\d*\n$`),
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
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
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
