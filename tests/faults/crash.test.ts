/** `kill -9` at random moments: nothing that a visitor was told is lost, and nothing is half done. */
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#artwork/demo/accounts.ts';
import { openDatabase } from '#lib/platform/kernel/database/database.ts';
import { createCustomer } from '../support/customer.ts';
import { copySeeded } from '../support/seeded.ts';
import { freePort, removeDirectory, type Shop, startShop, temporaryDirectory } from '../support/shop.ts';
import { patience, rounds, tell } from './rounds.ts';

const WRITERS = 4;
const STOCK = 100_000;
const dataDir = temporaryDirectory();
afterAll(() => removeDirectory(dataDir));

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
    const port = await freePort();
    await copySeeded(dataDir);
    const product = await prepare(dataDir);
    const writers = Array.from({ length: WRITERS }, (_, index) =>
      createWriter(index === WRITERS - 1, product),
    );
    const env = { ACCESS_LOG: '0', LOG_LEVEL: 'error' };
    let shop = await startShop({ dataDir, port, env });
    let slowest = 0;
    const began = performance.now();
    const told = (kills: number) => {
      const each = Math.round((performance.now() - began) / kills);
      return `${kills} kills, ${each} ms for each; slowest start ${Math.round(slowest)} ms`;
    };
    await writers.at(-1)?.logIn(shop.url);
    for (let round = 0; round < count; round += 1) {
      await writeUntilKilled(shop, writers, Math.random() * 800);
      shop = await startShop({ dataDir, port, env });
      slowest = Math.max(slowest, shop.startedIn);
      for (const writer of writers) await writer.check(shop.url);
      if ((round + 1) % 20 === 0) tell(told(round + 1));
    }
    expect(await shop.stop()).toBe(0);
    const promised = writers.flatMap(({ orders }) => orders);
    const { sold, numbers, stock } = await account(dataDir, product);
    expect(numbers).toEqual(expect.arrayContaining(promised));
    // Of each kill one order may be there that nobody heard of.
    expect(numbers.length).toBeLessThanOrEqual(promised.length + count);
    expect(sold + stock).toBe(STOCK);
    tell(`${promised.length} orders promised, all there; ${told(count)}`);
  },
  patience(count, 30_000),
);

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
