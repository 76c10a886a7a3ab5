/** Which devices and ports the words of one end name, whichever of the two fields they were written into. */
import { portsNamed, type Reader, saysSideAlone } from './place.ts';
import type { Asked } from './question.ts';
import type { Device } from './rules.ts';
import { besidesName, isNumberedOtherwise, namedBy, nearestOf, wordsOf } from './words.ts';

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
  if (device !== undefined && portWithin(reader, text, out) !== '') return false;
  if (device !== undefined) return reader.portWords.some(({ text: name }) => name === words.join(' '));
  const all = new Set(reader.portWords.flatMap(({ name }) => name));
  return words.length > 0 && words.every((word) => all.has(word)) && portsNamed(reader, words).length > 0;
}

/** 'notebook usb c' in the place of the device names the port too. */
export function withPorts(reader: Reader, asked: Asked): Asked {
  const port = (device: string, named: string, out: boolean) =>
    named.trim() === '' || (device.trim() !== '' && saysSideAlone(reader, named, out))
      ? portWithin(reader, device, out)
      : (meantBy(reader, device, named) ?? named);
  return {
    ...asked,
    dePorta: port(asked.deAparelho, asked.dePorta, true),
    paraPorta: port(asked.paraAparelho, asked.paraPorta, false),
  };
}

/** What these words for a port mean on this device: the 'fibra' of a wall socket is the green one. */
function meantBy(reader: Reader, device: string, named: string): string | undefined {
  const [id = ''] = nearestOf(reader.deviceWords, wordsOf(device, reader.noise));
  return reader.devices.get(id)?.says?.[wordsOf(named, reader.noise).join(' ')];
}

/** What is said beside the name of a device, where that names a socket which the device has. */
function portWithin(reader: Reader, text: string, out: boolean): string {
  const words = wordsOf(text, reader.noise);
  const loose = reader.rules.words.loose ?? [];
  for (const id of nearestOf(reader.deviceWords, words)) {
    const device = reader.devices.get(id);
    const said = reader.devices.get(id)?.says ?? {};
    const rest = besidesName(reader.deviceWords, id, words).filter((word) => !loose.includes(word));
    const meant = said[rest.join(' ')];
    if (meant !== undefined) return meant;
    const [port] = portsNamed(reader, rest);
    if (device && port === undefined && said[words.join(' ')] !== undefined)
      return said[words.join(' ')] ?? '';
    if (!device || port === undefined) continue;
    const own = [...socketsOf(reader, device, out), ...Object.keys(device.alias ?? {})];
    if (own.includes(port)) return rest.join(' ');
  }
  return '';
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

/** Ids of the devices that are named: in 'videogame ps5' those with the number, and none where no device has it. */
export function devicesNamed(reader: Reader, words: readonly string[]): readonly string[] {
  const { deviceWords, rules } = reader;
  const isOther = (ids: readonly string[]) =>
    isNumberedOtherwise(deviceWords, ids, words, rules.words.numbered ?? []);
  const ids = screenBefore(reader, words) ?? nearestOf(deviceWords, words);
  if (!isOther(ids)) return ids;
  const numbered = namedBy(
    deviceWords.filter(({ text }) => /\d/.test(text)),
    words,
  );
  return isOther(numbered) ? [] : numbered;
}
