/** Three processes of one shop on one PostgreSQL, as behind a load balancer. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DEMO_PASSWORD } from '#artwork/demo/accounts.ts';
import { type Database, openDatabase } from '#lib/platform/kernel/database/database.ts';
import { inTransaction } from '#lib/platform/kernel/database/transaction.ts';
import { send } from '../server/client.ts';
import { createCustomer } from '../support/customer.ts';
import { createPostgres, givenPostgres, type OwnPostgres } from '../support/postgres.ts';
import { removeDirectory, type Shop, startShop, temporaryDirectory } from '../support/shop.ts';

const dataDir = temporaryDirectory();
let postgres: OwnPostgres;
let database: Database;
let shops: readonly Shop[];
let urls: readonly [string, string, string];
let product: { readonly id: number; readonly slug: string };

beforeAll(async () => {
  postgres = await createPostgres(givenPostgres());
  const env = { DATABASE_URL: postgres.url, SESSION_SECRET: 'the same in all processes of this shop' };
  shops = await Promise.all(Array.from({ length: 3 }, () => startShop({ dataDir, env })));
  const [a, b, c] = shops.map(({ url }) => url) as [string, string, string];
  urls = [a, b, c];
  database = await openDatabase({ databaseUrl: postgres.url });
  product = await database.db
    .selectFrom('products as p')
    .leftJoin('product_variants as v', 'v.product_id', 'p.id')
    .select(['p.id', 'p.slug'])
    .where('v.id', 'is', null)
    .where('p.status', '=', 'disponivel')
    .where('p.estoque', '>', 20)
    .orderBy('p.id')
    .executeTakeFirstOrThrow();
}, 120_000);
afterAll(async () => {
  await Promise.all((shops ?? []).map((shop) => shop.stop()));
  await database?.close();
  await postgres?.drop();
  removeDirectory(dataDir);
});

const page = (origin: string) => send(`${origin}/${product.slug}`);
const rename = (nome: string) =>
  inTransaction(database.db, async (trx) => {
    await trx.updateTable('products').set({ nome }).where('id', '=', product.id).execute();
  });
const shown = (nome: string) =>
  vi.waitUntil(
    async () => (await Promise.all(urls.map(page))).every(({ text }) => text.includes(`<title>${nome}`)),
    { timeout: 8000, interval: 50 },
  );
const stock = async () =>
  (
    await database.db
      .selectFrom('products')
      .select('estoque')
      .where('id', '=', product.id)
      .executeTakeFirstOrThrow()
  ).estoque;

describe('three processes that start at the same moment', () => {
  it('migrate and seed once', async () => {
    const seeded = shops.filter((shop) => shop.output().includes('Montando a loja de demonstração'));
    expect(seeded).toHaveLength(1);
    expect(await database.db.selectFrom('seeds').select('nome').execute()).toEqual([{ nome: 'demo' }]);
    const { rows } = await sql<{ twice: number }>`
      select count(*)::int - count(distinct name)::int as twice from kysely_migration`.execute(database.db);
    expect(rows).toEqual([{ twice: 0 }]);
  });
});

/** Milliseconds. Less than one second on a quiet machine; without the feed of changes it would be the 300 s of a kept page. */
const SOON = 5_000;

describe('a row that plain SQL changes', () => {
  const everywhere = (path: string, part: string) =>
    vi.waitUntil(
      async () =>
        (await Promise.all(urls.map((url) => send(url + path)))).every(({ text }) => text.includes(part)),
      { timeout: SOON, interval: 20 },
    );
  const hit = async (path: string) => {
    await Promise.all(urls.map((url) => send(url + path)));
    const kept = await Promise.all(urls.map((url) => send(url + path)));
    expect(kept.map(({ headers }) => headers['x-cache'])).toEqual(['HIT', 'HIT', 'HIT']);
  };

  it.each<readonly [string, () => string, () => Promise<unknown>, string]>([
    [
      'a price of delivery',
      () => `/${product.slug}`,
      () => sql`update shipping_rates set valor_base = 7777, valor_kg = 0`.execute(database.db),
      '77.77',
    ],
    [
      'a setting',
      () => '/',
      () =>
        sql`update settings set valor = jsonb_set(valor, '{geral,site,nome}', '"Outra Casa"') where chave = 'sistema'`.execute(
          database.db,
        ),
      'Outra Casa',
    ],
    [
      'an entry of a menu',
      () => '/pagina/quem-somos',
      () => sql`update menu_items set label = 'Tudo novo'`.execute(database.db),
      'Tudo novo',
    ],
    [
      'a synonym of the search',
      () => '/busca?busca=birimbaus',
      () =>
        sql`insert into search_synonyms (term, meaning) values ('birimbau', 'keystone')`.execute(database.db),
      'Keystone RJ45',
    ],
    [
      'a sentence for a search',
      () => '/busca?busca=birimbaus+azul',
      () =>
        sql`insert into search_synonyms (term, meaning, kind) values ('birimbau', 'Tocamos de tudo', 'hint')`.execute(
          database.db,
        ),
      'Tocamos de tudo',
    ],
    [
      'the name of a product',
      () => `/${product.slug}`,
      () => sql`update products set nome = 'Escrito à mão' where id = ${product.id}`.execute(database.db),
      '<title>Escrito à mão',
    ],
  ])('%s soon stands in every process', async (_, path, write, part) => {
    await hit(path());
    await write();
    await everywhere(path(), part);
  });
});

