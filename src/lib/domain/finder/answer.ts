/** The whole answer to a question: the chain, or none and why, with what must be said of it. */
import { type Alternative, alternatives, byOtherPort } from './alternatives.ts';
import { type Context, cablesBetween, compare, covers, type Hop } from './cabling.ts';
import { withConditions } from './conditions.ts';
import { contextOf } from './context.ts';
import { explain, type Told } from './explain.ts';
import { type Wish, wishOf } from './judge.ts';
import { closedBy, portChecks } from './meetings.ts';
import { apart, directNames, refusal, ruledOut, type Why, whyNone, without } from './no-answer.ts';
import { deviceNoun } from './nouns.ts';
import type { Shelf } from './product-index.ts';
import type { Place, Read } from './question.ts';
import { isRare, isWithinReach, itselfIn, leadOf, type Reason, reasonOf, withoutSocket } from './reasons.ts';
import { type Rejected, rejectedOf } from './rejected.ts';
import type { Rules } from './rules.ts';
import { type Chain, chainsBetween, isCoupler, MOST_BOXES, socketOf } from './search.ts';
import { metresText, say } from './sentence.ts';

export type Type = 'cabo' | 'adaptador' | 'conversor' | 'cadeia' | 'nenhum';

export type Answer = {
  readonly type: Type;
  readonly reason?: string;
  /** Of `nenhum`: one end goes into the other by itself, and nothing has to be bought. */
  readonly direct?: boolean;
  /** The places that the answer is about. */
  readonly from: Place | undefined;
  readonly to: Place | undefined;
  /** Metres that were counted with. */
  readonly metres: number;
  /** The two ends in the catalogue's words. */
  readonly ends: readonly string[];
  readonly hops: readonly Hop[];
  readonly told: Told;
  readonly others: readonly Alternative[];
  readonly rejected: readonly Rejected[];
  readonly tooLong: boolean;
};

export type { Alternative };

/** When no distance is said. */
const USUAL = 1.5;

const usualBetween = ({ devices: { from, to } }: Read): number =>
  from?.near !== undefined && to?.near !== undefined ? Math.max(from.near, to.near) : USUAL;

type Found = Solved & { readonly key: readonly number[] };

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

export function answer(rules: Rules, shelf: Shelf, read: Read): Answer {
  const metres = read.metres ?? usualBetween(read);
  const wish = wishOf(rules.needs, read.needs, read.count);
  const closed = withoutSocket(rules, read);
  if (closed) return unsolved(rules, shelf, wish, closed, read, metres);
  const { best, older, open, why } = tried(rules, shelf, read, wish, metres);
  const itself = itselfIn(open, read);
  if (itself && isWithinReach(itself, read, best?.chain.hops.length === 1)) {
    const { context, from, to } = itself;
    return unsolved(rules, shelf, wish, { ...whyNone(context, from, to, metres), from, to }, read, metres);
  }
  if (best) {
    const found = solved(rules, best, read, wish, metres);
    return { ...found, others: [...ofOlder(rules, older, best), ...found.others] };
  }
  const reason = reasonOf(rules, read, { open, why }, metres);
  return unsolved(rules, shelf, wish, reason, read, metres);
}

/** Only the products, for one who asks how far they go; undefined when nothing does it. */
export function hopsFor(rules: Rules, shelf: Shelf, read: Read): readonly Hop[] | undefined {
  if (withoutSocket(rules, read)) return undefined;
  const wish = wishOf(rules.needs, read.needs, read.count);
  return tried(rules, shelf, read, wish, read.metres ?? usualBetween(read)).best?.chain.hops;
}

