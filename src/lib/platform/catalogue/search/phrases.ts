/** Reads the tsqueries that `search_query` (migration 0008) makes: phrases, any of which is enough. */

/** One word of a phrase. */
export type Term = {
  readonly lexeme: string;
  /** Words that begin so will do. */
  readonly begins: boolean;
  /** How many words after the one before it; 0 for the first. */
  readonly distance: number;
};
export type Phrase = readonly Term[];

const TOKEN = /\s*(?:'([^'\\]*)'(:\*)?|<(-|\d+)>|(\|))/y;

/** @throws Error on what no search asks for. */
export function phrasesOf(query: string): readonly Phrase[] {
  const phrases: Term[][] = [[]];
  let distance = 0;
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < query.length) {
    const [token, lexeme, star, apart, or] = TOKEN.exec(query) ?? [];
    if (token === undefined) throw new Error(`a search cannot be read: ${query}`);
    if (or) phrases.push([]);
    else if (lexeme === undefined) distance = apart === '-' ? 1 : Number(apart);
    else phrases.at(-1)?.push({ lexeme, begins: star !== undefined, distance });
    if (or) distance = 0;
  }
  return phrases;
}
