/** `npm run backup` and `npm run restore` with the embedded database. */
import type { ChildProcess } from 'node:child_process';
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '#lib/platform/kernel/database/database.ts';
import { acquireLock } from '#lib/platform/kernel/database/lock.ts';
import { readArchive } from '#lib/server/commands/backup/archive.ts';
import { rounds } from '../faults/rounds.ts';
import { runCommand } from '../support/command.ts';
import { treeOf } from '../support/files.ts';
import { copySeeded } from '../support/seeded.ts';
import { removeDirectory, temporaryDirectory } from '../support/shop.ts';

const root = temporaryDirectory();
const shop = join(root, 'shop');
const out = join(root, 'backups');
let archive: string;

const backup = (env: Readonly<Record<string, string>> = {}) =>
  runCommand('backup', ['--out', out], { DATA_DIR: shop, ...env });
const restore = (file: string, dataDir: string) => runCommand('restore', [file], { DATA_DIR: dataDir });
/** `ms` milliseconds after `begun`; one that ends before that was too quick to be killed. */
async function killed(child: ChildProcess, ms: number, begun: () => boolean): Promise<void> {
  await vi.waitUntil(() => child.exitCode !== null || begun(), { timeout: 30_000, interval: 5 });
  setTimeout(() => child.kill('SIGKILL'), ms);
}
async function subscribersOf(dataDir: string) {
  const { db, close } = await openDatabase({ dataDir });
  return db.selectFrom('newsletter').select('email').execute().finally(close);
}
const archives = () => globSync('*.tar.gz', { cwd: out }).toSorted();

beforeAll(async () => {
  mkdirSync(join(shop, 'upload', 'produto'), { recursive: true });
  await copySeeded(shop);
  writeFileSync(join(shop, 'session-secret'), 'only for the shop', { mode: 0o600 });
  writeFileSync(join(shop, 'upload', 'produto', `${'um-cabo-de-nome-comprido-'.repeat(5)}.webp`), 'picture');
  writeFileSync(join(shop, 'upload', 'empty'), '');
  mkdirSync(join(shop, 'logs'));
  writeFileSync(join(shop, 'logs', 'access.log'), 'addresses of visitors');
  mkdirSync(join(shop, 'packs'));
  writeFileSync(join(shop, 'packs', 'export.zip'), 'everybody');
  const { db, close } = await openDatabase({ dataDir: shop });
  await db.insertInto('newsletter').values({ email: 'ana@exemplo.test' }).execute();
  await close();
  const { code, err } = await backup();
  expect([code, err]).toEqual([0, '']);
  archive = join(out, archives()[0] as string);
}, 60_000);
afterAll(() => removeDirectory(root));

describe('a backup', () => {
  it('is one file that only its owner may read', () => {
    expect(readdirSync(out)).toEqual([expect.stringMatching(/^vitrine-[\dTZ-]+\.tar\.gz$/)]);
    expect(statSync(archive).mode & 0o077).toBe(0);
  });

  it('comes back as it was, without locks, exports and the addresses of visitors', async () => {
    const again = join(root, 'again');
    const { code, out: said, err } = await restore(archive, again);
    expect([code, err]).toEqual([0, '']);
    expect(said).toContain(again);
    const there = Object.entries(treeOf(shop));
    expect(treeOf(again)).toEqual(
      Object.fromEntries(there.filter(([name]) => !/^(?:logs|packs)(?:\/|$)/.test(name))),
    );
    expect(await subscribersOf(again)).toEqual([{ email: 'ana@exemplo.test' }]);
  }, 30_000);

  it('is not made while the shop runs, nor into the directory it is made of', async () => {
    const release = acquireLock(shop);
    try {
      const { code, err } = await backup();
      expect([code, err]).toEqual([1, expect.stringContaining(`pid ${process.pid}`)]);
    } finally {
      release();
    }
    const { code, err } = await runCommand('backup', ['--out', join(shop, 'x')], { DATA_DIR: shop });
    expect([code, err]).toEqual([1, expect.stringContaining('--out')]);
    expect(archives()).toHaveLength(1);
  });

  it('that is killed has no name of a backup, unless it is whole, and takes nothing from the shop', async () => {
    let cut = 0;
    const files = [];
    // From the moment on that it writes, milliseconds. Two of the same second in one folder would have one name.
    const moments = [0, 60, 250, ...Array.from({ length: rounds(0, 20) }, () => Math.random() * 700)];
    for (const ms of moments) {
      const folder = join(root, `cut-after-${ms}`);
      mkdirSync(folder);
      const { code, err } = await runCommand('backup', ['--out', folder], { DATA_DIR: shop }, (child) =>
        killed(child, ms, () => readdirSync(folder).length > 0),
      );
      if (code !== 0) expect([code, err]).toEqual([null, '']);
      if (code === null) cut += 1;
      files.push(...globSync('*', { cwd: folder }).map((name) => join(folder, name)));
    }
    expect(cut).toBeGreaterThan(0);
    expect(files.filter((name) => name.endsWith('.partial')).length).toBeGreaterThan(0);
    for (const name of files.filter((name) => name.endsWith('.gz'))) await readArchive(name);
    expect(await subscribersOf(shop)).toEqual([{ email: 'ana@exemplo.test' }]);
  }, 180_000);
});

