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
