/** Pages of the shop in a process of its own: the first listing after it says that it is ready, and product pages, cold and warm. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { DEMO_PASSWORD } from '#artwork/demo/accounts.ts';
import type { Database } from '#lib/platform/kernel/database/database.ts';
import { createCustomer } from '../support/customer.ts';
import { processorOf } from '../support/processor-time.ts';
import { type Shop, startShop } from '../support/shop.ts';
import type { GrowthDatabase } from './growth-database.ts';
import { renderings } from './load.ts';
import { CATEGORY, HOME } from './pages.ts';
import { percentile } from './statistics.ts';
import type { Row } from './table.ts';

/** Of the largest category, and as many of the whole shop. */
const PRODUCTS = 20;
const CATEGORIES = 10;
/** Asked before anything is measured: the program itself is cold too. */
const WARMING = 20;
/** The first listing may take so many times the second, and a page of a large shop so many times that of the smallest. */
const FIRST_LISTING = 1.5;
const LARGE_SHOP = 3;
/** Milliseconds between two looks whether it is ready. */
const PACE = 10;

export type Paths = Readonly<Record<'products' | 'categories' | 'warming', readonly string[]>> & {
  /** A product that somebody orders; none of the pages shows it. */
  readonly ordered: number;
};

/** Pages by what they show; the categories begin with the largest. */
export async function pathsOf({ db }: Pick<Database, 'db'>): Promise<Paths> {
  const { rows: products } = await sql<{ path: string; place: number; nth: number }>`
    with largest as (
      select categoria_id from products group by categoria_id order by count(*) desc, categoria_id limit 1
    )
    select '/' || slug as path, case when categoria_id = (select categoria_id from largest) then 0 else 1 end as place,
      row_number() over (
        partition by categoria_id = (select categoria_id from largest) order by md5(slug), id
      )::int as nth
    from products where ativo and status = 'disponivel' order by place, nth`.execute(db);
  const { rows: categories } = await sql<{ path: string }>`
    select c.caminho as path from categories c join product_categories held on held.categoria_id = c.id
    where c.ativo and c.caminho <> ${CATEGORY} group by c.id order by count(*) desc, c.id limit ${CATEGORIES}`.execute(
    db,
  );
  const measured = products.filter(({ nth }) => nth <= PRODUCTS).map(({ path }) => path);
  const { id: ordered } = await db
    .selectFrom('products')
    .select('id')
    .where('estoque', '>', 20)
    .where('status', '=', 'disponivel')
    .where('id', 'not in', (eb) => eb.selectFrom('product_variants').select('product_id'))
    .where('id', 'not in', (eb) => eb.selectFrom('combinations').select('product_id'))
    .where('id', 'not in', (eb) => eb.selectFrom('list_items').select('product_id'))
    .orderBy('popularidade')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  return {
    ordered,
    products: measured,
    categories: categories.map(({ path }) => path),
    warming: products
      .filter(({ place, nth }) => place === 1 && nth > PRODUCTS && nth <= PRODUCTS + WARMING)
      .map(({ path }) => path),
  };
}

/** Milliseconds of the smallest shop, which larger ones are held against. */
export type Reference = Map<string, number>;

export async function pageRows(
  { dataDir, databaseUrl }: Pick<GrowthDatabase, 'dataDir' | 'databaseUrl'>,
  { products, categories, warming, ordered }: Paths,
  reference: Reference,
): Promise<readonly Row[]> {
  const env = { DATABASE_URL: databaseUrl, SESSION_SECRET: randomUUID(), SERVER_TIMING: '1' };
  const shop = await startShop({ dataDir, env });
  try {
    const first = await firstListings(shop, categories.at(-1) ?? CATEGORY);
    for (const path of [HOME, CATEGORY, ...warming]) await renderings(afresh(shop, path), 1);
    return [
      ...first,
      ...(await coldAndWarm(shop, 'product page', products, reference)),
      ...(await afterAnOrder(shop, ordered, products)),
      ...(await coldAndWarm(shop, 'category page', categories, reference)),
    ];
  } finally {
    await shop.stop();
  }
}

async function firstListings(shop: Shop, other: string): Promise<readonly Row[]> {
  while (!(await fetch(`${shop.url}/health/ready`)).ok) await sleep(PACE);
  const [ready, spent] = [performance.now(), processorOf(shop.pid)];
  await (await fetch(`${shop.url}${CATEGORY}`)).arrayBuffer();
  const first = performance.now() - ready;
  const afterFirst = processorOf(shop.pid);
  const asked = performance.now();
  await (await fetch(`${shop.url}${other}`)).arrayBuffer();
  const second = performance.now() - asked;
  return [
    { what: 'processor of the shop until it is ready', value: spent, unit: 'ms' },
    { what: 'first listing page after ready', value: first, limit: FIRST_LISTING * second, unit: 'ms' },
    { what: '  its processor in the shop', value: afterFirst - spent, unit: 'ms' },
    { what: '  the second, of another category', value: second, unit: 'ms' },
  ];
}

/** Cold: nothing of the page was asked for before. Warm: rendered again, of what is remembered. */
async function coldAndWarm(
  shop: Shop,
  what: string,
  paths: readonly string[],
  reference: Reference,
): Promise<readonly Row[]> {
  const cold = await serverTimes(shop, paths);
  const warm = await serverTimes(shop, paths);
  const row = (name: string, value: number): Row => {
    const smallest = reference.get(name);
    if (smallest === undefined) reference.set(name, value);
    const limit = smallest === undefined ? undefined : LARGE_SHOP * smallest;
    return { what: name, value, limit, unit: 'ms' };
  };
  return [
    row(`${what}, cold, p50`, percentile(cold, 0.5)),
    row(`${what}, cold, p95`, percentile(cold, 0.95)),
    row(`${what}, warm, p50`, percentile(warm, 0.5)),
  ];
}

async function serverTimes(shop: Shop, paths: readonly string[]): Promise<readonly number[]> {
  const times: number[] = [];
  for (const path of paths) {
    const [time] = await renderings(afresh(shop, path), 1);
    times.push(time?.server ?? Number.NaN);
  }
  return times;
}

/** Of another product: no page that does not show it is cold. */
async function afterAnOrder(
  shop: Shop,
  idProduto: number,
  paths: readonly string[],
): Promise<readonly Row[]> {
  const warm = percentile(await serverTimes(shop, paths), 0.5);
  const { call } = createCustomer();
  const asked = async (path: string, body?: unknown) => {
    const { status, text } = await call(shop.url, body ? 'POST' : 'GET', path, body);
    if (status !== 200) throw new Error(`${path} answered ${status}: ${text}`);
    return JSON.parse(text);
  };
  await asked('/front/checkout/login', { usuario: 'cliente@demo.test', senha: DEMO_PASSWORD });
  const itens = [{ idProduto, idAtributoSimples: 0, quantidade: 1 }];
  await asked('/front/checkout/cart', { tipo: 'produto', itens });
  const { versao } = await asked('/vitrine/order/review');
  await asked('/vitrine/order', { chave: randomUUID(), versao, pagamento: 'combinar', observacao: '' });
  const after = percentile(await serverTimes(shop, paths), 0.5);
  return [
    {
      what: 'product page, warm, p50, after an order of another',
      value: after,
      limit: 1.5 * warm,
      unit: 'ms',
    },
  ];
}

/** The `debug` parameter goes round the page cache. */
function afresh(shop: Shop, path: string): string {
  return `${shop.url}${path}?debug=1`;
}
