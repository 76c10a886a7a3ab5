/** One end of a question: a socket of a device or by itself, with what leaves or enters there and why it cannot. */
import { deviceNoun } from './nouns.ts';
import type { Device, Port, Rules } from './rules.ts';
import { needWords } from './rules.ts';
import { say } from './sentence.ts';
import { type Lexicon, lexicon, namedBy, nearest, wordsOf } from './words.ts';

/** One socket of one end. */
export type Place = {
  readonly device: Device | undefined;
  readonly port: Port;
  readonly gender: 'm' | 'f';
  readonly signals: readonly string[];
  /** Gb/s by signal. */
  readonly caps: Readonly<Record<string, number>>;
  readonly poe: boolean;
  /** The other socket that goes by the name which the visitor gave. */
  readonly either?: Port;
  /** The blue socket of fibre whose bare name was said of this green one. */
  readonly blue?: Port;
  /** Why nothing can leave or enter here. */
  readonly wrong?: { readonly reason: string; readonly text: string; readonly instead?: string };
};

export type Reader = {
  readonly rules: Rules;
  readonly noise: ReadonlySet<string>;
  readonly ports: ReadonlyMap<string, Port>;
  readonly devices: ReadonlyMap<string, Device>;
  readonly portWords: Lexicon;
  readonly deviceWords: Lexicon;
  readonly needs: ReadonlySet<string>;
};

export function reader(rules: Rules): Reader {
  const noise = new Set(rules.words.noise);
  return {
    rules,
    noise,
    ports: new Map(rules.ports.map((port) => [port.id, port])),
    devices: new Map(rules.devices.map((device) => [device.id, device])),
    portWords: lexicon(
      rules.ports.map((port) => ({ id: port.id, words: [...port.words, port.name, port.id] })),
      noise,
    ),
    deviceWords: lexicon(
      rules.devices.map((device) => ({ id: device.id, words: [...device.words, device.name, device.id] })),
      noise,
    ),
    needs: new Set(needWords(rules.needs).map(({ id }) => id)),
  };
}

export function placeOf(reader: Reader, device: Device, id: string, out: boolean): readonly Place[] {
  const port = reader.ports.get(aliasOf(device, id, out) ?? id) ?? reader.ports.get(id);
  if (!port) return [];
  return [place(reader, device, port, [], out)];
}

/** What a device calls by another port's name, but not where it has that other port itself, or the meant one on its other side. */
function aliasOf(device: Device | undefined, id: string, out: boolean): string | undefined {
  const own = (out ? device?.out : device?.in) ?? [];
  const others = (out ? device?.in : device?.out) ?? [];
  const meant = own.includes(id) ? undefined : device?.alias?.[id];
  return meant !== undefined && others.includes(meant) && !own.includes(meant) ? undefined : meant;
}

export function readPlace(
  reader: Reader,
  device: Device | undefined,
  text: string,
  out: boolean,
): Place | undefined {
  const { words: special } = reader.rules;
  const words = wordsOf(text, reader.noise);
  const directions = new Set([...special.out, ...special.in, ...special.male, ...special.female]);
  const kept = words.filter((word) => !directions.has(word));
  // 'saída de caixa' and 'pre out' are names with a direction in them.
  const all = portsNamed(reader, words);
  const own = all.find((one) => (out ? device?.out : device?.in)?.includes(one));
  const id = own ?? all[0] ?? nearest(reader.portWords, kept.length > 0 ? kept : words);
  const named = id === undefined ? undefined : reader.ports.get(aliasOf(device, id, out) ?? id);
  const port = named ?? (id === undefined ? undefined : reader.ports.get(id));
  return port && place(reader, device, port, words, out);
}

/** Sockets of a device that are called by the bare name of another: the 'rca' of a television set is its AV input too. */
export function alsoMeant(
  reader: Reader,
  device: Device | undefined,
  { port }: Place,
  text: string,
  out: boolean,
): readonly Place[] {
  if (!device) return [];
  const bare = portsNamed(reader, wordsOf(text, reader.noise)).filter((id) => saidBare(reader, text, id));
  const called = new Set(saidBare(reader, text, port.id) ? [...bare, port.id] : bare);
  return (out ? device.out : device.in)
    .filter((id) => id !== port.id && reader.ports.get(id)?.also?.some((one) => called.has(one)) === true)
    .flatMap((id) => placeOf(reader, device, id, out));
}

