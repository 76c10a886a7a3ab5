/** `npm run export` and `npm run import`: the same shop again, page by page, and what a kill leaves. */
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '#lib/platform/kernel/database/database.ts';
import { migrate } from '#lib/platform/migrations/migrate.ts';
import { rounds } from '../faults/rounds.ts';
import { runCommand } from '../support/command.ts';
import { seededDirectory } from '../support/seeded.ts';
import { removeDirectory, type Shop, startShop, temporaryDirectory } from '../support/shop.ts';
import { send } from './client.ts';

const HOST = 'loja.localhost';
const env = { SITE_URL: `http://${HOST}`, SESSION_SECRET: 'one secret for both shops, and long enough' };
const root = temporaryDirectory();
const first = await seededDirectory();
const second = join(root, 'second');
const pack = join(root, 'pack.zip');

afterAll(() => {
  removeDirectory(root);
  removeDirectory(first);
});

const exportTo = (file: string, ...more: readonly string[]) =>
  runCommand('export', ['--out', file, ...more], { DATA_DIR: first });
const importTo = (dataDir: string, file = pack) => runCommand('import', [file], { DATA_DIR: dataDir });

async function withMark(dataDir: string, nome: string): Promise<void> {
  const { db, close } = await openDatabase({ dataDir });
  await db.insertInto('seeds').values({ nome, seeded_at: new Date() }).execute().finally(close);
}

async function countIn(dataDir: string, table: 'products' | 'users'): Promise<number> {
  const { db, close } = await openDatabase({ dataDir });
  const rows = await db.selectFrom(table).select('id').execute().finally(close);
  return rows.length;
}

describe('the commands', () => {
  it('write a pack, and make a shop of it where there is none', async () => {
    const { code, out, err } = await exportTo(pack);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain(pack);
    const brought = await importTo(second);
    expect([brought.code, brought.err]).toEqual([0, '']);
    expect(await countIn(second, 'products')).toBe(218);
    expect(await countIn(second, 'users')).toBe(0);
  }, 300_000);

  it.each([
    ['of no name', () => runCommand('export', [], { DATA_DIR: first }), 'say where to'],
    ['into the data', () => exportTo(join(first, 'x.zip')), '--out is in DATA_DIR'],
    ['into a shop that is full', () => importTo(first), 'the shop is not empty'],
    [
      'of a file that is none',
      () => importTo(join(root, 'none'), join(root, 'none.zip')),
      'there is no file',
    ],
  ])('refuse %s in a line', async (_, run, why) => {
    const { code, err } = await run();
    expect([code, err]).toEqual([1, expect.stringContaining(why)]);
    expect(err.trim()).not.toContain('\n');
  });

  it('leave an empty shop that says what to do when the import is killed, and goes on when it is asked again', async () => {
    const empty = join(root, 'empty');
    const { patient, checkpoint, close } = await openDatabase({ dataDir: empty });
    await migrate(patient);
    await checkpoint();
    await close();
    let cut = 0;
    // Some are in the middle of reading, some in the middle of writing.
    const moments = [500, 2000, ...Array.from({ length: rounds(0, 15) }, () => Math.random() * 4000)];
    for (const ms of moments) {
      const dataDir = join(root, `cut-after-${ms}`);
      cpSync(empty, dataDir, { recursive: true });
      const { code } = await runCommand('import', [pack], { DATA_DIR: dataDir }, async (child) => {
        const begun = () => existsSync(join(dataDir, 'lock.1')) || child.exitCode !== null;
        await vi.waitUntil(begun, { timeout: 30_000, interval: 5 });
        setTimeout(() => child.kill('SIGKILL'), ms);
      });
      if (code !== null) continue;
      cut += 1;
      expect(await countIn(dataDir, 'products')).toBe(0);
      const again = await importTo(dataDir);
      expect([again.code, again.err]).toEqual([0, '']);
      expect(await countIn(dataDir, 'products')).toBe(218);
      removeDirectory(dataDir);
    }
    expect(cut).toBeGreaterThan(0);
    await withMark(empty, 'pack begun');
    const shop = await startShop({ dataDir: empty });
    expect(shop.output()).toContain('an import of a pack was cut off');
    await shop.stop();
    expect(await countIn(empty, 'products')).toBe(0);
  }, 600_000);
});

describe('the shop that was made of a pack', () => {
  let shops: readonly [Shop, Shop];
  beforeAll(async () => {
    // No pack has the mark of the demo store, whose bank is named on pages.
    await withMark(second, 'demo');
    shops = [await startShop({ dataDir: first, env }), await startShop({ dataDir: second, env })];
  }, 600_000);
  afterAll(async () => {
    for (const shop of shops ?? []) await shop.stop();
  });

  const ask = async ({ url }: Shop, path: string): Promise<string> => {
    const { status, text } = await send(url + path, { headers: { Host: HOST } });
    // The moment at which a form was made, signed.
    return `${status} ${text.replace(/(name="pedido" value=")[^"]+/, '$1')}`;
  };
  const pair = (path: string) => Promise.all(shops.map((shop) => ask(shop, path)));

  /** Paths whose answers differ. */
  async function different(paths: readonly string[]): Promise<readonly string[]> {
    const found: string[] = [];
    const rest = [...paths];
    const work = async () => {
      for (let path = rest.shift(); path !== undefined; path = rest.shift()) {
        const [one = '', other] = await pair(path);
        if (!one.startsWith('200 ') || one !== other) found.push(path);
      }
    };
    await Promise.all([work(), work()]);
    return found;
  }

  it('sends the same bytes for every address of the sitemap', async () => {
    const [index = '', other] = await pair('/sitemap.xml');
    expect(other).toBe(index);
    const [map = '', otherMap] = await pair('/sitemap-1.xml');
    expect(otherMap).toBe(map);
    const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
    expect(paths.length).toBeGreaterThan(300);
    expect(await different(paths)).toEqual([]);
  }, 600_000);

  it('and for its files, searches and drawings', async () => {
    const [listing = ''] = await pair('/cabos-de-video/hdmi');
    const picture = /\/upload\/produto\/imagem\/[bm]_[a-z0-9-]+\.webp/.exec(listing)?.[0] ?? '';
    const paths = [
      ...['/feed/google.xml', '/llms.txt', '/robots.txt', '/manifest.webmanifest', '/busca?busca=hdmi+2m'],
      ...['/busca?busca=cabo+de+rede', '/cabos-de-video/hdmi?order=favoritos&pg=2', '/marcas', '/lista'],
      ...[picture, '/comparar'],
    ];
    expect(await different(paths)).toEqual([]);
  }, 300_000);
});
