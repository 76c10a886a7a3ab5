/** How far two words are apart in typing errors. */

/**
 * Letters to add, to leave out, to replace, or neighbours to swap (optimal string alignment): `typingErrors('hmdi',
 * 'hdmi')` is 1. An error that is easily made counts half: swapped neighbours, a letter said twice or once, a key beside the
 * right one, a letter that sounds alike.
 */
export function typingErrors(a: string, b: string): number {
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const [one, other] = [a[row - 1] ?? '', b[column - 1] ?? ''];
      const swapped = one === b[column - 2] && a[row - 2] === other && one !== other;
      current[column] = Math.min(
        (last[column] ?? 0) + (one === a[row - 2] ? EASY : 1),
        (current[column - 1] ?? 0) + (other === b[column - 2] ? EASY : 1),
        (last[column - 1] ?? 0) + (one === other ? 0 : alike(one, other) ? EASY : 1),
        ...(swapped ? [(beforeLast[column - 2] ?? 0) + EASY] : []),
      );
    }
    [beforeLast, last] = [last, current];
  }
  return last[b.length] ?? 0;
}

const EASY = 0.5;
const KEYS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'] as const;
const SOUNDS = ['ckq', 'sz', 'sc', 'iey', 'ou', 'gj', 'mn', 'bp', 'dt', 'vw', 'lu'] as const;

function alike(one: string, other: string): boolean {
  return (
    KEYS.some((row) => row.includes(one + other) || row.includes(other + one)) ||
    SOUNDS.some((sounds) => sounds.includes(one) && sounds.includes(other))
  );
}

/** `carregador` is neither a form of `carregado` nor misspelt: who does is another thing than what is done. */
const DOER = /[dst]or(?:a|es|as)?$/;

/** Whether a word may be another form of one with the same stem. */
export function mayBeForm(asked: string, word: string): boolean {
  return !DOER.test(asked) || DOER.test(word);
}

/**
 * Whether a word may have been meant by another: few errors for its length, and in a short word, where every letter
 * makes another word, only those that are easily made.
 */
export function mayMean(asked: string, word: string): boolean {
  if (!mayBeForm(asked, word)) return false;
  if (soundsLike(asked, word)) return true;
  const errors = typingErrors(asked, word);
  // Nobody errs in the first letter: an S-Video is no video.
  if (asked[0] !== word[0] && errors > EASY && asked.length < LONG) return false;
  return errors <= tolerated(asked, word) && !isAnotherName(asked, word);
}

/**
 * How a word sounds in Portuguese, the English ones as who hears them writes them: `spikon` for `speakon`, `espliter` for
 * `splitter`, `toslinque` for `toslink`, `coachial` for `coaxial`.
 */
const SOUNDS_OF = [
  [/ea|ee|ey/g, 'i'],
  [/oo/g, 'u'],
  [/ay/g, 'ei'],
  [/ai(?=[^aeiou]|$)/g, 'ei'],
  [/tch|t(?:sh|x)/g, 't'],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/^h|(?<=[^cln])h/g, ''],
  [/[csk]s|ch|sh|xc|x|ss|sc(?=[ei])|c(?=[ei])|z/g, 's'],
  [/ck|qu(?=[ei])|q|c(?=[aou]|[^aeiouh]|$)/g, 'k'],
  [/g(?=[ei])/g, 'j'],
  [/w/g, 'u'],
  [/y/g, 'i'],
  [/(.)\1/g, '$1'],
  [/^i?e?s(?=[bcdfgklmnpqt])/g, 's'],
  [/l(?=[^aeiou])|l$/g, 'u'],
  [/m(?=[^aeiou]|$)/g, 'n'],
  [/(?<=[^aeiou])[eiou]$/g, ''],
  [/(?<=[^aeiou])er$/g, ''],
  // "dispray", "pranilha"
  [/(?<=[bcdfgkpt])r(?=[aeiou])/g, 'l'],
] as const;
/** Letters. */
const LONG_ENOUGH = 5;
/** Letters of a sound in which one may be another. */
const LONG_SOUND = 8;

function soundsLike(asked: string, word: string): boolean {
  if (Math.min(asked.length, word.length) < LONG_ENOUGH) return false;
  const [one, other] = [soundOf(asked), soundOf(word)];
  if (one === other) return true;
  if (one[0] !== other[0]) return false;
  if (hasVowelMore(one, other) || lacksNasal(one, other)) return true;
  return Math.min(one.length, other.length) >= LONG_SOUND && typingErrors(one, other) <= 1;
}

/** `tosliki` for `toslink`: an n before a consonant is heard as part of the vowel. */
function lacksNasal(asked: string, word: string): boolean {
  if (word.length !== asked.length + 1 || word.length < LONG_ENOUGH + 2) return false;
  return [...word].some(
    (letter, place) => letter === 'n' && place > 0 && word.slice(0, place) + word.slice(place + 1) === asked,
  );
}

/** A word without a vowel that is said before an s (`espicon`), as vocabularies are searched for what sounds like it. */
export function heardFrom(word: string): string {
  return word.replace(/^[ei](?=s[bcdfgklmnpqt])/, '');
}

function soundOf(text: string): string {
  return SOUNDS_OF.reduce((heard, [spelling, one]) => heard.replace(spelling, one), text);
}

/** A letter in the place of one that is neither near nor alike makes another name: `angelo` is no `angulo`. */
function isAnotherName(asked: string, word: string): boolean {
  if (asked.length !== word.length || asked.length >= LONG) return false;
  const differing = [...asked].flatMap((letter, place) =>
    letter === word[place] ? [] : [[letter, word[place] ?? ''] as const],
  );
  const [only] = differing;
  return differing.length === 1 && only !== undefined && !alike(...only);
}

/** Letters of a word that stays itself with one of them wrong. */
const LONG = 9;

/** `xrl` for `xlr`: of three letters, the last two. */
function areSwapped(asked: string, word: string): boolean {
  return asked.length === 3 && word === `${asked[0]}${asked[2]}${asked[1]}`;
}

function tolerated(asked: string, word: string): number {
  if (asked.length < 4) return areSwapped(asked, word) ? EASY : 0;
  // A letter that was left out is more likely than another in its place.
  const shorter = word.length === asked.length + 1 && asked[0] === word[0];
  if (asked.length < 6) return shorter || hasVowelMore(asked, word) ? 1 : EASY;
  return asked.length < LONG ? 1 : 1.5;
}

/** `hdimi` for `hdmi`: a vowel that makes it easier to say. */
function hasVowelMore(asked: string, word: string): boolean {
  if (asked.length !== word.length + 1 || asked.length < LONG_ENOUGH) return false;
  return [...asked].some(
    (letter, place) =>
      place > 0 && 'aeiou'.includes(letter) && asked.slice(0, place) + asked.slice(place + 1) === word,
  );
}
