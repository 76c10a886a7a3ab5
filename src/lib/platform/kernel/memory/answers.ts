/** Caches whole answers of shared calls until something that they show changes. */
import { createMemory, type MemoryOptions } from '../changes/memory.ts';
import type { InTime } from './moments.ts';

/** The cached answer under `key`, or that of `answer`. Failures are not cached. */
export type Remember = (key: string, answer: () => Promise<unknown>) => Promise<unknown>;

/** About 30 MB. */
const MOST = 500;

export function createAnswers(
  options: Pick<MemoryOptions<unknown>, 'changes' | 'now'>,
  inTime: InTime,
): Remember {
  const memory = createMemory<unknown>({ ...options, max: MOST });
  return (key, answer) => memory.get(key, async () => freeze(await inTime(answer)));
}

/** All callers share the same object, so it must not be changed. */
function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) freeze(part);
  }
  return value;
}
