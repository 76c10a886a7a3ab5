/** Which version of a page or piece visitors see, and until when. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../schema.ts';

/**
 * The version in force at `now`, joined as `v` on `p`, with when it `began`. Of several that may be seen the one that
 * began last counts: what was planned for a day takes over on it, and at its end what was there before comes back.
 */
export function versionJoin(owner: 'page_id' | 'piece_id', now: Date): RawBuilder<unknown> {
  return sql`join lateral (
    select content, coalesce(visible_from, published_at) as began from content_versions
    where ${sql.ref(owner)} = p.id and state = 'published'
      and (visible_from is null or visible_from <= ${now}) and (visible_until is null or visible_until > ${now})
    order by began desc, id desc limit 1
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
