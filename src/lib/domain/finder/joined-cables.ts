/** Runs that one product does not reach: cables joined, and network runs built on site. */
import {
  bestCable,
  type Context,
  cablesBetween,
  compare,
  copiesOf,
  covers,
  type Fill,
  fitsLayout,
  type Hop,
  isFarCheaper,
  scoreOf,
  worstOf,
} from './cabling.ts';
import { coaxReach } from './coax.ts';
import { isShort } from './layout.ts';
import { leastOf, measured, sets, waitings } from './least-lengths.ts';
import type { Piece } from './part.ts';
import { mates, type Way } from './product-index.ts';
import type { Rules } from './rules.ts';

const MOST = 3;

/** Metres between a device and the jack beside it. */
const BESIDE_JACK = 0.8;

/** One cable of a run of several. */
type Length = { readonly way: Way; readonly piece: Piece };

/**
 * Two or three cables of one kind in a row, with couplers between where the plugs do not meet by themselves; of coax for SDI
 * also two kinds, each of which uses up its share of the reach.
 */
export function joined(context: Context, ways: readonly Way[], metres: number): Fill | undefined {
  let best: Fill | undefined;
  const keep = (fill: Fill | undefined) => {
    if (fill && (!best || isBefore(fill, best))) best = fill;
  };
  for (const way of ways) {
    if (way.part.tech > 0 || !fitsLayout(context, way) || way.a.plug === 'bare') continue;
    const direct =
      context.rules.reach.joins.includes(way.from) &&
      mates(context.shelf.connectors, way.b, way.a) !== undefined;
    const coupler = direct ? undefined : couplerFor(context, way);
    if (!direct && !coupler) continue;
    const most = longestOf(context, way);
    for (const set of most * MOST + 0.001 < metres ? [] : sets(context, way.pieces, metres)) {
      keep(
        joinedFill(
          context,
          set.map((piece) => ({ way, piece })),
          coupler,
          metres,
        ),
      );
    }
    if (way.from === 'sdi' && coupler) {
      for (const mixed of ofTwoKinds(context, way, ways, metres))
        keep(joinedFill(context, mixed, coupler, metres));
    }
  }
  return best;
}

/** One more coupler is no reason to pay far more. */
function isBefore(fill: Fill, best: Fill): boolean {
  const same = [0, 1].every((index) => fill.score[index] === best.score[index]);
  if (same && isFarCheaper(fill.hops, best.hops)) return true;
  return !(same && isFarCheaper(best.hops, fill.hops)) && compare(fill.score, best.score) < 0;
}

/**
 * Coax of a plainer class in a row, in the place of one cable that costs far more for a class which nobody asked for: where no
 * plainer one is long enough, and no worse, nor longer to wait for.
 */
export function instead(
  context: Context,
  ways: readonly Way[],
  single: Fill,
  metres: number,
): Fill | undefined {
  const { way } = single.hops[0] ?? {};
  if (!way || !COAX.has(way.from) || way.part.gbps === undefined) return undefined;
  const { gbps } = way.part;
  const asked = Math.max(context.useful[way.from] ?? 0, context.least[way.from] ?? 0);
  const enough = asked / context.rules.needs.tolerance;
  const plainer = ways.filter(
    ({ part }) => part.gbps !== undefined && part.gbps < gbps && part.gbps >= enough,
  );
  if (plainer.length === 0 || bestCable(context, plainer, metres, 'main')) return undefined;
  const run = joined(context, plainer, metres);
  if (!run || !isFarCheaper(run.hops, single.hops)) return undefined;
  return [0, 1].every((index) => (run.score[index] ?? 0) <= (single.score[index] ?? 0)) ? run : undefined;
}

/** Signals whose cables are joined by couplers. */
const COAX: ReadonlySet<string> = new Set(['sdi', 'cctv']);

