/** The two ends of a question that somebody typed, or linked to in words: `notebook usb-c`, `PlayStation 5`. */
import { countOf, leftOver } from './how-many.ts';
import { pairTitle } from './nouns.ts';
import type { Place, Reader } from './place.ts';
import { type Asked, readQuestion } from './question.ts';
import type { Device } from './rules.ts';
import type { TwoEnds } from './two-ends.ts';
import { suggested, wordsOf } from './words.ts';

/** `from` and `to` are '' where the words are not clear; `choices` are the likeliest questions then, if anything is near. */
export type AskedEnds = Omit<TwoEnds, 'metres'> & {
  /** Words of either end that nothing is done with, '' where all are understood. */
  readonly unread: string;
  /** How many devices either end names. */
  readonly count: { readonly from: number; readonly to: number };
};

/** Questions to choose from; more help nobody. */
const MOST = 6;
const LIKE = 4;

export function askedEnds(reader: Reader, from: string, to: string): AskedEnds {
  const sides = { ...sideOf(reader, from, true), ...sideOf(reader, to, false) };
  const question: Asked = { ...NOTHING, ...sides };
  const { unknown } = readQuestion(reader, question);
  const end = (text: string, out: boolean): readonly string[] => {
    const missing = unknown.find(({ field }) => field.startsWith(out ? 'de' : 'para'));
    if (!missing) return [idOf(reader, question, out)].filter(Boolean);
    if (missing.several) return named(reader, missing.like);
    const words = wordsOf(text, reader.noise);
    return [...suggested(reader.deviceWords, words), ...suggested(reader.portWords, words)].slice(0, LIKE);
  };
  const [froms, tos] = [end(from, true), end(to, false)];
  const isRead = (out: boolean) => !unknown.some(({ field }) => field.startsWith(out ? 'de' : 'para'));
  const [one = ''] = isRead(true) ? froms : [];
  const [other = ''] = isRead(false) ? tos : [];
  const pairs = froms.flatMap((first) => tos.map((second) => pairOf(reader, first, second)));
  const clear = one !== '' && other !== '';
  const left = [one && leftOver(reader, from, one), other && leftOver(reader, to, other)];
  return {
    unread: left.filter(Boolean).join(', '),
    count: { from: countOf(reader, from), to: countOf(reader, to) },
    from: one,
    to: other,
    title: clear ? pairOf(reader, one, other).title : '',
    choices: clear ? [] : pairs.filter((pair) => pair.from !== pair.to).slice(0, MOST),
  };
}

const NOTHING: Asked = {
  deAparelho: '',
  dePorta: '',
  paraAparelho: '',
  paraPorta: '',
  metros: undefined,
  precisa: [],
};

/** An id is what it is, but for `switch`, a word of several devices. */
function sideOf(reader: Reader, text: string, out: boolean): Partial<Asked> {
  const [first = '', second] = text.split('~');
  const isVague = reader.rules.words.vague?.includes(text) === true;
  const device = isVague ? undefined : reader.devices.get(first)?.name;
  const isPort = device === undefined && reader.ports.has(text);
  const [aparelho, porta] = isPort
    ? ['', text]
    : [device ?? text, device === undefined ? '' : (second ?? '')];
  return out ? { deAparelho: aparelho, dePorta: porta } : { paraAparelho: aparelho, paraPorta: porta };
}

/** As addresses write it: the device, with the port that was named, or the port by itself. */
function idOf(reader: Reader, question: Asked, out: boolean): string {
  const other = out ? { paraAparelho: '', paraPorta: ANY } : { deAparelho: '', dePorta: ANY };
  // With the other end for the words that it decides, without where that is not understood.
  const read = readQuestion(reader, question).read ?? readQuestion(reader, { ...question, ...other }).read;
  if (!read) return '';
  const [places, device, isNamed] = out
    ? [read.from, read.devices.from, read.named.from]
    : [read.to, read.devices.to, read.named.to];
  // Sockets that are called so as well stand before the named one.
  const isAlso = ({ port }: Place) => places.some((one) => port.also?.includes(one.port.id));
  const port = (places.find((place) => !isAlso(place)) ?? places[0])?.port.id;
  if (!device) return port ?? '';
  return isNamed && port !== undefined ? `${device.id}~${port}` : device.id;
}

const ANY = 'hdmi';

const named = (reader: Reader, names: readonly string[]): readonly string[] =>
  [...reader.devices.values()].filter(({ name }) => names.includes(name)).map(({ id }) => id);

function pairOf(reader: Reader, from: string, to: string): { from: string; to: string; title: string } {
  return { from, to, title: pairTitle(nameOf(reader, from), nameOf(reader, to)) };
}

function nameOf({ devices, ports }: Reader, end: string): string {
  const [first = '', second = ''] = end.split('~');
  const device: Device | undefined = devices.get(first);
  const port = ports.get(device ? second : first)?.name;
  return device ? [device.name, port && `(${port})`].filter(Boolean).join(' ') : (port ?? end);
}
