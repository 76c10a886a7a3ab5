/** What may not travel together: goods of one order that go in deliveries of their own. */
import { type Centavos, centavos } from '#lib/domain/kernel/money.ts';

/** Marks that mean something; any other one is the name of a group, whose goods travel among themselves. */
const ALONE = 'sozinho';
const WITH_ALL = 'livre';

/**
 * The group a product travels in; '' is that of all others.
 * @param marks Its own, then those of its categories, the deepest first: the first one that is not empty counts.
 */
export function travelGroup(product: number, marks: readonly string[]): string {
  const mark = marks.map((one) => one.trim().toLocaleLowerCase('pt-BR')).find((one) => one !== '') ?? '';
  if (mark === WITH_ALL) return '';
  return mark === ALONE ? `${ALONE} ${product}` : mark;
}

/** One delivery for each group, in the order of the goods. */
export function apart<T extends { readonly group: string }>(goods: readonly T[]): readonly (readonly T[])[] {
  return goods.length === 0 ? [goods] : [...Map.groupBy(goods, ({ group }) => group).values()];
}

/**
 * The services that take every delivery: a price is the sum of theirs, the term (working days) that of the slowest.
 * @param parts What takes each of them; a service stands in a part at most once.
 */
export function throughout<
  D extends { readonly id: string; readonly price: Centavos; readonly days: number },
>(parts: readonly (readonly D[])[]): readonly D[] {
  const [first = []] = parts;
  return first.flatMap((one) => {
    const all = parts.map((part) => part.find(({ id }) => id === one.id));
    if (!all.every((other) => other !== undefined)) return [];
    const price = centavos(all.reduce((sum, other) => sum + other.price, 0));
    return [{ ...one, price, days: Math.max(...all.map(({ days }) => days)) }];
  });
}
