/**
 * The marks of all products, one after the other in one array: counting those of tens of thousands of products reads it
 * once, without following a reference for each. What was written never changes. New marks are appended, and a full array is
 * replaced by a larger copy, so a reader that holds the old one goes on reading the same values.
 */

/** Where the marks of a product stand: from `from` to just before `to`. */
export type Run = { readonly from: number; readonly to: number };

export type Runs = {
  /** The marks written so far. */
  readonly marks: () => Uint32Array;
  readonly add: (marks: ArrayLike<number>) => Run;
  /** Of all marks written, those of removed products included. */
  readonly length: () => number;
};

const LEAST = 1 << 12;

export function createRuns(): Runs {
  let marks = new Uint32Array(LEAST);
  let end = 0;
  return {
    marks: () => marks,
    length: () => end,
    add(own) {
      const from = end;
      end += own.length;
      if (end > marks.length) {
        const larger = new Uint32Array(2 * end);
        larger.set(marks);
        marks = larger;
      }
      marks.set(own, from);
      return { from, to: end };
    },
  };
}

/** More than half belong to removed products: worth compacting. */
export function isMostlyGap(runs: Pick<Runs, 'length'>, used: number): boolean {
  return runs.length() >= 2 * LEAST && 2 * used < runs.length();
}
