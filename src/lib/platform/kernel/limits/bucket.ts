/** Counts what comes from whom within a span of time, in the memory of this process. */

type Limits = {
  readonly most: number;
  /** Milliseconds. */
  readonly within: number;
  /** Most keys counted at once; beyond it the oldest starts over. */
  readonly keys: number;
};

type Passed = {
  /** Milliseconds until it may pass; 0 when it may. */
  readonly wait: number;
  /** How many more may. */
  readonly left: number;
};

/** @returns A function that counts one of `key`. */
export function createBucket({ most, within, keys }: Limits): (key: string, now: number) => Passed {
  const counts = new Map<string, { passed: number; readonly until: number }>();
  return (key, now) => {
    const found = counts.get(key);
    // A clock that was set back opens no span that lasts longer than one.
    const current = found && now < found.until && found.until - now <= within ? found : undefined;
    if (current && current.passed >= most) return { wait: current.until - now, left: 0 };
    if (current) {
      current.passed += 1;
      return { wait: 0, left: most - current.passed };
    }
    counts.delete(key);
    if (counts.size >= keys) counts.delete(counts.keys().next().value ?? '');
    counts.set(key, { passed: 1, until: now + within });
    return { wait: 0, left: most - 1 };
  };
}
