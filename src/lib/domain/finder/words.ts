/** Words as people type them, matched to the names that are known. */
import { folded } from '#lib/domain/kernel/slug.ts';

/** 'Saída Óptica (TOSLINK)' is ['saida', 'optica', 'toslink']; '2.1' stays one word, '++' becomes 'plusplus'. */
export function wordsOf(text: string, noise: ReadonlySet<string>): readonly string[] {
  return folded(text)
    .replace(/\+\+/g, ' plusplus ')
    .replace(/\+/g, ' plus ')
    .replace(/(\d),(\d)/g, '$1.$2')
    .replace(/s\/pdif/g, 'spdif')
    .replace(/rj-45/g, 'rj45')
    .replace(/wi-fi/g, 'wifi')
    .replace(/\bp[ -](2|3|10)\b/g, 'p$1')
    .replace(/[^a-z0-9.]+/g, ' ')
    .split(' ')
    .map((word) => word.replace(/^\.+|\.+$/g, ''))
    .filter((word) => word !== '' && !noise.has(word));
}

type Names = { readonly id: string; readonly words: readonly string[] };

export type Lexicon = readonly {
  readonly id: string;
  readonly name: readonly string[];
  readonly text: string;
  /** It has a word that says nothing, as the 'tomada' of 'tomada óptica', and is no name without it beside another. */
  readonly cut?: boolean;
}[];

export function lexicon(entries: readonly Names[], noise: ReadonlySet<string>): Lexicon {
  return entries.flatMap(({ id, words }) =>
    words.map((text) => {
      const name = wordsOf(text, noise);
      return { id, name, text: name.join(' '), cut: wordsOf(text, new Set()).length > name.length };
    }),
  );
}

const weight = (words: readonly string[]): number => words.reduce((sum, word) => sum + word.length + 1, 0);

/** The id whose name takes up most of the text, or the nearest spelling; undefined when nothing is near. */
export const nearest = (known: Lexicon, words: readonly string[]): string | undefined =>
  nearestOf(known, words)[0];

/** All ids that the text names equally well: 'caixa' is two things. */
export function nearestOf(known: Lexicon, words: readonly string[]): readonly string[] {
  if (words.length === 0) return [];
  const named = namedBy(known, words);
  if (named.length > 0) return named;
  // 'play3' and 'moto g84' are written as one.
  const parts = words.flatMap((word) => word.split(/(?<=[a-z])(?=\d)/));
  const parted = parts.length > words.length ? namedBy(known, [...words, ...parts]) : [];
  if (parted.length > 0) return parted;
  const spelt = namedBy(known, respelt(known, words));
  if (spelt.length > 0) return spelt;
  // 'play station 4' is no misspelt PlayStation 5.
  const digits = (text: string) => text.replace(/\D/g, '');
  const numbers = digits(words.join(''));
  const [close] = closest(
    known.filter(({ name, text }) => digits(text) === numbers && isWordForWord(name, words)),
    words,
  );
  return close && close.likeness >= 0.78 ? [close.id] : [];
}

/** 'playstation 6', 'iphone25': one of the names that a number belongs to, with a number that none of these devices has. */
export function isNumberedOtherwise(
  known: Lexicon,
  ids: readonly string[],
  words: readonly string[],
  numbered: readonly string[],
): boolean {
  const text = apart(words);
  const own = known.filter(({ id }) => ids.includes(id)).map(({ name }) => apart(name));
  return numbered.some((name) => {
    const [, number] = text.match(new RegExp(` ${name} (\\d{1,4}) `)) ?? [];
    return number !== undefined && !own.some((one) => one.includes(` ${name} ${number} `));
  });
}

/** The words with a space on each side, letters and digits apart. */
const apart = (words: readonly string[]): string =>
  ` ${words.flatMap((word) => word.split(/(?<=[a-z])(?=\d)/)).join(' ')} `;

/** Of as many words each is nearly the other: 'portão eletrônico' is no 'ponto eletrônico'. */
const isWordForWord = (name: readonly string[], words: readonly string[]): boolean =>
  name.length !== words.length || name.every((word, index) => likeness(word, words[index] ?? '') >= 0.7);

const likeness = (a: string, b: string): number => 1 - distance(a, b) / Math.max(a.length, b.length, 1);

