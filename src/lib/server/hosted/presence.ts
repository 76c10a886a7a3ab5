/**
 * Whether the platform knows this shop at all. One that was moved, or lost its shop, answers 404 to everything; a search engine
 * that believes it forgets every page.
 */

/** Milliseconds for which the answer of the settings is kept. */
const FRESH = 2000;

export type Presence = {
  /**
   * @param ask Whether the settings can be read; callers that come while they are being asked share the answer.
   * @param anew What was said before does not count: a whole page hangs on it.
   */
  readonly isConfirmed: (ask: () => Promise<boolean>, anew?: boolean) => Promise<boolean>;
};

export function createPresence(): Presence {
  let until = Number.NEGATIVE_INFINITY;
  let last = false;
  let asking: Promise<boolean> | undefined;

  async function learn(ask: () => Promise<boolean>): Promise<boolean> {
    const began = Date.now();
    try {
      last = await ask();
    } catch {
      last = false;
    } finally {
      until = began + FRESH;
      asking = undefined;
    }
    return last;
  }

  return {
    isConfirmed(ask, anew = false) {
      if (!anew && Date.now() < until) return Promise.resolve(last);
      asking ??= learn(ask);
      return asking;
    },
  };
}
