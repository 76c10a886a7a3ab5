/** What a visitor searches for, as the words that every product found has to mention. */

const MAX_WORDS = 8;
const MAX_LENGTH = 100;

/** Lower case and without accents: `"  Cabo  ÓPTICO "` is `['cabo', 'optico']`. */
export function searchWords(text: string): readonly string[] {
  return searchText(text)
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS);
}

/** The text as it is shown again: one line, at most 100 characters. */
export function searchText(text: string): string {
  const line = text.replace(/[\p{C}\s]+/gu, ' ').trim();
  return [...line].slice(0, MAX_LENGTH).join('').trim();
}
