/**
 * Spares visitors the wait for a platform that is gone: after several calls in a row without any answer none is made any more,
 * but for one at a time that asks whether it is back.
 */
import { PlatformUnreachableError } from './forward.ts';

/** Calls in a row that nobody answered. */
const ENOUGH = 5;
/** Milliseconds from the end of one question to the next. */
const REST = 1000;
/** Milliseconds from its beginning that calls wait for the question: who comes first to a platform that is back is served. */
const PATIENCE = 300;

export type Breaker = {
  /**
   * The result of `call`.
   * @param isBack Asks the platform for something small; a rejection says that nobody answers.
   * @throws PlatformUnreachableError at once, without a call, while the platform is gone; else what `call` throws.
   */
  readonly run: <T>(call: () => Promise<T>, isBack: () => Promise<unknown>) => Promise<T>;
};

/** While the breaker is open a call fails so. */
export class PlatformGoneError extends PlatformUnreachableError {
  constructor() {
    super(504, new Error('it did not answer before'));
  }
}

type Options = {
  /** Milliseconds, which only grow. */
  readonly now?: () => number;
  /** Told once when the platform is given up, and once when it is back. */
  readonly onChange?: (gone: boolean) => void;
};

export function createBreaker({
  now = () => performance.now(),
  onChange = () => undefined,
}: Options = {}): Breaker {
  let failures = 0;
  let answeredAt = Number.NEGATIVE_INFINITY;
  let restsUntil = Number.NEGATIVE_INFINITY;
  let asking: Promise<boolean> | undefined;
  let askedAt = Number.NEGATIVE_INFINITY;

  function answered(): void {
    if (failures >= ENOUGH) onChange(false);
    failures = 0;
    answeredAt = now();
  }

  function failed(): void {
    failures += 1;
    if (failures === ENOUGH) onChange(true);
  }

  async function question(isBack: () => Promise<unknown>): Promise<boolean> {
    try {
      await isBack();
      answered();
      return true;
    } catch {
      return false;
    } finally {
      restsUntil = now() + REST;
      asking = undefined;
    }
  }

  async function mayCall(isBack: () => Promise<unknown>): Promise<boolean> {
    if (!asking && now() < restsUntil) return false;
    if (!asking) {
      askedAt = now();
      asking = question(isBack);
    }
    const patience = askedAt + PATIENCE - now();
    if (patience <= 0) return false;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<false>((resolve) => {
      timer = setTimeout(resolve, patience, false);
    });
    return Promise.race([asking, late]).finally(() => clearTimeout(timer));
  }

  return {
    async run(call, isBack) {
      if (failures >= ENOUGH && !(await mayCall(isBack))) throw new PlatformGoneError();
      const began = now();
      try {
        const result = await call();
        answered();
        return result;
      } catch (error) {
        // One call that is slow is none of a platform that answers others meanwhile.
        if (error instanceof PlatformUnreachableError && answeredAt < began) failed();
        throw error;
      }
    },
  };
}
