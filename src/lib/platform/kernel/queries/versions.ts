/** Which version of a page, a piece, a banner or the look of the shop visitors see, and until when. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '#lib/platform/schema/schema.ts';

export type Owner = 'appearance_id' | 'banner_id' | 'page_id' | 'piece_id';
/** A shop has one look. */
export const APPEARANCE_ID = 1;

/**
 * The version in force at `now`, joined as `v` on `p`, with when it `began`. Of several that may be seen the one that
 * began last counts: what was planned for a day takes over on it, and at its end what was there before comes back.
 * @param previewed Id of a version that is seen in place of those; 0 for none.
 */
export function versionJoin(owner: Owner, now: Date, previewed = 0): RawBuilder<unknown> {
  return sql`join lateral (
    select id, content, coalesce(visible_from, published_at) as began from content_versions
    where ${sql.ref(owner)} = p.id and (id = ${previewed} or (state = 'published'
      and (visible_from is null or visible_from <= ${now}) and (visible_until is null or visible_until > ${now})))
    order by id = ${previewed} desc, began desc, id desc limit 1
  ) v on true`;
}

/** The next moment at which a page or one of these pieces looks different by itself; undefined when nothing is planned. */
export async function nextChange(
  db: Kysely<Schema>,
  { page, pieces }: { readonly page: string; readonly pieces: readonly string[] },
  now: Date,
): Promise<Date | undefined> {
  const { rows } = await sql<{ moment: Date | null }>`
    select min(moment) as moment from content_versions v
    left join pages on pages.id = v.page_id left join pieces on pieces.id = v.piece_id
    cross join lateral (values (v.visible_from), (v.visible_until)) m (moment)
    where v.state = 'published' and moment > ${now}
      and (pages.slug = ${page} or pieces.slug in (${sql.join(['', ...pieces])}))`.execute(db);
  return rows[0]?.moment ?? undefined;
}

/** The same for the banners of a slot. */
export async function nextBannerChange(
  db: Kysely<Schema>,
  slot: number,
  now: Date,
): Promise<Date | undefined> {
  const { rows } = await sql<{ moment: Date | null }>`
    select min(moment) as moment from content_versions v join banners b on b.id = v.banner_id
    cross join lateral (values (v.visible_from), (v.visible_until)) m (moment)
    where v.state = 'published' and moment > ${now} and b.slot_id = ${slot}`.execute(db);
  return rows[0]?.moment ?? undefined;
}
