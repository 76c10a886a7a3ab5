/** How many devices the words of one end name, and which of the words nothing is done with. */
import type { Reader } from './place.ts';
import { besidesName, namedBy, wordsOf } from './words.ts';

const NUMBERS = ['dois', 'tres', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez'];

/** '4 tvs' and 'quatro televisores' are four, 'PS5, Xbox e notebook' three, one by itself is one. */
export function countOf(reader: Reader, text: string): number {
  const names = reader.deviceWords.filter(({ cut }) => cut !== true);
  const parts = text
    .split(/,|\se\s/i)
    .filter((part) => namedBy(names, wordsOf(part, reader.noise)).length > 0);
  const [first = text, ...others] = parts;
  if (others.length > 0) return parts.reduce((sum, part) => sum + numberOf(part), 0);
  return numberOf(first);
}

function numberOf(text: string): number {
  const [first = '', second = ''] = wordsOf(text, new Set());
  return second.endsWith('s') ? Math.max(1, wordValue(first)) : 1;
}

function wordValue(word: string): number {
  if (/^\d{1,2}$/.test(word)) return Number(word);
  return word === 'duas' ? 2 : NUMBERS.indexOf(word) + 2;
}

/** Words that only hold others together. */
const BETWEEN = new Set([
  'com',
  'sem',
  'so',
  'a',
  'as',
  'os',
  'um',
  'uma',
  'em',
  'ao',
  'meu',
  'minha',
  'marca',
]);

/** What is said beside the device and the port that were understood; nothing where a misspelt name was taken. */
export function leftOver(reader: Reader, text: string, end: string): string {
  const { devices, deviceWords, portWords, rules, noise } = reader;
  const [first = '', second = ''] = end.split('~');
  const device = devices.get(first);
  const words = wordsOf(text, noise);
  const beside = withoutDenied(reader, device ? besidesName(deviceWords, first, words) : words);
  const port = device ? second : first;
  const { out, in: into, male, female, loose = [] } = rules.words;
  const known = new Set([
    ...deviceWords.flatMap(({ id, name }) => (device && id === first ? name : [])),
    ...portWords.flatMap(({ id, name }) => (id === port ? name : [])),
    ...Object.keys(device?.says ?? {}).flatMap((said) => said.split(' ')),
    ...rules.versions.flatMap(({ when }) => when),
    ...[...out, ...into, ...male, ...female, ...loose, ...BETWEEN],
  ]);
  const isNumber = (word: string) => countOf(reader, text) > 1 && wordValue(word) > 1;
  const named = !device && namedBy(portWords, words).length === 0;
  if (named) return '';
  return beside.filter((word) => !known.has(word) && !isNumber(word)).join(' ');
}

/** 'Sem saída P2, só óptica' is no P2, though 'USB-C sem vídeo' is a port. */
export function withoutDenied({ portWords, rules }: Reader, words: readonly string[]): readonly string[] {
  const at = words.indexOf('sem');
  const named = portWords.some(
    ({ name }) => name.includes('sem') && name.every((one) => words.includes(one)),
  );
  if (at < 0 || named) return words;
  const sides = [...rules.words.out, ...rules.words.in];
  const end = at + (sides.includes(words[at + 1] ?? '') ? 3 : 2);
  return words.filter((_, index) => index < at || index >= end);
}