it('a synonym saved at one is soon in the search of the others', async () => {
  const [a, ...others] = urls;
  const { call } = createCustomer();
  await call(a, 'POST', '/front/checkout/login', { usuario: 'marketing@demo.test', senha: DEMO_PASSWORD });
  const path = '/busca?busca=cuicas';
  await Promise.all(urls.map((url) => send(url + path)));
  const saved = { termo: 'cuíca', significado: 'keystone', tipo: 'synonym' };
  await call(a, 'POST', '/vitrine/panel/synonyms', saved);
  await vi.waitUntil(
    async () =>
      (await Promise.all(others.map((url) => send(url + path)))).every(({ text }) =>
        text.includes('Keystone RJ45'),
      ),
    { timeout: SOON, interval: 20 },
  );
});

describe('a visitor whose requests go to different processes', () => {
  it('changes the password at one, and the session of before is dead at all of them', async () => {
    const [a, b] = urls;
    const { call } = createCustomer();
    const login = { usuario: 'empresa@demo.test', senha: DEMO_PASSWORD };
    const entered = await call(a, 'POST', '/front/checkout/login', login);
    const stolen = String(entered.headers['set-cookie']).match(/PHPSESSID=([^;]+)/)?.[1] ?? '';
    const headers = { 'App-Token': 'wapstore', 'Content-Type': 'application/json', Session: stolen };
    const ofThief = () =>
      Promise.all(urls.map(async (url) => (await send(`${url}/api/v2/vitrine/account`, { headers })).status));
    expect(await ofThief()).toEqual([200, 200, 200]);
    const itens = [{ idProduto: product.id, idAtributoSimples: 0, quantidade: 1 }];
    const body = JSON.stringify({ tipo: 'produto', itens });
    const writing = Array.from({ length: 30 }, (_, turn) =>
      send(`${urls[turn % 3]}/api/v2/front/checkout/cart`, { method: 'POST', headers, body }),
    );
    const senhas = { senhaAtual: DEMO_PASSWORD, senha: 'uma senha nova e longa' };
    const [changed, ...written] = await Promise.all([
      call(b, 'PUT', '/vitrine/account/password', senhas),
      ...writing,
    ]);
    expect(changed.status).toBe(200);
    expect(written.filter(({ status }) => status !== 200 && status !== 401)).toEqual([]);
    expect(await ofThief()).toEqual([401, 401, 401]);
    const own = await Promise.all(urls.map((url) => call(url, 'GET', '/vitrine/account')));
    expect(own.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it('logs in at one, fills the cart at another and orders at the third', async () => {
    const [a, b, c] = urls;
    const { call } = createCustomer();
    const login = { usuario: 'cliente@demo.test', senha: DEMO_PASSWORD };
    expect((await call(a, 'POST', '/front/checkout/login', login)).status).toBe(200);
    const itens = [{ idProduto: product.id, idAtributoSimples: 0, quantidade: 2 }];
    expect((await call(b, 'POST', '/front/checkout/cart', { tipo: 'produto', itens })).status).toBe(200);
    const { versao } = JSON.parse((await call(c, 'GET', '/vitrine/order/review')).text);
    const before = await stock();
    const order = { chave: 'tres-processos', versao, pagamento: 'combinar', observacao: '' };
    const sent = await Promise.all(urls.map((origin) => call(origin, 'POST', '/vitrine/order', order)));
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(sent.map(({ text }) => JSON.parse(text).numero)).size).toBe(1);
    expect(before - (await stock())).toBe(2);
    const cart = JSON.parse((await call(a, 'GET', '/front/checkout/cart')).text);
    expect(cart.quantidadeTotal).toBe(0);
  });

  it('guesses passwords no more often than at one', async () => {
    const guess = { usuario: 'empresa@demo.test', senha: 'not this one' };
    const statuses: number[] = [];
    for (let tries = 0; tries < 7; tries += 1) {
      const origin = urls[tries % 3] as string;
      statuses.push((await createCustomer().call(origin, 'POST', '/front/checkout/login', guess)).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
  });
});

describe('what is edited at one process', () => {
  it('is shown by all within two seconds, also out of their page caches', async () => {
    for (const origin of urls) {
      await page(origin);
      expect((await page(origin)).headers['x-cache']).toBe('HIT');
    }
    const began = performance.now();
    await rename('Cabo renomeado uma vez');
    await shown('Cabo renomeado uma vez');
    expect(performance.now() - began).toBeLessThan(2000);
  });

  it('is shown by all although the connections that look for changes were cut', async () => {
    await Promise.all(urls.map(page));
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'vitrine-changes' and datname = current_database()`.execute(database.db);
    await rename('Cabo renomeado sem linha');
    await shown('Cabo renomeado sem linha');
    await Promise.all(urls.map(page));
    await rename('Cabo renomeado depois');
    await shown('Cabo renomeado depois');
  });

  it('is shown by all when the stock changed by an order at one of them', async () => {
    const { call } = createCustomer();
    const [a, b] = urls;
    await call(a, 'POST', '/front/checkout/login', { usuario: 'cliente@demo.test', senha: DEMO_PASSWORD });
    await database.db.updateTable('products').set({ estoque: 1 }).where('id', '=', product.id).execute();
    await rename('Cabo que acaba');
    await shown('Cabo que acaba');
    const buyable = ({ text }: { readonly text: string }) => text.includes('schema.org/InStock');
    expect((await Promise.all(urls.map(page))).map(buyable)).toEqual([true, true, true]);
    const itens = [{ idProduto: product.id, idAtributoSimples: 0, quantidade: 1 }];
    await call(a, 'POST', '/front/checkout/cart', { tipo: 'produto', itens });
    const { versao } = JSON.parse((await call(b, 'GET', '/vitrine/order/review')).text);
    const order = { chave: 'a-ultima', versao, pagamento: 'combinar', observacao: '' };
    expect((await call(b, 'POST', '/vitrine/order', order)).status).toBe(200);
    await vi.waitUntil(async () => !(await Promise.all(urls.map(page))).some(buyable), { timeout: 2000 });
  });
});
