/** What an answer without products is about: two ports that speak, two devices that are known for it, or the first that are open. */
import { whyMet } from './meetings.ts';
import { isDirect, speak, whyNone } from './no-answer.ts';
import { deviceNoun } from './nouns.ts';
import { isPlug } from './place.ts';
import type { Place, Read } from './question.ts';
import type { Device, Rules } from './rules.ts';
import { say } from './sentence.ts';
import { isRare, type Open, type Tried } from './tried.ts';
import { isAlike, isUsb } from './turns.ts';
import type { Why } from './why.ts';

export type Reason = Why & { readonly from?: Place; readonly to?: Place };

/** Where one end goes into the other by itself, but not by a plug that few of its kind have. */
export const itselfIn = (open: readonly Open[], read: Read): Open | undefined =>
  open.filter((one) => isItself(one) && !isOdd(one, read)).sort((one, other) => one.order - other.order)[0];

const isItself = ({ from, to, context }: Open): boolean => isDirect(context, from, to);
const isOdd = ({ from, to }: Open, read: Read): boolean =>
  isRare(read, from, to) && (isPlug(from.device, from.port, true) || isPlug(to.device, to.port, false));

/** Under so many metres what has its own plug is put in by itself, unless one extension is sold for it. */
const BESIDE = 0.3;

/** Metres of the cable that one of the two brings. */
export const leadOf = (...ends: readonly Place[]): number =>
  Math.max(0, ...ends.map(({ device }) => device?.lead ?? 0));

/** Within reach of the cable that it brings; an extension is for those who ask for its ports, or for farther. */
export function isWithinReach({ from, to }: Open, read: Read, extended: boolean): boolean {
  const { metres = 0, named } = read;
  if (!named.from && !named.to && metres <= leadOf(from, to)) return true;
  return metres < BESIDE && !extended;
}

/** The reason is that of two ports which speak to each other, if there are any: what is asked for is too much then. */
export function reasonOf(
  rules: Rules,
  read: Read,
  { open: all, why }: Pick<Tried, 'open' | 'why'>,
  metres: number,
): Reason | undefined {
  const open = all.filter((one) => !isOdd(one, read));
  const itself = itselfIn(open, read);
  const talking = itself ?? open.find(({ from, to, context }) => speak(context, from, to));
  const met = talking ? undefined : whyMet(rules, read);
  if (met) return met;
  // What is called so as well as the named port comes after it.
  const likely = likeliest(open.filter((one) => !isAlso(open, one))) ?? likeliest(open) ?? open[0];
  const first = talking ?? (why ? undefined : likely);
  if (!first) return why;
  const talks = talking !== undefined;
  const own = whyOf(first, metres);
  if (own.reach === undefined) return { ...own, talks };
  // What goes farthest says how far: two ports of the same signal beside these may have longer parts.
  const others = open.filter((one) => one !== first && isSame(one, first));
  const found = [own, ...others.map((one) => whyOf(one, metres))];
  const farthest = found.reduce((best, one) => ((one.reach ?? 0) > (best.reach ?? 0) ? one : best));
  return { ...farthest, talks };
}

const whyOf = ({ context, from, to }: Open, metres: number): Reason => ({
  ...whyNone(context, from, to, metres),
  from,
  to,
});

/** One signal that both pairs of ports share. */
const isSame = (one: Open, other: Open): boolean =>
  one.from.signals.some(
    (signal) =>
      other.from.signals.includes(signal) &&
      [one.to, other.to].every(({ signals }) => signals.includes(signal)),
  );

/** Two that speak one language, or the nearest to it. */
const likeliest = (open: readonly Open[]): Open | undefined =>
  open.find(isToNetwork) ??
  open.find(({ from, to }) => isAlike(from, to)) ??
  open.find(({ from, to }) => isUsb(from, to)) ??
  open.find(isAnalogue);

/** Called so as well as the port that was named. */
const isAlso = (open: readonly Open[], { from: { port } }: Open): boolean =>
  open.some((one) => port.also?.includes(one.from.port.id));

/** What is a host of USB by itself: a computer, a telephone. */
const HOST = /^(celular|tablet|iphone|steam-deck)/;

const isHost = ({ device, signals }: Place): boolean =>
  (device?.network === 'host' || HOST.test(device?.id ?? '')) && signals.some((one) => one.startsWith('usb'));

const isHub = ({ device, signals }: Place): boolean => device?.network === 'hub' && signals.includes('eth');

/** A computer speaks to a router by its network, not by the USB that this has for disks. */
const isToNetwork = ({ from, to }: Open): boolean =>
  (isHost(from) && isHub(to)) || (isHub(from) && isHost(to));

const ANALOGUE = new Set(['phones', 'line', 'balanced']);
const SOUND_IN = new Set(['phones', 'line', 'balanced', 'spdif-c', 'spdif-o']);

/** Sound that leaves as sound is nearer to an input for it than what an extractor would take out of a picture. */
const isAnalogue = ({ from, to }: Open): boolean =>
  from.signals.some((one) => ANALOGUE.has(one)) && to.signals.some((one) => SOUND_IN.has(one));

/** A device that has no socket on the side it is asked about. */
export function withoutSocket(rules: Rules, read: Read): Reason | undefined {
  const { from, to, devices } = read;
  if (devices.from?.outside !== undefined) return { reason: 'origem', text: devices.from.outside };
  if (devices.to?.outside !== undefined) return { reason: 'fisico', text: devices.to.outside };
  const isOut = from.length === 0 && devices.from !== undefined;
  const isIn = to.length === 0 && devices.to !== undefined;
  if (!isOut && !isIn) return undefined;
  return whyMet(rules, read) ?? (isOut ? noOut(rules, devices.from) : noIn(rules, devices.to, devices.from));
}

const noOut = (rules: Rules, device: Device | undefined): Why => ({
  reason: 'origem',
  text: say(rules, 'no-out', { device: deviceNoun(device?.name ?? '') }),
});

/** What takes no signal may still be charged. */
function noIn(rules: Rules, device: Device | undefined, from: Device | undefined): Why {
  const names = { device: deviceNoun(device?.name ?? '') };
  if (from?.power) return { reason: 'catalogo', text: say(rules, 'power-into', names) };
  return { reason: 'fisico', text: say(rules, 'no-in', names) };
}
