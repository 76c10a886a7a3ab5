/**
 * What one process has exactly once: configuration, platform, page cache. It lives on `globalThis` because two copies
 * of this module exist in production (the server runs from `src`, the pages from the Astro bundle).
 */
import type { Config } from './config.ts';
import type { PageCache } from './page-cache.ts';

export type Runtime = {
  readonly config: Config;
  /** The store platform, embedded or hosted: answers `/api/v2/*` and `/upload/*`. */
  readonly platform: { readonly fetch: (request: Request) => Promise<Response> };
  readonly pageCache: PageCache;
  /** Closes database and timers; safe to call twice. */
  readonly stop: () => Promise<void>;
};

const key = Symbol.for('vitrine.runtime');
const holder = globalThis as { [key]?: Runtime };

/** @throws Error when a runtime is there already: one process opens its data once. */
export function provideRuntime(runtime: Runtime): void {
  if (holder[key]) throw new Error('the runtime of this process was started twice');
  holder[key] = runtime;
}

/** @throws Error before `provideRuntime`. */
export function getRuntime(): Runtime {
  const runtime = holder[key];
  if (!runtime) throw new Error('the runtime of this process has not been started');
  return runtime;
}
