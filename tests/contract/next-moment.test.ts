/** Until when the clock alone leaves what was read under some keys as it is. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createNextMoment, type NextMoment } from '#lib/platform/kernel/memory/moments.ts';
import { openRowCache } from '#lib/platform/kernel/memory/row-cache.ts';
import { createTestStore, type TestStore, TODAY } from '../support/store.ts';

const HOUR = 3_600_000;
const after = (hours: number) => new Date(TODAY.getTime() + hours * HOUR);
const PRODUCT = 21;

let store: TestStore;
let ask: NextMoment;
beforeAll(async () => {
  store = await createTestStore();
  ask = createNextMoment(openRowCache(store.db, store.changes, () => store.clock.now));
  await sql`delete from popups`.execute(store.db);
  await sql`update content_versions set visible_from = null, visible_until = null`.execute(store.db);
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
const next = (...keys: readonly string[]) => ask(new Set(keys), TODAY);

it('the price of one product ends what shows it, and what may show any', async () => {
  await schedule(PRODUCT, after(-1), after(2));
  expect(await next('product:7', `product:${PRODUCT}`, 'category:*')).toEqual(after(2));
  expect(await next('product:*', 'settings:*')).toEqual(after(2));
  expect(await next('product:7', 'product:210', `category:${PRODUCT}`, 'menu:*')).toBeUndefined();
  expect(await next('page:entrega', 'menu:*', 'schedules:*')).toBeUndefined();
});

it('the first of all that was read counts, of those that lie ahead', async () => {
  await schedule(PRODUCT, after(1), after(4));
  await schedule(7, after(-1), after(2));
  expect(await next(`product:${PRODUCT}`)).toEqual(after(1));
  expect(await next('product:7')).toEqual(after(2));
  expect(await next('product:7', `product:${PRODUCT}`)).toEqual(after(1));
  expect(await ask(new Set([`product:${PRODUCT}`]), after(1))).toEqual(after(4));
  expect(await next('product:*')).toEqual(after(1));
});

it('a price of the whole shop ends all that shows prices, a product that comes what depends on it', async () => {
  await schedule(null, after(-1), after(3));
  expect(await next('page:entrega')).toEqual(after(3));
  expect(await next('schedules:*', `product:${PRODUCT}`)).toEqual(after(3));
  await sql`update products set visible_from = ${after(2)} where id = 7`.execute(store.db);
  expect(await next('schedules:*', `product:${PRODUCT}`)).toEqual(after(3));
  expect(await next('schedules:*', 'product:7')).toEqual(after(2));
  expect(await next('product:*')).toEqual(after(2));
});

it('a version of a page that is planned ends what shows it', async () => {
  await sql`update content_versions set visible_until = ${after(5)} where page_id is not null`.execute(
    store.db,
  );
  expect(await next('page:quem-somos')).toEqual(after(5));
  expect(await next('menu:*', 'settings:*')).toBeUndefined();
});
