/** A product whose price and stock a test can set: nothing else decides what a line of it costs. */
import { addToCart } from '#lib/api/checkout.ts';
import type { Carrinho } from '#lib/contract/checkout.ts';
import type { Centavos } from '#lib/domain/kernel/money.ts';
import type { TestStore, Visitor } from './store.ts';

/** The id of the first product for sale without values, wholesale prices and schedules, and with more than ten in stock. */
export async function plainProduct({ db }: Pick<TestStore, 'db'>): Promise<number> {
  const { id } = await db
    .selectFrom('products')
    .select('id')
    .where('status', '=', 'disponivel')
    .where('estoque', '>', 10)
    .where('id', 'not in', (eb) => eb.selectFrom('product_variants').select('product_id'))
    .where('id', 'not in', (eb) => eb.selectFrom('wholesale_prices').select('product_id'))
    .where('id', 'not in', (eb) =>
      eb.selectFrom('price_schedules').select('product_id').where('product_id', 'is not', null),
    )
    .orderBy('id')
    .executeTakeFirstOrThrow();
  return id;
}

export function putInCart(
  { api }: Pick<Visitor, 'api'>,
  idProduto: number,
  quantidade: number,
): Promise<Carrinho<Centavos>> {
  return addToCart(api, { tipo: 'produto', itens: [{ idProduto, quantidade }] });
}
