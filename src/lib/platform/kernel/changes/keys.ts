/**
 * Keys of what is read: `product:7` for a row, `listing:category:3` for a question. The part before the first colon is the
 * kind; `product:*` is all of a kind, in a change and in what a reader notes alike.
 */
import type { Change } from './look.ts';

/** Whether something read under these keys is touched by the change. */
export type Touches = (keys: ReadonlySet<string>) => boolean;

/** Made once for each change, as it is asked about everything that is cached. */
export function touching({ all, keys }: Change): Touches {
  if (all) return () => true;
  const changed = new Set(keys);
  const kinds = new Set<string>();
  for (const key of keys) {
    const kind = kindOf(key);
    if (key.endsWith(':*')) kinds.add(kind);
    changed.add(allOf(kind));
  }
  return (noted) => {
    const [few, many] = noted.size < changed.size ? [noted, changed] : [changed, noted];
    for (const key of few) if (many.has(key)) return true;
    if (kinds.size > 0) for (const key of noted) if (kinds.has(kindOf(key))) return true;
    return false;
  };
}

/** Of a key without a colon the key itself. */
export function kindOf(key: string): string {
  const end = key.indexOf(':');
  return end < 0 ? key : key.slice(0, end);
}

export const allOf = (kind: string): string => `${kind}:*`;
