/** Which of many lengths, joined in a row, cover a path with the fewest metres. */
import { type Context, covers } from './cabling.ts';
import type { Piece } from './part.ts';

/** The least that covers the path, in two cables and in three, longest first: of what is in stock, and of all. */
export function* sets(
  context: Context,
  pieces: readonly Piece[],
  metres: number,
): Generator<readonly Piece[]> {
  for (const waiting of waitings(pieces)) {
    const known = measured(context, pieces, waiting);
    const two = leastPair(known, metres, Number.POSITIVE_INFINITY);
    if (two) yield two;
    let best: readonly Piece[] | undefined;
    for (const { piece, covered } of known) {
      const rest = leastPair(known, metres - covered, piece.length);
      if (rest && (!best || isLess([piece, ...rest], best))) best = [piece, ...rest];
    }
    if (best) yield best;
  }
}

type Measured = { readonly piece: Piece; readonly covered: number };

export const measured = (
  { rules }: Context,
  pieces: readonly Piece[],
  waiting: number,
): readonly Measured[] =>
  pieces
    .filter((piece) => piece.waiting <= waiting)
    .map((piece) => ({ piece, covered: covers(rules, piece.length, false) }))
    .filter(({ covered }) => covered > 0);

/** Each degree of waiting that some of these have. */
export const waitings = (...lists: readonly (readonly Piece[])[]): readonly number[] => [
  ...new Set(lists.flat().map(({ waiting }) => waiting)),
];

/** One cable or two that cover so much with the fewest metres, none longer than `most`; the pieces stand in order of length. */
export function leastOf(
  known: readonly Measured[],
  metres: number,
  most: number,
): readonly Piece[] | undefined {
  const one = known.find(({ piece, covered }) => covered + 0.001 >= metres && piece.length <= most);
  return one ? [one.piece] : leastPair(known, metres, most);
}

function leastPair(known: readonly Measured[], metres: number, most: number): readonly Piece[] | undefined {
  let best: readonly Piece[] | undefined;
  let short = 0;
  for (let long = known.length - 1; long >= short; long--) {
    const one = known[long];
    if (!one || one.piece.length > most) continue;
    while (short <= long && one.covered + (known[short]?.covered ?? 0) + 0.001 < metres) short++;
    const two = known[short];
    if (two && short <= long && (!best || isLess([one.piece, two.piece], best))) {
      best = [one.piece, two.piece];
    }
  }
  return best;
}

/** Fewer metres in all, or as many for less. */
function isLess(one: readonly Piece[], other: readonly Piece[]): boolean {
  const sum = (pieces: readonly Piece[], of: 'length' | 'price') =>
    pieces.reduce((all, piece) => all + piece[of], 0);
  const difference = sum(one, 'length') - sum(other, 'length');
  return Math.abs(difference) < 1e-9 ? sum(one, 'price') < sum(other, 'price') : difference < 0;
}
