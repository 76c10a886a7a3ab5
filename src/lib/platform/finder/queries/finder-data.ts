/** What the owner put in the place of the finder's rules. */
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { Codes, Rules } from '#lib/domain/finder/rules.ts';
import { SHIPPED_CODES, SHIPPED_RULES } from '#lib/domain/finder/shipped-rules.ts';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';
import { isRead, readRules } from '../rules/read-rules.ts';
import type { RulesFile } from '../rules/shape.ts';

export type CodeValue = Codes['values'][number];

export type FinderData = {
  /** Values whose meaning the owner said; an empty code takes the shipped meaning away. */
  readonly own: readonly CodeValue[];
  /** What values mean: the owner's words over those of the rules. */
  readonly codes: Codes;
  readonly rules: Rules;
  /** What the rules say that values mean. */
  readonly shipped: Codes;
  /** The file that was imported; undefined while the rules are those of the shop. */
  readonly file: unknown;
  readonly off: boolean;
};

const text = z.string().min(1).max(200);
const OWN = z.object({
  values: z.array(z.object({ characteristic: text, value: text, code: z.string().max(60) })),
});

const IMPORTED = z.object({ regras: z.record(z.string(), z.json()) });

/** What stands there and is no such thing, from a restored or edited database, counts as nothing. */
export async function readFinderData(db: Kysely<Schema>): Promise<FinderData> {
  const rows = await db.selectFrom('finder_data').select(['name', 'data']).orderBy('name').execute();
  const of = (name: string) => rows.find((row) => row.name === name)?.data;
  const read = OWN.safeParse(of('codes'));
  const own = read.success ? read.data.values : [];
  const file = IMPORTED.safeParse(of('rules')).data?.regras;
  const imported = file === undefined ? undefined : readRules(file);
  const held = imported && isRead(imported) ? imported : undefined;
  const { rules, codes } = held ?? { rules: SHIPPED_RULES, codes: SHIPPED_CODES };
  return {
    own,
    codes: withOwn(codes, own),
    rules,
    shipped: codes,
    file: held ? file : undefined,
    off: of('off') !== undefined,
  };
}

const keyOf = ({ characteristic, value }: Pick<CodeValue, 'characteristic' | 'value'>): string =>
  `${characteristic}\n${value.toLowerCase()}`;

function withOwn(shipped: Codes, own: readonly CodeValue[]): Codes {
  if (own.length === 0) return shipped;
  const said = new Set(own.map(keyOf));
  return {
    ...shipped,
    values: [
      ...shipped.values.filter((one) => !said.has(keyOf(one))),
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

/** Puts a file that was read in the place of the rules; undefined for those that come with the shop. */
export async function replaceRules(trx: Trx, file: RulesFile | undefined, now: Date): Promise<void> {
  await trx.deleteFrom('finder_data').where('name', '=', 'rules').execute();
  if (!file) return;
  const data = JSON.stringify({ regras: file });
  await trx.insertInto('finder_data').values({ name: 'rules', data, updated_at: now }).execute();
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
