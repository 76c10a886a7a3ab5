/** "Mais Vendidos" and relevance, as the orders of the shop make them. */
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { getShowcase } from '#lib/api/showcase.ts';
import { getListing } from '#lib/api/url.ts';
import { SHOP_SHOWCASES } from '#lib/domain/content/shop-showcases.ts';
import { countSales } from '#lib/platform/orders/queries/sales-counts.ts';
import { createPlatform } from '#lib/platform/platform.ts';
import { buyer, call, openOrders, ordered, product, store } from '../support/openings/orders.ts';
import { APP_TOKEN, SITE_URL, TODAY } from '../support/store.ts';

openOrders();

const [{ hash: SHOWCASE }] = SHOP_SHOWCASES;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const round = async () => {
  store.platform.round();
  await store.platform.settled();
};
/** As a shop that began without the demo store, and has not counted yet. */
async function ownShop(): Promise<void> {
  await store.db.deleteFrom('prior_sales').execute();
  await store.db.deleteFrom('sales_counts').execute();
  await store.db.updateTable('products').set({ vendas: 0, popularidade: 0 }).execute();
}
const numbersOf = (id: number) =>
  store.db
    .selectFrom('products')
    .select(['vendas', 'popularidade'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** Products that can be bought, none of them a version of another. */
async function otherProducts(count: number): Promise<readonly number[]> {
  const rows = await store.db
    .selectFrom('products')
    .select('id')
    .where('id', '<>', product)
    .where('status', '=', 'disponivel')
    .where('estoque', '>', 10)
    .where('lider_id', 'is', null)
    .orderBy('id')
    .limit(count)
    .execute();
  return rows.map(({ id }) => id);
}
/** Path of the category of the first level that it stands in. */
async function rootOf(id: number): Promise<string> {
  const { caminho } = await store.db
    .selectFrom('product_categories as held')
    .innerJoin('categories as c', 'c.id', 'held.categoria_id')
    .select('c.caminho')
    .where('held.product_id', '=', id)
    .where('c.nivel', '=', 1)
    .executeTakeFirstOrThrow();
  return caminho;
}
/** Transactions that told of other numbers. */
const countings = async (): Promise<number> => {
  const { rows } = await sql`select distinct txid from changes where kind = 'sales'`.execute(store.db);
  return rows.length;
};

type Sale = { readonly id: number; readonly units: number; readonly at?: Date; readonly status?: string };

/** An order of the past, as far as counting reads it. */
async function sold({ id, units, at = TODAY, status = 'entregue' }: Sale): Promise<void> {
  const cancelled = status === 'cancelado' ? at : null;
  await sql`with written as (
      insert into orders (chave, status, comprador, endereco, frete_servico, frete_label, frete_prazo, frete, promocoes,
        cupom, desconto_cupom, produtos, valor, vista, pagamento, observacao, created_at, cancelled_at)
      values ('', ${status}, '{}', '{}', '', '', '', 0, '[]', '', 0, 0, 0, 0, 'combinar', '', ${at}, ${cancelled})
      returning numero
    )
    insert into order_stock (numero, product_id, valor_id, quantidade)
    select numero, ${id}::int, 0, ${units}::int from written`.execute(store.db);
}

it('the demo store begins with what it sold before, and its first count changes nothing', async () => {
  // The pack's times are of the first moment of the shop's day.
  const day = new Date('2026-11-20T03:00:00Z');
  const { rows } = await sql<{ same: number }>`
    select count(*)::int as same from products p
    join prior_sales prior on prior.product_id = p.id and prior.vendas = p.vendas and prior.popularidade = p.popularidade
    where p.vendas > 0 and prior.counted_at = ${day}`.execute(store.db);
  expect(rows).toEqual([{ same: 218 }]);
  expect(await countSales(store.db, TODAY)).toBe(0);
});

describe('sales', () => {
  it('are counted from orders by the round: what sold most comes first, and the showcase has it', async () => {
    await ownShop();
    await ordered(await buyer(), 3);
    const [other = 0] = await otherProducts(1);
    await sold({ id: other, units: 2 });
    await round();
    expect(await numbersOf(product)).toEqual({ vendas: 3, popularidade: 48 });
    expect(await numbersOf(other)).toEqual({ vendas: 2, popularidade: 48 });
    const { conteudo } = await getListing(store.api(), 'product/listing/category', await rootOf(product), {
      order: 'Mais Vendidos',
      offset: 0,
      limit: 24,
    });
    expect(conteudo.produtos[0]?.id).toBe(product);
    await store.db
      .updateTable('showcases')
      .set({ regra: JSON.stringify({ ordem: 'vendidos', categoria: 0 }), ativo: true })
      .where('hash', '=', SHOWCASE)
      .execute();
    const { produtos } = await getShowcase(store.api(), SHOWCASE);
    expect(produtos.map((shown) => shown.id).slice(0, 2)).toEqual([product, other]);
  });

  it('leave out what was cancelled, also after it was counted', async () => {
    await ownShop();
    const visitor = await buyer();
    const { numero } = await ordered(visitor, 3);
    await sold({ id: product, units: 5, status: 'cancelado' });
    await round();
    expect((await numbersOf(product)).vendas).toBe(3);
    expect((await call(visitor, 'POST', `order/${numero}/cancel`)).status).toBe(200);
    store.later(HOUR);
    await round();
    expect(await numbersOf(product)).toEqual({ vendas: 0, popularidade: 0 });
  });

  it.each([
    ['now', 0, 1],
    ['of ninety days ago but a millisecond', 90 * DAY - 1, 1],
    ['of ninety days ago', 90 * DAY, 0],
    ['of a time to come', -1, 0],
  ])('of an order %s', async (_, age, vendas) => {
    await ownShop();
    await sold({ id: product, units: 1, at: new Date(TODAY.getTime() - age) });
    await countSales(store.db, TODAY);
    expect((await numbersOf(product)).vendas).toBe(vendas);
  });

  it('make popularity by the number of orders, not of units, and never more than 1000', async () => {
    await ownShop();
    const [few = 0, many = 0] = await otherProducts(2);
    await sold({ id: few, units: 2_000_000_000 });
    await sold({ id: few, units: 2_000_000_000 });
    for (let order = 0; order < 20; order += 1) await sold({ id: many, units: 1 });
    await countSales(store.db, TODAY);
    expect(await numbersOf(few)).toEqual({ vendas: 1_000_000_000, popularidade: 91 });
    expect(await numbersOf(many)).toEqual({ vendas: 20, popularidade: 500 });
    await store.db
      .insertInto('prior_sales')
      .values({ product_id: many, vendas: 5, popularidade: 900, counted_at: TODAY })
      .execute();
    await countSales(store.db, new Date(TODAY.getTime() + HOUR));
    expect(await numbersOf(many)).toEqual({ vendas: 25, popularidade: 1000 });
  });

  it('of before the shop counted lose half each month until nothing is left', async () => {
    await ownShop();
    await store.db
      .insertInto('prior_sales')
      .values({ product_id: product, vendas: 801, popularidade: 300, counted_at: TODAY })
      .execute();
    const inDays = async (days: number) => {
      await countSales(store.db, new Date(TODAY.getTime() + days * DAY));
      return numbersOf(product);
    };
    expect(await inDays(29.9)).toEqual({ vendas: 801, popularidade: 300 });
    expect(await inDays(30)).toEqual({ vendas: 400, popularidade: 150 });
    expect(await inDays(60)).toEqual({ vendas: 200, popularidade: 75 });
    expect(await inDays(4000)).toEqual({ vendas: 0, popularidade: 0 });
  });

  it('leave dates and the number of saves as they are', async () => {
    await ownShop();
    const marks = () =>
      store.db
        .selectFrom('products')
        .select(['saves', 'updated_at'])
        .where('id', '=', product)
        .executeTakeFirstOrThrow();
    const before = await marks();
    await sold({ id: product, units: 1 });
    expect(await countSales(store.db, TODAY)).toBe(1);
    expect(await marks()).toEqual(before);
  });
});

describe('counting', () => {
  it('is done once an hour', async () => {
    await ownShop();
    await round();
    await sold({ id: product, units: 1 });
    store.later(HOUR - 1);
    await round();
    expect((await numbersOf(product)).vendas).toBe(0);
    store.later(1);
    await round();
    expect((await numbersOf(product)).vendas).toBe(1);
  });

  it('is done again when the clock was set back', async () => {
    await ownShop();
    await countSales(store.db, new Date(TODAY.getTime() + 1));
    await sold({ id: product, units: 1 });
    expect(await countSales(store.db, TODAY)).toBe(1);
  });

  it('tells of favourites once an hour, when there are others', async () => {
    await ownShop();
    const heart = { user_id: 1, product_id: product, valor_id: 0 };
    const told = async (hour: number) => {
      const lines = async () => (await sql`select from changes where kind = 'sales'`.execute(store.db)).rows;
      const before = await lines();
      await countSales(store.db, new Date(TODAY.getTime() + hour * HOUR));
      return (await lines()).length - before.length;
    };
    await told(0);
    expect(await told(1)).toBe(0);
    await store.db.insertInto('wishlist').values(heart).execute();
    expect(await told(1.5)).toBe(0);
    expect(await told(2)).toBe(1);
    await store.db.deleteFrom('wishlist').where('product_id', '=', product).execute();
    expect(await told(3)).toBe(1);
  });

  it('of several processes at once is done by one', async () => {
    await ownShop();
    await sold({ id: product, units: 1 });
    const counts = await Promise.all(Array.from({ length: 6 }, () => countSales(store.db, TODAY)));
    expect(counts.filter((count) => count !== undefined)).toEqual([1]);
    expect((await numbersOf(product)).vendas).toBe(1);
  });

  it('by the rounds of two processes at once changes each product once', async () => {
    await ownShop();
    await sold({ id: product, units: 4 });
    const other = createPlatform({
      db: store.db,
      changes: store.changes,
      dataDir: store.dataDir,
      now: () => store.clock.now,
      siteUrl: SITE_URL,
      appToken: APP_TOKEN,
      sessionSecret: 'a secret that only tests use, and long enough',
    });
    const before = await countings();
    for (const platform of [store.platform, other]) platform.round();
    await Promise.all([store.platform.settled(), other.settled()]);
    await other.stop();
    expect((await numbersOf(product)).vendas).toBe(4);
    expect((await countings()) - before).toBe(1);
  });

  it('writes no product whose numbers stay the same', async () => {
    await ownShop();
    await sold({ id: product, units: 1 });
    expect(await countSales(store.db, TODAY)).toBe(1);
    expect(await countSales(store.db, new Date(TODAY.getTime() + HOUR))).toBe(0);
  });

  it('does not wait for an order that takes stock, and counts its product the next time', async () => {
    if (store.engine === 'pglite') return;
    await ownShop();
    await sold({ id: product, units: 1 });
    const [other = 0] = await otherProducts(1);
    await sold({ id: other, units: 1 });
    await store.db.transaction().execute(async (trx) => {
      await trx.updateTable('products').set({ estoque: 9 }).where('id', '=', product).execute();
      expect(await countSales(store.db, TODAY)).toBe(1);
    });
    expect((await numbersOf(product)).vendas).toBe(0);
    expect(await countSales(store.db, new Date(TODAY.getTime() + HOUR))).toBe(1);
    expect((await numbersOf(product)).vendas).toBe(1);
  });
});
