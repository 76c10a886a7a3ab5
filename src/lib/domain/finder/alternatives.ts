/** What else would do: by other ports of the same devices, cheaper, in stock, or with room for the future. */
import {
  bestCable,
  type Context,
  cablesBetween,
  cheapestCable,
  type Fill,
  type Hop,
  isBelow,
  isFarCheaper,
  isOverlong,
  priceOf,
} from './cabling.ts';
import { withConditions } from './conditions.ts';
import { contextOf, isForSound, isFromBar, USUAL_TMDS } from './context.ts';
import { nameOf } from './end-names.ts';
import { reachOf } from './facts.ts';
import { type Wish, wishOf } from './judge.ts';
import { apart, ruledOut } from './no-answer.ts';
import type { Shelf } from './product-index.ts';
import type { Place, Read } from './question.ts';
import type { Rules } from './rules.ts';
import { type Chain, chainsBetween, isCoupler, socketOf } from './search.ts';
import { metresText, say } from './sentence.ts';
import { type Solved, withoutSlack } from './tried.ts';

export type Alternative = { readonly hops: readonly Hop[]; readonly why: string };

const skus = (hops: readonly Hop[]): string => hops.map(({ piece }) => piece.sku).join(' ');
const inStock = ({ hops }: Pick<Chain, 'hops'>): boolean => hops.every(({ piece }) => piece.waiting === 0);

/** Below this share of the price a longer or simpler way is worth a word. */
const WORTH = 0.9;
/** Gb/s of HDMI that the fastest pictures of consoles take. */
const FULL = 48;
const OPTICAL = 2;
const CONCESSION = 1;
const UNSURE = new Set(['usbc', 'dpp']);

/** A cheaper way and one for the future, where they differ from the answer. */
export function alternatives(context: Context, best: Solved, metres: number): readonly Alternative[] {
  const { rules } = context;
  const { chain, from, to } = best;
  const found: Alternative[] = [];
  const add = (hops: readonly Hop[], id: string, names: Readonly<Record<string, string>> = {}) => {
    if (skus(hops) === skus(chain.hops) || found.some((one) => skus(one.hops) === skus(hops))) return;
    found.push({ hops, why: withConditions(context, say(rules, id, names), hops) });
  };
  const rest = best.rest.filter((one) => (one.score[0] ?? 0) < 2 && inStock(one));
  const cheaper = [...rest, ...simpler(context, best, metres)].sort(
    (x, y) => priceOf(x.hops) - priceOf(y.hops),
  )[0];
  const isWorth = cheaper && priceOf(cheaper.hops) < priceOf(chain.hops) * WORTH;
  const isLong = cheaper?.hops.some((hop) => isOverlong(hop, metres));
  if (isWorth && (!isLong || isFarCheaper(cheaper.hops, chain.hops))) add(cheaper.hops, 'alt-cheaper');
  const soldOut = chain.hops.some(({ piece }) => piece.waiting > 0);
  if (soldOut && rest[0]) add(rest[0].hops, 'alt-in-stock');
  if (chain.hops.some(({ way, role }) => role === 'joint' && isCoupler(way))) {
    const whole = chainsBetween({ ...context, whole: true }, from, to, metres)[0];
    if (whole && whole.hops.length < chain.hops.length && inStock(whole)) add(whole.hops, 'alt-whole');
  }
  if (context.wish.ids.length === 0 && isFromBar(context.wish, from, to)) {
    const through: Context = { ...context, useful: { ...context.useful, tmds: FULL } };
    const [picture] = chainsBetween(through, from, to, metres);
    const gbps = Math.min(FULL, ...(picture?.hops ?? []).map(({ way }) => way.part.gbps ?? 0));
    if (picture) add(picture.hops, 'alt-through', { mode: reachOf(rules, gbps) });
  }
  const ethernet = withEthernet(context, best, metres);
  if (ethernet && priceOf(ethernet.hops) < priceOf(chain.hops) * WORTH) add(ethernet.hops, 'alt-ethernet');
  const tmds = context.useful.tmds ?? 0;
  if (context.wish.modes.length === 0 && tmds > USUAL_TMDS) {
    const plainer: Context = { ...context, useful: { ...context.useful, tmds: USUAL_TMDS } };
    const plain = chainsBetween(plainer, from, to, metres)[0];
    if (plain && priceOf(plain.hops) < priceOf(chain.hops)) {
      add(plain.hops, 'alt-plain', { mode: reachOf(rules, USUAL_TMDS) });
    }
  }
  // Nothing faster fits at this length but glass.
  const short = chain.hops[0]?.way;
  if (chain.hops.length === 1 && short?.from === 'dp' && isBelow(context, short)) {
    const faster = { ...context, least: { ...context.least, dp: context.useful.dp ?? 0 } };
    const [glass] = chainsBetween(faster, from, to, metres);
    const long = glass?.hops.find((hop) => isOverlong(hop, metres));
    const isNear = metres <= (rules.reach.tight ?? 0);
    const exact =
      long && isNear
        ? chainsBetween({ ...faster, rules: withoutSlack(rules) }, from, to, metres)[0]
        : undefined;
    const [tight] = exact?.hops ?? [];
    if (tight && long && tight.length < long.length) {
      add(exact?.hops ?? [], 'alt-faster-tight', { length: metresText(tight.length) });
    }
    if (glass && priceOf(glass.hops) > priceOf(chain.hops)) {
      add(glass.hops, long ? 'alt-faster-long' : 'alt-future', { length: metresText(long?.length ?? 0) });
    }
  }
  const grows = (context.wish.ceilings?.tmds ?? Number.POSITIVE_INFINITY) > USUAL_TMDS;
  if (
    chain.hops.length === 1 &&
    (context.useful.tmds ?? 0) < 48 &&
    grows &&
    !isForSound(context.wish, from, to)
  ) {
    const better: Context = { ...context, useful: { ...context.useful, tmds: 48, dp: 40 } };
    const future = chainsBetween(better, from, to, metres)[0];
    const isOne = future?.hops.length === 1 && !future.hops.some((hop) => isOverlong(hop, metres));
    if (future && isOne && priceOf(future.hops) > priceOf(chain.hops)) add(future.hops, 'alt-future');
  }
  return found;
}

