/** The rows that prices are kept in, read one table after the other, and filled with prices as shops may enter them. */
import type { Kysely } from 'kysely';
import { centavos } from '#lib/domain/kernel/money.ts';
import type { PriceParts } from '#lib/domain/offers/parts.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

/** Units of everything that is in stock: no quantity of the tests is cut down. */
const STOCK = 10_000;
/** Centavos: a cart of many lines stays within what an order can hold. */
const MOST = 9_000_000;

export type Priced = {
  readonly id: number;
  readonly slug: string;
  readonly parts: PriceParts;
};

export async function pricedProducts(db: Kysely<Schema>): Promise<readonly Priced[]> {
  const products = await db
    .selectFrom('products')
    .selectAll()
    .where('ativo', '=', true)
    .orderBy('id')
    .execute();
  const variants = await db
    .selectFrom('product_variants')
    .selectAll()
    .orderBy('ordem')
    .orderBy('id')
    .execute();
  const schedules = await db.selectFrom('price_schedules').selectAll().orderBy('id').execute();
  const steps = await db.selectFrom('wholesale_prices').selectAll().orderBy('quantidade').execute();
  const pair = ({ preco_de, preco_por }: { preco_de: number; preco_por: number }) => ({
    de: centavos(preco_de),
    por: centavos(preco_por),
  });
  return products.map((product) => ({
    id: product.id,
    slug: product.slug,
    parts: {
      onRequest: product.status === 'sobConsulta',
      ...pair(product),
      descontoVista: product.desconto_vista,
      schedules: schedules
        .filter(({ product_id }) => product_id === product.id)
        .map((row) => ({
          ...pair(row),
          nome: row.nome,
          descontoVista: row.desconto_vista,
          desde: row.data_inicial.getTime(),
          ate: row.data_final.getTime(),
        })),
      steps: steps
        .filter(({ product_id }) => product_id === product.id)
        .map(({ quantidade, preco_por }) => ({ quantidade, por: centavos(preco_por) })),
      values: variants
        .filter(({ product_id }) => product_id === product.id)
        .map((row) => ({ id: row.valor_id, ...pair(row), choosable: row.estoque > 0 })),
    },
  }));
}

/** What may be bought can be bought in any quantity. */
export async function fillStock(db: Kysely<Schema>): Promise<void> {
  const stocked = { status: 'disponivel', estoque: STOCK } as const;
  await db.updateTable('products').set(stocked).where('status', '<>', 'sobConsulta').execute();
  await db.updateTable('product_variants').set({ estoque: STOCK }).where('estoque', '>', 0).execute();
}

/** Gives each product one of the prices; of its values as many get another one as there are. @param later Milliseconds that schedules are put off. */
export async function enterPrices(
  db: Kysely<Schema>,
  prices: readonly PriceParts[],
  later = 0,
): Promise<void> {
  const ids = await db.selectFrom('products').select('id').orderBy('id').execute();
  const variants = await db
    .selectFrom('product_variants')
    .select(['id', 'product_id'])
    .orderBy('id')
    .execute();
  const within = (amount: number) => Math.min(amount, MOST);
  await db.deleteFrom('price_schedules').where('product_id', 'is not', null).execute();
  await db.deleteFrom('wholesale_prices').execute();
  for (const [index, { id }] of ids.entries()) {
    const made = prices[index % prices.length];
    if (!made) throw new Error('no prices to enter');
    await db
      .updateTable('products')
      .set({
        status: made.onRequest ? 'sobConsulta' : 'disponivel',
        preco_de: within(made.de),
        preco_por: within(made.por),
        desconto_vista: made.descontoVista,
        estoque: STOCK,
      })
      .where('id', '=', id)
      .execute();
    for (const { de, por, nome, descontoVista, desde, ate } of made.schedules) {
      const row = { product_id: id, nome, desconto_vista: descontoVista };
      const times = { data_inicial: new Date(desde + later), data_final: new Date(ate + later) };
      await db
        .insertInto('price_schedules')
        .values({ ...row, ...times, preco_de: within(de), preco_por: within(por) })
        .execute();
    }
    for (const { quantidade, por } of made.steps) {
      await db
        .insertInto('wholesale_prices')
        .values({ product_id: id, quantidade, preco_por: within(por) })
        .execute();
    }
    for (const [place, variant] of variants.filter(({ product_id }) => product_id === id).entries()) {
      const { de, por, choosable } = made.values[place] ?? { ...made, choosable: true };
      await db
        .updateTable('product_variants')
        .set({ preco_de: within(de), preco_por: within(por), estoque: choosable ? STOCK : 0 })
        .where('id', '=', variant.id)
        .execute();
    }
  }
}
