/** Why nothing works, said for the visitor: the source, the physics, the distance or the catalogue. */
import { wireToCut } from './banana.ts';
import type { Context } from './cabling.ts';
import { endName, nameOf, needName } from './end-names.ts';
import { payloadOf, type Wish, wishOf } from './judge.ts';
import { isPlug } from './place.ts';
import { aboutPower, isCharging } from './power.ts';
import { mates } from './product-index.ts';
import type { Place, Read } from './question.ts';
import type { Device, Mode, Rules } from './rules.ts';
import { chainsBetween, socketOf } from './search.ts';
import { metresText, say } from './sentence.ts';
import { tooFar } from './too-far.ts';
import { PICTURES, trapOf } from './traps.ts';
import type { Why } from './why.ts';

/** What the ports themselves rule out, before any product is looked at. */
export function ruledOut(rules: Rules, wish: Wish, from: Place, to: Place): Why | undefined {
  if (from.wrong && isCharging(wish, from, to)) {
    const names = { from: endName(from), to: endName(to) };
    return { reason: 'origem', text: say(rules, 'turned-charge', names) };
  }
  if (from.wrong) return from.wrong;
  if (to.wrong) return to.wrong;
  const fed = aboutPower(rules, wish, from, to);
  if (fed) return fed;
  for (const mode of wish.modes) {
    if (beyond(rules, wish, from, mode)) {
      return { reason: 'origem', text: say(rules, 'cap-from', { port: nameOf(from), mode: mode.name }) };
    }
    if (beyond(rules, wish, to, mode)) {
      return { reason: 'fisico', text: say(rules, 'cap-to', { port: nameOf(to), mode: mode.name }) };
    }
  }
  for (const { id, gbps, on } of wish.rates) {
    const name = needName(rules, id);
    if (on.includes('sdi') && ![from, to].some(({ signals }) => signals.some((one) => on.includes(one)))) {
      return {
        reason: 'fisico',
        text: say(rules, 'never', { signal: from.port.name, need: name }),
        without: [id],
      };
    }
    const below = (place: Place) =>
      on.some((signal) => place.signals.includes(signal) && (place.caps[signal] ?? gbps) < gbps * 0.99);
    if (below(from))
      return { reason: 'origem', text: say(rules, 'cap-from', { port: nameOf(from), mode: name }) };
    if (below(to)) return { reason: 'fisico', text: say(rules, 'cap-to', { port: nameOf(to), mode: name }) };
  }
  const back = wish.watts > 0 ? wish.ids.find((id) => id.startsWith('carga')) : undefined;
  if (back !== undefined && !from.signals.some((signal) => signal === 'usbc' || signal === 'usb')) {
    return {
      reason: 'fisico',
      text: say(rules, 'never', { signal: from.port.name, need: needName(rules, back) }),
      without: [back],
    };
  }
  const out = arcOut(rules, from, to);
  if (out) return out;
  const lossless = wish.features.includes('earc') || wish.features.includes('atmos-sem-perda');
  if (lossless && from.signals.includes('arc') && from.port.back === 'arc') {
    return { reason: 'origem', text: say(rules, 'cap-earc-from') };
  }
  if (lossless && from.signals.includes('arc') && to.port.back === 'arc') {
    return { reason: 'fisico', text: say(rules, 'cap-earc-to') };
  }
  const returned = wish.features.find((id) => id === 'arc' || id === 'earc');
  if (returned !== undefined && from.device && to.device && !soundReturns(from.device, to.device)) {
    const names = { need: needName(rules, returned), from: endName(from), to: endName(to) };
    return { reason: 'fisico', text: say(rules, 'never-back', names), without: [returned] };
  }
  const talks = from.signals.some((signal) => signal.startsWith('usb') || !PICTURES.has(signal));
  if (wish.features.includes('dados') && !talks) {
    const names = { signal: from.port.name, need: needName(rules, 'dados') };
    return { reason: 'fisico', text: say(rules, 'never', names), without: ['dados'] };
  }
  const silent = [from, to].find(({ port }) => port.silent === true);
  const sound = wish.features.find(
    (id) => id === 'som' || id === 'estereo' || id.startsWith('som-') || id.startsWith('atmos'),
  );
  if (silent && sound) {
    return {
      reason: 'fisico',
      text: say(rules, 'never', { signal: silent.port.name, need: needName(rules, sound) }),
      without: [sound],
    };
  }
  return undefined;
}

/** Signals that a cable or converter makes HDMI of. */
const TO_HDMI: ReadonlySet<string> = new Set(['tmds', 'dp', 'dpp', 'usbc', 'vga']);

/** The return channel of a bar is how it sends to its television: nothing else is put in there. */
function arcOut(rules: Rules, from: Place, to: Place): Why | undefined {
  if (!to.device?.returns || to.port.back === undefined) return undefined;
  if (from.signals.includes('arc') || !from.signals.some((signal) => TO_HDMI.has(signal))) return undefined;
  return { reason: 'fisico', text: say(rules, 'arc-out', { from: endName(from), to: endName(to) }) };
}

