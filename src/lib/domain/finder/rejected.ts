/** Products that somebody would take by their plugs, and why they are not the answer. */

import { type Context, covers, type Hop, isBelow } from './cabling.ts';
import { needName } from './end-names.ts';
import { mostOf } from './facts.ts';
import { judge, speakerReach } from './judge.ts';
import type { Piece } from './part.ts';
import { mates, type Way } from './product-index.ts';
import type { Place } from './question.ts';
import { socketOf } from './search.ts';
import { metresText, say } from './sentence.ts';

export type Rejected = { readonly id: number; readonly sku: string; readonly why: string };

const MOST = 4;

export function rejectedOf(
  context: Context,
  from: Place,
  to: Place,
  metres: number,
  chosen: readonly Hop[],
): readonly Rejected[] {
  const taken = new Set(chosen.map(({ piece }) => piece.id));
  const found = new Map<string, Rejected>();
  const short = tooShort(context, from, to, metres, chosen);
  const fair = asFastAs(context, chosen);
  for (const way of likely(context, from, to)) {
    const piece = way.pieces.find((one) => coveredBy(context, way, one) >= metres) ?? way.pieces.at(-1);
    if (!piece || taken.has(piece.id) || piece.id === short?.id) continue;
    const why = whyNot(fair, way, piece.length, from, to, metres);
    // One that is only too short is said by the next shorter one.
    if (why === undefined || isShort(context, why, way, piece)) continue;
    const said = [...found.values()].some(({ id }) => id === piece.id);
    if (!said && !found.has(why)) found.set(why, { id: piece.id, sku: piece.sku, why });
    if (found.size >= (short ? MOST - 1 : MOST)) break;
  }
  return [...found.values(), ...(short ? [short] : [])];
}

/** Nothing is rejected for what the slowest part of the answer does no better. */
function asFastAs(context: Context, chosen: readonly Hop[]): Context {
  const { tmds = 0 } = context.useful;
  const own = chosen.flatMap(({ way }) =>
    way.from === 'tmds' && way.to === 'tmds' ? (way.part.gbps ?? []) : [],
  );
  return { ...context, useful: { ...context.useful, tmds: Math.min(tmds, ...own) } };
}

const coveredBy = ({ rules }: Context, { a }: Way, { length }: Piece): number =>
  covers(rules, length, a.plug === 'bare');

function isShort(context: Context, why: string | undefined, way: Way, piece: Piece): boolean {
  return why === shortText(context, coveredBy(context, way, piece));
}

const shortText = ({ rules }: Context, covered: number): string =>
  say(rules, 'reject-short', { covers: metresText(Math.max(covered, 0)) });

/** The next shorter one of what was chosen; where that has none, the longest that is right but for its length. */
function tooShort(
  context: Context,
  from: Place,
  to: Place,
  metres: number,
  chosen: readonly Hop[],
): Rejected | undefined {
  const ids = new Set(chosen.map(({ piece }) => piece.id));
  const run = chosen.find(({ length, path }) => length > 0 && path >= metres - 0.01)?.way;
  const [first] = likely(context, from, to)
    .filter((way) => !run || (way.part.key === run.part.key && way.from === run.from && way.to === run.to))
    .flatMap((way) => way.pieces.map((piece) => ({ way, piece, covered: coveredBy(context, way, piece) })))
    .filter(({ covered, piece }) => covered > 0 && covered < metres - 0.001 && !ids.has(piece.id))
    .filter(({ way, piece }) =>
      isShort(context, whyNot(context, way, piece.length, from, to, metres), way, piece),
    )
    .sort((one, other) => other.covered - one.covered || one.piece.price - other.piece.price);
  if (!first) return undefined;
  return { id: first.piece.id, sku: first.piece.sku, why: shortText(context, first.covered) };
}

/** What has the plugs for it, the right way round or not. */
function likely(context: Context, from: Place, to: Place): readonly Way[] {
  const { shelf } = context;
  // One plug in a pair of sockets is no obvious choice.
  const whole = (end: Way['a'], place: Place) =>
    mates(shelf.connectors, end, socketOf(place))?.includes('estereo') === false;
  const fits = (way: Way, one: Place, other: Place) =>
    (whole(way.a, one) && whole(way.b, other)) || (one === from && carries(way, from, to) && isMated(way));
  const isMated = ({ a, b }: Way) =>
    mates(shelf.connectors, a, socketOf(from)) && mates(shelf.connectors, b, socketOf(to));
  const cables = [...shelf.cables.values()]
    .flat()
    .filter((way) => fits(way, from, to) || fits(way, to, from));
  // What carries the signal as it should is not rejected for what else it carries.
  const right = new Set(cables.filter((way) => carries(way, from, to)).map(({ part }) => part.key));
  const boxes = [...shelf.boxes.values()]
    .flat()
    .filter((way) => way.from !== way.to && to.signals.includes(way.from) && from.signals.includes(way.to))
    .filter(({ a, b }) => a.plug === to.port.socket && b.plug === from.port.socket);
  return [...cables.filter((way) => carries(way, from, to) || !right.has(way.part.key)), ...boxes].sort(
    (x, y) => (x.pieces[0]?.price ?? 0) - (y.pieces[0]?.price ?? 0),
  );
}

const carries = (way: Way, from: Place, to: Place): boolean =>
  from.signals.includes(way.from) && to.signals.includes(way.to);

/** Turns the signal of the target into that of the source: by its signals, or by plugs that fit the other way round only. */
function isTurned({ shelf }: Context, way: Way, from: Place, to: Place): boolean {
  if (way.from === way.to || !from.signals.includes(way.to)) return false;
  if (to.signals.includes(way.from)) return true;
  const [source, target] = [socketOf(from), socketOf(to)];
  if (mates(shelf.connectors, way.a, source)) return false;
  return (
    mates(shelf.connectors, way.a, target) !== undefined &&
    mates(shelf.connectors, way.b, source) !== undefined
  );
}

function whyNot(
  context: Context,
  way: Way,
  length: number,
  from: Place,
  to: Place,
  metres: number,
): string | undefined {
  const { rules, wish } = context;
  if (isTurned(context, way, from, to)) return say(rules, 'reject-way');
  const carries = (signal: string) => from.signals.includes(signal) || to.signals.includes(signal);
  if (!from.signals.includes(way.from) || !to.signals.includes(way.to)) {
    if (way.from === way.to && context.shelf.waysOf(way.pieces[0]?.id ?? 0).some((one) => carries(one.from)))
      return say(rules, 'reject-convert');
    const name = rules.signals.find(({ id }) => id === way.from)?.name ?? way.from;
    return say(rules, 'reject-signal', { signal: name });
  }
  if (wish.modes.length === 0 && isBelow(context, way)) {
    return say(rules, 'reject-below', { mode: mostOf(rules, way.part) });
  }
  const covered = covers(rules, length, way.a.plug === 'bare');
  const step = { part: way.part, from: way.from, to: way.to, length };
  // What is only too short is not said to lack what it does over its own length.
  for (const [id, verdict] of judge(rules, wish, { ...step, path: Math.min(metres, covered) })) {
    if (verdict < 3) continue;
    if (id === 'potencia') {
      return say(rules, 'reject-load', { metres: metresText(speakerReach(rules, way.part, wish.ohms ?? 8)) });
    }
    if (id === 'externo') return say(rules, 'reject-indoor');
    const mode = rules.needs.modes.find((one) => one.id === id);
    return mode
      ? say(rules, 'reject-class', { mode: mode.name })
      : say(rules, 'reject-need', { need: needName(rules, id) });
  }
  return covered < metres ? shortText(context, covered) : undefined;
}
