/** What a part of the run came to, file by file, so that a file can be tried again by itself. */
export type FileOutcome = {
  /** Relative to the project; empty for what belongs to no file. */
  readonly file: string;
  readonly passed: number;
  /** A line for each: the name of the test, or where it broke, and the first line of the reason. */
  readonly failures: readonly string[];
  /** What failed at first and passed when it ran once more: a fault of the test or of the shop, in the form of `failures`. */
  readonly atSecondTry?: readonly string[];
};

/** `first`, in which the files that ran once more stand as they came out then. */
export function withSecondTry(
  first: readonly FileOutcome[],
  second: readonly FileOutcome[],
): readonly FileOutcome[] {
  const again = new Map(second.map((outcome) => [outcome.file, outcome]));
  const kept = first.map((outcome) => {
    const retried = again.get(outcome.file);
    if (!retried) return outcome;
    return retried.failures.length > 0 ? retried : { ...retried, atSecondTry: outcome.failures };
  });
  const known = new Set(first.map(({ file }) => file));
  return [...kept, ...second.filter(({ file }) => !known.has(file))];
}

export const failedFiles = (outcomes: readonly FileOutcome[]): readonly string[] =>
  outcomes.filter(({ file, failures }) => file !== '' && failures.length > 0).map(({ file }) => file);
