/** Why two ports that no product links have nothing to say to each other, or want a piece that is not sold. */
import { endName } from './end-names.ts';
import { deviceNoun } from './nouns.ts';
import type { Place } from './question.ts';
import type { Rules } from './rules.ts';
import { say } from './sentence.ts';
import type { Why } from './why.ts';

/** Signals of pictures. */
export const PICTURES: ReadonlySet<string> = new Set([
  'tmds',
  'dp',
  'vga',
  'dvi',
  'usbc',
  'sdi',
  'cvbs',
  'ypbpr',
]);

/** Why two ports do not speak to each other, by what their signals are. */
export function trapOf(rules: Rules, from: Place, to: Place): Why {
  const matches = (list: readonly string[], signals: readonly string[]) =>
    list.includes('*') || signals.some((signal) => list.includes(signal));
  const onlyBack = from.device?.screen && from.signals.every((signal) => signal === 'arc');
  if (onlyBack && from.signals.length > 0 && to.signals.some((signal) => PICTURES.has(signal))) {
    const text = say(rules, 'wrong-screen', { port: 'HDMI', device: endName(from) });
    return { reason: 'origem', text };
  }
  const data =
    usbNetwork(rules, from, to) ??
    dataAlone(rules, from, to) ??
    usbData(rules, from, to) ??
    hybrid(rules, from, to) ??
    smallJack(rules, from, to);
  if (data) return data;
  // What both speak comes first: what is wanting there is nearer than what one of them speaks besides.
  const shared = from.signals.filter((signal) => to.signals.includes(signal));
  for (const signal of new Set([...shared, ...from.signals])) {
    const trap = rules.traps.find((one) => matches(one.from, [signal]) && matches(one.to, to.signals));
    if (trap) return { reason: trap.reason, text: trap.text };
  }
  if (from.port.socket !== to.port.socket && from.signals.some((signal) => to.signals.includes(signal))) {
    const names = { from: from.port.name, to: to.port.name };
    return { reason: 'catalogo', text: say(rules, 'plug-differs', names) };
  }
  return { reason: 'catalogo', text: say(rules, 'none') };
}

const USB: ReadonlySet<string> = new Set(['usb', 'usbc']);
/** Sockets in which a telephone or tablet is the host only by a function of its own. */
const OTG = /^(celular|tablet|iphone)/;

/** USB at both ends, of which one has no picture and the other is no screen: data, and a plug that is wanting. */
function usbData(rules: Rules, from: Place, to: Place): Why | undefined {
  const both = [from, to];
  if (!both.every(({ signals }) => signals.some((signal) => USB.has(signal)))) return undefined;
  if (!both.some(({ signals }) => signals.includes('usb')) || to.device?.screen) return undefined;
  if (from.port.socket === to.port.socket && from.port.socket === 'usb-c') return undefined;
  const isPhone = both.some(({ device }) => OTG.test(device?.id ?? ''));
  const names = {
    from: endName(from),
    to: endName(to),
    plugs: `de ${from.port.name} para ${to.port.name}`,
    host: say(rules, isPhone ? 'usb-otg' : from.device && to.device ? 'usb-own' : 'usb-bare'),
  };
  return { reason: 'catalogo', text: say(rules, 'usb-data', names) };
}

const isNetwork = ({ signals }: Place): boolean => signals.includes('eth');

/** USB of what is no screen, and a network: the adapter with a network socket is what is wanting. */
function usbNetwork(rules: Rules, from: Place, to: Place): Why | undefined {
  const [network, other] = isNetwork(from) ? [from, to] : [to, from];
  if (!isNetwork(network) || other.device?.screen || !other.signals.every((signal) => USB.has(signal)))
    return undefined;
  const plug = rules.connectors.find(({ id }) => id === other.port.socket);
  return { reason: 'catalogo', text: say(rules, 'usb-network', { plug: plug?.name ?? other.port.name }) };
}

/** A disk and the like: nothing leaves it but data, and a screen takes pictures. */
function dataAlone(rules: Rules, { device, signals }: Place, to: Place): Why | undefined {
  if (!device || !to.device?.screen || !signals.includes('usb')) return undefined;
  const sent = rules.ports.filter(({ id }) => device.out.includes(id)).flatMap(({ out }) => out);
  if (sent.some((signal) => signal !== 'usb')) return undefined;
  const reason = to.signals.includes('usb') ? 'catalogo' : 'origem';
  return { reason, text: say(rules, 'data-alone', { device: deviceNoun(device.name) }) };
}

/** A small jack of headphones or line and a large one that takes line: the cable between them is what is wanting. */
function smallJack(rules: Rules, from: Place, to: Place): Why | undefined {
  const isSmall = ['p2', 'p3'].includes(from.port.socket) && from.signals.some((one) => HEARD.has(one));
  if (!isSmall || !['p10-ts', 'p10-trs'].includes(to.port.socket) || !to.signals.includes('line'))
    return undefined;
  return { reason: 'catalogo', text: say(rules, 'small-jack') };
}

const HEARD: ReadonlySet<string> = new Set(['phones', 'line']);

/** Two sockets of single-mode fibre of which nobody says what they belong to: a cord with one of each polish links them. */
function hybrid(rules: Rules, from: Place, to: Place): Why | undefined {
  const isPassive = ({ device }: Place) => device === undefined || device.id === 'dio';
  if (!isPassive(from) || !isPassive(to)) return undefined;
  const meet = (one: Place, other: Place) => one.signals.includes('pon') && other.signals.includes('sm');
  if (!meet(from, to) && !meet(to, from)) return undefined;
  return { reason: 'catalogo', text: say(rules, 'hybrid') };
}
