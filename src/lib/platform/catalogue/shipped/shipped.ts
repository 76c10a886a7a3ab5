/** The synonyms that Vitrine ships: the demo store begins with them, and other shops are offered what they lack. */
import { SYNONYMS, USES } from './synonyms.ts';

export type Shipped = {
  readonly term: string;
  readonly meaning: string;
  readonly kind: 'synonym' | 'use';
};

export const SHIPPED: readonly Shipped[] = [...rows('synonym', SYNONYMS), ...rows('use', USES)];

function rows(kind: Shipped['kind'], terms: Readonly<Record<string, readonly string[]>>): readonly Shipped[] {
  return Object.entries(terms).flatMap(([term, meanings]) =>
    meanings.map((meaning) => ({ term, meaning, kind })),
  );
}
