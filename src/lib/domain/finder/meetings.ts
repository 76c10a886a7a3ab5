/** What the rules of two devices say of a question or an answer. */
import type { Facts } from './facts.ts';
import type { Meeting } from './meeting.ts';
import { deviceNoun, portNoun } from './nouns.ts';
import type { Place, Read } from './question.ts';
import type { Device, Port, Rules } from './rules.ts';
import { say } from './sentence.ts';
import type { Why } from './why.ts';

type End = { readonly device?: Device | undefined; readonly port?: Port };

/** A port by its own name is one that stands alone. */
function isEnd(names: readonly string[], { device, port }: End): boolean {
  const own = device ? [device.id, `${device.id}~${port?.id}`] : [port?.id];
  return names.includes('*') || own.some((id) => id !== undefined && names.includes(id));
}

const between = (from: End, to: End) => (one: Meeting) => isEnd(one.from, from) && isEnd(one.to, to);

/** Why two devices are not linked, whichever of their ports are tried; the first rule that speaks of any two of them. */
export function whyMet(rules: Rules, read: Read): (Why & { from?: Place; to?: Place }) | undefined {
  // A port that was named and that nothing leaves or enters by says why itself, unless a rule is about that port alone.
  const wrong = (places: readonly Place[]) => places.length > 0 && places.every((place) => place.wrong);
  const isWrong = (read.named.from && wrong(read.from)) || (read.named.to && wrong(read.to));
  const froms = read.from.length > 0 ? read.from : [{ device: read.devices.from }];
  const tos = read.to.length > 0 ? read.to : [{ device: read.devices.to }];
  const found = rules.meetings.filter(
    ({ from, text }) => text !== undefined && (!isWrong || from.every(isPort)),
  );
  for (const one of found) {
    for (const from of froms) {
      const to = tos.find((other) => between(from, other)(one));
      if (!to) continue;
      return { ...reasonOf(one), ...(isPlace(from) && { from }), ...(isPlace(to) && { to }) };
    }
  }
  return undefined;
}

/** The same, of what is not proposed for two devices: never, or while nobody named a port of theirs. */
export function closedBy(rules: Rules, { named }: Read, from: Place, to: Place): Why | undefined {
  const isNamed = named.from || named.to;
  const met = rules.meetings.find(
    (one) => (one.barred || (one.closed && !isNamed)) && between(from, to)(one),
  );
  return met && reasonOf(met);
}

const reasonOf = ({ reason = 'catalogo', text = '', direct }: Meeting): Why => ({
  reason,
  text,
  ...(direct && { direct }),
});

const isPort = (end: string): boolean => end.includes('~');

const isPlace = (end: End): end is Place => end.port !== undefined;

/** What such an answer stops at. */
export function metLimits(rules: Rules, { from, to, hops, named, wish }: Facts): readonly string[] {
  if (named.from || named.to || wish.ids.length > 0) return [];
  return rules.meetings
    .filter(between(from, to))
    .filter(({ over }) => over === undefined || over === hops[0]?.way.from)
    .flatMap(({ limit }) => limit ?? []);
}

/** What to look at: whether the device has the port at all that nobody named, and what arrives there. */
export function portChecks(
  rules: Rules,
  named: Facts['named'],
  from: Place,
  to: Place,
  arriving = '',
): readonly string[] {
  return [
    ...(named.from ? unusual(rules, from) : []),
    ...(named.to ? unusual(rules, to) : []),
    named.from ? undefined : from.device?.asks?.[from.port.id],
    named.to ? undefined : to.device?.asksIn?.[to.port.id],
    to.device?.asks?.[arriving],
    ...rules.meetings.filter(between(from, to)).map(({ check }) => check),
  ].filter((text) => text !== undefined);
}

/** A port that was named and that such a device usually has not, nor one that looks like it. */
function unusual(rules: Rules, { device, port }: Place): readonly string[] {
  if (!device || device.out.length + device.in.length === 0) return [];
  if (device.never?.some(({ ports }) => ports.includes(port.id))) return [];
  const known = [...device.out, ...device.in, ...Object.keys(device.alias ?? {})];
  const sockets = rules.ports.filter(({ id }) => known.includes(id)).map(({ socket }) => socket);
  const plugs = rules.words.plugs?.[port.socket] ?? [port.socket];
  if (sockets.some((one) => one === port.socket || plugs.includes(one))) return [];
  return [say(rules, 'port-unusual', { device: deviceNoun(device.name), port: portNoun(port.name) })];
}
