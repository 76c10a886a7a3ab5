import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BANNERS } from '#artwork/demo/banners.ts';
import { PRODUCTS } from '#artwork/demo/catalog.ts';
import { fillDemo } from '#artwork/demo/fill.ts';
import { MENUS } from '#artwork/demo/menus.ts';
import { type Database, openDatabase } from '#lib/platform/kernel/database/database.ts';
import { bringDemo } from '#lib/platform/packs/demo.ts';
import { DEMO_PACK } from '#lib/platform/packs/demo-pack.ts';
import { openPack } from '#lib/platform/packs/read-pack.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';
import { storageOf } from '../support/packs.ts';
import { copyMigrated } from '../support/seeded.ts';
import { createTestStore, type TestStore, TODAY } from '../support/store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await createTestStore();
});
afterAll(() => store.close());

async function count(table: keyof Schema): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(
    store.db,
  );
  return rows[0]?.n ?? -1;
}

describe('the demo store', () => {
  it('has every product of the catalogue, under its place in it', async () => {
    const rows = await store.db.selectFrom('products').select(['id', 'slug']).orderBy('id').execute();
    expect(rows).toEqual(PRODUCTS.map(({ slug }, index) => ({ id: index + 1, slug })));
  });

  it('is brought in once', async () => {
    const again = { db: store.db, storage: storageOf(store.dataDir), now: TODAY };
    expect(await bringDemo(again)).toBe('there');
    expect(await count('seeds')).toBe(1);
    expect(await count('products')).toBe(PRODUCTS.length);
  });

  it('puts each product in its category and in all above it', async () => {
    const { rows } = await sql<{ id: number; levels: number }>`
      select p.id, count(*)::int as levels from products p
      join product_categories pc on pc.product_id = p.id
      join categories c on c.id = pc.categoria_id
      join categories own on own.id = p.categoria_id and own.caminho || '/' like c.caminho || '/%'
      group by p.id, own.nivel having count(*) = own.nivel
    `.execute(store.db);
    expect(rows).toHaveLength(PRODUCTS.length);
  });

  it('has at least three pictures of each product, with different descriptions', async () => {
    const { rows } = await sql<{ few: number; alike: number }>`
      select count(*) filter (where pictures < 3)::int as few, count(*) filter (where texts < pictures)::int as alike
      from (
        select count(*) as pictures, count(distinct descricao) as texts from product_media
        where tipo = 'imagem' group by product_id
      ) per_product
    `.execute(store.db);
    expect(rows).toEqual([{ few: 0, alike: 0 }]);
  });

  it('keeps the leader of a group of siblings among them', async () => {
    const { rows } = await sql`
      select p.id from products p join products l on l.id = p.lider_id where l.lider_id is distinct from l.id
    `.execute(store.db);
    expect(rows).toEqual([]);
    expect(await count('product_variants')).toBeGreaterThan(0);
  });

  it('writes numbers of characteristics as thousandths, with the unit in the label', async () => {
    const rows = await store.db
      .selectFrom('characteristic_values as v')
      .innerJoin('characteristics as c', 'c.id', 'v.characteristic_id')
      .select(['v.label', 'v.numero'])
      .where('c.codigo', '=', 'comprimento')
      .orderBy('v.ordem')
      .execute();
    expect(rows).toContainEqual({ label: '1,8 m', numero: 1800 });
    const numbers = rows.map(({ numero }) => numero ?? 0);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  });

  it('has the showcases of the home page, with products that can be bought, and none twice', async () => {
    const rows = await store.db
      .selectFrom('showcases as s')
      .innerJoin('showcase_products as sp', 'sp.showcase_id', 's.id')
      .innerJoin('products as p', 'p.id', 'sp.product_id')
      .select(['s.hash', 'p.id', 'p.status', 'p.estoque'])
      .execute();
    expect(new Set(rows.map(({ hash }) => hash))).toEqual(new Set(['home-vitrine-superior', 'vitrine01']));
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    expect(rows.every(({ status, estoque }) => status === 'disponivel' && estoque > 0)).toBe(true);
    expect(rows.length).toBeGreaterThanOrEqual(16);
  });

  it('has every menu and banner slot', async () => {
    expect(await count('menus')).toBe(MENUS.length);
    expect(await count('banner_slots')).toBe(BANNERS.length);
    expect(await count('pages')).toBeGreaterThan(5);
    expect(await count('settings')).toBeGreaterThan(3);
    expect(await count('reviews')).toBeGreaterThan(0);
  });

  it('asks for delivery to every CEP', async () => {
    const { rows } = await sql<{ gap: number }>`
      select r.cep_ate + 1 as gap from shipping_rates r
      where r.service_id = 'economica' and r.cep_ate < 99999
        and not exists (select 1 from shipping_rates n where n.service_id = 'economica' and n.cep_de = r.cep_ate + 1)
    `.execute(store.db);
    expect(rows).toEqual([]);
  });

  it('lets the shop add rows behind its own', async () => {
    const { id } = await store.db
      .insertInto('brands')
      .values({ slug: 'nova', nome: 'Nova', descricao: '', ordem: 99 })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(id).toBe((await count('brands')) as number);
    await store.db.deleteFrom('brands').where('id', '=', id).execute();
  });
});

