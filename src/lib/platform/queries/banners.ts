import { type Kysely, sql } from 'kysely';
import type { BannerFile, Schema } from '../schema.ts';

export type BannerRow = {
  readonly id: number;
  readonly nome: string;
  readonly titulo: string;
  readonly tag_titulo: string;
  readonly target: '_self' | '_blank';
  readonly desktop: BannerFile;
  readonly mobile: BannerFile;
  readonly ordem: number;
};

export type BannerSlot = {
  readonly id: number;
  readonly nome: string;
  readonly hash: string;
  readonly banners: readonly BannerRow[];
};

type Choice = {
  /** Id of the category etc. the slot stands on; 0 for none. */
  readonly idNivel: number;
  readonly limit: number;
  readonly now: Date;
};

/** The slot and what it shows at `now`; banners for all come with those of `idNivel`. Undefined for an unknown hash. */
export async function bannerSlot(
  db: Kysely<Schema>,
  hash: string,
  { idNivel, limit, now }: Choice,
): Promise<BannerSlot | undefined> {
  const slot = await db
    .selectFrom('banner_slots')
    .select(['id', 'nome', 'hash'])
    .where('hash', '=', hash)
    .executeTakeFirst();
  if (!slot) return undefined;
  const banners = await db
    .selectFrom('banners')
    .select(['id', 'nome', 'titulo', 'tag_titulo', 'target', 'desktop', 'mobile', 'ordem'])
    .where('slot_id', '=', slot.id)
    .where('ativo', '=', true)
    .where((eb) => eb.or([eb('nivel_id', 'is', null), eb('nivel_id', '=', idNivel)]))
    .where(sql<boolean>`(visible_from is null or visible_from <= ${now})`)
    .where(sql<boolean>`(visible_until is null or visible_until > ${now})`)
    .orderBy('ordem')
    .orderBy('id')
    .limit(limit)
    .execute();
  return { ...slot, banners };
}
