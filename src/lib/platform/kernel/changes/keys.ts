/**
 * Keys of what is read: `product:7` for a row, `listing:category:3` for a set. The part before the first colon is the
 * kind; `product:*` means all of a kind, both in a change and in what a reader notes.
 */
import type { Change } from './look.ts';

/** Whether a change affects something that was read under these keys. */
export type Touches = (keys: ReadonlySet<string>) => boolean;

/** Prepares one change to be checked against every cached entry. */
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

/** A key without a colon is its own kind. */
export function kindOf(key: string): string {
  const end = key.indexOf(':');
  return end < 0 ? key : key.slice(0, end);
}

export const allOf = (kind: string): string => `${kind}:*`;