/** Other sockets of this device that the same words name as well: an 'AUX' is two RCA on one set and P2 on the next. */
export function alsoNamed(
  reader: Reader,
  device: Device | undefined,
  { port }: Place,
  text: string,
  out: boolean,
): readonly Place[] {
  if (!device) return [];
  const own = portsNamed(reader, wordsOf(text, reader.noise)).filter((id) =>
    (out ? device.out : device.in).includes(id),
  );
  const others = own.filter((id) => reader.ports.get(id)?.socket !== port.socket);
  return own.includes(port.id) ? others.flatMap((id) => placeOf(reader, device, id, out)) : [];
}

/** The blue socket whose bare name was said of a green one: the 'SC' of an ONU is of either polish. */
export function blueOf(reader: Reader, { signals }: Place, text: string): Port | undefined {
  const [id = ''] = portsNamed(reader, wordsOf(text, reader.noise));
  const said = reader.ports.get(id);
  return signals.includes('pon') && said?.in.every((signal) => signal === 'sm') ? said : undefined;
}

/** Ports that the words name: where they say which plug it is, those that take it, whatever else is printed beside them. */
export function portsNamed({ rules, portWords, ports }: Reader, words: readonly string[]): readonly string[] {
  const sockets = words.flatMap((word) => rules.words.plugs?.[word] ?? []);
  const taking = portWords.filter(({ id }) => sockets.includes(ports.get(id)?.socket ?? ''));
  const named = namedBy(taking, words);
  return named.length > 0 ? named : namedBy(portWords, words);
}

/** Whether no more is said of a port than that it is this side's: 'INPUT', 'saída 1'. */
export function saysSideAlone({ rules, noise }: Reader, text: string, out: boolean): boolean {
  const side = out ? rules.words.out : rules.words.in;
  const words = wordsOf(text, noise).filter((word) => !/^\d$/.test(word));
  return words.length > 0 && words.every((word) => side.includes(word));
}

/** Whether nothing but the id or the name of a port and a direction is said: 'entrada RCA', and not 'RCA de áudio'. */
function saidBare({ rules, noise, ports }: Reader, text: string, id: string): boolean {
  const directions = new Set([...rules.words.out, ...rules.words.in]);
  const kept = wordsOf(text, noise).filter((word) => !directions.has(word));
  return kept.join('-') === id || kept.join() === wordsOf(ports.get(id)?.name ?? '', noise).join();
}

function place(
  reader: Reader,
  device: Device | undefined,
  port: Port,
  words: readonly string[],
  out: boolean,
): Place {
  // The 'out' of 'sub-out' is a part of its name where this side has that port.
  const own = !device || (out ? device.out : device.in).includes(port.id) ? port.id.split('-') : [];
  const said = (list: readonly string[]) => words.some((word) => list.includes(word) && !own.includes(word));
  const { words: special, versions } = reader.rules;
  const isOut = said(special.out) && !said(special.in);
  const isIn = said(special.in) && !said(special.out);
  const male = said(special.male);
  const female = said(special.female);
  const wrong = wrongWay(reader, { device, port, out, isOut, isIn, male, female });
  const caps: Record<string, number> = {};
  for (const version of versions) {
    if (words.some((word) => version.when.includes(word))) caps[version.signal] = version.gbps;
  }
  if (device?.caps?.tmds !== undefined) {
    caps.tmds = Math.min(caps.tmds ?? Number.POSITIVE_INFINITY, device.caps.tmds);
  }
  return {
    device,
    port,
    gender: isPlug(device, port, out) || (port.male !== undefined && out) ? 'm' : 'f',
    signals: signalsOf(device, port, out),
    caps,
    poe: words.includes('poe'),
    ...(wrong ? { wrong } : {}),
  };
}

/** Headphones and what is put into a screen bring their own plug. */
export function isPlug(device: Device | undefined, port: Port, out: boolean): boolean {
  return device?.plugged === true && (out ? device.out : device.in).includes(port.id);
}

/** A screen sends nothing through its HDMI but the sound that runs back. */
function signalsOf(device: Device | undefined, port: Port, out: boolean): readonly string[] {
  if (!out) {
    // What is no screen takes data by a socket that may take pictures too.
    const taken = port.in.includes('usbc') && device && !device.screen ? [...port.in, 'usb'] : port.in;
    return taken.filter(
      (signal) =>
        !device?.refuses?.includes(signal) &&
        (signal !== 'arc' || !device || device.returns === true) &&
        // What only sends to a television gives it the return channel, and takes pictures by its other inputs.
        (signal === 'arc' || port.back === undefined || device?.returns !== true),
    );
  }
  if (port.back === undefined || !device) return port.out;
  return port.out.filter((signal) => (signal === 'arc') === (device.screen === true));
}

