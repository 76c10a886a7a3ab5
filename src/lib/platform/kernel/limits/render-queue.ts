/** Rendering pictures takes processor time from the shop: few at once, and what nobody waits for comes last. */

import { AsyncResource } from 'node:async_hooks';

export type RenderQueue = {
  /** Runs `work` when a place is free; requests go before whatever is done ahead of time. */
  readonly run: <T>(work: () => Promise<T>, options?: { readonly ahead?: boolean }) => Promise<T>;
};

export function createRenderQueue(places: number): RenderQueue {
  const requests: (() => void)[] = [];
  const ahead: (() => void)[] = [];
  let running = 0;

  /** Work done ahead takes a place only when everything is idle. */
  const next = (): void => {
    while (running < places && requests.length > 0) requests.shift()?.();
    if (running === 0) ahead.shift()?.();
  };
  return {
    run: (work, options = {}) =>
      new Promise((resolve, reject) => {
        const begin = (): void => {
          running += 1;
          work()
            .then(resolve, reject)
            .finally(() => {
              running -= 1;
              next();
            });
        };
        // What it reads belongs to who asked, not to whose end made room.
        (options.ahead ? ahead : requests).push(AsyncResource.bind(begin));
        next();
      }),
  };
}
