/** Answers worth keeping for a while, in memory, and never more than so many. */

export type ExpiringMap<V> = {
  readonly get: (key: string) => V | undefined;
  readonly set: (key: string, value: V) => void;
};

type Options = {
  readonly max: number;
  /** Milliseconds. */
  readonly ttl: number;
  readonly now: () => Date;
};

/** When it is full, the entry written first makes room. */
export function createExpiringMap<V>({ max, ttl, now }: Options): ExpiringMap<V> {
  const entries = new Map<string, { readonly value: V; readonly until: number }>();
  return {
    get(key) {
      const entry = entries.get(key);
      return entry && entry.until > now().getTime() ? entry.value : undefined;
    },
    set(key, value) {
      entries.delete(key);
      entries.set(key, { value, until: now().getTime() + ttl });
      const [oldest] = entries.keys();
      if (entries.size > max && oldest !== undefined) entries.delete(oldest);
    },
  };
}
