/** One source on several screens, and several sources on one: which boxes do it, and how many leads they take. */
import type { Context } from './cabling.ts';
import type { Wish } from './judge.ts';
import type { Part } from './part.ts';
import type { Way } from './product-index.ts';

/** Outlets for all screens, and inlets for all sources, where that is asked for. */
export const feeds = ({ outputs }: Part, { layouts, count }: Wish): boolean =>
  layouts.has('duplicar') && outputs >= count.to;
export const takes = ({ inputs }: Part, { layouts, count }: Wish): boolean =>
  layouts.has('escolher-fonte') && inputs >= count.from;

export function layoutMet({ wish }: Context, used: readonly Way[]): boolean {
  if (wish.layouts.has('duplicar') && !used.some(({ part }) => feeds(part, wish))) return false;
  return !wish.layouts.has('escolher-fonte') || used.some(({ part }) => takes(part, wish));
}

/** One for each screen that a box feeds or source that it takes; a box stands half a place behind its lead. */
export function timesOf({ wish: { layouts, count } }: Context, boxes: readonly Way[], index: number): number {
  const splitter = boxes.findIndex(({ part }) => part.outputs > 1);
  const chooser = boxes.findIndex(({ part }) => part.inputs > 1);
  if (layouts.has('duplicar') && splitter >= 0 && index > splitter + 0.5) return count.to;
  return layouts.has('escolher-fonte') && chooser >= 0 && index <= chooser ? count.from : 1;
}

/** Screens that show the same hang apart: each has a cable of its own that goes the way, from a splitter by the source. */
export function farRuns(
  { wish }: Context,
  boxes: readonly Way[],
  open: readonly number[],
): readonly number[] {
  const splitter = wish.layouts.has('duplicar') ? boxes.findIndex(({ part }) => part.outputs > 1) : -1;
  const behind = open.filter((index) => splitter >= 0 && index > splitter);
  return behind.length > 0 ? behind : open;
}

/**
 * No box twice, none that turns a signal back, and splitters, switches and pairs only where they are asked for. What only
 * makes a signal go farther is a dear coupler near by, and is no help behind a converter or twice.
 */
export function useful(context: Context, box: Way, used: readonly Way[]): boolean {
  const { wish } = context;
  const { part } = box;
  if (used.some((other) => other.part.key === part.key && other.to === box.to)) return false;
  if (isShort(context) && used.some(isLink)) return false;
  if (box.from !== box.to) {
    return !used.some((other) => isAgain(other) || (other.from !== other.to && other.from === box.to));
  }
  const serves =
    part.inputs > 1 || part.outputs > 1
      ? feeds(part, wish) || takes(part, wish)
      : part.tech === 0 || isWorth(context, box);
  if (isAgain(box) && used.some(({ part: { tech } }) => tech > 0)) return false;
  if (isLink(box) && isShort(context) && used.length > 0) return false;
  return serves && used.filter((other) => other.from === other.to).length < 2;
}

/** Whether a box that only makes a signal go farther is in proportion: a pair from a share of its own reach on. */
function isWorth({ path, rules }: Context, box: Way): boolean {
  if (path === undefined) return isLink(box) || isAgain(box);
  if (isLink(box)) return path > (box.part.reach ?? 0) * (rules.reach.pairShare ?? 0);
  return isAgain(box) && path > (rules.reach.pairs ?? 0);
}

const isLink = ({ part }: Way): boolean => part.kind.link !== undefined;

/** A pair has its place here only by itself, without a converter beside it. */
export const isShort = ({ path, rules }: Context): boolean =>
  path !== undefined && path <= (rules.reach.pairs ?? 0);

/** Takes a signal in and sends the same one on as new. */
const isAgain = ({ from, to, part }: Way): boolean => from === to && part.has.has('regenerate');