/** A screen sends sound back to what takes it; what sends on a picture may stand on either side. */
const soundReturns = (from: Device, to: Device): boolean =>
  [from, to].some(({ returns }) => returns === true);

/** At this socket a computer is wanting at the other end. */
const isLed = ({ device, signals }: Place): boolean =>
  device?.peripheral === true && signals.length > 0 && signals.every((one) => one.startsWith('usb'));

/** Some cameras write to a disk: what is to be looked at there is said of the cable. */
const isStored = (from: Place, to: Place): boolean =>
  from.device?.in.includes('p2-microfone') === true && to.device?.id === 'hd-externo';

/** Two USB devices without a computer between them. */
function bothLed(rules: Rules, from: Place, to: Place): Why | undefined {
  if (!isLed(from) || !isLed(to) || isStored(from, to)) return undefined;
  const id = from.device?.id === to.device?.id ? 'no-host-twins' : 'no-host';
  return { reason: 'catalogo', text: say(rules, id, { from: endName(from), to: endName(to) }) };
}

/** The socket by which an ONU takes its light. */
const PON_SOCKET = 'sc-apc';

/** The cable of a picture takes no data to a screen, whatever socket it leaves by. */
const isDataWanting = ({ needs, named }: Read, { signals }: Place): boolean =>
  needs.includes('dados') && !named.from && signals.every((one) => PICTURES.has(one) && one !== 'usbc');

/** Two devices that are both on a network speak through what the network is made of, not through one cable. */
export function apart(rules: Rules, read: Read, from: Place, to: Place): Why | undefined {
  if (isDataWanting(read, to)) {
    const names = { signal: to.port.name, need: needName(rules, 'dados') };
    return { reason: 'fisico', text: say(rules, 'never', names), without: ['dados'] };
  }
  if (!from.device || !to.device) return undefined;
  const led = bothLed(rules, from, to);
  if (led) return led;
  if (!read.named.from && !read.named.to && from.device.fedBy?.includes(to.device.id)) {
    const names = { from: endName(from), to: endName(to) };
    return { reason: 'origem', text: say(rules, 'turned', names) };
  }
  const { pair } = from.device;
  if (pair && from.device.id === to.device.id && ![from, to].every(({ port }) => pair.includes(port.id))) {
    return { reason: 'fisico', text: say(rules, 'own-pair', { device: endName(from) }) };
  }
  const isLight = from.device.pon && to.device.in.includes(PON_SOCKET);
  if (isLight) return { reason: 'catalogo', text: say(rules, 'olt-onu') };
  // Two computers may be linked by their network sockets on purpose; a television has nothing to say to one there.
  const named = read.named.from || read.named.to;
  if (named && (from.device.network !== undefined) === (to.device.network !== undefined)) return undefined;
  if (!from.signals.includes('eth') || !to.signals.includes('eth')) return undefined;
  const kinds = [from.device.network, to.device.network];
  if (kinds.includes('hub') || kinds.every((kind) => kind === 'host')) return undefined;
  return { reason: 'fisico', text: say(rules, 'network') };
}

/** What exists and is not sold, or goes less far, is not said to work nowhere. */
export function refusal(rules: Rules, why: Why | undefined): string {
  if (why?.direct) return say(rules, 'nothing');
  if (why?.cut) return say(rules, 'nenhum-pronto');
  if (why?.more) return say(rules, 'nenhum-emendas');
  const { reason = 'catalogo' } = why ?? {};
  return say(rules, MILD.has(reason) ? `nenhum-${reason}` : 'nenhum');
}

const MILD: ReadonlySet<string> = new Set(['catalogo', 'distancia']);

/** With what given up it works. */
export function without(rules: Rules, ids: readonly string[]): readonly string[] {
  const plain = ids.filter((id) => id !== 'sem-compressao').map((id) => needName(rules, id));
  return [
    ...(plain.length > 0 ? [say(rules, 'else', { need: plain.join(' ou sem ') })] : []),
    ...(plain.length < ids.length ? [say(rules, 'else-compressed')] : []),
  ];
}

/** A box with two outlets is sold where one with ten is not. */
function countedName(rules: Rules, { count }: Wish, id: string): string {
  if (id === 'duplicar' && count.to > 2) return say(rules, 'screens', { count: String(count.to) });
  if (id === 'escolher-fonte' && count.from > 2) return say(rules, 'sources', { count: String(count.from) });
  return needName(rules, id);
}

function beyond(rules: Rules, wish: Wish, place: Place, mode: Mode): boolean {
  const { lines, hz } = place.device?.caps ?? {};
  if (lines !== undefined && mode.height > lines) return true;
  if (hz !== undefined && mode.hz > hz && mode.height >= (lines ?? 0)) return true;
  const { tolerance } = rules.needs;
  const tmds = place.caps.tmds;
  if (tmds !== undefined && place.signals.includes('tmds') && tmds * tolerance < mode.tmds) {
    if (wish.uncompressed || mode.elseTmds === undefined || tmds * tolerance < mode.elseTmds) return true;
  }
  const dp = place.caps.dp;
  if (dp === undefined || !place.signals.includes('dp')) return false;
  const payload = payloadOf(rules, dp);
  return payload * tolerance < mode.dp && (wish.uncompressed || mode.dsc === undefined || payload < mode.dsc);
}

