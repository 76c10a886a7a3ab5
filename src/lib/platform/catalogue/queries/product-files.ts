import type { Kysely } from 'kysely';
import { naming } from '#lib/platform/kernel/changes/collect.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

export type ProductFileRow = { readonly slug: string; readonly tipo: 'manual' | 'arquivo' };

/**
 * Of which product a file is, and what kind of file. Its name stands in a row of that product, on which whoever asks by it
 * depends already.
 */
export async function productFileRow(
  db: Kysely<Schema>,
  arquivo: string,
): Promise<ProductFileRow | undefined> {
  const rows = db
    .selectFrom('product_media as pm')
    .innerJoin('products as p', 'p.id', 'pm.product_id')
    .select(['p.slug', 'pm.tipo'])
    .where('pm.tipo', 'in', ['manual', 'arquivo'])
    .where('pm.arquivo', '=', arquivo);
  const row = await naming(['product'], () => rows.executeTakeFirst());
  return row && { slug: row.slug, tipo: row.tipo === 'manual' ? 'manual' : 'arquivo' };
}
