/** The best chain between any two ports of both ends: with some slack, or without where nothing else is in proportion. */
import {
  type Context,
  cablesBetween,
  cheapestCable,
  compare,
  isFarCheaper,
  isOverlong,
  isTight,
  priceOf,
} from './cabling.ts';
import { contextOf } from './context.ts';
import type { Wish } from './judge.ts';
import { closedBy } from './meetings.ts';
import { apart, isDirect, OWN_LEAD, ruledOut } from './no-answer.ts';
import type { Shelf } from './product-index.ts';
import type { Place, Read } from './question.ts';
import type { Rules } from './rules.ts';
import { type Chain, chainsBetween, MOST_BOXES, socketOf } from './search.ts';
import { PICTURES } from './traps.ts';
import type { Why } from './why.ts';

export type Solved = { chain: Chain; rest: readonly Chain[]; from: Place; to: Place; context: Context };

export type Found = Solved & { readonly key: readonly number[] };

export type Open = {
  readonly from: Place;
  readonly to: Place;
  readonly context: Context;
  /** How far down in the lists of both devices. */
  readonly order: number;
};

export type Tried = {
  readonly best: Found | undefined;
  /** By a port that only older devices have. */
  readonly older: Solved | undefined;
  /** Pairs of ports that speak to each other or may, and why the first other pair does not. */
  readonly open: readonly Open[];
  readonly why: (Why & { from: Place; to: Place }) | undefined;
};

export type Best = Tried & {
  /** A cable as long as the path, with nothing to spare, where it is worth a word beside the answer. */
  readonly tight: Solved | undefined;
  /** With slack, where that is out of proportion. */
  readonly longer: Found | undefined;
};

export type Trial = {
  readonly rules: Rules;
  readonly shelf: Shelf;
  readonly read: Read;
  readonly wish: Wish;
  readonly metres: number;
  /** Metres that boxes which only make a signal go farther must be in proportion to, where it is not the path. */
  readonly worth?: number;
  /** One cable where there is one. */
  readonly whole?: boolean;
};

/** So many times the price of a cable of just the right length is out of proportion. */
export const DEAR = 3;

/** What is tried with slack, and without where that gives nothing, much for little, or a port that nobody means. */
export function bestOf(trial: Trial): Best {
  const plain = tried(trial);
  const { rules, read, metres } = trial;
  const none = { ...plain, tight: undefined, longer: undefined };
  if (read.metres === undefined) return none;
  // Headphones that reach by their own lead need no extension of just that length.
  const reaches =
    metres <= OWN_LEAD && plain.open.some(({ from, to, context }) => isDirect(context, from, to));
  if (!plain.best && reaches) return none;
  const isPlain = plain.best?.chain.hops.length === 1 && plain.best.key[RARE] === 0;
  const isNear = metres <= (rules.reach.tight ?? 0);
  const alone: Trial = { ...trial, rules: withoutSlack(rules), worth: 0, whole: true };
  const exact = isNear ? tried(alone, isPlain ? 0 : MOST_BOXES).best : undefined;
  const own = exact && isOneRun(exact, metres) ? withSlack(exact, rules) : undefined;
  const isPreferred = (one: Found) =>
    isPlain ? isInsteadOfGlass(one, plain.best, metres) : isBetter(one, plain.best);
  if (own && (isHeap(own, plain.best) || isPreferred(own)))
    return { ...plain, best: own, tight: undefined, longer: plain.best };
  const [tight] = [own, plain.best && justEnough(plain.best, metres)]
    .filter((one) => one?.chain.hops.length === 1)
    .sort((one, other) => priceOf(one?.chain.hops ?? []) - priceOf(other?.chain.hops ?? []));
  const isCheaper = tight && plain.best && isFarCheaper(tight.chain.hops, plain.best.chain.hops);
  return isCheaper ? { ...none, tight } : none;
}

const withSlack = <T extends Solved>(exact: T, rules: Rules): T => ({
  ...exact,
  context: { ...exact.context, rules },
  rest: [],
});

/** The cheapest cable between the same ports that is as long as the path, with a concession where need be. */
function justEnough({ from, to, context, chain }: Solved, metres: number): Solved | undefined {
  const exact: Context = { ...context, rules: withoutSlack(context.rules) };
  const ways = from.signals.flatMap((a) =>
    to.signals.flatMap((b) => cablesBetween(context, socketOf(from), socketOf(to), a, b)),
  );
  const cable = cheapestCable(exact, ways, metres, Math.max(CONCESSION, chain.score[0] ?? 0));
  if (!cable?.hops.every((hop) => isTight(context.rules, hop))) return undefined;
  return { chain: { ...cable, boxes: [] }, rest: [], from, to, context };
}

const CONCESSION = 1;

/** What a cable covers is its length where nothing is taken off for bends. */
export const withoutSlack = (rules: Rules): Rules => ({
  ...rules,
  reach: { ...rules.reach, slack: { least: 0, share: 0 } },
});

const isOneRun = ({ chain }: Solved, metres: number): boolean =>
  chain.hops.some(({ way, length, path }) => length > 0 && path >= metres - 0.01 && way.a.plug !== 'bare');

