import type { Kysely } from 'kysely';
import type { Known } from '#lib/platform/kernel/queries/rows.ts';
import { isShownAt, type Shown } from '#lib/platform/offers/queries/visible.ts';
import type { BannerFile } from '#lib/platform/schema/content.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

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
export async function popupOf(known: Known, nivel: string, now: Date): Promise<PopupRow | undefined> {
  const all = await known.one(readPopups, '');
  return all.find(({ shown, nivel: own }) => own === nivel && isShownAt(shown, now))?.popup;
}

type Kept = { readonly nivel: string; readonly shown: Shown; readonly popup: PopupRow };

/** Newest first. */
async function readPopups(db: Kysely<Schema>): Promise<readonly Kept[]> {
  const rows = await db
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
    .select(['nivel', 'ativo', 'visible_from', 'visible_until'])
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ nivel, ativo, visible_from, visible_until, ...popup }) => ({
    nivel,
    shown: { ativo, visible_from, visible_until },
    popup,
  }));
}
