/** What a listing shows after a write, by a process that had the catalogue in memory before and by one that begins. */
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { UrlListing } from '#lib/contract/url.ts';
import { countSales } from '#lib/platform/orders/queries/sales-counts.ts';
import { createPlatform, type Platform } from '#lib/platform/platform.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';
import { APP_TOKEN, createTestStore, SITE_URL, type TestStore, TODAY } from '../support/store.ts';

let store: TestStore;
/** The two most popular products of the listing. */
let first = 0;
let second = 0;
let before: Shown;
beforeAll(async () => {
  store = await createTestStore();
});
beforeEach(async () => {
  store.clock.now = TODAY;
  before = await shown(store.platform);
  [first = 0, second = 0] = before.ids[0] ?? [];
});
afterAll(() => store.close());

const ORDERS = [
  'Popularidade',
  'Menor Preço',
  'Maior Desconto',
  'Nome A-Z',
  'Melhor Avaliados',
  'Favoritos',
] as const;

type Shown = {
  readonly ids: readonly (readonly number[])[];
  readonly details: UrlListing['conteudo']['detalhes'][];
};

/** A category in the orders that depend on different things, and a search, which offers categories. */
async function shown(platform: Platform): Promise<Shown> {
  const calls = [
    ...ORDERS.map((order) => ['category', { url: '/cabos-de-audio', order }] as const),
    ['search', { busca: 'cabo', order: 'Menor Preço' }] as const,
  ];
  const answers: UrlListing[] = [];
  for (const [kind, query] of calls) {
    const params = new URLSearchParams({ ...query, limit: '100' });
    const request = new Request(`${SITE_URL}/api/v2/front/url/product/listing/${kind}?${params}`, {
      headers: { 'App-Token': APP_TOKEN },
    });
    const response = await platform.fetch(request);
    expect(response.status).toBe(200);
    answers.push(await response.json());
  }
  return {
    ids: answers.map(({ conteudo }) => conteudo.produtos.map(({ id }) => id)),
    details: answers.map(({ conteudo }) => conteudo.detalhes),
  };
}

async function shownAnew(): Promise<Shown> {
  const { db, dataDir, clock } = store;
  const platform = createPlatform({
    db,
    changes: store.changes,
    dataDir,
    now: () => clock.now,
    siteUrl: SITE_URL,
    appToken: APP_TOKEN,
    sessionSecret: 'another secret that only tests use, long enough',
  });
  try {
    return await shown(platform);
  } finally {
    await platform.stop();
  }
}

/** A value of the first product that listings filter by. */
const filterable =
  () => sql`(select max(v.id) from characteristic_values v join characteristics c on c.id = v.characteristic_id
  where c.filtravel and v.numero is null and v.id in (
    select value_id from product_characteristics where product_id = ${first}))`;

type Write = (db: Kysely<Schema>) => Promise<unknown>;
const writes: Readonly<Record<string, Write>> = {
  'another price': (db) =>
    sql`update products set preco_por = preco_por * 3, preco_de = 0 where id = ${second}`.execute(db),
  'another brand': (db) =>
    sql`update products set marca_id = (select max(id) from brands) where id = ${first}`.execute(db),
  'another name': (db) => sql`update products set nome = 'Zz ' || nome where id = ${first}`.execute(db),
  'the last piece sold': (db) => sql`update products set estoque = 0 where id = ${first}`.execute(db),
  'the last piece of every value sold': (db) => sql`update product_variants set estoque = 0`.execute(db),
  'a value taken away': (db) =>
    sql`delete from product_characteristics where product_id = ${first} and ordem = 1`.execute(db),
  'a value added': (db) =>
    sql`insert into product_characteristics (product_id, value_id, ordem)
    select ${second}::int, cv.id, 90 from characteristic_values cv join characteristics c on c.id = cv.characteristic_id
    where c.filtravel and not exists (select 1 from product_characteristics pc
      where pc.product_id = ${second} and pc.value_id = cv.id) order by cv.id limit 1`.execute(db),
  'a category left': (db) =>
    sql`delete from product_categories where product_id = ${second} and categoria_id in (
      select id from categories where nivel = 1)`.execute(db),
  // To a product of another category.
  'a value that changes hands': (db) =>
    sql`update product_characteristics set product_id = (
        select min(p.id) from products p where not p.id = any(${[...(before.ids[0] ?? [])]}::int[])
          and not exists (select 1 from product_characteristics pc where pc.product_id = p.id and pc.value_id = ${filterable()}))
      where product_id = ${first} and value_id = ${filterable()}`.execute(db),
  'seals taken away': (db) => sql`delete from product_seals`.execute(db),
  'an opinion approved': (db) =>
    sql`insert into reviews (product_id, nome, email, nota, comentario, recomenda, aprovado, created_at)
      values (${second}, 'Ana', 'ana@exemplo.com.br', 5, 'Ótimo.', true, true, now())`.execute(db),
  'a favourite, counted with the sales': async (db) => {
    await sql`insert into wishlist (user_id, product_id, valor_id) values (1, ${second}, 0)`.execute(db);
    await countSales(db, new Date(store.clock.now.getTime() + 2 * 3_600_000));
    await store.platform.catalogueRead();
  },
  'a brand renamed': (db) => sql`update brands set nome = nome || ' Brasil'`.execute(db),
  'a value renamed': (db) =>
    sql`update characteristic_values set label = label || '!' where id = ${filterable()}`.execute(db),
  'a characteristic that filters nothing more': (db) =>
    sql`update characteristics set filtravel = false where codigo = 'comprimento'`.execute(db),
  'categories in another order': (db) => sql`update categories set ordem = 100 - ordem`.execute(db),
  'a product hidden': (db) => sql`update products set ativo = false where id = ${first}`.execute(db),
  'a product deleted': (db) =>
    sql`delete from products where id = (select p.id from products p
      join product_categories pc on pc.product_id = p.id join categories c on c.id = pc.categoria_id
      where c.caminho = '/cabos-de-audio' and p.lider_id is null and p.ativo
        and not exists (select 1 from products other where other.lider_id = p.id)
        and not exists (select 1 from showcase_products sp where sp.product_id = p.id)
      order by p.id limit 1)`.execute(db),
};