function isBetter(exact: Found, plain: Found | undefined): boolean {
  if (!plain || (plain.key[RARE] === 1 && exact.key[RARE] === 0)) return true;
  return exact.chain.hops.length === 1 && priceOf(exact.chain.hops) * DEAR < priceOf(plain.chain.hops);
}

/** So many times the cable of just the right length is a heap of cable between two things that touch each other. */
const ENDLESS = 5;

function isHeap(exact: Found, plain: Found | undefined): boolean {
  const [short, ...joined] = exact.chain.hops;
  const [long, ...others] = plain?.chain.hops ?? [];
  if (!short || !long || joined.length + others.length > 0) return false;
  return long.length > short.length * ENDLESS;
}

/** Where in a key it stands whether a port is one that nobody means. */
const RARE = 2;

/** Copper of just the right length passes the same as far more glass than the path takes. */
const isInsteadOfGlass = (exact: Found, plain: Found | undefined, metres: number): boolean =>
  plain?.chain.hops.some((hop) => hop.way.part.tech === OPTICAL && isOverlong(hop, metres)) === true &&
  exact.chain.hops.every(({ way }) => way.part.tech < OPTICAL) &&
  [0, 1].every((index) => (exact.key[index] ?? 0) <= (plain.key[index] ?? 0)) &&
  priceOf(exact.chain.hops) * DEAR < priceOf(plain.chain.hops);

const OPTICAL = 2;

export function tried(
  { rules, shelf, read, wish, metres, worth = metres, whole = false }: Trial,
  boxes = MOST_BOXES,
): Tried {
  const pairs = read.from.flatMap((from, i) =>
    read.to.map((to, j) => ({ from, to, order: isEither(from, to) ? unlike(from, to) : i + j })),
  );
  let best: Found | undefined;
  let older: Solved | undefined;
  let why: Tried['why'];
  const open: Open[] = [];
  for (const { from, to, order } of pairs) {
    const closed =
      ruledOut(rules, wish, from, to) ?? apart(rules, read, from, to) ?? closedBy(rules, read, from, to);
    if (closed) {
      why ??= { ...closed, from, to };
      continue;
    }
    const own = { ...contextOf(rules, shelf, wish, from, to), whole };
    const context = wish.layouts.has('estender') ? own : { ...own, path: worth };
    open.push({ from, to, context, order });
    const chains = chainsBetween({ ...context, most: Math.min(boxes, mostBeside(best)) }, from, to, metres);
    const chain = chains[0];
    if (!chain) continue;
    const key = [
      chain.score[0] ?? 0,
      chain.score[1] ?? 0,
      isRare(read, from, to) ? 1 : 0,
      chain.score[2] ?? 0,
      chain.score[3] ?? 0,
      order,
      // Between a computer and its screen, pictures faster than 60 Hz are what DisplayPort is there for.
      wish.modes.some(({ hz }) => hz > 60) && chain.hops[0]?.way.from !== 'dp' ? 1 : 0,
      ...chain.score.slice(4),
    ];
    if (isRare(read, from, to)) older ??= { chain, rest: [], from, to, context };
    if (!best || compare(key, best.key) < 0) best = { chain, rest: chains.slice(1), from, to, context, key };
  }
  return { best, older, open, why };
}

/** Boxes that another pair of ports may take and still be better than what was found. */
function mostBeside(best: Found | undefined): number {
  const [verdict, waiting, rare, below, pieces = 0] = best?.key ?? [1];
  if (verdict !== 0 || waiting !== 0 || rare !== 0 || below !== 0) return MOST_BOXES;
  return best?.chain.boxes.length === 0 && pieces === 1 ? 0 : Math.min(pieces, MOST_BOXES);
}

/** One name for two sockets: whichever is like the other end is meant. */
const isEither = (...ends: readonly Place[]): boolean => ends.some(({ either }) => either !== undefined);
const unlike = (from: Place, to: Place): number => (from.port.socket === to.port.socket ? 0 : 1);

/**
 * A port that only older devices have, or that lacks the sound where both have one with it, and the visitor named neither; or one
 * for a subwoofer that leads elsewhere, where another was named as well as it.
 */
export function isRare({ named, needs, from: froms }: Read, from: Place, to: Place): boolean {
  const rare = ({ device, port }: Place) => device?.rare?.includes(port.id) === true;
  // What sends no newer picture is meant for the old socket.
  const isOld =
    froms.some(({ signals }) => signals.includes('vga')) &&
    froms.every(({ signals }) => signals.every((one) => one === 'vga' || !PICTURES.has(one)));
  if ((!named.from && rare(from)) || (!named.to && rare(to) && !(isOld && to.signals.includes('vga'))))
    return true;
  const isForSub = from.signals.length > 0 && from.signals.every((one) => one === 'lfe');
  if (froms.length > 1 && isForSub && to.port.socket !== from.port.socket) return true;
  if (named.from || named.to || needs.length > 0 || !from.signals.includes('ypbpr')) return false;
  return from.device?.out.includes('av') === true && to.device?.in.includes('av') === true;
}