/** Of a class that is not tested for eARC, though it has the pair of wires that eARC runs over: in copper alone it is there from end to end. */
function withEthernet(context: Context, { chain, from, to }: Solved, metres: number): Fill | undefined {
  const { wish, rules } = context;
  if (chain.hops.length > 1 || !wish.features.includes('earc')) return undefined;
  const rest = wish.ids.filter((id) => !LOSSLESS.has(id));
  const plain: Context = { ...context, wish: { ...wishOf(rules.needs, [...rest, 'arc'], wish.count) } };
  const ways = from.signals
    .flatMap((signal) => cablesBetween(plain, socketOf(from), socketOf(to), signal, signal))
    .filter(({ part }) => part.tech === 0 && part.has.has('ethernet'));
  return cheapestCable(plain, ways, metres, 0);
}

const LOSSLESS: ReadonlySet<string> = new Set(['earc', 'atmos-sem-perda']);

/** The sound of a picture without any runs beside it, between the two sockets for it that such devices have. */
export function withSound({ chain, context }: Solved, metres: number): readonly Alternative[] {
  const [picture] = chain.hops;
  if (picture?.way.from !== 'ypbpr' || chain.hops.length > 1) return [];
  const socket = { plug: 'rca2', gender: 'f' as const };
  const plain: Context = { ...context, wish: { ...context.wish, modes: [], features: [], rates: [] } };
  const sound = bestCable(plain, cablesBetween(plain, socket, socket, 'line', 'line'), metres, 'main');
  if (!sound) return [];
  return [{ hops: [picture, ...sound.hops], why: say(context.rules, 'alt-sound') }];
}

/** In the place of one cable: the cheapest that does the same, and of an optical one a pair of boxes. */
function simpler(
  context: Context,
  { chain, from, to }: Solved,
  metres: number,
): readonly Pick<Chain, 'hops'>[] {
  const [only] = chain.hops;
  if (!only || chain.hops.length > 1) return [];
  const verdict = chain.score[0] ?? 0;
  const ways = from.signals.flatMap((a) =>
    to.signals.flatMap((b) => cablesBetween(context, socketOf(from), socketOf(to), a, b)),
  );
  // With a concession, which is said beside it, where the answer makes none.
  const cable = cheapestCable(context, ways, metres, Math.max(CONCESSION, verdict));
  const asked = context.wish.modes.length > 0 && only.way.part.tech === OPTICAL;
  const boxes = asked ? chainsBetween({ ...context, fewest: 1, most: 1 }, from, to, metres) : [];
  return [
    ...(cable ? [cable] : []),
    ...boxes.filter((one) => (one.score[0] ?? 3) <= verdict && inStock(one)),
  ];
}

/** An end that its device usually has; one that was only named is nothing to advise on. */
function ownPort(place: Place | undefined, out: boolean): Place | undefined {
  const own = out ? place?.device?.out : place?.device?.in;
  return place && (own === undefined || own.includes(place.port.id)) ? place : undefined;
}

/** One cable between other ports of the devices that were named, where the named ones take more than one or nothing does. */
export function byOtherPort(
  rules: Rules,
  shelf: Shelf,
  wish: Wish,
  read: Read,
  ends: { readonly from: Place | undefined; readonly to: Place | undefined },
  metres: number,
): readonly Alternative[] {
  if (wish.layouts.size > 0) return [];
  const from = ownPort(ends.from, true);
  const to = ownPort(ends.to, false);
  const tried = [
    ...read.beside.from.flatMap((other) => (to ? [[other, to] as const] : [])),
    ...read.beside.to.flatMap((other) => (from ? [[from, other] as const] : [])),
    ...read.beside.from.flatMap((one) => read.beside.to.map((other) => [one, other] as const)),
  ];
  for (const [one, other] of tried) {
    if (ruledOut(rules, wish, one, other) || apart(rules, read, one, other)) continue;
    const context = { ...contextOf(rules, shelf, wish, one, other), most: 0 };
    const chain = chainsBetween(context, one, other, metres)[0];
    const [cable] = chain?.hops ?? [];
    if (!chain || !cable || chain.hops.length > 1 || (chain.score[0] ?? 3) > 1) continue;
    // A port that may lack the signal is no advice to somebody who did not name it.
    if (one.port.ask !== undefined && UNSURE.has(cable.way.from)) continue;
    // Nor is one that needs a warning of its own: a picture that is refused as protected, a pickup in a line input.
    if ((one.device?.protected || one.device?.guarded) && other.device?.open) continue;
    if (cable.way.from === 'inst' && cable.way.to !== 'inst') continue;
    const why = say(rules, 'alt-port', { from: nameOf(one), to: nameOf(other) });
    return [{ hops: chain.hops, why: withConditions(context, why, chain.hops, { from: one, to: other }) }];
  }
  return [];
}
