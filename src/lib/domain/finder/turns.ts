/** A signal that was turned into another is not turned back: nobody needs a chain for that. */
import type { Hop } from './cabling.ts';
import type { Place } from './place.ts';
import type { Way } from './product-index.ts';

/** DP++ is the same socket as DisplayPort, and the picture of USB-C is DisplayPort by another plug. */
const family = (signal: string): string => (signal === 'dpp' || signal === 'usbc' ? 'dp' : signal);

/** Signals that a way has turned into others. */
export const leaving = (left: readonly string[], from: string, to: string): readonly string[] =>
  family(from) === family(to) ? left : [...left, family(from)];

/** What was turned into another signal is turned back, by a cable with a chip too. */
export const isBack = (left: readonly string[], from: string, to: string): boolean =>
  left.length > 0 && family(from) !== family(to) && left.includes(family(to));

/** A converter that lives on the 5 V of HDMI gets none through a passive cable from DisplayPort. */
export const isStarved = (first: readonly (readonly [string, string])[], boxes: readonly Way[]): boolean =>
  first.some(([signal]) => signal === 'dpp') && boxes.some(({ part }) => part.kind.id === 'hdmi-vga');

/**
 * An active or optical cable of DisplayPort that lives on the socket it starts from, where that is one of a converter: no sheet says
 * what such a box gives. HDMI has its 5 V at every output.
 */
export const fedByBox = (hops: readonly Hop[]): Hop | undefined =>
  hops.find(
    ({ way, length }, index) =>
      length > 0 &&
      way.from === 'dp' &&
      way.part.tech > 0 &&
      hops.slice(0, index).some((hop) => hop.length === 0 && hop.way.to === 'dp'),
  );

/** USB at both ends, by whatever socket; a telephone sends no picture to the USB of a screen, which is for disks. */
export function isUsb(from: Place, to: Place): boolean {
  if (to.device?.screen && !from.device?.out.includes('usb-a')) return false;
  return [from, to].every(({ signals }) => signals.some((signal) => signal === 'usb' || signal === 'usbc'));
}

/** One signal at both ends. */
export const isAlike = (from: Place, to: Place): boolean =>
  !(to.device?.screen && from.signals.includes('usb') && !isUsb(from, to)) &&
  from.signals.some((signal) => to.signals.includes(signal));
