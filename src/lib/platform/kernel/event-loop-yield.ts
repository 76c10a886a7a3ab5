/** Splits long work in the process that serves visitors: it yields after a few milliseconds and goes on in another turn. */
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Waits for another turn if this one has lasted too long. Work between two calls should take a few milliseconds at most. */
export type Yielder = () => Promise<void>;

/** Milliseconds. Together with the work between two calls, a step stays below 20. */
const LONGEST = 10;

export function createYielder(): Yielder {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < LONGEST) return;
    await nextTurn();
    began = performance.now();
  };
}

/** Work that yields every few milliseconds. */
export type InPieces<T> = Generator<void, T>;

export async function paced<T>(work: InPieces<T>, pace: Yielder): Promise<T> {
  for (;;) {
    const piece = work.next();
    if (piece.done) return piece.value;
    await pace();
  }
}

/** Elements between two yields. */
const PIECE = 4000;

/** A sorted copy of `items`: sorted in pieces, which are then merged two by two. */
export function* sortedInPieces<T>(
  items: readonly T[],
  compare: (one: T, other: T) => number,
): InPieces<readonly T[]> {
  let runs: (readonly T[])[] = [];
  for (let start = 0; start < items.length; start += PIECE) {
    runs.push(items.slice(start, start + PIECE).sort(compare));
    yield;
  }
  while (runs.length > 1) {
    const merged: (readonly T[])[] = [];
    for (let index = 0; index < runs.length; index += 2) {
      const [one = [], other = []] = runs.slice(index, index + 2);
      merged.push(other.length === 0 ? one : yield* mergedInPieces(one, other, compare));
    }
    runs = merged;
  }
  return runs[0] ?? [];
}

function* mergedInPieces<T>(
  one: readonly T[],
  other: readonly T[],
  compare: (one: T, other: T) => number,
): InPieces<readonly T[]> {
  const merged: T[] = [];
  let [left, right] = [0, 0];
  while (left < one.length || right < other.length) {
    const isLeft =
      right === other.length || (left < one.length && compare(one[left] as T, other[right] as T) <= 0);
    merged.push((isLeft ? one[left++] : other[right++]) as T);
    if (merged.length % PIECE === 0) yield;
  }
  return merged;
}
