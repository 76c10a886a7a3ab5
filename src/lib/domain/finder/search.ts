/**
 * From a source to a sink with at most three products between the leads. Fewer products are tried first; a chain
 * is kept only when every part mates with the next, turns no signal back and passes what is asked for.
 */
import { bestCable, type Context, cablesBetween, compare, type Fill, type Hop, worstOf } from './cabling.ts';
import { built, instead, joined, linkOf, shares, wireAlone } from './joined-cables.ts';
import { farRuns, isShort, layoutMet, timesOf, useful } from './layout.ts';
import { arrives, mates, type Way } from './product-index.ts';
import type { Place } from './question.ts';
import type { Rules } from './rules.ts';
import { fedByBox, isBack, isStarved, leaving } from './turns.ts';

export type Chain = {
  readonly hops: readonly Hop[];
  readonly boxes: readonly Way[];
  readonly score: readonly number[];
};

export const MOST_BOXES = 3;
/** Metres of a lead between a box and what it stands beside. */
export const SHORT = 0.2;
/** Nobody knows where the screens or sources of one box stand: a lead of half a metre would reach none. */
const ASIDE = 0.8;

type Socket = { readonly plug: string; readonly gender: 'm' | 'f' };

/** Where a lead may go: from this socket, to that one, one signal becoming the other. `met` when they meet without. */
type Gap = {
  readonly from: Socket;
  readonly to: Socket;
  readonly signals: readonly (readonly [string, string])[];
  readonly met: boolean;
};

type Route = { readonly boxes: readonly Way[]; readonly gaps: readonly Gap[] };

export const socketOf = (place: Place): Socket => ({ plug: place.port.socket, gender: place.gender });

/** The best chains, best first; empty when nothing does it. */
export function chainsBetween(asked: Context, from: Place, to: Place, metres: number): readonly Chain[] {
  const context: Context = { ...asked, joined: new Map() };
  const found: Chain[] = [];
  if (!arrives(context.shelf, socketOf(to), to.signals)) return found;
  for (let boxes = context.fewest ?? 0; boxes <= (context.most ?? MOST_BOXES); boxes++) {
    for (const signal of from.signals) {
      for (const route of routes(context, socketOf(from), signal, to, boxes)) {
        const chain = layOut(context, route, metres);
        if (chain) found.push(chain);
      }
    }
    if (found.some(({ score }) => (score[0] ?? 3) < 2)) break;
  }
  return found.sort((x, y) => compare(x.score, y.score));
}

function* routes(
  context: Context,
  from: Socket,
  signal: string,
  to: Place,
  boxes: number,
  used: readonly Way[] = [],
  gaps: readonly Gap[] = [],
  left: readonly string[] = [],
): Generator<Route> {
  if (boxes === 0) {
    if (!layoutMet(context, used)) return;
    const signals = to.signals
      .filter((into) => !isBack(left, signal, into))
      .map((into) => [signal, into] as const);
    // Two sockets of devices never meet by themselves, though an XLR pair would.
    const gap = gapOf(context, from, socketOf(to), signals, used.length > 0);
    if (gap) yield { boxes: used, gaps: [...gaps, gap] };
    return;
  }
  for (const into of reachable(context, from, signal)) {
    if (isBack(left, signal, into)) continue;
    const behind = leaving(left, signal, into);
    for (const box of context.shelf.boxes.get(into) ?? []) {
      if (isBack(behind, into, box.to) || !useful(context, box, used)) continue;
      const gap = gapOf(context, from, box.a, [[signal, into]], signal === into);
      if (!gap) continue;
      const gone = leaving(behind, into, box.to);
      yield* routes(context, box.b, box.to, to, boxes - 1, [...used, box], [...gaps, gap], gone);
    }
  }
}

/** Signals that a cable from here can arrive as. */
function reachable(context: Context, from: Socket, signal: string): readonly string[] {
  const key = `${from.plug} ${from.gender} ${signal}`;
  const known = context.reached.get(key);
  if (known) return known;
  const found = new Set([signal]);
  for (const [pair, ways] of context.shelf.cables) {
    const [start, end] = pair.split('>');
    if (start !== signal || end === undefined || found.has(end)) continue;
    if (ways.some((way) => mates(context.shelf.connectors, way.a, from))) found.add(end);
  }
  const all = [...found];
  context.reached.set(key, all);
  return all;
}

function gapOf(
  context: Context,
  from: Socket,
  to: Socket,
  signals: Gap['signals'],
  mayMeet: boolean,
): Gap | undefined {
  if (mayMeet && mates(context.shelf.connectors, from, to) && signals.some(([a, b]) => a === b)) {
    return { from, to, signals, met: true };
  }
  const possible = signals.filter(
    ([a, b]) => a === 'hdbt' || cablesBetween(context, from, to, a, b).length > 0,
  );
  return possible.length > 0 ? { from, to, signals: possible, met: false } : undefined;
}

