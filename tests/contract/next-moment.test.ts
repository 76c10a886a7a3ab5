/** Which pages a moment ends: a price that comes or goes by itself those a new price drops, anything else every page. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestStore, type TestStore, TODAY } from '../support/store.ts';

const HOUR = 3_600_000;
const after = (hours: number) => new Date(TODAY.getTime() + hours * HOUR);
const PRODUCT = 21;

let store: TestStore;
beforeAll(async () => {
  store = await createTestStore();
  await sql`delete from price_schedules`.execute(store.db);
  await sql`update products set visible_from = null, visible_until = null, prevenda_encerramento = null`.execute(
    store.db,
  );
});
beforeEach(async () => {
  await sql`delete from price_schedules`.execute(store.db);
});
afterAll(() => store.close());

const schedule = (product: number | null, from: Date, until: Date) =>
  sql`insert into price_schedules (product_id, nome, preco_de, preco_por, data_inicial, data_final)
    values (${product}, 'Promoção', 1000, 900, ${from}, ${until})`.execute(store.db);
const next = (...tags: readonly string[]) => store.platform.nextMoment(TODAY, tags);

it('the price of one product ends its pages and all where products stand by their price', async () => {
  await schedule(PRODUCT, after(-1), after(2));
  expect(await store.platform.nextMoment(TODAY)).toEqual(after(2));
  expect(await next('home', 'menu', 'catalog')).toEqual(after(2));
  expect(await next('product:7', `product:${PRODUCT}`, 'category:2')).toEqual(after(2));
  expect(await next('product:7', 'product:210', `category:${PRODUCT}`, 'menu')).toBeUndefined();
  expect(await next('page:entrega', 'menu')).toBeUndefined();
});

it('a listing ends with the prices of its category or brand, whether they stand on it yet or not', async () => {
  await schedule(PRODUCT, after(-1), after(2));
  const { marca_id } = await store.db
    .selectFrom('products')
    .select('marca_id')
    .where('id', '=', PRODUCT)
    .executeTakeFirstOrThrow();
  const held = await store.db
    .selectFrom('product_categories')
    .select('categoria_id')
    .where('product_id', '=', PRODUCT)
    .execute();
  for (const { categoria_id } of held) {
    expect(await next(`category:${categoria_id}`, 'product:7', 'catalog', 'menu')).toEqual(after(2));
  }
  expect(await next(`brand:${marca_id}`, 'catalog')).toEqual(after(2));
  expect(await next('category:9999', 'product:7', 'catalog')).toBeUndefined();
  expect(await next('brand:9999', 'catalog')).toBeUndefined();
  expect(await next('category:9999', `product:${PRODUCT}`, 'catalog')).toEqual(after(2));
});

it('each page ends with the first of all that it shows', async () => {
  await schedule(PRODUCT, after(1), after(4));
  await schedule(7, after(-1), after(2));
  expect(await next(`product:${PRODUCT}`)).toEqual(after(1));
  expect(await next('product:7')).toEqual(after(2));
  expect(await next('product:7', `product:${PRODUCT}`)).toEqual(after(1));
  expect(await store.platform.nextMoment(after(1), [`product:${PRODUCT}`])).toEqual(after(4));
});

it('a price of the whole shop, and a product that comes, end every page', async () => {
  await schedule(PRODUCT, after(-1), after(1));
  await schedule(null, after(-1), after(3));
  expect(await next('page:entrega')).toEqual(after(3));
  await sql`update products set visible_from = ${after(2)} where id = 7`.execute(store.db);
  expect(await next('page:entrega')).toEqual(after(2));
  expect(await next(`product:${PRODUCT}`)).toEqual(after(1));
});
