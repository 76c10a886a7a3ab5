import type { Kysely } from 'kysely';
import type { Schema } from '#lib/platform/schema/schema.ts';

export type ProductFileRow = { readonly slug: string; readonly tipo: 'manual' | 'arquivo' };

/** Of which product a file is, and what kind of file. */
export async function productFileRow(
  db: Kysely<Schema>,
  arquivo: string,
): Promise<ProductFileRow | undefined> {
  const row = await db
    .selectFrom('product_media as pm')
    .innerJoin('products as p', 'p.id', 'pm.product_id')
    .select(['p.slug', 'pm.tipo'])
    .where('pm.tipo', 'in', ['manual', 'arquivo'])
    .where('pm.arquivo', '=', arquivo)
    .executeTakeFirst();
  return row && { slug: row.slug, tipo: row.tipo === 'manual' ? 'manual' : 'arquivo' };
}
