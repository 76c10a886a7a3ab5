/**
 * The judged set of shoppers: what people type, by kind, each with a rule that says which products are right. It was
 * written from the catalogue before anybody looked at answers. A fixed hash of the text splits it: `open` is worked with,
 * `closed` is looked at for nothing but the figures in docs/search.md.
 *
 * - Precision at 5: right ones among the first five shown / min(5, right ones there are).
 * - Recall at 20: right ones among the first 20 shown / min(20, right ones there are).
 * - Reciprocal rank: 1 / place of the first right one.
 * - What is not sold: 1 when nothing is shown or the answer says what it left out, 0 otherwise.
 */
import { PRODUCTS } from '#artwork/demo/catalog.ts';
import { ACCENT_QUERIES } from './asked/accents.ts';
import { ADVERSARIAL_QUERIES } from './asked/adversarial.ts';
import { BRAND_QUERIES } from './asked/brands.ts';
import { CLASS_QUERIES } from './asked/classes.ts';
import { CODE_QUERIES } from './asked/codes.ts';
import { DEVICE_QUERIES } from './asked/devices.ts';
import { DIRECTION_QUERIES } from './asked/directions.ts';
import { FRESH_EIGHT } from './asked/fresh-eight.ts';
import { FRESH_ELEVEN } from './asked/fresh-eleven.ts';
import { FRESH_FIFTEEN } from './asked/fresh-fifteen.ts';
import { FRESH_FIVE } from './asked/fresh-five.ts';
import { FRESH_FOUR } from './asked/fresh-four.ts';
import { FRESH_FOURTEEN } from './asked/fresh-fourteen.ts';
import { FRESH_NINE } from './asked/fresh-nine.ts';
import { FRESH_NINETEEN } from './asked/fresh-nineteen.ts';
import { FRESH_ONE } from './asked/fresh-one.ts';
import { FRESH_SEVEN } from './asked/fresh-seven.ts';
import { FRESH_SIX } from './asked/fresh-six.ts';
import { FRESH_SIXTEEN } from './asked/fresh-sixteen.ts';
import { FRESH_TEN } from './asked/fresh-ten.ts';
import { FRESH_THIRTEEN } from './asked/fresh-thirteen.ts';
import { FRESH_THREE } from './asked/fresh-three.ts';
import { FRESH_TWELVE } from './asked/fresh-twelve.ts';
import { FRESH_TWENTY } from './asked/fresh-twenty.ts';
import { FRESH_TWENTY_CLOSED } from './asked/fresh-twenty-closed.ts';
import { FRESH_TWENTY_FIVE } from './asked/fresh-twenty-five.ts';
import { FRESH_TWENTY_FOUR } from './asked/fresh-twenty-four.ts';
import { FRESH_TWENTY_ONE } from './asked/fresh-twenty-one.ts';
import { FRESH_TWENTY_THREE } from './asked/fresh-twenty-three.ts';
import { FRESH_TWENTY_TWO } from './asked/fresh-twenty-two.ts';
import { FRESH_TWO } from './asked/fresh-two.ts';
import { HEAD_QUERIES } from './asked/heads.ts';
import { KIND_QUERIES } from './asked/kinds.ts';
import { LENGTH_QUERIES } from './asked/lengths.ts';
import { MISSING_QUERIES } from './asked/missing.ts';
import { SHOPPING_QUERIES } from './asked/shopping.ts';
import { SLANG_QUERIES } from './asked/slang.ts';
import { SPACING_QUERIES } from './asked/spacing.ts';
import { TYPO_QUERIES } from './asked/typos.ts';
import type { Rule } from './rules.ts';

/** Which products are right, and the texts they are right for. */
export type Judgement = readonly [right: Rule, ...texts: readonly string[]];

export type Asked = {
  readonly kind: string;
  readonly busca: string;
  readonly half: 'open' | 'closed';
  readonly right: ReadonlySet<string>;
};

const KINDS: Readonly<Record<string, readonly Judgement[]>> = {
  code: CODE_QUERIES,
  kind: KIND_QUERIES,
  slang: SLANG_QUERIES,
  brand: BRAND_QUERIES,
  spacing: SPACING_QUERIES,
  device: DEVICE_QUERIES,
  direction: DIRECTION_QUERIES,
  length: LENGTH_QUERIES,
  shopping: SHOPPING_QUERIES,
  typo: TYPO_QUERIES,
  missing: MISSING_QUERIES,
  class: CLASS_QUERIES,
  accent: ACCENT_QUERIES,
  head: HEAD_QUERIES,
};

/** The batches at the end were counted and looked at before they were split. */
export const ASKED: readonly Asked[] = [KINDS, FRESH_TEN, FRESH_ELEVEN, FRESH_TWELVE].flatMap((batch) =>
  Object.entries(batch).flatMap(([kind, judgements]) => asked(kind, judgements)),
);

/** Of neither half's figures. */
export const ADVERSARIAL: readonly Asked[] = asked('adversarial', ADVERSARIAL_QUERIES);

/** Working sets by class, of neither half's figures; the first was written, counted and mended before the second. */
export const FRESH: readonly (readonly Asked[])[] = [
  FRESH_ONE,
  FRESH_TWO,
  FRESH_THREE,
  FRESH_FOUR,
  FRESH_FIVE,
  FRESH_SIX,
  FRESH_SEVEN,
  FRESH_EIGHT,
  FRESH_NINE,
  FRESH_TEN,
  FRESH_ELEVEN,
  FRESH_TWELVE,
  FRESH_THIRTEEN,
  FRESH_FOURTEEN,
  FRESH_FIFTEEN,
  FRESH_SIXTEEN,
  FRESH_NINETEEN,
  FRESH_TWENTY,
  FRESH_TWENTY_CLOSED,
  FRESH_TWENTY_ONE,
  FRESH_TWENTY_TWO,
  FRESH_TWENTY_THREE,
  FRESH_TWENTY_FOUR,
  FRESH_TWENTY_FIVE,
].map((batch) => Object.entries(batch).flatMap(([kind, judgements]) => asked(kind, judgements)));

function asked(kind: string, judgements: readonly Judgement[]): readonly Asked[] {
  return judgements.flatMap(([right, ...texts]) =>
    texts.map((busca) => ({ kind, busca, half: halfOf(busca), right: slugs(right) })),
  );
}

/** FNV-1a of the text; odd ones are closed. */
function halfOf(text: string): Asked['half'] {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return ((hash >>> 7) & 1) === 1 ? 'closed' : 'open';
}

function slugs(rule: Rule): ReadonlySet<string> {
  return new Set(PRODUCTS.filter(rule).map(({ slug }) => slug));
}
