/** What a visitor typed into the search, as text. */

const MAX_LENGTH = 100;

/** The text as it is shown again: one line, at most 100 characters. */
export function searchText(text: string): string {
  const line = text.replace(/[\p{C}\s]+/gu, ' ').trim();
  return [...line].slice(0, MAX_LENGTH).join('').trim();
}

/** Lower case without accents. */
export function folded(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}
