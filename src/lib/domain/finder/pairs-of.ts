/** Which questions with a text of their own a shelf of products is for: what a category links to. */

import { mates, type Shelf, type Way } from './product-index.ts';
import { type Place, type Reader, readQuestion } from './question.ts';
import { socketOf } from './search.ts';
import { askedEnds } from './uses.ts';

export type Pair = Reader['rules']['pairs'][number];

/** Products of a category that a pair has to be for, so that a stray adapter names no subject of it. */
const SHARE = 0.2;

/** The pairs that most of these products serve as cable or as box, those of most products first. */
export function pairsOf(reader: Reader, shelf: Shelf, ids: readonly number[], most: number): readonly Pair[] {
  const held = ids.map((id) => shelf.waysOf(id)).filter((ways) => ways.length > 0);
  const counted = reader.rules.pairs.map((pair) => {
    const ends = askedEnds(reader, pair.from, pair.to);
    const { read } = readQuestion(reader, { ...ends, metros: undefined, precisa: [] });
    const serves = (ways: readonly Way[]) =>
      read?.from.some((from) => read.to.some((to) => ways.some((way) => links(shelf, way, from, to)))) ===
      true;
    return { pair, count: held.filter(serves).length };
  });
  return counted
    .filter(({ count }) => count > 0 && count >= held.length * SHARE)
    .sort((a, b) => b.count - a.count)
    .slice(0, most)
    .map(({ pair }) => pair);
}

/** A cable plugs into both sockets; a box turns the one signal into the other, with a lead between. */
function links({ connectors }: Shelf, way: Way, from: Place, to: Place): boolean {
  if (from.wrong || to.wrong) return false;
  if (!from.signals.includes(way.from) || !to.signals.includes(way.to)) return false;
  if (way.from !== way.to) return true;
  return (
    mates(connectors, way.a, socketOf(from)) !== undefined &&
    mates(connectors, way.b, socketOf(to)) !== undefined
  );
}
