/** Names of letters in Brazilian Portuguese, as who says an abbreviation aloud writes them: `agá dê eme i`. Folded. */
import { NUMBERS } from './numbers-in-words.ts';
import { FUNCTION_WORDS } from './words-that-say-nothing.ts';

const LETTERS: Readonly<Record<string, string>> = {
  ...{
    a: 'a',
    be: 'b',
    ce: 'c',
    de: 'd',
    e: 'e',
    efe: 'f',
    efi: 'f',
    ge: 'g',
    aga: 'h',
    haga: 'h',
    i: 'i',
    jota: 'j',
    ka: 'k',
    ca: 'k',
  },
  ...{
    ele: 'l',
    eme: 'm',
    emi: 'mi',
    ene: 'n',
    eni: 'n',
    o: 'o',
    pe: 'p',
    que: 'q',
    erre: 'r',
    erri: 'r',
    esse: 's',
    essi: 's',
    eci: 's',
    te: 't',
    u: 'u',
    ve: 'v',
  },
  ...{ dabliu: 'w', dablio: 'w', chis: 'x', xis: 'x', ipsilon: 'y', ze: 'z' },
};
/** Letters of the longest abbreviation that is said so. */
const LONGEST = 6;

/** What the first words may spell, the longest first: `aga de eme i` is `hdmi`, `pe dois` is `p2`. */
export function spelledAloud(
  words: readonly string[],
): readonly { readonly word: string; readonly length: number }[] {
  const letters: string[] = [];
  const said: { word: string; length: number }[] = [];
  for (const [index, one] of words.slice(0, LONGEST).entries()) {
    const letter = LETTERS[one] ?? (index > 0 ? digits(one) : undefined);
    if (letter === undefined) break;
    letters.push(letter);
    const heard = words.slice(0, index + 1);
    const isName = heard.some((word) => word.length > 1 && word in LETTERS && !FUNCTION_WORDS.has(word));
    if (isName && (letters.length > 2 || (letters.length === 2 && /\d/.test(letter))))
      said.push({ word: letters.join(''), length: index + 1 });
  }
  return said.toReversed();
}

function digits(word: string): string | undefined {
  if (/^\d{1,2}$/.test(word)) return word;
  return Object.hasOwn(NUMBERS, word) ? String(NUMBERS[word]) : undefined;
}
