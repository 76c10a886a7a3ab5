/** `kill -9` at random moments: nothing that a visitor was told is lost, and nothing is half done. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { openDatabase } from '#lib/platform/database.ts';
import { DEMO_PASSWORD } from '#lib/platform/seed/accounts.ts';
import { PRODUCTS } from '#lib/platform/seed/catalog.ts';
import { createCustomer } from '../support/customer.ts';
import { copySeeded } from '../support/seeded.ts';
import { freePort, removeDirectory, type Shop, startShop, temporaryDirectory } from '../support/shop.ts';
import { patience, rounds, tell } from './rounds.ts';

const WRITERS = 4;
const STOCK = 100_000;
const directories: string[] = [];
const directory = (): string => {
  const made = temporaryDirectory();
  directories.push(made);
  return made;
};
afterAll(() => directories.forEach(removeDirectory));

/** Adds one unit after the other; the last writer logs in and orders each. */
function createWriter(buys: boolean, product: number) {
  const { call } = createCustomer();
  /** Units in the cart, or numbers of orders, that an answer of the shop promised. */
  let promised = 0;
  const orders: number[] = [];
  const ask = async (url: string, method: string, path: string, body?: unknown) => {
    const { status, text } = await call(url, method, path, body);
    if (status !== 200) throw new Error(`${method} ${path}: ${status} ${text}`);
    return JSON.parse(text);
  };
  const add = (url: string) =>
    ask(url, 'POST', '/front/checkout/cart', {
      tipo: 'produto',
      itens: [{ idProduto: product, idAtributoSimples: 0, quantidade: 1 }],
    });
  return {
    orders,
    logIn: (url: string) =>
      ask(url, 'POST', '/front/checkout/login', { usuario: 'cliente@demo.test', senha: DEMO_PASSWORD }),
    async write(url: string): Promise<void> {
      const { quantidadeTotal } = await add(url);
      promised = quantidadeTotal;
      if (!buys) return;
      const { versao } = await ask(url, 'GET', '/vitrine/order/review');
      const chave = `queda-${Math.random()}`;
      const order = { chave, versao, pagamento: 'combinar', observacao: '' };
      orders.push((await ask(url, 'POST', '/vitrine/order', order)).numero);
      promised = 0;
    },
    /** What the cart holds now: as promised, or one act further, of which no answer came. */
    async check(url: string): Promise<void> {
      const cart = await ask(url, 'GET', '/front/checkout/cart');
      const further = buys ? [promised, promised + 1, 0] : [promised, promised + 1];
      expect(further).toContain(cart.quantidadeTotal);
      promised = cart.quantidadeTotal;
    },
  };
}

const count = rounds(3, 60);
it(
  `${count} kills while four write over HTTP lose nothing that was acknowledged`,
  async () => {
    const dataDir = directory();
    const port = await freePort();
    await copySeeded(dataDir);
    const product = await prepare(dataDir);
    const writers = Array.from({ length: WRITERS }, (_, index) =>
      createWriter(index === WRITERS - 1, product),
    );
    const env = { ACCESS_LOG: '0', LOG_LEVEL: 'error' };
    let shop = await startShop({ dataDir, port, env });
    let slowest = 0;
    await writers.at(-1)?.logIn(shop.url);
    for (let round = 0; round < count; round += 1) {
      await writeUntilKilled(shop, writers, Math.random() * 800);
      shop = await startShop({ dataDir, port, env });
      slowest = Math.max(slowest, shop.startedIn);
      for (const writer of writers) await writer.check(shop.url);
      if ((round + 1) % 20 === 0) tell(`${round + 1} kills, slowest start ${Math.round(slowest)} ms`);
    }
    expect(await shop.stop()).toBe(0);
    const promised = writers.flatMap(({ orders }) => orders);
    const { sold, numbers, stock } = await account(dataDir, product);
    expect(numbers).toEqual(expect.arrayContaining(promised));
    // Of each kill one order may be there that nobody heard of.
    expect(numbers.length).toBeLessThanOrEqual(promised.length + count);
    expect(sold + stock).toBe(STOCK);
    tell(
      `${count} kills; ${promised.length} orders promised, all there; slowest start ${Math.round(slowest)} ms`,
    );
  },
  patience(count, 12_000),
);

