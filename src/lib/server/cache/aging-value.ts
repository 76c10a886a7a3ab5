type Kept<T> = { readonly version: number; until: number; readonly value: Promise<T>; settled: boolean };

export type AgingValue<T> = {
  /**
   * What `read` gave last at this `version`. When that is old it is given once more while it is read again, so that
   * nobody waits for a slow source that has answered before. Failures are not kept.
   */
  readonly recall: (version: number, now: number, read: () => Promise<T>) => Promise<T>;
};

/** Holds one value read from elsewhere; callers that come while it is being read wait for the same reading. Milliseconds. */
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
    // Whoever comes while it is read gets the old one; a failure is tried again after the same time.
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