/** A cable of one kind with one or two of another, no longer each than the one before: of each first cable the least that covers the path. */
function* ofTwoKinds(
  context: Context,
  way: Way,
  ways: readonly Way[],
  metres: number,
): Generator<readonly Length[]> {
  for (const other of ways) {
    if (other === way || other.part.tech > 0 || other.part.channels > 1 || !isAlike(way, other)) continue;
    if (longestOf(context, way) + 2 * longestOf(context, other) + 0.001 < metres) continue;
    for (const waiting of waitings(way.pieces, other.pieces)) {
      const rest = measured(context, other.pieces, waiting);
      for (const first of measured(context, way.pieces, waiting)) {
        const more = leastOf(rest, metres - first.covered, first.piece.length);
        if (more) {
          yield [{ way, piece: first.piece }, ...more.map((piece) => ({ way: other, piece }))];
        }
      }
    }
  }
}

function couplerFor(context: Context, way: Way): Way | undefined {
  if (!COAX.has(way.from)) return undefined;
  const coupler = context.shelf.boxes
    .get('sdi')
    ?.find(({ part, a, b, to }) => to === 'sdi' && part.tech === 0 && isSocket(way, a) && isSocket(way, b));
  return coupler && { ...coupler, from: way.from, to: way.to };
}

const isSocket = (way: Way, end: { plug: string; gender: string }) =>
  end.plug === way.b.plug && end.gender === 'f' && way.a.plug === way.b.plug;

/** Metres that the longest of this kind covers: the pieces stand in order of length. */
const longestOf = ({ rules }: Context, { pieces }: Way): number =>
  covers(rules, pieces.at(-1)?.length ?? 0, false);

const isAlike = (way: Way, { a, b }: Way): boolean => a.plug === way.a.plug && b.plug === way.b.plug;

function joinedFill(
  context: Context,
  set: readonly Length[],
  coupler: Way | undefined,
  metres: number,
): Fill | undefined {
  const [first] = set;
  if (!first || set.length > MOST) return undefined;
  const { rules } = context;
  const covered = set.reduce((sum, { piece }) => sum + covers(rules, piece.length, false), 0);
  if (covered + 0.001 < metres) return undefined;
  const length = set.reduce((sum, { piece }) => sum + piece.length, 0);
  const joints = coupler ? set.length - 1 : 0;
  if (!shares(context, set, joints)) return undefined;
  const worst = set.map(({ way }) =>
    worstOf(context, { part: way.part, from: way.from, to: way.to, length, path: metres }),
  );
  if (worst.includes(3)) return undefined;
  const singles = set.map(({ way, piece }) => scoreOf(context, way, piece, metres));
  const [single] = singles;
  if (!single || singles.includes(undefined)) return undefined;
  const waiting = Math.max(...set.map(({ piece }) => piece.waiting), coupler?.pieces[0]?.waiting ?? 0);
  const quantity = copiesOf(context, first.way);
  const hops: Hop[] = set.flatMap(({ way, piece }, index) => {
    const hop: Hop = {
      way,
      piece,
      quantity,
      role: 'main',
      length: piece.length,
      path: Math.min(covers(rules, piece.length, false), metres),
    };
    const joint = coupler?.pieces[0];
    return coupler && joint && index < set.length - 1
      ? [hop, { way: coupler, piece: joint, quantity, role: 'joint' as const, length: 0, path: 0 }]
      : [hop];
  });
  const price = hops.reduce((sum, hop) => sum + hop.piece.price * quantity, 0);
  const score = [
    single[0] ?? 0,
    waiting,
    hops.length,
    first.way.part.tech,
    0,
    length,
    single[7] ?? 0,
    price,
    first.piece.id,
  ];
  return { hops, score };
}

/** Whether cables in a row, of one kind or of several, carry what is asked: each uses up its share of what its kind reaches. */
export function shares(context: Context, set: readonly Length[], joints: number): boolean {
  const used = set.map(({ way, piece }) => piece.length / reachOfJoined(context, way, joints));
  return used.every((share) => share >= 0) && used.reduce((sum, share) => sum + share, 0) <= 1 + 1e-9;
}

/** Metres that one kind of cable carries what is asked with so many couplers; below none where it does not at all. */
function reachOfJoined({ rules, least, wish }: Context, way: Way, joints: number): number {
  if (way.to !== 'sdi') return rules.reach.medium[way.from] ?? 0;
  const asked = Math.max(
    least.sdi ?? 0,
    ...wish.modes.map(({ sdi }) => sdi ?? 0),
    ...wish.rates.filter(({ on }) => on.includes('sdi')).map(({ gbps }) => gbps),
  );
  return coaxReach(rules, way.part, asked, joints);
}

