/** How a provider is asked: reads once more where nothing came back, later after 429, not at all while it wants a pause. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Answered } from '#lib/platform/kernel/http/connection.ts';
import { Unanswered } from './unanswered.ts';

export type Patience = {
  readonly now: () => Date;
  /** From 0 to 1, another each time. */
  readonly chance: () => number;
};

export type Asking = {
  /** Of the account, so that a pause is its own. */
  readonly key: string;
  /** It changes nothing, and may be asked once more. */
  readonly read: boolean;
  readonly signal: AbortSignal;
  readonly send: () => Promise<Answered>;
};

/** @throws Unanswered, or what the network throws, where nobody knows whether it was done. */
export type AskPatiently = (asking: Asking) => Promise<Answered>;

/** Milliseconds before a read is asked once more, and how long a "too many" is waited for in place. */
const AGAIN = 250;
const SHORT = 2000;
/** Bounds of a "too many" (ms), and what counts where nothing is said. */
const LEAST = 1000;
const MOST = 300_000;
const USUAL = 30_000;

export function createAskPatiently({ now, chance }: Patience): AskPatiently {
  const restUntil = new Map<string, number>();
  return async ({ key, read, signal, send }) => {
    if ((restUntil.get(key) ?? 0) > now().getTime()) throw new Unanswered('the provider asked for a pause');
    let left = 1;
    for (;;) {
      const answered = await send().catch((error: unknown) => {
        if (!read || left === 0 || signal.aborted) throw error;
        return undefined;
      });
      if (answered?.status === 429) {
        const pause = pauseOf(answered, now());
        if (left === 0 || pause > SHORT) {
          restUntil.set(key, now().getTime() + pause);
          throw new Unanswered('429, the provider asked for a pause');
        }
        left -= 1;
        await wait(pause * (1 + chance() / 5), undefined, { signal });
        continue;
      }
      if (answered && (answered.status < 500 || !read || left === 0)) return answered;
      left -= 1;
      await wait(AGAIN * (1 + chance()), undefined, { signal });
    }
  };
}

/** Seconds, or a moment by the provider's clock. */
function pauseOf({ headers }: Answered, now: Date): number {
  const said = headers['retry-after'] ?? '';
  const seconds = /^\d{1,6}$/.test(said) ? Number(said) * 1000 : undefined;
  const clock = Date.parse(headers.date ?? '') || now.getTime();
  const until = Date.parse(said) - clock;
  const pause = seconds ?? (Number.isNaN(until) ? USUAL : until);
  return Math.min(MOST, Math.max(LEAST, pause));
}
