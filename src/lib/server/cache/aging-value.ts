type Kept<T> = { readonly version: number; until: number; readonly value: Promise<T>; settled: boolean };

export type AgingValue<T> = {
  /**
   * The last result of `read` at this `version`. An old one is returned while it is read again, so that nobody waits for a
   * slow source that has answered before. Failures are not cached.
   */
  readonly recall: (version: number, now: number, read: () => Promise<T>) => Promise<T>;
};

/** Caches one value by age, in milliseconds; callers that come while it is being read share the reading. */
export function createAgingValue<T>(maxAge: number): AgingValue<T> {
  let kept: Kept<T> | undefined;

  function begin(version: number, now: number, read: () => Promise<T>): Kept<T> {
    const own: Kept<T> = { version, until: now + maxAge, value: read(), settled: false };
    own.value.then(
      () => {
        own.settled = true;
      },
      () => {
        if (kept === own) kept = undefined;
      },
    );
    return own;
  }

  function refresh(old: Kept<T>, now: number, read: () => Promise<T>): void {
    // Callers get the old value meanwhile; a failed reading is retried after `maxAge`.
    old.until = now + maxAge;
    const next = begin(old.version, now, read);
    next.value.then(
      () => {
        if (kept === old) kept = next;
      },
      () => undefined,
    );
  }

  return {
    recall(version, now, read) {
      if (kept && kept.version === version) {
        if (now >= kept.until && kept.settled) refresh(kept, now, read);
        return kept.value;
      }
      kept = begin(version, now, read);
      return kept.value;
    },
  };
}
