/** What changed between two contents, field by field, for people to read. */

import { plainText } from '#lib/domain/kernel/plain-text.ts';

/** `antes` and `depois` are the lines that differ, '' for nothing; both are '' where texts differ in their form alone. */
export type Difference = { readonly campo: string; readonly antes: string; readonly depois: string };

/** Fields of a content: texts, lists of texts or of questions, yes and no. */
type Fields = Readonly<Record<string, unknown>>;

export function differences(before: object, after: object): readonly Difference[] {
  const [one, other]: readonly [Fields, Fields] = [before as Fields, after as Fields];
  return Object.keys(other).flatMap((campo) => {
    const [antes, depois] = [linesOf(one[campo]), linesOf(other[campo])];
    if (antes.join('\n') === depois.join('\n')) return [];
    return [{ campo, ...unlike(antes.flatMap(readable), depois.flatMap(readable)) }];
  });
}

function linesOf(value: unknown): readonly string[] {
  if (typeof value === 'boolean') return [value ? 'sim' : 'não'];
  if (typeof value === 'string') return value === '' ? [] : value.split('\n');
  if (Array.isArray(value)) return value.flatMap(linesOf);
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(linesOf);
  return [];
}

/** Lines of HTML as people read them: links and pictures say where they lead and what they show. What is none stays as it is. */
function readable(line: string): readonly string[] {
  if (!/<\/?[a-z][^<]*>/i.test(line)) return [line];
  return line
    .replaceAll(/<a\b[^>]*\bhref="([^"]*)"[^>]*>(.*?)<\/a>/gi, '$2 ($1)')
    .replaceAll(/<img\b[^>]*\balt="([^"]+)"[^>]*>/gi, ' [$1] ')
    .split(BLOCK)
    .map(plainText)
    .filter((text) => text !== '');
}

const BLOCK = /<(?:br|\/(?:p|li|tr|h[1-6]|div|blockquote|td|th|summary|figcaption))\b[^>]*>/i;

/** Without the lines with which both begin and end. */
function unlike(one: readonly string[], other: readonly string[]): Omit<Difference, 'campo'> {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return {
    antes: one.slice(start, one.length - end).join('\n'),
    depois: other.slice(start, other.length - end).join('\n'),
  };
}
