/** Two devices or ports in the words of a search, as in 'ps5 na tv' or 'notebook no projetor 5 m'. */
import { pairTitle } from './nouns.ts';
import { placeOf, type Reader } from './place.ts';
import { type Lexicon, wordsOf } from './words.ts';

export type TwoEnds = {
  /** Ids as addresses write them. */
  readonly from: string;
  readonly to: string;
  readonly title: string;
  readonly metres: number | undefined;
  /** Where a word stands for several devices that nobody should guess at: the questions to choose from, this one among them. */
  readonly choices: readonly Omit<TwoEnds, 'metres' | 'choices'>[];
};

type End = { readonly id: string; readonly name: string; readonly screen: boolean; readonly device: boolean };

/** Words of a search that name no end. */
const AROUND = new Set([
  'cabo',
  'cabos',
  'fio',
  'adaptador',
  'conversor',
  'como',
  'que',
  'qual',
  'ligar',
  'liga',
  'ligacao',
  'conectar',
  'conecta',
  'conexao',
  'usar',
  'na',
  'no',
  'em',
  'ao',
  'a',
  'um',
  'uma',
  'com',
  'pra',
  'pro',
  'ate',
  'meu',
  'minha',
  'x',
  'quero',
  'preciso',
  'entre',
  'metro',
  'metros',
  'm',
]);
const METRES = /^(\d{1,3}(?:\.\d)?)(?:m|mt|mts|metros?)$/;
const LONGEST = 10;

/** Undefined unless every word belongs to one of exactly two known ends, which differ, one of them a device. */
export function twoEnds(reader: Reader, text: string): TwoEnds | undefined {
  const spoken = wordsOf(text.replace(/(\d)\s+(?=m\b|metros?\b)/gi, '$1'), reader.noise);
  const metres = spoken.map((word) => METRES.exec(word)?.[1]).find((found) => found !== undefined);
  const words = spoken.filter((word) => !AROUND.has(word) && !METRES.test(word));
  if (words.length < 2 || words.length > LONGEST) return undefined;
  for (let split = words.length - 1; split > 0; split--) {
    const pairs = endsOf(reader, words.slice(0, split)).flatMap((first) =>
      endsOf(reader, words.slice(split)).map((second) => [first, second] as const),
    );
    const said = pairs.filter(
      ([one, other]) =>
        one.id !== other.id && (one.device || other.device) && !isOneThing(reader, one, other),
    );
    const ordered = said
      .map((pair) => inOrder(reader, ...pair))
      .sort((x, y) => Number(y.talking) - Number(x.talking));
    const [ends] = ordered;
    if (!ends) continue;
    const vague = [words.slice(0, split), words.slice(split)].some((side) => isVague(reader, side));
    const choices = vague ? ordered.filter(({ talking }) => talking) : [];
    return {
      ...asked(ends),
      metres: metres === undefined ? undefined : Number(metres),
      choices: choices.length > 1 ? choices.map(asked) : [],
    };
  }
  return undefined;
}

/** A device and the USB that it has are one thing: who looks for an 'impressora usb' asks what to plug it into. */
function isOneThing({ devices, ports }: Reader, ...ends: readonly End[]): boolean {
  const device = devices.get(ends.find((end) => end.device)?.id ?? '');
  const port = ports.get(ends.find((end) => !end.device)?.id ?? '');
  const isUsb = (id: string) => ports.get(id)?.out.every((signal) => signal.startsWith('usb')) === true;
  return (
    device !== undefined &&
    port !== undefined &&
    port.out.every((signal) => signal === 'usb') &&
    [...device.out, ...device.in].some(isUsb)
  );
}

const isVague = ({ rules }: Reader, words: readonly string[]): boolean =>
  rules.words.vague?.includes(words.join(' ')) === true;

const asked = ({ from, to }: Ordered) => ({
  from: from.id,
  to: to.id,
  title: pairTitle(from.name, to.name),
});

type Ordered = { readonly from: End; readonly to: End; readonly talking: boolean };

/** People name either end first: what cannot send, or sends nothing that the other takes, is the target. */
function inOrder(reader: Reader, first: End, second: End): Ordered {
  const straight = { from: first, to: second, talking: talks(reader, first, second) };
  const turned = { from: second, to: first, talking: talks(reader, second, first) };
  // Nobody plugs a screen into what feeds it, and a bar plays the sound of its screen.
  if (first.screen && !second.screen && sends(reader, second.id)) return turned;
  const bar = reader.devices.get(first.id);
  if (second.screen && bar?.in.includes('hdmi-arc') && bar.out.every((id) => id === 'hdmi')) return turned;
  // Data by USB may go either way: a picture or sound says which is meant.
  const isData = !talks(reader, first, second, DATA) && talks(reader, second, first, DATA);
  return turned.talking && (!straight.talking || isData) ? turned : straight;
}

const DATA = 'usb';

/** Something that leaves the one is taken by the other, apart from one signal. */
function talks(reader: Reader, from: End, to: End, but = ''): boolean {
  const taken = new Set(signalsOf(reader, to, false));
  return signalsOf(reader, from, true).some((signal) => signal !== but && taken.has(signal));
}

function signalsOf(reader: Reader, end: End, out: boolean): readonly string[] {
  const device = reader.devices.get(end.id);
  const ids = end.device && device ? (out ? device.out : device.in) : [end.id];
  if (end.device && device) {
    return ids.flatMap((id) => placeOf(reader, device, id, out).flatMap(({ signals }) => signals));
  }
  return ids.flatMap((id) => (out ? reader.ports.get(id)?.out : reader.ports.get(id)?.in) ?? []);
}

const PICTURES = /^(hdmi|mini-hdmi|micro-hdmi|displayport|dp-|mini-displayport|usb-c|vga|dvi|av|sdi)/;

function sends(reader: Reader, id: string): boolean {
  const device = reader.devices.get(id);
  // What plays the sound of a screen is fed by it.
  if (device?.returns) return false;
  return device === undefined || device.out.some((port) => PICTURES.test(port));
}

/** The ends whose name is these words and no others: 'caixa' is two devices. */
function endsOf(reader: Reader, words: readonly string[]): readonly End[] {
  const devices = exact(reader.deviceWords, words).flatMap((id) => reader.devices.get(id) ?? []);
  if (devices.length > 0) {
    // What has no socket is looked for as a product: 'controle ps5'.
    return devices
      .filter(({ outside }) => outside === undefined)
      .map(({ id, name, screen }) => ({ id, name, screen: screen === true, device: true }));
  }
  return exact(reader.portWords, words)
    .flatMap((id) => reader.ports.get(id) ?? [])
    .map(({ id, name }) => ({ id, name, screen: false, device: false }));
}

function exact(known: Lexicon, words: readonly string[]): readonly string[] {
  const text = words.join(' ');
  const without = text.replace(/s$/, '');
  return [
    ...new Set(known.filter((name) => name.text === text || name.text === without).map(({ id }) => id)),
  ];
}
