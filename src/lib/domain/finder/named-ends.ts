/** Which devices and ports the words of one end name, whichever of the two fields they were written into. */
import { withoutDenied } from './how-many.ts';
import { portsNamed, type Reader, readPlace, saysSideAlone } from './place.ts';
import type { Asked } from './question.ts';
import type { Device } from './rules.ts';
import { besidesName, isNumberedOtherwise, type Lexicon, namedBy, nearestOf, wordsOf } from './words.ts';

/** Ports of a device on this side; what speaks to a network does so both ways. */
export function socketsOf(reader: Reader, device: Device, out: boolean): readonly string[] {
  const [own, others] = out ? [device.out, device.in] : [device.in, device.out];
  const network = others.filter((id) => {
    const port = reader.ports.get(id);
    return port?.out.includes('eth') === true && port.in.includes('eth') && !own.includes(id);
  });
  return [...own, ...network];
}

/** 'SFP multimodo' in the place of a device is a port by itself. */
export function withPortsAlone(reader: Reader, asked: Asked): Asked {
  const alone = (device: string, port: string, out: boolean) =>
    port.trim() === '' && isPortAlone(reader, device, out);
  return {
    ...asked,
    ...(alone(asked.deAparelho, asked.dePorta, true) && { deAparelho: '', dePorta: asked.deAparelho }),
    ...(alone(asked.paraAparelho, asked.paraPorta, false) && {
      paraAparelho: '',
      paraPorta: asked.paraAparelho,
    }),
  };
}

/** All of it is words of ports, and no device is called so in full. */
function isPortAlone(reader: Reader, text: string, out: boolean): boolean {
  const words = wordsOf(text, reader.noise);
  const [device] = devicesNamed(reader, words);
  if (device !== undefined && besidesName(reader.deviceWords, device, words).length === 0) return false;
  const named = reader.portWords.filter(({ text: name }) => name === words.join(' '));
  // The sockets of a wall have a fibre of their own: 'fibra multimodo' is no port of theirs.
  if (device !== undefined && portWithin(reader, text, out) !== '') {
    const own = reader.devices.get(device);
    const sockets = [...(own?.out ?? []), ...(own?.in ?? [])].map((id) => reader.ports.get(id)?.socket);
    return named.length > 0 && named.every(({ id }) => !sockets.includes(reader.ports.get(id)?.socket));
  }
  if (device !== undefined) return named.length > 0;
  const all = new Set(reader.portWords.flatMap(({ name }) => name));
  return words.length > 0 && words.every((word) => all.has(word)) && portsNamed(reader, words).length > 0;
}

/** 'notebook usb c' in the place of the device names the port too. */
export function withPorts(reader: Reader, asked: Asked): Asked {
  const port = (device: string, named: string, out: boolean) =>
    named.trim() === '' || (device.trim() !== '' && saysSideAlone(reader, named, out))
      ? portsWithin(reader, device, out)
      : (meantBy(reader, device, named) ?? named);
  return {
    ...asked,
    dePorta: port(asked.deAparelho, asked.dePorta, true),
    paraPorta: port(asked.paraAparelho, asked.paraPorta, false),
  };
}

const EITHER = /\s+ou\s+/i;

/** 'USB-C ou HDMI' names two ports, of which either will do. */
export function eachPort(reader: Reader, text: string): readonly string[] {
  const parts = text.split(EITHER);
  return parts.every((part) => portsNamed(reader, wordsOf(part, reader.noise)).length > 0) ? parts : [text];
}

/** The ports of 'notebook usb-c ou hdmi', the first of which stands beside the device. */
function portsWithin(reader: Reader, text: string, out: boolean): string {
  const [head = '', ...others] = text.split(EITHER);
  const first = others.length > 0 ? portWithin(reader, head, out) : '';
  const all = [first, ...others].join(' ou ');
  return first !== '' && eachPort(reader, all).length > 1 ? all : portWithin(reader, text, out);
}

/** What these words for a port mean on this device: the 'fibra' of a wall socket is the green one. */
function meantBy(reader: Reader, device: string, named: string): string | undefined {
  const [id = ''] = nearestOf(reader.deviceWords, wordsOf(device, reader.noise));
  return reader.devices.get(id)?.says?.[wordsOf(named, reader.noise).join(' ')];
}

