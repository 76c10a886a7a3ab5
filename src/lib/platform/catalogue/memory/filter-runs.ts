/**
 * The marks of all products, one after the other in one array: to count those of tens of thousands of products is to read
 * it once, and not to follow as many references.
 */

/** Where the marks of a product stand: `own` of them from `from` on, then those of its usual offer up to `all`. */
export type Run = { from: number; readonly own: number; readonly all: number };

export type Runs = {
  /** To be asked for again after a change: another array may take its place. */
  readonly marks: () => Uint32Array;
  readonly add: (own: readonly number[], ofOffer: readonly number[]) => Run;
  readonly drop: (run: Run) => void;
  /** Closes the gaps where they are more than half of it. `left` are the runs that are in use. */
  readonly tidy: (left: Iterable<Run>) => void;
};

const LEAST = 1 << 12;

export function createRuns(): Runs {
  let marks = new Uint32Array(LEAST);
  let end = 0;
  let dropped = 0;
  const add = (own: ArrayLike<number>): number => {
    const from = end;
    end += own.length;
    if (end > marks.length) {
      const larger = new Uint32Array(2 * end);
      larger.set(marks);
      marks = larger;
    }
    marks.set(own, from);
    return from;
  };
  return {
    marks: () => marks,
    add: (own, ofOffer) => ({
      from: add([...own, ...ofOffer]),
      own: own.length,
      all: own.length + ofOffer.length,
    }),
    drop({ all }) {
      dropped += all;
    },
    tidy(left) {
      if (dropped < LEAST || 2 * dropped < end) return;
      const before = marks;
      marks = new Uint32Array(Math.max(LEAST, end - dropped));
      [end, dropped] = [0, 0];
      for (const run of left) run.from = add(before.subarray(run.from, run.from + run.all));
    },
  };
}