describe('a first start', () => {
  let dataDir: string;
  let database: Database;
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'vitrine-seed-'));
    await copyMigrated(dataDir);
    database = await openDatabase({ dataDir });
  });
  afterAll(async () => {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const bring = (now: Date, onProgress: (done: number, total: number) => void) =>
    bringDemo({ db: database.patient, storage: storageOf(dataDir), now, onProgress });

  it('that is interrupted leaves an empty shop, and the next one brings all of it in, as if it were made that day', async () => {
    const interrupted = bring(TODAY, (done) => {
      if (done > 1000) throw new Error('killed');
    });
    await expect(interrupted).rejects.toThrow('killed');
    expect(await database.db.selectFrom('products').select('id').execute()).toEqual([]);
    expect(await database.db.selectFrom('seeds').select('nome').execute()).toEqual([]);
    // Late in the evening, which in UTC is the next day.
    const weekLater = new Date('2026-11-28T01:30:00Z');
    const steps: [number, number][] = [];
    const note = (done: number, total: number) => steps.push([done, total]);
    const atOnce = [bring(weekLater, note), bring(weekLater, note)];
    expect((await Promise.all(atOnce)).toSorted()).toEqual(['brought', 'there']);
    expect(steps.at(-1)?.[0]).toBe(steps.at(-1)?.[1]);
    const [offer] = await database.db.selectFrom('price_schedules').selectAll().execute();
    expect([offer?.data_inicial, offer?.data_final]).toEqual([
      new Date('2026-11-27T03:00:00Z'),
      new Date('2026-12-27T03:00:00Z'),
    ]);
    const age = async (db: Database['db']) => {
      const product = await db
        .selectFrom('products')
        .select('created_at')
        .where('id', '=', 1)
        .executeTakeFirstOrThrow();
      const ships = await db
        .selectFrom('products')
        .select('prevenda_encerramento')
        .where('prevenda_encerramento', 'is not', null)
        .orderBy('id')
        .executeTakeFirstOrThrow();
      return [product.created_at.getTime(), Date.parse(String(ships.prevenda_encerramento))];
    };
    const [here, there] = [await age(database.db), await age(store.db)];
    expect(here.map((time, index) => days(time - (there[index] ?? 0)))).toEqual([7, 7]);
  });

  it('leaves out a shop that has something of its own', async () => {
    const own = mkdtempSync(join(tmpdir(), 'vitrine-seed-'));
    await copyMigrated(own);
    const { db, patient, close } = await openDatabase({ dataDir: own });
    await db.insertInto('brands').values({ slug: 'minha', nome: 'Minha', descricao: '', ordem: 0 }).execute();
    expect(await bringDemo({ db: patient, storage: storageOf(own), now: TODAY })).toBe('full');
    expect(await db.selectFrom('products').select('id').execute()).toEqual([]);
    await close();
    rmSync(own, { recursive: true, force: true });
  });
});

describe('the pack', () => {
  it('is what its authors wrote: `npm run demo` writes it anew', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-seed-'));
    await copyMigrated(dataDir);
    const { db, patient, close } = await openDatabase({ dataDir });
    await fillDemo(patient, storageOf(dataDir), new Date('2026-11-20T03:00:00Z'));
    expect(await contents({ db })).toEqual(await contents(store));
    const pictures = storageOf(dataDir);
    expect(await pictures.list('midia')).toEqual(await storageOf(store.dataDir).list('midia'));
    await close();
    rmSync(dataDir, { recursive: true, force: true });
  }, 300_000);
});

const days = (time: number): number => time / 86_400_000;

/** A digest of each table of the pack. */
async function contents({ db }: Pick<Database, 'db'>): Promise<Record<string, string>> {
  const digests: Record<string, string> = {};
  const pack = await openPack(DEMO_PACK);
  for (const { name } of pack.manifest.tables) {
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(t)::text as row from ${sql.table(name)} t order by 1
    `.execute(db);
    const hash = createHash('sha256');
    for (const { row } of rows) hash.update(row);
    digests[name] = hash.digest('hex');
  }
  pack.close();
  return digests;
}
