/** How far a pair goes: by one cable as far as the longest one covers, and farther with more parts. */
import { hopsFor, typeOf } from './answer.ts';
import { bestCable, cablesBetween, covers, type Hop } from './cabling.ts';
import { contextOf } from './context.ts';
import { speakerReach, wishOf } from './judge.ts';
import type { Shelf, Way } from './product-index.ts';
import type { Read } from './question.ts';
import type { Rules } from './rules.ts';
import { socketOf } from './search.ts';

export type Reach = { readonly metres: number; readonly hops: readonly Hop[] };

/** Metres that are tried before the last one that goes is looked for to the metre. */
const STEPS = [1, 2, 3, 5, 10, 15, 20, 30, 50, 100, 200, 300];

/** The longest path that one cable does, and the longest with whatever parts; both undefined where nothing links the two. */
export function howFar(
  rules: Rules,
  shelf: Shelf,
  read: Read,
): { readonly cable: Reach | undefined; readonly most: Reach | undefined } {
  const ask = (metres: number): Reach | undefined => {
    const hops = hopsFor(rules, shelf, { ...read, metres });
    return hops && { metres, hops };
  };
  let cable: Reach | undefined;
  for (const metres of cableReaches(rules, shelf, read)) {
    const found = ask(metres);
    if (!found || typeOf(found.hops) !== 'cabo') continue;
    cable = found;
    break;
  }
  let most = cable;
  let never = STEPS.at(-1) ?? 0;
  for (const metres of STEPS.toReversed()) {
    if (metres <= (cable?.metres ?? 0)) break;
    const found = ask(metres);
    if (!found) {
      never = metres;
      continue;
    }
    most = found;
    break;
  }
  return { cable, most: most && lastOf(most, never, ask) };
}

/** The paths that single cables between these ports cover, the longest first. */
function cableReaches(rules: Rules, shelf: Shelf, read: Read): readonly number[] {
  const wish = wishOf(rules.needs, read.needs, read.count);
  const reaches = new Set<number>();
  for (const from of read.from) {
    for (const to of read.to) {
      const context = contextOf(rules, shelf, wish, from, to);
      const ways = from.signals.flatMap((one) =>
        to.signals.flatMap((other) => cablesBetween(context, socketOf(from), socketOf(to), one, other)),
      );
      for (const way of ways) {
        for (const { length } of way.pieces) {
          const metres = reachOf(rules, way, length);
          if (metres > 0 && bestCable(context, [way], metres, 'main')) reaches.add(metres);
        }
      }
    }
  }
  return [...reaches].sort((one, other) => other - one);
}

/** What the length covers, rounded down to what is said; of speaker wire no more than its section carries. */
function reachOf(rules: Rules, { a, from, part }: Way, length: number): number {
  const covered = covers(rules, length, a.plug === 'bare');
  const within = from === 'speaker' ? Math.min(covered, speakerReach(rules, part, 8)) : covered;
  return Math.floor(within * 10 + 1e-6) / 10;
}

/** The last that goes between one that does and one that does not: to a tenth of a metre, and to a metre beyond ten. */
function lastOf(sure: Reach, never: number, ask: (metres: number) => Reach | undefined): Reach {
  const unit = never > 10 ? 1 : 0.1;
  let low = sure;
  let high = never;
  while (high - low.metres > unit * 1.5) {
    const middle = Math.round((low.metres + high) / 2 / unit) * unit;
    const found = ask(middle);
    if (found) low = { ...found, metres: Math.round(middle * 10) / 10 };
    else high = middle;
  }
  return low;
}
