/** A signal that was turned into another is not turned back: nobody needs a chain for that. */
import type { Context } from './cabling.ts';

/** DP++ is the same socket as DisplayPort. */
const family = (signal: string): string => (signal === 'dpp' ? 'dp' : signal);

/** Signals that a way has turned into others; a splitter or switch speaks HDMI, whatever stands on both its sides. */
export function leaving(
  { wish: { layouts } }: Context,
  left: readonly string[],
  from: string,
  to: string,
): readonly string[] {
  if (layouts.has('duplicar') || layouts.has('escolher-fonte')) return left;
  return family(from) === family(to) ? left : [...left, family(from)];
}

/** What was turned into another signal is turned back, by a cable with a chip too. */
export const isBack = (left: readonly string[], from: string, to: string): boolean =>
  left.length > 0 && family(from) !== family(to) && left.includes(family(to));
