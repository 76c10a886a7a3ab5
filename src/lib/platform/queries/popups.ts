import { type Kysely, sql } from 'kysely';
import type { BannerFile, Schema } from '../schema.ts';

export type PopupRow = {
  readonly id: number;
  readonly nome: string;
  readonly tempo: number;
  readonly tipo: 'imagem' | 'html' | 'newsletter';
  readonly titulo: string;
  readonly descricao: string;
  readonly link: string;
  readonly target: '_self' | '_blank';
  readonly desktop: BannerFile;
  readonly mobile: BannerFile;
  readonly repete: boolean;
};

/** What may open over pages of a kind at `now`, the newest where there are several. */
export async function popupOf(db: Kysely<Schema>, nivel: string, now: Date): Promise<PopupRow | undefined> {
  return db
    .selectFrom('popups')
    .select([
      'id',
      'nome',
      'tempo',
      'tipo',
      'titulo',
      'descricao',
      'link',
      'target',
      'desktop',
      'mobile',
      'repete',
    ])
    .where('nivel', '=', nivel)
    .where('ativo', '=', true)
    .where(sql<boolean>`(visible_from is null or visible_from <= ${now})`)
    .where(sql<boolean>`(visible_until is null or visible_until > ${now})`)
    .orderBy('id', 'desc')
    .executeTakeFirst();
}