it.each(Object.entries(writes))('shows %s at once, as a process that begins does', async (_, write) => {
  await write(store.db);
  const after = await shown(store.platform);
  expect(after).not.toEqual(before);
  expect(after).toEqual(await shownAnew());
});

it('prices by the schedule in force, without a write', async () => {
  await sql`insert into price_schedules (product_id, nome, preco_de, preco_por, data_inicial, data_final)
    values (${second}, 'Semana', 900000, 1, '2026-12-01T00:00:00Z', '2026-12-08T00:00:00Z')`.execute(
    store.db,
  );
  expect(await shown(store.platform)).toEqual(before);
  for (const [moment, holds] of [
    ['2026-11-30T23:59:59.999Z', false],
    ['2026-12-01T00:00:00Z', true],
    ['2026-12-07T23:59:59.999Z', true],
    ['2026-12-08T00:00:00Z', false],
  ] as const) {
    store.clock.now = new Date(moment);
    const now = await shown(store.platform);
    expect(now).toEqual(await shownAnew());
    expect(now.ids[ORDERS.indexOf('Maior Desconto')]?.[0] === second, moment).toBe(holds);
  }
});

it('shows what is committed, however early it was written', async ({ skip }) => {
  skip(store.engine === 'pglite', 'the embedded database has one connection');
  await store.db.transaction().execute(async (trx) => {
    await sql`update products set preco_por = 11 where id = ${second}`.execute(trx);
    expect(await shown(store.platform)).toEqual(before);
    await sql`update products set preco_por = 12 where id = ${first}`.execute(store.db);
    expect(await shown(store.platform)).not.toEqual(before);
  });
  const after = await shown(store.platform);
  expect(after.ids[ORDERS.indexOf('Menor Preço')]?.slice(0, 2)).toEqual([second, first]);
  expect(after).toEqual(await shownAnew());
});

it('reads what changed while many ask at once', async () => {
  const asking = Array.from({ length: 5 }, () => shown(store.platform));
  await sql`update products set preco_por = 13 where id = ${second}`.execute(store.db);
  const after = await shown(store.platform);
  await Promise.all(asking);
  expect(after).toEqual(await shownAnew());
  expect(await shown(store.platform)).toEqual(after);
});

it('shows a load of many products, which is one line in the log', async () => {
  const { top = 0 } =
    (await sql<{ top: number }>`select max(id) as top from products`.execute(store.db)).rows[0] ?? {};
  await store.db.transaction().execute(async (trx) => {
    await sql`set local vitrine.search_refresh = 'later'`.execute(trx);
    await sql`insert into products (id, slug, sku, ean, mpn, nome, marca_id, categoria_id, status, preco_de, preco_por,
        estoque, descricao_curta, descricao_longa, altura_mm, largura_mm, comprimento_mm, peso_g, garantia_meses,
        popularidade, created_at)
      select ${top}::int + n, slug || '-' || n, sku || '-' || n, '', mpn, nome, marca_id, categoria_id, 'disponivel', 0,
        14 + n, 1, '', '', altura_mm, largura_mm, comprimento_mm, peso_g, garantia_meses, 1000, created_at
      from products cross join generate_series(1, 1001) n where id = ${second}`.execute(trx);
    await sql`insert into product_categories (product_id, categoria_id)
      select p.id, pc.categoria_id from products p cross join product_categories pc
      where pc.product_id = ${second} and p.id > ${top}`.execute(trx);
  });
  await store.platform.catalogueRead();
  const after = await shown(store.platform);
  expect(after.ids[0]?.filter((id) => id > top).length).toBeGreaterThan(50);
  expect(after).toEqual(await shownAnew());
});
