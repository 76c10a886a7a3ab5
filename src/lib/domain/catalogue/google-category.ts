/** Google's own taxonomy of goods, as far as this trade needs it. Its names are English in every country. */

const ACCESSORIES = 'Electronics > Electronics Accessories';

/** The first that fits the names of a product's categories counts. */
const CATEGORIES: readonly (readonly [names: RegExp, category: string])[] = [
  [/\badaptador/i, `${ACCESSORIES} > Adapters > Audio & Video Cable Adapters & Couplers`],
  [/\b(cabos? de rede|fibra|patch cord)/i, `${ACCESSORIES} > Cables > Network Cables`],
  [/\bcabos? de (vídeo|áudio)/i, `${ACCESSORIES} > Cables > Audio & Video Cables`],
];

/** Undefined where none is known: Google finds one by itself, a wrong one would only mislead it. */
export function googleCategory(names: readonly string[]): string | undefined {
  const path = names.join(' > ');
  return CATEGORIES.find(([pattern]) => pattern.test(path))?.[1];
}
