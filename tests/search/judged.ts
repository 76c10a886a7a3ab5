/**
 * The judged set: what visitors of a shop for cables type, and what they should find. It was written before the search,
 * from the catalogue alone. Every third query is held out: `measure.ts` prints only the totals of those, and nobody
 * looks at their answers while the search is tuned.
 *
 * - Precision at 5: of the first five products shown (or all, when fewer are shown), the share that is expected or
 *   accepted. 0 when nothing is shown.
 * - Recall at 24: of the expected products, the share among the first 24 shown; with more than 24 expected, of 24.
 */
import { PRODUCTS } from '#artwork/demo/catalog.ts';
import { AUDIO_QUERIES } from './queries/audio.ts';
import { CODE_QUERIES } from './queries/codes.ts';
import { NETWORK_QUERIES } from './queries/network.ts';
import { TOOL_QUERIES } from './queries/tools.ts';
import { VIDEO_QUERIES } from './queries/video.ts';
import type { Rule } from './rules.ts';

export type Judged = {
  readonly busca: string;
  readonly held: boolean;
  readonly expected: ReadonlySet<string>;
  /** Contains `expected`. */
  readonly accepted: ReadonlySet<string>;
};

const PAGE = 24;
const FIRST = 5;
const HELD_EVERY = 3;

export const JUDGED: readonly Judged[] = [
  ...VIDEO_QUERIES,
  ...AUDIO_QUERIES,
  ...NETWORK_QUERIES,
  ...TOOL_QUERIES,
  ...CODE_QUERIES,
].map(({ busca, expects, accepts = () => false }, index) => ({
  busca,
  held: index % HELD_EVERY === HELD_EVERY - 1,
  expected: slugs(expects),
  accepted: slugs((product) => expects(product) || accepts(product)),
}));

/** `found` are the slugs shown, in order. */
export function precision({ accepted }: Judged, found: readonly string[]): number {
  const shown = found.slice(0, FIRST);
  return shown.length === 0 ? 0 : shown.filter((slug) => accepted.has(slug)).length / shown.length;
}

export function recall({ expected }: Judged, found: readonly string[]): number {
  return found.slice(0, PAGE).filter((slug) => expected.has(slug)).length / Math.min(PAGE, expected.size);
}

function slugs(rule: Rule): ReadonlySet<string> {
  return new Set(PRODUCTS.filter(rule).map(({ slug }) => slug));
}