describe('a restore', () => {
  const target = join(root, 'target');
  const refused = async (file: string, why: string) => {
    const { code, err } = await restore(file, target);
    expect([code, err]).toEqual([1, expect.stringContaining(why)]);
    expect(err).not.toContain('    at ');
    expect(existsSync(target) ? readdirSync(target) : []).toEqual([]);
  };
  const damaged = (name: string, change: (bytes: Buffer) => Buffer) => {
    const file = join(root, name);
    writeFileSync(file, change(readFileSync(archive)));
    return file;
  };

  it.each([
    ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.byteLength - 1000)],
    ['empty', () => Buffer.alloc(0)],
    ['of other bytes', () => Buffer.from('not an archive')],
    [
      'with one byte changed',
      (bytes: Buffer) => {
        bytes[bytes.byteLength >> 1] = (bytes[bytes.byteLength >> 1] ?? 0) ^ 1;
        return bytes;
      },
    ],
    [
      'packed again with one letter changed',
      (bytes: Buffer) =>
        gzipSync(Buffer.from(gunzipSync(bytes).toString('latin1').replace('only for', 'Only for'), 'latin1')),
    ],
    [
      'without its manifest',
      (bytes: Buffer) => {
        const tar = gunzipSync(bytes);
        const at = tar.lastIndexOf('manifest.json\0');
        return gzipSync(Buffer.concat([tar.subarray(0, at), Buffer.alloc(1024)]));
      },
    ],
  ])('refuses an archive %s', (name, change) =>
    refused(
      damaged(`${name}.tar.gz`, change),
      name.startsWith('packed') ? 'session-secret in it is not as it was' : 'the archive cannot be used',
    ),
  );

  it('refuses an archive that would write elsewhere', () => {
    const climb = (bytes: Buffer): Buffer => {
      const tar = gunzipSync(bytes);
      const at = tar.indexOf('data/session-secret\0');
      const block = tar.subarray(at, at + 512);
      block.fill(0, 0, 100);
      block.write('../../evil');
      block.fill(' ', 148, 156);
      block.write(
        `${block
          .reduce((sum, byte) => sum + byte, 0)
          .toString(8)
          .padStart(6, '0')}\0`,
        148,
      );
      return gzipSync(tar);
    };
    return refused(damaged('climbing.tar.gz', climb), 'leads elsewhere');
  });

  it('refuses a directory that is in use, and one that holds anything', async () => {
    const release = acquireLock(target);
    const inUse = await restore(archive, target);
    release();
    expect([inUse.code, inUse.err]).toEqual([1, expect.stringContaining(`pid ${process.pid}`)]);
    writeFileSync(join(target, 'a-file'), '');
    const full = await restore(archive, target);
    expect([full.code, full.err]).toEqual([1, expect.stringContaining('not empty (a-file)')]);
    rmSync(join(target, 'a-file'));
  });

  it('of an embedded database refuses a PostgreSQL', async () => {
    const env = {
      DATA_DIR: target,
      DATABASE_URL: 'postgres://127.0.0.1:1/x',
      SESSION_SECRET: 'x'.repeat(32),
    };
    const { code, err } = await runCommand('restore', [archive], env);
    expect(code).toBe(1);
    expect(err).toMatch(/ECONNREFUSED|connect/);
  });

  it('that is killed leaves a directory on which no shop starts, and which can be restored again', async () => {
    let cut = 0;
    // From the moment on that it unpacks, milliseconds.
    for (const ms of [0, 20, 40]) {
      rmSync(target, { recursive: true, force: true });
      const ran = await runCommand('restore', [archive], { DATA_DIR: target }, (child) =>
        killed(child, ms, () => existsSync(join(target, 'restoring'))),
      );
      if (ran.code === 0) continue;
      cut += 1;
      const reset = await runCommand('reset', [], { DATA_DIR: target });
      expect([reset.code, reset.err]).toEqual([1, expect.stringContaining('restore was cut off')]);
      expect((await restore(archive, target)).code).toBe(0);
      break;
    }
    expect(cut).toBeGreaterThan(0);
  }, 60_000);
});