/** The products of a route: one lead takes the path, the others are short. */
function layOut(context: Context, route: Route, metres: number): Chain | undefined {
  for (const box of route.boxes) {
    const step = { part: box.part, from: box.from, to: box.to, length: 0, path: 0 };
    if (worstOf(context, step) === 3) return undefined;
    const least = context.least[box.from] ?? context.least[box.to];
    if (least !== undefined && box.part.kind.id.includes('sdi')) {
      if ((box.part.gbps ?? 0) * context.rules.needs.tolerance < least) return undefined;
    }
  }
  const side = new Set(route.boxes.flatMap(({ part }) => part.kind.side ?? []));
  const lacking = context.wish.features.filter((id) => !side.has(id));
  const beside = side.size === 0 ? context : { ...context, wish: { ...context.wish, features: lacking } };
  const open = route.gaps.flatMap((gap, index) => (gap.met ? [] : [index]));
  const pairs = route.boxes.flatMap((box, index) => (box.part.kind.link ? [index] : []));
  let best: Chain | undefined;
  const keep = (chain: Chain | undefined) => {
    if (chain && (!best || compare(chain.score, best.score) < 0)) best = chain;
  };
  if (open.length === 0 && pairs.length === 0) keep(assemble(beside, route, new Map(), metres, undefined));
  // With a long cable beside it, a pair of extenders is only a dear coupler.
  const runs = pairs.length === 0 ? farRuns(context, route.boxes, open) : [];
  for (const long of runs) keep(assemble(beside, route, new Map([[long, metres]]), metres, undefined));
  for (const pair of pairs) keep(assemble(beside, route, new Map(), metres, pair));
  // Only what is made anew halfway has its full reach again.
  const again = route.boxes.some(({ part, from, to }) => from === to && part.has.has('regenerate'));
  if (!best && again && open.length > 1) {
    const shares = new Map(open.map((index) => [index, metres / open.length]));
    keep(assemble(beside, route, shares, metres, undefined));
  }
  return best;
}

function assemble(
  context: Context,
  route: Route,
  runs: ReadonlyMap<number, number>,
  metres: number,
  pair: number | undefined,
): Chain | undefined {
  if (runs.size === 0 && pair === undefined && metres > 1) return undefined;
  if (isStarved(route.gaps[0]?.signals ?? [], route.boxes)) return undefined;
  const hops: Hop[] = [];
  for (const [index, gap] of route.gaps.entries()) {
    if (!gap.met) {
      const lead = fillGap(context, gap, runs.get(index) ?? shortOf(context, metres), route.boxes);
      if (!lead) return undefined;
      const times = timesOf(context, route.boxes, index);
      hops.push(...lead.map((hop) => ({ ...hop, quantity: hop.quantity * times })));
    }
    const box = route.boxes[index];
    const piece = box?.pieces[0];
    if (!box || !piece) continue;
    const quantity = timesOf(context, route.boxes, index + 0.5);
    hops.push({ way: box, piece, quantity, role: 'main', length: 0, path: index === pair ? metres : 0 });
    if (box.part.kind.link) {
      const link = linkOf(context, box, index === pair ? metres : 1);
      if (!link) return undefined;
      hops.push(...link);
    }
  }
  if (!couplersFit(context, hops) || counted(route, hops) > MOST_BOXES) return undefined;
  return { hops, boxes: route.boxes, score: chainScore(context, hops) };
}

const shortOf = ({ wish: { layouts } }: Context, metres: number): number =>
  layouts.has('duplicar') || layouts.has('escolher-fonte') ? Math.max(SHORT, Math.min(ASIDE, metres)) : SHORT;

/** Boxes and joined cables; single leads are not counted. */
function counted(route: Route, hops: readonly Hop[]): number {
  const cables = hops.filter(({ way, role, length }) => length > 0 && role !== 'joint' && way.from !== 'eth');
  const leads = route.gaps.filter(({ met }) => !met).length;
  return route.boxes.length + (cables.length > leads ? cables.length - leads + 1 : 0);
}

/** A lead beside a box need not carry more than the box does, and not less either while nothing else is asked. */
function leadUse({ useful, wish }: Context, boxes: readonly Way[]): Context['useful'] {
  const most = Math.min(useful.tmds ?? 0, ...boxes.map(({ part }) => part.gbps ?? 0));
  return wish.modes.length === 0 && most > 0 ? { tmds: most } : {};
}

