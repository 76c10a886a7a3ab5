/** What breaks programs: the 515 strings of github.com/minimaxir/big-list-of-naughty-strings (MIT). */
import { readFileSync } from 'node:fs';

export const NAUGHTY: readonly string[] = JSON.parse(
  readFileSync('tests/data/naughty-strings/strings.json', 'utf8'),
);

/** As many of them as there are fields, each once over all `index`es in each field. */
export function naughtyAt(index: number, field: number): string {
  return NAUGHTY[(index + field * 97) % NAUGHTY.length] ?? '';
}
