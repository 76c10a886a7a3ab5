/**
 * The marks of all products, one after the other in one array: to count those of tens of thousands of products is to read
 * it once, and not to follow as many references. Nothing in it changes: more is written behind, and another array takes
 * its place when it is full, so whoever holds one reads on what it read.
 */

/** Where the marks of a product stand: from `from` to just before `to`. */
export type Run = { readonly from: number; readonly to: number };

export type Runs = {
  /** Those written so far. */
  readonly marks: () => Uint32Array;
  readonly add: (marks: ArrayLike<number>) => Run;
  /** Of all that were written, those of products that are gone too. */
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

/** More than half of them are of products that are gone: worth writing the others anew. */
export function isMostlyGap(runs: Pick<Runs, 'length'>, used: number): boolean {
  return runs.length() >= 2 * LEAST && 2 * used < runs.length();
}
