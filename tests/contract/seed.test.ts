import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '#lib/platform/kernel/database/database.ts';
import { migrate } from '#lib/platform/migrations/migrate.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';
import { BANNERS } from '#lib/platform/seed/banners.ts';
import { PRODUCTS } from '#lib/platform/seed/catalog.ts';
import { MENUS } from '#lib/platform/seed/menus.ts';
import { seedOnce } from '#lib/platform/seed/seed.ts';
import { createTestStore, type TestStore } from '../support/store.ts';

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

  it('is seeded once', async () => {
    expect(await seedOnce(store.db)).toBe(false);
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

describe('seeding', () => {
  let dataDir: string;
  let database: Database;
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'vitrine-seed-'));
    database = await openDatabase({ dataDir });
    await migrate(database.db);
  });
  afterAll(async () => {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('that is interrupted leaves an empty shop, and the next start seeds it', async () => {
    const interrupted = seedOnce(database.db, {
      onProgress: (_, done) => {
        if (done > 100) throw new Error('killed');
      },
    });
    await expect(interrupted).rejects.toThrow('killed');
    expect(await database.db.selectFrom('products').select('id').execute()).toEqual([]);
    const steps: number[] = [];
    const onProgress = (_: string, done: number) => steps.push(done);
    const atOnce = [seedOnce(database.db, { onProgress }), seedOnce(database.db, { onProgress })];
    expect((await Promise.all(atOnce)).toSorted()).toEqual([false, true]);
    expect(steps).toEqual([0, 50, 100, 150, 200, PRODUCTS.length]);
  });

  it('makes the same rows every time, whatever the day; an offer runs for a month from it', async () => {
    const [here, there] = [await contents(database), await contents(store)];
    expect(here).toEqual(there);
    const [offer] = await database.db.selectFrom('price_schedules').selectAll().execute();
    const { seeded_at } = await database.db.selectFrom('seeds').selectAll().executeTakeFirstOrThrow();
    const [began, over] = [offer?.data_inicial, offer?.data_final].map((time) => days(Number(time)));
    expect([Math.ceil(days(Number(seeded_at)) - (began ?? 0)), (over ?? 0) - (began ?? 0)]).toEqual([1, 30]);
  });
});

const days = (time: number): number => time / 86_400_000;

/** A digest of each table the catalogue is written to. */
async function contents({ db }: Pick<Database, 'db'>): Promise<Record<string, string>> {
  const tables = [
    'categories',
    'brands',
    'products',
    'product_variants',
    'product_media',
    'characteristic_values',
    'product_characteristics',
    'reviews',
    'answers',
    'banners',
    'menu_items',
    'shipping_rates',
  ] as const;
  const digests: Record<string, string> = {};
  for (const table of tables) {
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(t)::text as row from ${sql.table(table)} t order by 1
    `.execute(db);
    const hash = createHash('sha256');
    for (const { row } of rows) hash.update(row);
    digests[table] = hash.digest('hex');
  }
  return digests;
}
