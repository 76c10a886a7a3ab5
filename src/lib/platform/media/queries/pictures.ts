import type { Kysely } from 'kysely';
import type { DrawingSpec, DrawingView } from '#lib/drawings/spec.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

export type Drawn = { readonly drawing: DrawingSpec; readonly view: DrawingView };

/** What the picture with this base name shows; undefined when there is none, or it was uploaded and not drawn. */
export async function findDrawn(db: Kysely<Schema>, arquivo: string): Promise<Drawn | undefined> {
  const row = await db
    .selectFrom('product_media as pm')
    .innerJoin('products as p', 'p.id', 'pm.product_id')
    .select(['p.drawing', 'pm.view'])
    .where('pm.tipo', '=', 'imagem')
    .where('pm.arquivo', '=', arquivo)
    .where('pm.view', '<>', '')
    .executeTakeFirst();
  return row && { drawing: row.drawing, view: row.view as DrawingView };
}

/** Base names of the pictures on cards, those seen most first. */
export async function mainPictures(db: Kysely<Schema>): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('product_media as pm')
    .innerJoin('products as p', 'p.id', 'pm.product_id')
    .select('pm.arquivo')
    .where('pm.tipo', '=', 'imagem')
    .where('pm.view', '<>', '')
    .where('pm.ordem', '=', 0)
    .where('p.ativo', '=', true)
    .orderBy('p.popularidade', 'desc')
    .orderBy('p.id')
    .execute();
  return rows.map(({ arquivo }) => arquivo);
}
