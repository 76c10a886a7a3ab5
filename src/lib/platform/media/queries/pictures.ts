import type { Kysely } from 'kysely';
import type { Schema } from '#lib/platform/schema/schema.ts';

/** Base names of the pictures on cards, those seen most first. */
export async function mainPictures(db: Kysely<Schema>, most: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('product_media as pm')
    .innerJoin('products as p', 'p.id', 'pm.product_id')
    .select('pm.arquivo')
    .where('pm.tipo', '=', 'imagem')
    .where('pm.valor_id', '=', 0)
    .where('pm.ordem', '=', 0)
    .where('p.ativo', '=', true)
    .orderBy('p.popularidade', 'desc')
    .orderBy('p.id')
    .limit(most)
    .execute();
  return [...new Set(rows.map(({ arquivo }) => arquivo))];
}