const starts = rounds(4, 40);
it(
  `${starts} kills in migration, seed and start leave what the next start brings to its end`,
  async () => {
    const port = await freePort();
    let dataDir = directory();
    // How long an undisturbed one takes here and today, from nothing to the first answer.
    const whole = await startAndCheck(directory(), port);
    let slowest = 0;
    for (let round = 1; round <= starts; round += 1) {
      const child = spawn(process.execPath, ['src/lib/server/start.mjs'], {
        env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'silent' },
        stdio: 'ignore',
      });
      const closed = once(child, 'close');
      await wait(100 + Math.random() * whole);
      child.kill('SIGKILL');
      await closed;
      // Several kills meet the same data, until a start may finish it.
      if (round % 4 > 0 && round < starts) continue;
      slowest = Math.max(slowest, await startAndCheck(dataDir, port));
      removeDirectory(dataDir);
      dataDir = directory();
    }
    tell(
      `${starts} kills in starts; slowest start after them ${Math.round(slowest)} ms, undisturbed ${Math.round(whole)} ms`,
    );
  },
  patience(starts, 8000),
);

/** @returns Milliseconds until it answered. */
async function startAndCheck(dataDir: string, port: number): Promise<number> {
  const shop = await startShop({ dataDir, port });
  expect(await shop.stop()).toBe(0);
  const { db, close } = await openDatabase({ dataDir });
  const { rows } = await sql<{ products: number; seeds: number; twice: number }>`
    select (select count(*)::int from products) as products, (select count(*)::int from seeds) as seeds,
      (select count(*)::int - count(distinct name)::int from kysely_migration) as twice`.execute(db);
  await close();
  expect(rows).toEqual([{ products: PRODUCTS.length, seeds: 1, twice: 0 }]);
  return shop.startedIn;
}

async function writeUntilKilled(
  shop: Shop,
  writers: readonly ReturnType<typeof createWriter>[],
  ms: number,
): Promise<void> {
  let alive = true;
  const closed = once(shop.process, 'close');
  const writing = writers.map(async (writer) => {
    while (alive)
      await writer.write(shop.url).catch((error: unknown) => {
        // What was cut off has no answer; an answer that refuses is a fault.
        if (error instanceof Error && !('code' in error)) throw error;
      });
  });
  await wait(ms);
  shop.process.kill('SIGKILL');
  await closed;
  alive = false;
  await Promise.all(writing);
}

/** @returns The id of a product with plenty of stock. */
async function prepare(dataDir: string): Promise<number> {
  const { db, checkpoint, close } = await openDatabase({ dataDir });
  const { id } = await db
    .selectFrom('products as p')
    .leftJoin('product_variants as v', 'v.product_id', 'p.id')
    .select('p.id')
    .where('v.id', 'is', null)
    .where('p.status', '=', 'disponivel')
    .orderBy('p.estoque', 'desc')
    .executeTakeFirstOrThrow();
  await db.updateTable('products').set({ estoque: STOCK }).where('id', '=', id).execute();
  await checkpoint();
  await close();
  return id;
}

async function account(dataDir: string, product: number) {
  const { db, close } = await openDatabase({ dataDir });
  const { rows } = await sql<{ numero: number; quantidade: number }>`
    select o.numero, i.quantidade from orders o join order_stock i on i.numero = o.numero
    where i.product_id = ${product}`.execute(db);
  const { estoque } = await db
    .selectFrom('products')
    .select('estoque')
    .where('id', '=', product)
    .executeTakeFirstOrThrow();
  await close();
  return {
    numbers: rows.map(({ numero }) => numero),
    sold: rows.reduce((sum, { quantidade }) => sum + quantidade, 0),
    stock: estoque,
  };
}
