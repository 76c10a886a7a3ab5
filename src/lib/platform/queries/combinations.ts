import { type Kysely, sql } from 'kysely';
import type { Schema } from '../schema.ts';
import { isVisible, stock, stockJoin } from './visible.ts';

export type CombinationRow = {
  readonly id: number;
  readonly indicado_id: number;
  readonly tipo_desconto: 'valor' | 'porcentagem';
  /** Centavos, or per cent. */
  readonly desconto: number;
};

/** What is offered together with a product: only what can be bought at `now`. */
export async function productCombinations(
  db: Kysely<Schema>,
  productId: number,
  now: Date,
): Promise<readonly CombinationRow[]> {
  const { rows } = await sql<CombinationRow>`
    select c.id, c.indicado_id, c.tipo_desconto, c.desconto from combinations c
    join products p on p.id = c.indicado_id
    ${stockJoin}
    where c.product_id = ${productId} and ${isVisible(now)} and p.status = 'disponivel' and ${stock} > 0
    order by c.ordem, c.id`.execute(db);
  return rows;
}
