/** What the owner put in the place of the finder's rules. */
import type { Kysely } from 'kysely';
import type { Codes, Rules } from '#lib/domain/finder/rules.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

export type FinderData = {
  readonly rules: Rules | undefined;
  readonly codes: Codes | undefined;
  readonly off: boolean;
};

export async function readFinderData(db: Kysely<Schema>): Promise<FinderData> {
  const rows = await db.selectFrom('finder_data').select(['name', 'data']).orderBy('name').execute();
  const of = (name: string) => rows.find((row) => row.name === name)?.data;
  return {
    rules: of('rules') as Rules | undefined,
    codes: of('codes') as Codes | undefined,
    off: of('off') !== undefined,
  };
}
