/** The whole answer to a question: the chain, or none and why, with what must be said of it. */
import { type Alternative, alternatives, byOtherPort, withSound } from './alternatives.ts';
import {
  type Context,
  cablesBetween,
  covers,
  type Hop,
  isFarCheaper,
  isOverlong,
  priceOf,
  worstOf,
} from './cabling.ts';
import { withConditions } from './conditions.ts';
import { contextOf } from './context.ts';
import { endName } from './end-names.ts';
import { explain, type Told } from './explain.ts';
import { type Wish, wishOf } from './judge.ts';
import { portChecks } from './meetings.ts';
import { directNames, refusal, whyNone, without } from './no-answer.ts';
import { deviceNoun } from './nouns.ts';
import type { Shelf } from './product-index.ts';
import type { Place, Read } from './question.ts';
import { isWithinReach, itselfIn, leadOf, type Reason, reasonOf, withoutSocket } from './reasons.ts';
import { type Rejected, rejectedOf } from './rejected.ts';
import type { Rules } from './rules.ts';
import { isCoupler, socketOf } from './search.ts';
import { metresText, say } from './sentence.ts';
import { bestOf, DEAR, type Solved, type Trial, tried } from './tried.ts';

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

const DATA = 'dados';

export function answer(rules: Rules, shelf: Shelf, read: Read): Answer {
  const trial = trialOf(rules, shelf, read);
  const { wish, metres } = trial;
  const closed = withoutSocket(rules, read);
  if (closed) return unsolved(rules, shelf, wish, closed, read, metres);
  const { best, older, open, why, longer, tight } = bestOf(trial);
  const itself = itselfIn(open, read);
  if (itself && isWithinReach(itself, read, best?.chain.hops.length === 1)) {
    const { context, from, to } = itself;
    return unsolved(rules, shelf, wish, { ...whyNone(context, from, to, metres), from, to }, read, metres);
  }
  if (best) {
    const found = solved(rules, best, read, wish, metres);
    return {
      ...found,
      others: once([
        ...ofLonger(rules, best, longer, metres),
        ...ofOlder(rules, older, best),
        ...found.others,
        ...ofTight(rules, tight, found.others),
        ...withSound(best, metres),
      ]),
    };
  }
  const picture = pictureAlone(rules, shelf, read);
  if (picture) return picture;
  const reason = reasonOf(rules, read, { open, why }, metres);
  const none = unsolved(rules, shelf, wish, reason, read, metres);
  return { ...none, others: once([...none.others, ...ofPair(trial)]) };
}

/** The same products are said once, for the first reason. */
function once(others: readonly Alternative[]): readonly Alternative[] {
  const skus = ({ hops }: Alternative) => hops.map(({ piece }) => piece.sku).join(' ');
  return others.filter((one, at) => others.findIndex((other) => skus(other) === skus(one)) === at);
}

function trialOf(rules: Rules, shelf: Shelf, read: Read): Trial {
  const metres = read.metres ?? usualBetween(read);
  const wish = wishOf(rules.needs, read.needs, read.count);
  return { rules, shelf, read, wish, metres };
}

/** Only the products, for one who asks how far one cable goes and how far more; undefined when nothing does it. */
export function hopsFor(rules: Rules, shelf: Shelf, read: Read): readonly Hop[] | undefined {
  if (withoutSocket(rules, read)) return undefined;
  return tried({ ...trialOf(rules, shelf, read), whole: true }).best?.chain.hops;
}

/** A screen that takes no data by its picture's cable gets the picture, and the data by a cable of their own. */
function pictureAlone(rules: Rules, shelf: Shelf, read: Read): Answer | undefined {
  if (read.named.from || !read.needs.includes(DATA)) return undefined;
  const found = answer(rules, shelf, { ...read, needs: read.needs.filter((id) => id !== DATA) });
  if (found.type === 'nenhum' || !found.from || !found.to) return undefined;
  const names = { from: endName(found.from), to: endName(found.to), signal: found.to.port.name };
  const { limits } = found.told;
  return { ...found, told: { ...found.told, limits: [say(rules, 'data-beside', names), ...limits] } };
}

/** A pair of extenders where nothing else goes: said beside, for it costs more than it is worth near by. */
function ofPair(trial: Trial): readonly Alternative[] {
  const far = tried({ ...trial, worth: Number.POSITIVE_INFINITY }).best;
  if (!far) return [];
  const { hops } = far.chain;
  return [{ hops, why: withConditions(far.context, say(trial.rules, 'alt-pair'), hops, far) }];
}

/** A cable of just the right length, beside one with slack, and where another with slack is not nearly as cheap. */
function ofTight(
  rules: Rules,
  tight: Solved | undefined,
  others: readonly Alternative[],
): readonly Alternative[] {
  const [cable] = tight?.chain.hops ?? [];
  if (!tight || !cable) return [];
  const { hops } = tight.chain;
  const isAlike = ({ hops: [first, ...more] }: Alternative) =>
    first?.way.from === cable.way.from &&
    more.length === 0 &&
    worstOf(tight.context, { ...first, part: first.way.part, from: first.way.from, to: first.way.to }) < 3;
  if (others.some((one) => isAlike(one) && !isFarCheaper(hops, one.hops))) return [];
  const why = say(rules, 'alt-tight', { length: metresText(cable.length) });
  return [{ hops, why: withConditions(tight.context, why, hops, tight) }];
}

/** The way with slack, beside a cable of just the right length and in proportion to it. */
function ofLonger(
  rules: Rules,
  best: Solved,
  longer: Solved | undefined,
  metres: number,
): readonly Alternative[] {
  if (!longer || longer.chain.boxes.length > best.chain.boxes.length + 1) return [];
  const { hops } = longer.chain;
  const long = hops.length === 1 ? hops.find((hop) => isOverlong(hop, metres)) : undefined;
  if (!long && priceOf(hops) > priceOf(best.chain.hops) * DEAR) return [];
  const why = long
    ? say(rules, 'alt-longer-much', { length: metresText(long.length) })
    : say(rules, 'alt-longer');
  return [{ hops, why: withConditions(longer.context, why, hops, longer) }];
}

/** Fewer products by a port that this very device may have. */
function ofOlder(rules: Rules, older: Solved | undefined, best: Solved): readonly Alternative[] {
  if (!older || older.chain.hops.length >= best.chain.hops.length) return [];
  const place = older.from.device?.rare?.includes(older.from.port.id) ? older.from : older.to;
  const names = { device: deviceNoun(place.device?.name ?? ''), port: place.port.name };
  const { hops } = older.chain;
  return [{ hops, why: withConditions(older.context, say(rules, 'alt-rare', names), hops, older) }];
}

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
    tooLong: cable !== undefined && isOverlong(cable, metres),
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
  const wire = why?.cut ? [{ hops: why.cut, why: say(rules, 'alt-wire') }] : [];
  const others = [...wire, ...byOtherPort(rules, shelf, wish, read, { from, to }, metres), ...instead];
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
