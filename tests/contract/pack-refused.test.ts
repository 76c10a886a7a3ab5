/** What is no pack, a pack that somebody changed, and a shop that is not empty: each is refused in words, with nothing written. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#lib/platform/kernel/database/database.ts';
import { bringDemo } from '#lib/platform/packs/demo.ts';
import { importPack } from '#lib/platform/packs/import-pack.ts';
import type { Manifest } from '#lib/platform/packs/manifest.ts';
import { PackError } from '#lib/platform/packs/pack-error.ts';
import { migratedDatabase } from '../support/empty-database.ts';
import { account, filesOf, fillSmall, forge, PICTURE, textIn } from '../support/pack-files.ts';
import { packOf, storageOf } from '../support/packs.ts';
import { TODAY } from '../support/store.ts';
import { type ZipFile, zipOf } from '../support/zip.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-packs-'));
const target = join(dataDir, 'target');
const file = join(dataDir, 'bad.zip');
let source: Database;
let empty: Database;
let drops: (() => Promise<void>)[];
let good: readonly ZipFile[];

beforeAll(async () => {
  const [one, two] = [await migratedDatabase(), await migratedDatabase()];
  drops = [one.drop, two.drop];
  [source, empty] = [one.database, two.database];
  await fillSmall(source, dataDir);
  good = await filesOf(readFileSync(await packOf({ db: source.db, dataDir }, { people: true })));
}, 600_000);
afterAll(async () => {
  for (const drop of drops ?? []) await drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const without = (name: string) => good.filter((one) => one.name !== name);
/** One file changed, with the manifest as it was. */
const changed = (name: string, bytes: Buffer | string) => [
  ...without(name),
  { name, bytes: Buffer.from(bytes) },
];
const textOf = (name: string) => textIn(good, name);
const forged = (name: string, bytes: Buffer | string) => forge(good, name, bytes);
const manifest = (): Manifest => JSON.parse(textOf('manifest.json'));
const withManifest = (told: unknown) => changed('manifest.json', JSON.stringify(told));

const SETTINGS = 'rows/payment_settings.jsonl';
const bring = (path: string, { patient }: Database = empty) =>
  importPack({ db: patient, storage: storageOf(target), path, now: TODAY });

async function refusal(bytes: Buffer | readonly ZipFile[]): Promise<string> {
  writeFileSync(file, Buffer.isBuffer(bytes) ? bytes : zipOf(bytes as readonly ZipFile[]));
  const error = await bring(file).then(
    () => undefined,
    (refused: unknown) => refused,
  );
  expect(error).toBeInstanceOf(PackError);
  expect(await empty.db.selectFrom('brands').select('id').execute()).toEqual([]);
  expect(await empty.db.selectFrom('seeds').select('nome').execute()).toEqual([]);
  expect(await storageOf(target).list('midia')).toEqual([]);
  const { fault, detail } = error as PackError;
  return `${fault}: ${detail}`;
}

const BRANDS = 'rows/brands.jsonl';
const brand = (change: object): string => {
  const lines = textOf(BRANDS).trimEnd().split('\n');
  return `${[JSON.stringify({ ...JSON.parse(lines[0] ?? ''), ...change }), ...lines.slice(1)].join('\n')}\n`;
};