/** Solid cable from the reel between two jacks, with a patch cord at each end. */
export function built(context: Context, metres: number): Fill | undefined {
  const { rules, shelf } = context;
  if (metres > rules.reach.permanent) return undefined;
  const socket = { plug: 'rj45', gender: 'f' as const };
  let best: Fill | undefined;
  for (const reel of shelf.reels) {
    const piece = reel.pieces[0];
    if (reel.from !== 'eth' || !piece) continue;
    const jack = shelf.jacks
      .filter(
        ({ from, part }) => from === 'eth' && part.category === reel.part.category && part.lists === false,
      )
      .flatMap((way) => way.pieces.map((of) => ({ way, of })))
      .sort((x, y) => x.of.waiting - y.of.waiting || x.of.price - y.of.price)[0];
    const cords = cablesBetween(context, socket, socket, 'eth', 'eth').filter(
      ({ part }) => part.category === reel.part.category,
    );
    const inside: Context = {
      ...context,
      wish: { ...context.wish, features: context.wish.features.filter((id) => id !== 'externo') },
    };
    const cord = bestCable(inside, cords, BESIDE_JACK, 'lead')?.hops[0];
    if (!jack || !cord) continue;
    const step = { part: reel.part, from: 'eth', to: 'eth', length: metres, path: metres };
    const verdict = worstOf(context, step);
    if (verdict === 3) continue;
    const end: Hop = { way: jack.way, piece: jack.of, quantity: 1, role: 'joint', length: 0, path: 0 };
    const hops: readonly Hop[] = [
      cord,
      end,
      { way: reel, piece, quantity: 1, role: 'main', length: piece.length, path: metres },
      end,
      cord,
    ];
    const price = hops.reduce((sum, hop) => sum + hop.piece.price * hop.quantity, 0);
    const waiting = Math.max(...hops.map((hop) => hop.piece.waiting));
    const category = reel.part.category === '6' ? 0 : 1;
    const score = [verdict, waiting, 5, 0, 0, 0, category + (reel.part.outdoor ? 0.5 : 0), price, piece.id];
    if (!best || compare(score, best.score) < 0) best = { hops, score };
  }
  return best;
}

/** Metres of solid cable that are cut for a path: with a tenth to spare, as far as one run may go. */
export const wireFor = ({ reach }: Rules, metres: number): number =>
  Math.min(Math.max(metres, reach.permanent), metres * reach.cut);

/** Metres that the cords and sockets of a run that is built take from what a pair of boxes reaches. */
const BUILT_TAKES = 10;

/** Nothing is asked of the wire between two boxes but where it lies: they make the picture. */
export const wireAlone = (context: Context): Context => ({
  ...context,
  wish: {
    ...context.wish,
    modes: [],
    features: context.wish.features.filter((id) => id === 'externo'),
    rates: [],
    watts: 0,
    layouts: new Set(),
  },
  useful: {},
});

/** The network cable between the two boxes of a pair: point to point, in copper of the right category. */
export function linkOf(context: Context, box: Way, metres: number): readonly Hop[] | undefined {
  if (box.part.reach !== undefined && metres > box.part.reach) return undefined;
  const wide = (box.part.picture?.width ?? 0) > 1920;
  const wire = wireAlone(context);
  const rate = { id: wide ? '10g' : '1g', on: ['eth'], gbps: wide && metres > 35 ? 10 : 1 };
  const plain: Context = { ...wire, wish: { ...wire.wish, rates: [rate] } };
  const socket = { plug: 'rj45', gender: 'f' as const };
  const cord = bestCable(plain, cablesBetween(plain, socket, socket, 'eth', 'eth'), metres, 'lead');
  const most = box.part.reach;
  // A reel for a few metres is out of all proportion.
  if (!cord && isShort(context)) return undefined;
  if (!cord && most !== undefined && wireFor(context.rules, metres) > most - BUILT_TAKES) return undefined;
  return (cord ?? built(plain, metres))?.hops.map((hop) =>
    hop.role === 'main' ? { ...hop, role: 'lead' as const } : hop,
  );
}
