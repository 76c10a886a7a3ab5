/** Prices of thousands of products change in one statement: two processes build their catalogues anew while they answer. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '#lib/platform/kernel/database/database.ts';
import { send } from '../server/client.ts';
import { givenPostgres, type OwnPostgres } from '../support/postgres.ts';
import { queuedOf } from '../support/processor-time.ts';
import { copySeededPostgres } from '../support/seeded.ts';
import { removeDirectory, type Shop, startShop, temporaryDirectory } from '../support/shop.ts';

const PRODUCTS = 5000;
/** Milliseconds. */
const SHOWN_WITHIN = 10_000;
const LONGEST_WAIT = 300;

const dataDir = temporaryDirectory();
let postgres: OwnPostgres;
let database: Database;
let shops: readonly Shop[] = [];
let category: string;

beforeAll(async () => {
  postgres = await copySeededPostgres(givenPostgres(), dataDir, new Date());
  const env = { DATABASE_URL: postgres.url, SESSION_SECRET: 'the same in both processes of this shop' };
  const first = await startShop({ dataDir, env });
  database = await openDatabase({ databaseUrl: postgres.url });
  await database.patient.transaction().execute(async (trx) => {
    await sql`set local vitrine.search_refresh = 'later'`.execute(trx);
    await sql`insert into products (slug, sku, ean, mpn, nome, marca_id, categoria_id, status, preco_de, preco_por, estoque,
        descricao_curta, descricao_longa, altura_mm, largura_mm, comprimento_mm, peso_g, garantia_meses, popularidade, created_at)
      select 'muitos-' || n, 'muitos-' || n, '', mpn, nome, marca_id, categoria_id, 'disponivel', 0, 100, 5, '', '',
        altura_mm, largura_mm, comprimento_mm, peso_g, garantia_meses, 1, created_at
      from products cross join generate_series(1, ${PRODUCTS}::int) n where id = 7`.execute(trx);
    await sql`insert into product_categories (product_id, categoria_id)
      select p.id, held.categoria_id from products p cross join product_categories held
      where held.product_id = 7 and p.slug like 'muitos-%'`.execute(trx);
  });
  const { caminho } = await database.db
    .selectFrom('categories as c')
    .innerJoin('product_categories as held', 'held.categoria_id', 'c.id')
    .where('held.product_id', '=', 7)
    .select('c.caminho')
    .orderBy('c.nivel')
    .executeTakeFirstOrThrow();
  category = caminho;
  shops = [first, await startShop({ dataDir, env })];
}, 120_000);
afterAll(async () => {
  await Promise.all(shops.map((shop) => shop.stop()));
  await database?.close();
  await postgres?.drop();
  removeDirectory(dataDir);
});

/** Nothing else costs as much: of a whole catalogue it lists none of them, or all. */
const RANGE = '8500:9800';
const AFTER = 950_000;

/** How many its listing counts, and whether the page that is kept shows them. */
async function shown({ url }: Shop): Promise<readonly [number, boolean]> {
  const headers = { 'App-Token': 'wapstore' };
  const query = new URLSearchParams({ url: category, preco: RANGE });
  const [call, page] = await Promise.all([
    send(`${url}/api/v2/front/url/product/listing/category?${query}`, { headers }),
    send(`${url}${category}?preco=${RANGE}`),
  ]);
  return [JSON.parse(call.text).info.total, page.text.includes('/muitos-')];
}

/** A listing by a range of its own, which no answer was kept for. @returns Milliseconds, less those that others had the processors. */
async function waited({ url, pid }: Shop, turn: number): Promise<number> {
  const headers = { 'App-Token': 'wapstore' };
  const query = new URLSearchParams({ url: category, preco: `1:${10_000 + turn}` });
  const [began, queued] = [performance.now(), queuedOf(pid)];
  const { status } = await send(`${url}/api/v2/front/url/product/listing/category?${query}`, { headers });
  expect(status).toBe(200);
  return performance.now() - began - (queuedOf(pid) - queued);
}

it('shows them everywhere within ten seconds, and no listing waits meanwhile', {
  timeout: 60_000,
}, async () => {
  expect(await Promise.all(shops.map(shown))).toEqual([
    [0, false],
    [0, false],
  ]);
  const answers: (readonly [number, boolean])[] = [];
  const waits: number[] = [];
  let turn = 0;
  const all = async () => {
    waits.push(...(await Promise.all(shops.map((shop) => waited(shop, turn++)))));
    const now = await Promise.all(shops.map(shown));
    answers.push(...now);
    return now.every(([total, page]) => total === PRODUCTS && page);
  };
  await sql`update products set preco_por = ${AFTER} where slug like 'muitos-%'`.execute(database.patient);
  const began = performance.now();
  while (!(await all()) && performance.now() - began < 2 * SHOWN_WITHIN);
  expect(performance.now() - began).toBeLessThan(SHOWN_WITHIN);
  // Of one whole catalogue each.
  expect([...new Set(answers.map(([total]) => total))].sort()).toEqual([0, PRODUCTS]);
  expect(Math.max(...waits)).toBeLessThan(LONGEST_WAIT);
  // The statement is told as one over very many rows: what is shown by then stays as it is.
  await all();
  expect(answers.slice(-2)).toEqual([
    [PRODUCTS, true],
    [PRODUCTS, true],
  ]);
});
