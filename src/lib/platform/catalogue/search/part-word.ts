/** One word that is several: `typec`, `hdmi8k`, `bncbnc`, `xlrxp10`, `patchpanel24`. */
import { FUNCTION_WORDS, SHOPPING_WORDS } from '#lib/domain/catalogue/words-that-say-nothing.ts';
import { crossedEnds } from './crossed-words.ts';
import { isKnown, type Reading } from './reading.ts';
import { segments } from './segments.ts';
import type { Synonyms } from './vocabulary.ts';

/** Nobody writes longer words, nor letters and digits in more turns: each cut costs two look-ups. */
const LONGEST_PARTED = 24;
const MOST_CUTS = 4;
/** Letters of a term of three words and more. */
const SHORTEST_GLUED = 8;

const ENDINGS = new WeakMap<Synonyms, ReadonlySet<string>>();

/** The model of a device: `t7` is nothing by itself, and no `t 7` either, where "canon t7" is a term. */
function endsTerm(word: string, synonyms: Synonyms): boolean {
  if (!/^[a-z]{1,2}\d+[a-z]?$/.test(word)) return false;
  const known =
    ENDINGS.get(synonyms) ?? new Set([...synonyms.keys()].flatMap((term) => term.split(' ').slice(1)));
  ENDINGS.set(synonyms, known);
  return known.has(word);
}

const GLUED = new WeakMap<Synonyms, ReadonlyMap<string, readonly string[]>>();

/** `typec`, `fonedeouvido`, `placadevideo`: all the words of a term. */
function termOf(word: string, synonyms: Synonyms): readonly string[] | undefined {
  const known =
    GLUED.get(synonyms) ??
    new Map(
      [...synonyms.keys()].flatMap((term) => {
        const words = term.split(' ');
        const letters = words.join('');
        // Shorter ones of three words and more are words of their own.
        return words.length === 2 || (words.length > 2 && letters.length >= SHORTEST_GLUED)
          ? [[letters, words] as const]
          : [];
      }),
    );
  GLUED.set(synonyms, known);
  return known.get(word);
}

/** `bncbnc`, `2rca2rca`: the plug that both ends have, typed twice in one. */
function halfOf(word: string): string | undefined {
  const half = word.slice(0, word.length / 2);
  return half.length > 1 && /[a-z]/.test(half) && word === half + half ? half : undefined;
}

export async function partWord(word: string, reading: Reading): Promise<readonly string[]> {
  if (word.length > LONGEST_PARTED || /^\d+\.\d+$/.test(word)) return [word];
  if (FUNCTION_WORDS.has(word) || SHOPPING_WORDS.has(word) || (await isKnown(word, reading))) return [word];
  if (endsTerm(word, reading.synonyms)) return [word];
  const half = halfOf(word);
  if (half !== undefined) {
    const parts = await partWord(half, reading);
    if (parts.length > 1 || (await isKnown(half, reading))) return parts;
  }
  const ends = await crossedEnds(word, (end) => namedParts(end, reading));
  if (ends) return ends;
  const cuts = Array.from({ length: Math.max(0, word.length - 1) }, (_, at) => [
    word.slice(0, at + 1),
    word.slice(at + 1),
  ]);
  const term = termOf(word, reading.synonyms);
  if (term) return term;
  const turns = cuts.filter(
    ([before = '', after = '']) => /\d/.test(before.at(-1) ?? '') !== /\d/.test(after[0] ?? ''),
  );
  for (const parts of turns.slice(0, MOST_CUTS)) {
    const known = await Promise.all(parts.map((part) => /^\d+$/.test(part) || isKnown(part, reading)));
    if (!known.includes(false)) return parts;
  }
  // `patchpanel24`: a name of several words, and a number.
  const [, name = '', number = ''] = /^([a-z]{6,})(\d+)$/.exec(word) ?? [];
  const named = name === '' ? undefined : await segments(name, reading, []);
  if (named) return [...named, number];
  // `hdmi90graus`: all turns at once.
  const each = word.match(/[a-z]+|\d+/g) ?? [];
  if (each.length > 2 && each.length <= MOST_CUTS && each.join('') === word) {
    const known = await Promise.all(each.map((part) => /^\d+$/.test(part) || isKnown(part, reading)));
    if (!known.includes(false)) return each;
  }
  return (await segments(word, reading, await reading.vocabulary.corrections(word))) ?? [word];
}

/** A word that is known, or that is parted into such; undefined for others. */
async function namedParts(word: string, reading: Reading): Promise<readonly string[] | undefined> {
  if (await isKnown(word, reading)) return [word];
  const parts = await partWord(word, reading);
  return parts.length > 1 ? parts : undefined;
}
