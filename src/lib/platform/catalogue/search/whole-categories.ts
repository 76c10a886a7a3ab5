/** All that is in a category, where a search is its name. */
import { type Demands, type MeasureDemand, NO_DEMANDS } from './match.ts';
import type { Thing } from './things.ts';
import type { Words } from './words.ts';

/** "Keystone e painéis": the name of a category of several kinds, and nothing else, asks for all that is in it. */
export async function wholeCategories(
  words: Words,
  things: readonly Thing[],
  measures: readonly MeasureDemand[],
): Promise<Demands | undefined> {
  if (measures.length > 0 || things.length === 0 || things.some(({ use, aim }) => use || aim))
    return undefined;
  const ids = await words.categoriesJust(things.map(({ query }) => query));
  return ids.length > 0 ? { ...NO_DEMANDS, inside: ids } : undefined;
}