describe('a file', () => {
  it.each<[string, () => Buffer | readonly ZipFile[], RegExp]>([
    ['of other bytes', () => Buffer.from('not a zip'), /^zip/],
    ['that is empty', () => Buffer.alloc(0), /^zip/],
    ['that is cut off', () => zipOf(good).subarray(0, -300), /^zip/],
    ['that is another ZIP', () => [{ name: 'foto.jpg', bytes: Buffer.from('x') }], /^format/],
    ['with a manifest that is no JSON', () => changed('manifest.json', '{'), /^format/],
    ['of another format', () => withManifest({ ...manifest(), format: 'x' }), /^format/],
    ['of a later format', () => withManifest({ ...manifest(), version: 2 }), /^version: 2/],
    ['that leads elsewhere', () => [...good, { name: '../evil', bytes: Buffer.from('x') }], /^zip: .*evil/],
    [
      'with an absolute name',
      () => [...good, { name: '/etc/evil', bytes: Buffer.from('x') }],
      /^zip: .*evil/,
    ],
    [
      'with a file that no pack has',
      () => [...good, { name: 'x.sh', bytes: Buffer.from('x') }],
      /^names: x.sh/,
    ],
    ['with a file twice', () => [...good, ...good.slice(0, 1)], /^names/],
    [
      'with a table twice',
      () => withManifest({ ...manifest(), tables: [...manifest().tables, manifest().tables[0]] }),
      /^names/,
    ],
    ['without a file', () => without(BRANDS), /^missing: rows\/brands/],
    [
      'with one letter changed',
      () => changed(BRANDS, textOf(BRANDS).replace('dois', 'DOIS')),
      /^checksum: rows\/brands/,
    ],
    [
      'that is longer than it says',
      () => changed(BRANDS, `${textOf(BRANDS)}{}\n`),
      /^checksum: rows\/brands/,
    ],
    ['that unpacks to far more than it is', () => forged(BRANDS, Buffer.alloc(30 * 2 ** 20, 'a')), /^large/],
    [
      'that says it is small and is not',
      () =>
        good.map((one) =>
          one.name === BRANDS ? { ...one, bytes: Buffer.alloc(2 ** 20), said: one.bytes.length } : one,
        ),
      /^checksum: rows\/brands/,
    ],
    [
      'with a line that is no JSON',
      () => forged(BRANDS, `${textOf(BRANDS)}nada\n`),
      /^record: brands, line 3: not JSON/,
    ],
    ['that ends within a line', () => forged(BRANDS, textOf(BRANDS).trimEnd()), /^count/],
    [
      'with a number that is none',
      () => forged(BRANDS, brand({ ordem: 'um' })),
      /^record: brands, line 1: ordem/,
    ],
    ['with a number too large', () => forged(BRANDS, brand({ id: 2 ** 40 })), /^record: brands, line 1: id/],
    ['with a column more', () => forged(BRANDS, brand({ senha: 'x' })), /^record: brands, line 1: .*senha/],
    ['with a NUL', () => forged(BRANDS, brand({ nome: 'a\0b' })), /^record: brands, line 1: nome/],
    ['that is not UTF-8', () => forged(BRANDS, Buffer.from([0xff, 0xfe, 10])), /^record: .*UTF-8/],
    ['without its ways to pay', () => forged(SETTINGS, ''), /^count: payment_settings: 0/],
    ['with one address twice', () => forged(BRANDS, brand({ slug: 'dois' })), /^refused: .*brands_slug/],
    [
      'with a picture that is a page',
      () => forged(`files/midia/${PICTURE}.jpg`, '<html>'),
      /^picture: fachada/,
    ],
    [
      'with half a picture',
      () =>
        forged(
          `files/midia/${PICTURE}.jpg`,
          good.find(({ name }) => name === `files/midia/${PICTURE}.jpg`)?.bytes.subarray(0, 200) ?? '',
        ),
      /^picture: fachada/,
    ],
    [
      'of a shop that knows more',
      () =>
        withManifest({
          ...manifest(),
          tables: manifest().tables.map((table) =>
            table.name === 'brands' ? { ...table, columns: [...table.columns, 'aroma'] } : table,
          ),
        }),
      /^newer: brands.aroma/,
    ],
    [
      'with what no pack may hold',
      () =>
        withManifest({
          ...manifest(),
          tables: manifest().tables.map((table) =>
            table.name === 'brands' ? { ...table, name: 'sessions' } : table,
          ),
        }),
      /^(names|missing|newer)/,
    ],
  ])('%s is refused', async (_, make, why) => {
    expect(await refusal(make())).toMatch(why);
  });
});

describe('a shop', () => {
  it('refuses rules of the finder that are none', async () => {
    const row = (data: object) =>
      `${JSON.stringify({ name: 'rules', data, updated_at: '2026-01-01T00:00:00+00:00' })}\n`;
    const pairs = [{ from: 'ps5', to: 'lua', title: 'T', text: 'T' }];
    const told = await refusal(forged('rows/finder_data.jsonl', row({ regras: { pairs } })));
    expect(told).toMatch(/^record: .*regras.*ps5 lua/);
  });

  it('refuses a file under a name that no file has', async () => {
    const row = (nome: string) =>
      `${JSON.stringify({ id: 1, nome, formato: 'pdf', hash: '0'.repeat(64), bytes: 1, author_id: null, author: '', created_at: '2026-01-01T00:00:00+00:00' })}\n`;
    const told = await refusal(forged('rows/files.jsonl', row('manual"; x="a.pdf')));
    expect(told).toMatch(/^record: files, line 1: nome/);
  });

  it('that is not empty takes no pack', async () => {
    const { database, drop } = await migratedDatabase();
    try {
      await database.db.insertInto('menus').values({ hash: 'principal', nome: 'Principal' }).execute();
      writeFileSync(file, zipOf(good));
      await expect(bring(file, database)).rejects.toMatchObject({ fault: 'full', detail: 'menus: 1' });
    } finally {
      await drop();
    }
  });

  it('takes a good one: its people stay, whoever is in both is one, and no demo store is put on top', async () => {
    const { database, drop } = await migratedDatabase();
    const { db } = database;
    try {
      // The same number as the account of the pack; and the same person.
      const mine = { ...account('eu@exemplo.test', '52998224725'), senha_hash: 'mine', id: 1 };
      const ana = { ...account('ana@exemplo.test', '11144477735'), senha_hash: 'hers here', id: 7 };
      await db.insertInto('users').values([mine, ana]).execute();
      await db
        .insertInto('sessions')
        .values({ id: 's', user_id: 1, created_at: TODAY, seen_at: TODAY })
        .execute();
      writeFileSync(file, zipOf(good));
      await bring(file, database);
      const users = await db
        .selectFrom('users')
        .select(['id', 'email', 'senha_hash'])
        .orderBy('id')
        .execute();
      expect(users).toEqual([
        { id: 1, email: 'ana@exemplo.test', senha_hash: 'hers here' },
        { id: 8, email: 'eu@exemplo.test', senha_hash: 'mine' },
      ]);
      expect(await db.selectFrom('sessions').select('user_id').execute()).toEqual([{ user_id: 8 }]);
      expect(await storageOf(target).get(`midia/${PICTURE}.jpg`)).toEqual(
        await storageOf(dataDir).get(`midia/${PICTURE}.jpg`),
      );
      const storage = storageOf(target);
      expect(await bringDemo({ db: database.patient, storage, now: TODAY })).toBe('there');
      // What comes next has a number of its own.
      const next = { slug: 'tres', nome: 'tres', descricao: '', ordem: 3 };
      expect(await db.insertInto('brands').values(next).returning('id').execute()).toEqual([{ id: 3 }]);
    } finally {
      await drop();
    }
  });
});
