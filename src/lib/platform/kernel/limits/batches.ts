/**
 * Long work in short steps with room between them. PGlite answers in the thread that serves the shop and never lets go of
 * it: without room a shopper would wait for the end of the work.
 */
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds that a step is meant to take. */
const STEP = 100;
const FIRST = 20;
/** Reading a row costs less than writing one. */
const FIRST_READ = 200;
/** Each step has costs of its own. */
const LEAST = 20;
/** The room behind a step, as a part of the time it took; at least what writing a cart takes (ms). */
const ROOM = 0.3;
const LEAST_ROOM = 15;
/** A step that had to wait itself, for a lock of PostgreSQL, is not followed by a room as long (ms). */
const LONGEST_ROOM = 250;

export type BatchPacer = {
  /** How many rows the next step is to take. */
  readonly size: () => number;
  /** Does a step and leaves room behind it. */
  readonly step: <T>(work: () => Promise<T>) => Promise<T>;
};

/** @param most Rows of a step. @param first Rows of the first one. */
export function createBatchPacer(most: number, first = FIRST): BatchPacer {
  let size = Math.min(first, most);
  return {
    size: () => size,
    async step(work) {
      const began = performance.now();
      const result = await work();
      const took = performance.now() - began;
      const wanted = Math.round(size * Math.min(2, STEP / took));
      size = Math.min(most, Math.max(LEAST, wanted));
      await wait(Math.min(LEAST_ROOM + took * ROOM, LONGEST_ROOM));
      return result;
    },
  };
}

/** `work` on one part of `rows` after the other, in their order. */
export async function inBatches<Row, T>(
  rows: readonly Row[],
  most: number,
  work: (part: readonly Row[]) => Promise<readonly T[]>,
): Promise<readonly T[]> {
  const pace = createBatchPacer(most, FIRST_READ);
  const results: T[] = [];
  for (let start = 0; start < rows.length; ) {
    const part = rows.slice(start, start + pace.size());
    start += part.length;
    for (const result of await pace.step(() => work(part))) results.push(result);
  }
  return results;
}
