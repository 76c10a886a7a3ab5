/** Lets costly work through a few at a time, in the order it came. */
import { message } from '../http/messages.ts';
import { HttpError } from '../http/response.ts';

type Limits = { readonly atOnce: number; readonly waiting: number };

/** Seconds until the line is likely to be short again. */
const BUSY = 5;

/** @throws HttpError 429 from the function it returns, when more than `waiting` wait already. */
export function createTurnstile({ atOnce, waiting }: Limits): <T>(work: () => Promise<T>) => Promise<T> {
  const line: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= atOnce) {
      if (line.length >= waiting) throw new HttpError(429, message.busy, BUSY);
      // A finished call hands its place straight to the next in line, so that no newcomer takes it.
      await new Promise<void>((resolve) => line.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
