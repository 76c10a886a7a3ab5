type Kept<T> = { readonly version: number; readonly until: number; readonly value: Promise<T> };

export type Memory<T> = {
  /** What `read` gave last at this `version`, while it is young enough; else it is read again. Failures are not kept. */
  readonly recall: (version: number, now: number, read: () => Promise<T>) => Promise<T>;
};

/** Holds one value read from elsewhere; callers that come while it is being read wait for the same reading. Milliseconds. */
export function createMemory<T>(maxAge: number): Memory<T> {
  let kept: Kept<T> | undefined;
  return {
    recall(version, now, read) {
      if (kept && kept.version === version && now < kept.until) return kept.value;
      const own: Kept<T> = { version, until: now + maxAge, value: read() };
      kept = own;
      own.value.catch(() => {
        if (kept === own) kept = undefined;
      });
      return own.value;
    },
  };
}