/** What is said beside the name of a device, where that names a socket: one that the device has, or looks like one, before all others. */
function portWithin(reader: Reader, text: string, out: boolean): string {
  const words = wordsOf(text, reader.noise);
  const loose = reader.rules.words.loose ?? [];
  let alike = '';
  let foreign = '';
  for (const id of devicesNamed(reader, words)) {
    const device = reader.devices.get(id);
    const said = reader.devices.get(id)?.says ?? {};
    const beside = besidesName(reader.deviceWords, id, words).filter((word) => !loose.includes(word));
    const rest = withoutDenied(reader, beside);
    const meant = said[rest.join(' ')];
    if (meant !== undefined) return meant;
    const [port] = portsNamed(reader, rest);
    if (device && port === undefined && said[words.join(' ')] !== undefined)
      return said[words.join(' ')] ?? '';
    if (!device || port === undefined) continue;
    const own = [...socketsOf(reader, device, out), ...Object.keys(device.alias ?? {})];
    if (own.includes(port)) return rest.join(' ');
    // 'caixa' beside 'JBL Partybox' is a word of the device, as 'Canon' is of a camera, and none of a port.
    const called = new Set(reader.deviceWords.flatMap((one) => (one.id === id ? one.name : [])));
    const unlike = rest.filter((word) => !called.has(word));
    if (portsNamed(reader, unlike)[0] === undefined) continue;
    const socket = reader.ports.get(port)?.socket;
    const like = own.find((one) => reader.ports.get(one)?.socket === socket);
    // The HDMI by which a television sends is the one with the return channel.
    const isWrong = like !== undefined && readPlace(reader, device, rest.join(' '), out)?.wrong !== undefined;
    if (like !== undefined) alike ||= isWrong ? like : rest.join(' ');
    foreign ||= rest.join(' ');
  }
  return alike || foreign;
}

/** A screen named first is what is meant, whatever it belongs to: 'monitor do computador', and not 'TV box'. */
function screenBefore(
  { deviceWords, devices }: Reader,
  words: readonly string[],
): readonly string[] | undefined {
  const [first = ''] = words;
  const screens = namedBy(deviceWords, [first]).filter((id) => devices.get(id)?.screen === true);
  if (screens.length === 0) return undefined;
  const [whole = ''] = namedBy(deviceWords, words);
  const isAnother = !screens.includes(whole) && besidesName(deviceWords, whole, words).includes(first);
  return isAnother ? screens : undefined;
}

/** The television of 'saída óptica da TV', which is no 'tomada óptica': what is left of that name is one of a port. */
function besidePort(
  { deviceWords, portWords }: Reader,
  words: readonly string[],
): readonly string[] | undefined {
  const ports = new Set(portWords.map(({ text }) => text));
  const isPort = ({ cut, text }: Lexicon[number]) => cut === true && ports.has(text);
  const ids = namedBy(deviceWords, words);
  const [first = ''] = ids;
  const rest = besidesName(deviceWords, first, words);
  const name = words.filter((word) => !rest.includes(word)).join(' ');
  if (rest.length === 0 || !deviceWords.some((one) => one.id === first && one.text === name && isPort(one)))
    return undefined;
  const others = namedBy(deviceWords, rest);
  return others.length > 0 ? others : undefined;
}

/** Ids of the devices that are named: in 'videogame ps5' those with the number, and none where no device has it. */
export function devicesNamed(reader: Reader, words: readonly string[]): readonly string[] {
  const { deviceWords, rules } = reader;
  const isOther = (ids: readonly string[]) =>
    isNumberedOtherwise(deviceWords, ids, words, rules.words.numbered ?? []);
  const ids = screenBefore(reader, words) ?? besidePort(reader, words) ?? nearestOf(deviceWords, words);
  if (!isOther(ids)) return ids;
  const numbered = namedBy(
    deviceWords.filter(({ text }) => /\d/.test(text)),
    words,
  );
  return isOther(numbered) ? [] : numbered;
}
