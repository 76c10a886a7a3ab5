/** How the shop looks: the version in force (decision 020). */
import { type Kysely, sql } from 'kysely';
import type { Appearance } from '#lib/domain/shop/appearance.ts';
import { naming } from '#lib/platform/kernel/changes/collect.ts';
import type { Timed } from '#lib/platform/kernel/queries/rows.ts';
import { versionJoin } from '#lib/platform/kernel/queries/versions.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

/** Undefined where nobody has published one: the look that the shop came with holds, which its settings keep. */
type ShownAppearance = Timed & { readonly content: Appearance | undefined };

/** @param id `APPEARANCE_ID`. */
export function appearanceShown(db: Kysely<Schema>, id: number, now: Date): Promise<ShownAppearance> {
  // Of the versions in that table it reads these alone.
  return naming(['page', 'piece', 'banners'], async () => {
    const { rows } = await sql<{ content: Appearance | null; until: Date | null }>`
      select v.content, (
        select min(moment) from content_versions planned
        cross join lateral (values (planned.visible_from), (planned.visible_until)) m (moment)
        where planned.appearance_id = p.id and planned.state = 'published' and moment > ${now}
      ) as until
      from (select ${id}::int as id) p left ${versionJoin('appearance_id', now)}`.execute(db);
    return { content: rows[0]?.content ?? undefined, until: rows[0]?.until ?? null };
  });
}

/** Of one version, whatever its time; undefined where it is of something else. */
export async function appearanceIn(db: Kysely<Schema>, version: number): Promise<Appearance | undefined> {
  const { rows } = await sql<{ content: Appearance }>`
    select content from content_versions where id = ${version} and appearance_id is not null`.execute(db);
  return rows[0]?.content;
}
