/** Answers of shared calls, remembered whole: until something they show changes they need not be made again of rows. */
import { createMemory, type MemoryOptions } from '../changes/memory.ts';
import type { InTime } from './moments.ts';

/** The answer under `key`, made by `answer` where it is not kept. Failures are not kept. */
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

/** Everybody is given the same: who changed it would change it for all. */
function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) freeze(part);
  }
  return value;
}