/** The best chain between any two ports of both ends. */
function tried(rules: Rules, shelf: Shelf, read: Read, wish: Wish, metres: number): Tried {
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
    const context = contextOf(rules, shelf, wish, from, to);
    open.push({ from, to, context, order });
    const chains = chainsBetween({ ...context, most: mostBeside(best) }, from, to, metres);
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

/** Fewer products by a port that this very device may have. */
function ofOlder(rules: Rules, older: Solved | undefined, best: Solved): readonly Alternative[] {
  if (!older || older.chain.hops.length >= best.chain.hops.length) return [];
  const place = older.from.device?.rare?.includes(older.from.port.id) ? older.from : older.to;
  const names = { device: deviceNoun(place.device?.name ?? ''), port: place.port.name };
  const { hops } = older.chain;
  return [{ hops, why: withConditions(older.context, say(rules, 'alt-rare', names), hops, older) }];
}

export type Solved = { chain: Chain; rest: readonly Chain[]; from: Place; to: Place; context: Context };

function solved(rules: Rules, best: Solved, read: Read, wish: Wish, metres: number): Answer {
  const { chain, from, to, context } = best;
  const type = typeOf(chain.hops);
  const first = chain.hops[0];
  const last = chain.hops.at(-1);
  const cable = chain.hops.find(({ length, path }) => length > 0 && path >= metres - 0.01);
  return {
    type,
    from,
    to,
    metres,
    ends: first && last ? [first.way.a.words, last.way.b.words] : [],
    hops: chain.hops,
    told: explain(rules, {
      type,
      hops: chain.hops,
      from,
      to,
      metres,
      said: read.metres !== undefined,
      named: read.named,
      direct: directNames(context, from, to),
      wish: context.wish,
      useful: context.useful,
      ready: readyReach(context, from, to),
    }),
    others: [
      ...(chain.hops.length > 1 ? byOtherPort(rules, context.shelf, wish, read, best, metres) : []),
      ...alternatives(context, best, metres),
    ].slice(0, 3),
    rejected: rejectedOf(context, from, to, metres, chain.hops),
    tooLong: cable !== undefined && cable.way.a.plug !== 'bare' && cable.length > Math.max(metres * 2, 1),
  };
}

/** Metres that the longest ready cable between these ports covers, whatever passes. */
function readyReach(context: Context, from: Place, to: Place): number | undefined {
  const { rules, shelf } = context;
  const signals = from.signals.filter((signal) => to.signals.includes(signal));
  const lengths = signals
    .flatMap((signal) => cablesBetween({ ...context, shelf }, socketOf(from), socketOf(to), signal, signal))
    .flatMap(({ pieces }) => pieces.map(({ length }) => covers(rules, length, false)));
  return lengths.length > 0 ? Math.max(...lengths) : undefined;
}

function unsolved(
  rules: Rules,
  shelf: Shelf,
  wish: Wish,
  why: Reason | undefined,
  read: Read,
  metres: number,
): Answer {
  const isOutside = [read.devices.from, read.devices.to].some((one) => one?.outside !== undefined);
  const from = isOutside ? undefined : (why?.from ?? read.from[0]);
  const to = isOutside ? undefined : (why?.to ?? read.to[0]);
  const limits = without(rules, why?.without ?? []);
  const instead: Alternative[] =
    why?.instead === undefined || !from?.device
      ? []
      : [{ hops: [], why: say(rules, 'alt-instead', { port: why.instead.toUpperCase() }) }];
  const others = [...byOtherPort(rules, shelf, wish, read, { from, to }, metres), ...instead];
  return {
    type: 'nenhum',
    reason: why?.reason ?? 'catalogo',
    direct: why?.direct === true,
    from,
    to,
    metres,
    ends: [],
    hops: [],
    told: {
      sentences: [refusal(rules, why), why?.text ?? say(rules, 'none')],
      limits,
      checks: checksFor(rules, why, read),
    },
    others,
    // Where nothing leaves or enters, no cable is to blame.
    rejected:
      from && to && !from.wrong && !to.wrong && !from.device?.power
        ? rejectedOf(contextOf(rules, shelf, wish, from, to), from, to, metres, [])
        : [],
    tooLong: false,
  };
}

/** Of two ports that speak to each other, or of a plug that goes in by itself. */
function checksFor(rules: Rules, why: Reason | undefined, read: Read): readonly string[] {
  if (!why?.from || !why.to || !(why.direct || why.talks)) return [];
  const far = why.talks && why.direct && (read.metres ?? 0) > leadOf(why.from, why.to);
  return [
    ...(far ? [say(rules, 'direct-lead', { metres: metresText(read.metres ?? 0) })] : []),
    ...portChecks(rules, read.named, why.from, why.to),
  ];
}

/** `cabo`, `adaptador`, `conversor` or `cadeia`, by what stands between the leads. */
export function typeOf(hops: readonly Hop[]): Type {
  const boxes = hops.filter(
    ({ way, length, role }) => length === 0 && role === 'main' && way.b.plug !== 'idc',
  );
  const couplers = boxes.filter(({ way }) => isCoupler(way));
  const electronic = boxes.filter(({ way }) => way.part.tech > 0);
  const clever = hops.filter(({ way, length }) => length > 0 && way.from !== way.to && way.part.tech > 0);
  const joints = hops.filter(({ role }) => role === 'joint');
  const run = hops.filter(({ role, length }) => role === 'main' && length > 0);
  if (boxes.length === 0) {
    const cables = run.length + hops.filter(({ role, length }) => role === 'lead' && length > 0).length;
    return cables <= 1 && joints.length === 0 ? 'cabo' : 'cadeia';
  }
  const again = boxes.some(({ way }) => way.part.has.has('regenerate') && way.from === way.to);
  const series =
    run.length > 1 || again || hops.some(({ role, way }) => role === 'joint' && way.b.plug === 'bnc');
  const joins = couplers.length > 0 && hops.length > 2;
  if (boxes.length + clever.length > 1 || joins || series) return 'cadeia';
  return electronic.length > 0 ? 'conversor' : 'adaptador';
}
