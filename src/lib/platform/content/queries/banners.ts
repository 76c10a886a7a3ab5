import { type Kysely, sql } from 'kysely';
import { SHOP_SPACES } from '#lib/domain/media/picture-slots.ts';
import { nextBannerChange, versionJoin } from '#lib/platform/kernel/queries/versions.ts';
import type { BannerContent } from '#lib/platform/schema/content.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

export type BannerRow = {
  readonly id: number;
  readonly nome: string;
  readonly content: BannerContent;
  readonly ordem: number;
};

export type BannerSlot = {
  readonly id: number;
  readonly nome: string;
  readonly hash: string;
  readonly banners: readonly BannerRow[];
  /** When it next shows something else by itself. */
  readonly next: Date | undefined;
};

type Choice = {
  /** Id of the category etc. the slot stands on; 0 for none. */
  readonly idNivel: number;
  readonly limit: number;
  readonly now: Date;
  /** Id of a version that is shown whatever its time, and of a banner that is switched off too; 0 for none. */
  readonly previewed: number;
};

/** The slot and what it shows at `now`; banners for all come with those of `idNivel`. Undefined for an unknown hash. */
export async function bannerSlot(
  db: Kysely<Schema>,
  hash: string,
  { idNivel, limit, now, previewed }: Choice,
): Promise<BannerSlot | undefined> {
  const slot = await slotByHash(db, hash);
  if (!slot) return undefined;
  const { rows: banners } = await sql<BannerRow>`
    select p.id, p.nome, v.content, p.ordem from banners p ${versionJoin('banner_id', now, previewed)}
    where p.slot_id = ${slot.id} and (p.ativo and p.removed_at is null or v.id = ${previewed})
      and (p.nivel_id is null or p.nivel_id = ${idNivel})
    order by p.ordem, p.id limit ${limit}`.execute(db);
  return { ...slot, banners, next: await nextBannerChange(db, slot.id, now) };
}

export async function slotByHash(
  db: Kysely<Schema>,
  hash: string,
): Promise<Pick<BannerSlot, 'id' | 'nome' | 'hash'> | undefined> {
  return db
    .selectFrom('banner_slots')
    .select(['id', 'nome', 'hash'])
    .where('hash', '=', hash)
    .executeTakeFirst();
}

/** Every place for banners there is, those of the pages also before a banner ever stood there. */
export async function bannerSlots(
  db: Kysely<Schema>,
): Promise<readonly { readonly hash: string; readonly nome: string }[]> {
  const rows = await db.selectFrom('banner_slots').select(['hash', 'nome']).orderBy('id').execute();
  return [...rows, ...SHOP_SPACES.filter(({ hash }) => !rows.some((row) => row.hash === hash))];
}
