import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

export type PageRow = {
  readonly id: number;
  readonly slug: string;
  readonly nome: string;
  readonly descricao: string;
  readonly imagem: string;
  readonly imagem_original: string;
  readonly layout: string;
  readonly codigo_css: string;
  readonly seo_title: string;
  readonly seo_description: string;
  readonly indexar: boolean;
};

export async function pageBySlug(db: Kysely<Schema>, slug: string): Promise<PageRow | undefined> {
  return db
    .selectFrom('pages')
    .select([
      'id',
      'slug',
      'nome',
      'descricao',
      'imagem',
      'imagem_original',
      'layout',
      'codigo_css',
      'seo_title',
      'seo_description',
      'indexar',
    ])
    .where('slug', '=', slug)
    .where('ativo', '=', true)
    .executeTakeFirst();
}
