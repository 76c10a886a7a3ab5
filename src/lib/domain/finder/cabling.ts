/** What goes between two sockets: nothing, one cable, or several joined. */
import { judge, type Step, type Verdict, type Wish } from './judge.ts';
import type { End, Piece } from './part.ts';
import { mates, type Shelf, type Way } from './product-index.ts';
import type { Rules } from './rules.ts';

/** A product in its place in a chain, with the path it covers. */
export type Hop = {
  readonly way: Way;
  readonly piece: Piece;
  readonly quantity: number;
  /** An ordinary lead for a box, or a part of a run that is built. */
  readonly role: 'main' | 'lead' | 'joint';
  readonly length: number;
  readonly path: number;
};

export type Fill = { readonly hops: readonly Hop[]; readonly score: readonly number[] };

export type Context = {
  readonly rules: Rules;
  readonly shelf: Shelf;
  readonly wish: Wish;
  /** Gb/s that both ports can use, by signal: what is above it is not needed, what is below a waste of them. */
  readonly useful: Readonly<Record<string, number>>;
  /** Signals whose class must match the ports. */
  readonly least: Readonly<Record<string, number>>;
  /** What a search has found out of the shelf, by socket and signal: it is asked for thousands of times. */
  readonly reached: Map<string, readonly string[]>;
  /** What one search has found to join, by gap and metres: each has its own. */
  readonly joined?: Map<string, Fill | undefined>;
  /** One cable where there is one, though several joined cost far less. */
  readonly whole?: boolean;
  /** Metres that boxes which only make a signal go farther must be in proportion to; left out where any may be used. */
  readonly path?: number;
  /** Boxes that are tried at least and at most; left out: from none to as many as an answer may have. */
  readonly fewest?: number;
  readonly most?: number;
};

/** The path that a cable covers: its length less the slack of plugs and bends. */
export function covers(rules: Rules, length: number, cut: boolean): number {
  const { least, share } = rules.reach.slack;
  if (cut) return Math.round((length / rules.reach.cut) * 100) / 100;
  return Math.round((length - Math.max(least, length * share)) * 100) / 100;
}

/** As long as its path, with nothing left for plugs and bends. */
export const isTight = (rules: Rules, { way, length, path }: Hop): boolean =>
  length > 0 && way.a.plug !== 'bare' && covers(rules, length, false) + 0.001 < path;

/** More than twice the path: what is over has to be laid somewhere. */
export const isOverlong = ({ way, length }: Hop, metres: number): boolean =>
  way.a.plug !== 'bare' && length > Math.max(metres * 2, 1);

type Socket = Pick<End, 'plug' | 'gender'>;

/** All kinds of cable that go from one socket to the other and turn one signal into the other. */
export function cablesBetween(
  context: Context,
  from: Socket,
  to: Socket,
  signalFrom: string,
  signalTo: string,
): readonly Way[] {
  const { shelf } = context;
  const list = shelf.cables.get(`${signalFrom}>${signalTo}`) ?? [];
  return list.filter((way) => mates(shelf.connectors, way.a, from) && mates(shelf.connectors, way.b, to));
}

/** The best single cable for a path, or undefined. */
export function bestCable(
  context: Context,
  ways: readonly Way[],
  metres: number,
  role: Hop['role'],
): Fill | undefined {
  let best: Fill | undefined;
  for (const way of ways) {
    if (!fitsLayout(context, way)) continue;
    const cut = way.a.plug === 'bare';
    const copies = copiesOf(context, way);
    for (const piece of way.pieces) {
      const covered = covers(context.rules, piece.length, cut);
      if (covered + 0.001 < metres || covered <= 0) continue;
      const score = scoreOf(context, way, piece, metres);
      if (score && (!best || compare(score, best.score) < 0)) {
        best = {
          hops: [{ way, piece, quantity: copies, role, length: piece.length, path: metres }],
          score,
        };
      }
    }
  }
  return best;
}

