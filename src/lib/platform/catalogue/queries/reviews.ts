import type { Kysely } from 'kysely';
import type { Schema } from '#lib/platform/schema/schema.ts';

export type ReviewRow = {
  readonly id: number;
  readonly nome: string;
  readonly nota: number;
  readonly comentario: string;
  readonly recomenda: boolean;
  readonly anexos: readonly string[];
  readonly created_at: Date;
};

/** Approved opinions on a product, newest first. */
export async function productReviews(
  db: Kysely<Schema>,
  productId: number,
  limit: number,
): Promise<readonly ReviewRow[]> {
  return db
    .selectFrom('reviews')
    .select(['id', 'nome', 'nota', 'comentario', 'recomenda', 'anexos', 'created_at'])
    .where('product_id', '=', productId)
    .where('aprovado', '=', true)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}