const LONG = 6;
const ALIKE = 0.8;

/** 'notbook positivo': words of some length that no name has, as the name's word they are nearly spelt like. */
function respelt(known: Lexicon, words: readonly string[]): readonly string[] {
  const spelt = new Set(known.flatMap(({ name }) => name.filter((word) => word.length >= LONG)));
  return words.map((word) => {
    if (word.length < LONG || /\d/.test(word) || spelt.has(word)) return word;
    let best = { word, likeness: ALIKE };
    for (const other of spelt) {
      if (other[0] !== word[0] || Math.abs(other.length - word.length) > 2) continue;
      const alike = likeness(word, other);
      if (alike > best.likeness) best = { word: other, likeness: alike };
    }
    return best.word;
  });
}

/** Ids whose name stands in the text and takes up most of it. */
export function namedBy(known: Lexicon, words: readonly string[]): readonly string[] {
  const all = new Set(words.flatMap((word) => [word, ...singular(word)]));
  let best: { ids: string[]; weight: number } = { ids: [], weight: 0 };
  for (const { id, name } of known) {
    if (name.length === 0 || !name.every((word) => all.has(word))) continue;
    const size = weight(name);
    if (size > best.weight) best = { ids: [id], weight: size };
    else if (size === best.weight && !best.ids.includes(id)) best.ids.push(id);
  }
  return best.ids;
}

/** The words of a text beside the longest name of this id in it; none when it is not named in full. */
export function besidesName(known: Lexicon, id: string, words: readonly string[]): readonly string[] {
  const said = (name: readonly string[], word: string) =>
    [word, ...singular(word)].some((form) => name.includes(form));
  const [longest] = known
    .filter(({ id: other, name }) => other === id && name.length > 0)
    .filter(({ name }) => name.every((one) => words.some((word) => said([one], word))))
    .sort((x, y) => weight(y.name) - weight(x.name));
  return longest ? words.filter((word) => !said(longest.name, word)) : [];
}

/** 'monitores' also stands for 'monitor', 'caixas' for 'caixa'. */
function singular(word: string): readonly string[] {
  if (word.length < 3 || !word.endsWith('s')) return [];
  if (word.length < 5) return [word.slice(0, -1)];
  return word.endsWith('es') ? [word.slice(0, -1), word.slice(0, -2)] : [word.slice(0, -1)];
}

/** Ids that a text may have meant, the likest first: names nearly spelt so, or with a word of it; none that only look random. */
export function suggested(known: Lexicon, words: readonly string[]): readonly string[] {
  const shared = (name: readonly string[]): number =>
    Math.max(
      0,
      ...words.map((word) => (word.length > 3 && name.some((one) => likeness(one, word) >= 0.75) ? 0.6 : 0)),
    );
  const byWord = new Map<string, number>();
  for (const { id, name } of known) byWord.set(id, Math.max(byWord.get(id) ?? 0, shared(name)));
  return closest(known, words)
    .map(({ id, likeness: whole }) => ({ id, score: Math.max(whole, byWord.get(id) ?? 0) }))
    .filter(({ score }) => score >= 0.55)
    .sort((one, other) => other.score - one.score)
    .map(({ id }) => id);
}

/** Ids in order of likeness. */
export function closest(
  known: Lexicon,
  words: readonly string[],
): readonly { readonly id: string; readonly likeness: number }[] {
  const text = words.join(' ');
  const scores = new Map<string, number>();
  for (const { id, text: name } of known) {
    const likeness = 1 - distance(text, name) / Math.max(text.length, name.length, 1);
    if (likeness > (scores.get(id) ?? 0)) scores.set(id, likeness);
  }
  return [...scores].map(([id, likeness]) => ({ id, likeness })).sort((a, b) => b.likeness - a.likeness);
}

/** Levenshtein, with two letters that have changed places as half a fault. */
function distance(a: string, b: string): number {
  let before: readonly number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const swapped =
        i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] && a[i - 1] !== b[j - 1];
      next.push(
        Math.min(
          (row[j] ?? 0) + 1,
          (next[j - 1] ?? 0) + 1,
          (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
          swapped ? (before[j - 2] ?? 0) + 0.5 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    before = row;
    row = next;
  }
  return row[b.length] ?? 0;
}