const NEAR = 0.15;

/** Whether a short cable or one box does it when nothing is asked for. */
export function speak(context: Context, from: Place, to: Place): boolean {
  if (isDirect(context, from, to)) return true;
  const bare: Context = { ...context, wish: wishOf(context.rules.needs, []), least: {}, most: 1 };
  return chainsBetween(bare, from, to, NEAR).length > 0;
}

/** The one end is a plug that goes into the other by itself. */
export function isDirect({ shelf }: Context, from: Place, to: Place): boolean {
  if (!isPlug(from.device, from.port, true) && !isPlug(to.device, to.port, false)) return false;
  const talk = from.signals.some((signal) => to.signals.includes(signal));
  if (!talk) return false;
  // What has a microphone loses it there, and is told so elsewhere.
  const isHeard = isPlug(to.device, to.port, false) && to.device?.out.length === 0;
  const enters = isHeard && shelf.connectors.get(to.port.socket)?.enters?.includes(from.port.socket);
  return enters || mates(shelf.connectors, socketOf(from), socketOf(to)) !== undefined;
}

/** Metres that the lead of headphones, a mouse or a webcam seldom goes beyond. */
export const OWN_LEAD = 3;

/** What goes into what by itself. */
export function directNames(
  context: Context,
  from: Place,
  to: Place,
): { readonly from: string; readonly to: string } | undefined {
  if (!isDirect(context, from, to)) return undefined;
  const [plug, socket] = isPlug(to.device, to.port, false) ? [to, from] : [from, to];
  return { to: endName(plug), from: nameOf(socket) };
}

/** Why no chain was found between two places that could speak to each other. */
export function whyNone(context: Context, from: Place, to: Place, metres: number): Why {
  const { rules, wish } = context;
  const names = directNames(context, from, to);
  if (names && metres > OWN_LEAD) {
    const text = say(rules, 'direct-short', { ...names, metres: metresText(metres) });
    return { reason: 'catalogo', text };
  }
  if (names) {
    return { reason: 'catalogo', text: say(rules, 'direct', names), direct: true };
  }
  const cut = wireToCut(context, from, to, metres);
  if (cut) return { reason: 'catalogo', text: say(rules, 'banana-wire'), cut };
  const bare: Context = { ...context, wish: wishOf(rules.needs, []), least: {} };
  if (chainsBetween(bare, from, to, NEAR).length === 0) return trapOf(rules, from, to);
  if (chainsBetween(context, from, to, NEAR).length > 0) return tooFar(context, from, to, metres);
  const lost = wish.ids.filter((id) => {
    const rest = wish.ids.filter((other) => other !== id);
    const others = wishOf(rules.needs, rest, wish.count);
    return chainsBetween({ ...context, wish: others }, from, to, NEAR).length > 0;
  });
  const guilty =
    lost.length > 0
      ? lost
      : wish.ids.filter((id) => {
          const alone = wishOf(rules.needs, [id], wish.count);
          return chainsBetween({ ...context, wish: alone }, from, to, NEAR).length === 0;
        });
  for (const id of guilty) {
    const signal = impossible(rules, id, from, to);
    if (signal !== undefined) {
      return { reason: 'fisico', text: neverText(rules, id, signal), without: lost };
    }
  }
  const need = (guilty.length > 0 ? guilty : wish.ids).map((id) => countedName(rules, wish, id)).join(' e ');
  return { reason: 'catalogo', text: say(rules, 'need', { need }), without: lost };
}

/** That a signal never carries this: said once, by the fuller sentence where there is one. */
function neverText(rules: Rules, id: string, signal: string): string {
  if (id === 'streaming-protegido') return say(rules, 'hdcp');
  if (id.startsWith('atmos') && signal.includes('DIF')) return say(rules, 'atmos-optical');
  return say(rules, 'never', { signal, need: needName(rules, id) });
}

/** The name of a signal at either end that can never carry the need. */
function impossible(rules: Rules, id: string, from: Place, to: Place): string | undefined {
  const mode = rules.needs.modes.find((one) => one.id === id);
  for (const place of [from, to]) {
    const never = (signal: string) => {
      const known = rules.signals.find((one) => one.id === signal);
      if (mode && known?.analogue) return !mode.analogue?.includes(signal);
      if (mode && signal === 'sdi') return mode.sdi === undefined;
      return known?.never?.includes(id) === true;
    };
    if (place.signals.length > 0 && place.signals.every(never)) {
      const [first = ''] = place.signals;
      return rules.signals.find((one) => one.id === first)?.name ?? first;
    }
  }
  return undefined;
}