/** Cables joined in a gap: hundreds of routes lead through the same few gaps. */
function joinedOnce(context: Context, gap: Gap, ways: readonly Way[], metres: number): Fill | undefined {
  const ends = [gap.from, gap.to].map(({ plug, gender }) => `${plug} ${gender}`);
  const key = [...ends, ...gap.signals, metres, ...context.wish.features].join(' ');
  if (!context.joined?.has(key)) context.joined?.set(key, joined(context, ways, metres));
  return context.joined?.get(key);
}

function fillGap(
  context: Context,
  gap: Gap,
  metres: number,
  boxes: readonly Way[],
): readonly Hop[] | undefined {
  const role = boxes.length > 0 ? 'lead' : 'main';
  const all = gap.signals.flatMap(([a, b]) => cablesBetween(context, gap.from, gap.to, a, b));
  const ways = boxes.some(isCoupler) ? all.filter(({ part }) => part.tech === 0) : all;
  const asLead = role === 'lead' ? { ...context, useful: leadUse(context, boxes) } : context;
  const single = bestCable(asLead, ways, metres, role);
  if (single) {
    // Beside a box there are parts enough.
    const plainer = role === 'lead' || context.whole ? undefined : instead(context, ways, single, metres);
    return (plainer ?? single).hops;
  }
  const run = joinedOnce(context, gap, ways, metres);
  if (run) return run.hops;
  if (gap.from.plug !== 'rj45' || gap.to.plug !== 'rj45') return undefined;
  const carries = (signal: string) => gap.signals.some(([a, b]) => a === signal && b === signal);
  if (carries('eth')) return built(context, metres)?.hops;
  return carries('hdbt') ? built(wireAlone(context), metres)?.hops : undefined;
}

/** Couplers: only with passive cables, and only as far as the class of the signal allows. */
function couplersFit(context: Context, hops: readonly Hop[]): boolean {
  const couplers = hops.filter(({ way, role }) => role === 'main' && isCoupler(way));
  const [coupler] = couplers;
  if (!coupler) return true;
  const signal = coupler.way.from;
  const cables = hops.filter(({ way, length }) => length > 0 && way.to === signal);
  const total = cables.reduce((sum, { length }) => sum + length, 0);
  if (cables.some(({ way }) => way.part.tech > 0)) return false;
  if (signal === 'sdi' || signal === 'cctv') {
    return cables.length > 0 && shares(context, cables, couplers.length);
  }
  const needed = Math.max(0, ...context.wish.modes.map(({ tmds }) => tmds));
  return total <= coupledMost(context.rules, signal, needed) + 0.001;
}

/** Metres of cable on both sides of a coupler that carry so many Gb/s. */
export function coupledMost({ reach }: Rules, signal: string, gbps: number): number {
  return reach.couplers.find((one) => one.signal === signal && gbps > one.over)?.total ?? 10;
}

export const isCoupler = (way: Way): boolean =>
  way.from === way.to &&
  way.part.tech === 0 &&
  way.a.gender === 'f' &&
  way.b.gender === 'f' &&
  way.part.kind.link === undefined;

/** A box that ends SDI stands at the far end: coax goes the way for a third of what optical HDMI behind it costs. */
const isGlassBesideCoax = (hops: readonly Hop[]): boolean =>
  hops.some(({ way, length }) => length > 0 && way.part.tech === 2) &&
  hops.some(({ way }) => way.from !== way.to && [way.from, way.to].includes('sdi'));

/** The sheets do not say whether the cable gets its power; farther away what does without it is a pair of boxes and a reel. */
const untold = (context: Context): number => (isShort(context) ? 2 : 1);

function chainScore(context: Context, hops: readonly Hop[]): readonly number[] {
  const each = hops.map(({ way, length, path }) =>
    worstOf(context, {
      part: way.part,
      from: way.from,
      to: way.to,
      length: way.part.kind.link ? 0 : length,
      path,
    }),
  );
  const verdicts = each.map((verdict, index) => (hops[index]?.way.from === 'eth' ? 0 : verdict));
  return [
    Math.max(fedByBox(hops) ? untold(context) : 0, ...verdicts),
    Math.max(0, ...hops.map(({ piece }) => piece.waiting)),
    isGlassBesideCoax(hops) ? 1 : 0,
    hops.reduce((sum, { quantity }) => sum + quantity, 0),
    hops.filter(({ way, length }) => length === 0 || (way.from !== way.to && way.part.tech > 0)).length,
    Math.max(0, ...hops.map(({ way }) => way.part.tech)),
    Math.max(0, ...hops.map(({ way, length }) => (length > 0 ? way.part.tech : 0))),
    hops.some(({ way }) => way.part.power !== undefined) ? 1 : 0,
    hops.reduce((sum, { length }) => sum + Math.min(length, 200), 0),
    0,
    hops.reduce((sum, { piece, quantity }) => sum + piece.price * quantity, 0),
    hops[0]?.piece.id ?? 0,
  ];
}
