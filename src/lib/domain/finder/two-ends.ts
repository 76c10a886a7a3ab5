/** Two devices or ports in the words of a search, as in 'ps5 na tv' or 'notebook no projetor 5 m'. */
import type { Reader } from './question.ts';
import { type Lexicon, wordsOf } from './words.ts';

export type TwoEnds = {
  /** Ids as addresses write them. */
  readonly from: string;
  readonly to: string;
  readonly title: string;
  readonly metres: number | undefined;
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
    const first = endOf(reader, words.slice(0, split));
    const second = first && endOf(reader, words.slice(split));
    if (!first || !second || first.id === second.id || !(first.device || second.device)) continue;
    // Nobody plugs a screen into what feeds it: the words came in the other order.
    const turned = first.screen && !second.screen && sends(reader, second.id);
    const [from, to] = turned ? [second, first] : [first, second];
    return {
      from: from.id,
      to: to.id,
      title: `${from.name} em ${to.name}`,
      metres: metres === undefined ? undefined : Number(metres),
    };
  }
  return undefined;
}

const PICTURES = /^(hdmi|mini-hdmi|micro-hdmi|displayport|dp-|mini-displayport|usb-c|vga|dvi|av|sdi)/;

function sends(reader: Reader, id: string): boolean {
  const device = reader.devices.get(id);
  // What plays the sound of a screen is fed by it.
  if (device?.returns) return false;
  return device === undefined || device.out.some((port) => PICTURES.test(port));
}

/** The end whose name is these words and no others. */
function endOf(reader: Reader, words: readonly string[]): End | undefined {
  const device = reader.devices.get(exact(reader.deviceWords, words) ?? '');
  if (device) return { id: device.id, name: device.name, screen: device.screen === true, device: true };
  const port = reader.ports.get(exact(reader.portWords, words) ?? '');
  return port && { id: port.id, name: port.name, screen: false, device: false };
}

function exact(known: Lexicon, words: readonly string[]): string | undefined {
  const text = words.join(' ');
  const without = text.replace(/s$/, '');
  return known.find((name) => name.text === text || name.text === without)?.id;
}
