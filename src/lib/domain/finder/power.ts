/** What gives power and what takes it: by USB, by network cable, and what drives speakers. */
import type { Hop } from './cabling.ts';
import { endName, needName } from './end-names.ts';
import { named } from './facts.ts';
import type { Wish } from './judge.ts';
import { deviceNoun } from './nouns.ts';
import type { Place } from './question.ts';
import type { Rules } from './rules.ts';
import { say } from './sentence.ts';
import type { Why } from './why.ts';

/** What only gives power feeds no screen and no input of another signal, and a home router gives none by its network sockets. */
export function aboutPower(rules: Rules, wish: Wish, from: Place, to: Place): Why | undefined {
  const takes = to.signals.some((signal) => signal.startsWith('usb')) && to.device?.screen !== true;
  if (from.device?.power && (!takes || wish.modes.length > 0)) {
    return { reason: 'origem', text: say(rules, 'power-alone', { device: endName(from) }) };
  }
  const bare = from.device?.protected ? UNPROTECTED.find(({ signal }) => isOnly(to, signal)) : undefined;
  if (bare) return { reason: 'fisico', text: say(rules, bare.why, { device: endName(from) }) };
  if (!wish.features.includes('poe')) return undefined;
  const giver = [from, to].find((one) => one.device?.noPoe === true && !isNamedPoe(one));
  if (giver) {
    return { reason: 'fisico', text: say(rules, 'no-poe', { device: endName(giver) }), without: ['poe'] };
  }
  const other = [from, to].find((one) => one.signals.includes('eth') && takesNoPoe(one));
  if (!other) return undefined;
  return { reason: 'fisico', text: say(rules, 'poe-taker', { device: endName(other) }), without: ['poe'] };
}

/** Signals that carry no protection against copies, and what is said of them. */
const UNPROTECTED = [
  { signal: 'sdi', why: 'hdcp-source' },
  { signal: 'vga', why: 'hdcp-source-vga' },
];

const isOnly = ({ signals }: Place, signal: string): boolean =>
  signals.length > 0 && signals.every((one) => one === signal);

/** A screen gives power to what shows its picture there, by the one cable: the source of that is at the other end. */
export const isCharging = ({ watts }: Wish, { device, port }: Place, to: Place): boolean =>
  watts > 0 &&
  device?.screen === true &&
  port.socket === 'usb-c' &&
  (to.port.socket === 'usb-c' || to.device?.in.some((id) => USB_C.test(id)) === true);

const USB_C = /^(usb-c|thunderbolt$)/;

/** The cable carries so many watts: whether they come is for the charger, screen or dock to say. */
export function chargeCheck(
  rules: Rules,
  wish: Wish,
  from: Place,
  to: Place,
  hops: readonly Hop[],
): string | undefined {
  if (wish.watts === 0) return undefined;
  const { device } = from.device?.power ? from : to;
  const box = hops.find(({ way }) => way.from === 'usbc' && way.to !== 'usbc');
  if (box) return say(rules, 'charge-box', { device: endName(to), from: endName(from), name: named(box) });
  const id = wish.ids.find((one) => one.startsWith('carga'));
  // Of a charger nobody asks whether it charges at all.
  if (!device || id === undefined || (device.power && wish.watts < 2)) return undefined;
  return say(rules, 'charge-check', { device: deviceNoun(device.name), need: needName(rules, id) });
}

/** Phantom power comes from the input: the cable only carries it. */
export function phantomCheck(rules: Rules, { features }: Wish, { device }: Place): string | undefined {
  if (!device || !features.includes('phantom')) return undefined;
  return say(rules, 'phantom-check', { device: deviceNoun(device.name) });
}

const POE = 'rj45-poe';

const isNamedPoe = ({ poe, port }: Place): boolean => poe || port.id === POE;

/** Speaks to a network and is fed from its own plug: a computer, a television. */
const takesNoPoe = (place: Place): boolean =>
  place.device !== undefined &&
  place.device.network !== 'hub' &&
  !isNamedPoe(place) &&
  ![...place.device.in, ...place.device.out].includes(POE);

/** Who is to give power by the network cable, where nobody said that this one does. */
export function poeCheck(
  rules: Rules,
  { features }: Wish,
  named: { readonly from: boolean; readonly to: boolean },
  from: Place,
  to: Place,
): string | undefined {
  const isNamed = (named.from && from.port.id === POE) || (named.to && to.port.id === POE);
  if (!features.includes('poe') && !isNamed) return undefined;
  const saidPoe = (place: Place, isNamed: boolean) => place.poe || (isNamed && place.port.id === POE);
  const givers = [
    { place: from, isSaid: saidPoe(from, named.from) },
    { place: to, isSaid: saidPoe(to, named.to) },
  ].filter(({ place }) => place.device?.network === 'hub' && !TAKERS.has(place.device.id));
  const [giver] = givers;
  if (!giver) return undefined;
  if (givers.some(({ isSaid }) => isSaid))
    return say(rules, 'poe-standard', { device: endName(giver.place) });
  return say(rules, 'poe-check', { device: endName(giver.place) });
}

/** On the network of others, and fed by it. */
const TAKERS: ReadonlySet<string> = new Set(['access-point']);

/** Line leaves by a plug that goes into the speaker output of the same device as well: which of the two it is, stands on it. */
export function speakerCheck(rules: Rules, { device, port, signals }: Place): string | undefined {
  if (!device || !signals.some((signal) => signal === 'line' || signal === 'balanced')) return undefined;
  const fits = (socket: string) =>
    socket === port.socket ||
    rules.connectors.some(({ id, fits: others }) => id === socket && others?.includes(port.socket));
  const drives = rules.ports.some(
    ({ id, out, socket }) => device.out.includes(id) && out.includes('speaker') && fits(socket),
  );
  return drives ? say(rules, 'speaker-label', { device: deviceNoun(device.name) }) : undefined;
}
