/** What the owner put in the place of the finder's rules. */
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { Codes } from '#lib/domain/finder/rules.ts';
import { SHIPPED_CODES } from '#lib/domain/finder/rules.ts';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

export type CodeValue = Codes['values'][number];

export type FinderData = {
  /** Values whose meaning the owner said; an empty code takes the shipped meaning away. */
  readonly own: readonly CodeValue[];
  readonly codes: Codes;
  readonly off: boolean;
};

const text = z.string().min(1).max(200);
const OWN = z.object({
  values: z.array(z.object({ characteristic: text, value: text, code: z.string().max(60) })),
});

/** What stands there and is no such thing, from a restored or edited database, counts as nothing. */
export async function readFinderData(db: Kysely<Schema>): Promise<FinderData> {
  const rows = await db.selectFrom('finder_data').select(['name', 'data']).orderBy('name').execute();
  const of = (name: string) => rows.find((row) => row.name === name)?.data;
  const read = OWN.safeParse(of('codes'));
  const own = read.success ? read.data.values : [];
  return { own, codes: withOwn(own), off: of('off') !== undefined };
}

const keyOf = ({ characteristic, value }: Pick<CodeValue, 'characteristic' | 'value'>): string =>
  `${characteristic}\n${value.toLowerCase()}`;

function withOwn(own: readonly CodeValue[]): Codes {
  if (own.length === 0) return SHIPPED_CODES;
  const said = new Set(own.map(keyOf));
  return {
    ...SHIPPED_CODES,
    values: [
      ...SHIPPED_CODES.values.filter((one) => !said.has(keyOf(one))),
      ...own.filter(({ code }) => code !== ''),
    ],
  };
}

/** Locks the finder's data; one change after another, also where there is no row yet. */
export async function lockFinderData(trx: Trx): Promise<FinderData> {
  await sql`lock table finder_data in share row exclusive mode`.execute(trx);
  return readFinderData(trx);
}

export async function switchFinder(trx: Trx, on: boolean, now: Date): Promise<void> {
  await trx.deleteFrom('finder_data').where('name', '=', 'off').execute();
  if (on) return;
  await trx.insertInto('finder_data').values({ name: 'off', data: '{}', updated_at: now }).execute();
}

/** Says what a value means; `code` '' makes it mean nothing, undefined what it means in the shipped list. */
export async function sayCode(
  trx: Trx,
  own: readonly CodeValue[],
  one: Omit<CodeValue, 'code'> & { readonly code: string | undefined },
  now: Date,
): Promise<void> {
  const { code } = one;
  const others = own.filter((other) => keyOf(other) !== keyOf(one));
  const values = code === undefined ? others : [...others, { ...one, code }];
  const data = JSON.stringify({ values });
  await trx
    .insertInto('finder_data')
    .values({ name: 'codes', data, updated_at: now })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ data, updated_at: now }))
    .execute();
}