/** The cheapest single cable in stock that passes no less than devices use, with no worse verdict. */
export function cheapestCable(
  context: Context,
  ways: readonly Way[],
  metres: number,
  verdict: number,
): Fill | undefined {
  let best: Fill | undefined;
  for (const way of ways) {
    for (const piece of way.pieces) {
      if (piece.waiting > 0 || (best && piece.price >= (best.hops[0]?.piece.price ?? 0))) continue;
      const fill = bestCable(context, [{ ...way, pieces: [piece] }], metres, 'main');
      if (fill && (fill.score[0] ?? 3) <= verdict && fill.score[2] === 0) best = fill;
    }
  }
  return best;
}

/** Plugs of one channel. */
const ONE_CHANNEL = new Set(['p10-ts', 'p10-trs', 'xlr3']);

/** Cables side by side: stereo takes two of one channel. */
export function copiesOf({ wish }: Context, { a }: Way): number {
  return wish.features.includes('estereo') && ONE_CHANNEL.has(a.plug) ? 2 : 1;
}

export function fitsLayout(context: Context, way: Way): boolean {
  const eight = context.wish.layouts.has('8-canais');
  return eight ? way.part.channels >= 8 : way.part.channels === 1;
}

/** Lower is better; undefined when a need is not met. */
export function scoreOf(
  context: Context,
  way: Way,
  piece: Piece,
  metres: number,
): readonly number[] | undefined {
  const step: Step = { part: way.part, from: way.from, to: way.to, length: piece.length, path: metres };
  const verdict = worstOf(context, step);
  if (verdict === 3) return undefined;
  if (!reaches(context, step)) return undefined;
  return [
    verdict,
    piece.waiting,
    context.wish.modes.length === 0 && (isBelow(context, way) || isCostly(way) || isMono(way)) ? 1 : 0,
    1,
    way.part.tech,
    way.part.power === undefined ? 0 : 1,
    piece.length,
    excess(context, way),
    piece.price,
    piece.id,
  ];
}

export function worstOf(context: Context, step: Step): Verdict {
  return Math.max(0, ...judge(context.rules, context.wish, step).values()) as Verdict;
}

function reaches(context: Context, step: Step): boolean {
  const least = context.least[step.from];
  const { gbps } = step.part;
  if (least !== undefined && gbps !== undefined && gbps * context.rules.needs.tolerance < least) return false;
  if (step.from === 'eth' || step.from === 'speaker') return true;
  return step.part.reach === undefined || step.length <= step.part.reach + 0.001;
}

/** Two metres of DisplayPort are no reason for glass while nobody asks for fast pictures. */
const isCostly = ({ from, part }: Way): boolean => from === 'dp' && part.tech === 2;

/** Two balanced sockets are no place for a plug that gives the balance up. */
const isMono = ({ from, to, part }: Way): boolean =>
  from === 'balanced' && to === 'balanced' && part.kind.no?.includes('balanceado') === true;

/** Whether a cable passes less than both devices do in ordinary use. */
export function isBelow({ useful, rules }: Context, { from, part }: Way): boolean {
  const most = useful[from];
  return part.gbps !== undefined && most !== undefined && part.gbps * rules.needs.tolerance < most;
}

/** How far the class is above what is of use, and far more when it is below. */
function excess(context: Context, way: Way): number {
  const useful = context.useful[way.from];
  const { gbps, category } = way.part;
  if (way.from === 'eth') return category === '6' ? 0 : category === '6a' ? 1 : 2;
  if (gbps === undefined || useful === undefined) return 0;
  return gbps * context.rules.needs.tolerance >= useful ? gbps - useful : 1000 - gbps;
}

/** Far cheaper: below this share of the price more pieces, or none to spare, are worth a word. */
const CHEAPER = 0.75;

export const priceOf = (hops: readonly Hop[]): number =>
  hops.reduce((sum, { piece, quantity }) => sum + piece.price * quantity, 0);

export const isFarCheaper = (hops: readonly Hop[], than: readonly Hop[]): boolean =>
  priceOf(hops) < priceOf(than) * CHEAPER;

export function compare(a: readonly number[], b: readonly number[]): number {
  for (let index = 0; index < a.length; index++) {
    const difference = (a[index] ?? 0) - (b[index] ?? 0);
    if (Math.abs(difference) > 1e-9) return difference;
  }
  return 0;
}