type Way = {
  readonly device: Device | undefined;
  readonly port: Port;
  readonly out: boolean;
  readonly isOut: boolean;
  readonly isIn: boolean;
  readonly male: boolean;
  readonly female: boolean;
};

const SEND = /^(hdmi|mini-hdmi|micro-hdmi|displayport|dp-plusplus|vga|dvi|dvi-i|usb-c.*|thunderbolt.*)$/;

/** Sockets through which a device that only sends, or only takes, does just that. */
const ONE_WAY = /^(optica|coaxial|phono|sub-out)$/;
const POWER = /^(borne|banana|speakon|p10-potencia)$/;
/** Sockets of pictures that a recorder or a desk has on both sides, and a camera or a console on one. */
const PICTURE = /^(sdi|cftv|bnc|micro-bnc|din|av|componente)$/;
/** What only sends has no such socket at all. */
const SOUND = /^(xlr|p10|rca|phono|combo)/;

function takesSocket(reader: Reader, device: Device, port: Port): boolean {
  return device.in.some((id) => reader.ports.get(id)?.socket === port.socket);
}

/** The light of a passive network comes from an OLT by the wall: whatever else has such a socket only takes it. */
const isPassiveNetwork = ({ out }: Port): boolean =>
  out.length > 0 && out.every((signal) => signal === 'pon');

/** A picture's socket is the same whatever it is called: the 'BNC' of a camera is the one it sends by. */
function sendsBy(reader: Reader, device: Device, port: Port): boolean {
  if (!PICTURE.test(port.id)) return device.out.includes(port.id);
  return device.out.some((id) => reader.ports.get(id)?.socket === port.socket);
}

function wrongWay(reader: Reader, way: Way): Place['wrong'] {
  const { rules } = reader;
  const { device, port, out } = way;
  const never = out ? device?.never?.find(({ ports }) => ports.includes(port.id)) : undefined;
  if (never) {
    return {
      reason: never.reason ?? 'origem',
      text: never.text,
      ...(never.instead === undefined ? {} : { instead: never.instead }),
    };
  }
  if (out && device && isPassiveNetwork(port) && ![...device.out, ...device.in].includes(port.id)) {
    return { reason: 'origem', text: say(rules, 'wrong-input', { port: port.name }) };
  }
  const opposite = port.male === 'out' && (out ? way.female : way.male);
  if (out && !way.isOut && device?.out.length === 0 && device.in.length > 0) {
    return { reason: 'origem', text: say(rules, 'no-out', { device: deviceNoun(device.name) }) };
  }
  const back = port.back !== undefined;
  if (out && !back && (way.isIn || (opposite && !way.isOut))) {
    return {
      reason: 'origem',
      text: say(rules, 'wrong-input', { port: port.name }),
    };
  }
  if (out && device?.screen && !back && SEND.test(port.id) && !way.isOut && !device.out.includes(port.id)) {
    return {
      reason: 'origem',
      text: say(rules, 'wrong-screen', { port: port.name, device: deviceNoun(device.name) }),
    };
  }
  if (out && ONE_WAY.test(port.id) && !way.isOut && device?.in.includes(port.id)) {
    if (!device.out.includes(port.id)) {
      return { reason: 'origem', text: say(rules, 'wrong-input', { port: port.name }) };
    }
  }
  if (!out && device?.in.length === 0 && SOUND.test(port.id) && !way.isIn) {
    return { reason: 'fisico', text: say(rules, 'no-in', { device: deviceNoun(device.name) }) };
  }
  if (!out && !back && (way.isOut || (opposite && !way.isIn))) {
    return {
      reason: 'fisico',
      text: say(rules, 'wrong-output', { port: port.name }),
    };
  }
  const sends = device && sendsBy(reader, device, port) && !takesSocket(reader, device, port);
  const sendsOnly =
    SEND.test(port.id) || ONE_WAY.test(port.id) || POWER.test(port.id) || PICTURE.test(port.id);
  if (!out && sends && sendsOnly && !way.isIn) {
    return {
      reason: 'fisico',
      text: say(rules, 'wrong-output', { port: port.name }),
    };
  }
  return undefined;
}
