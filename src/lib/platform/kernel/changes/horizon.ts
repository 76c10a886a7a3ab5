/** How long the log is kept, told by transactions and not by their times: a long one may write early and commit late. */

/** Milliseconds that a line can be seen by everybody before it is taken out. */
export const KEPT = 10 * 60_000;
const STEP = 60_000;

/**
 * Takes the oldest transaction that was running at a look.
 * @returns Of a look `KEPT` ago, its own, once a minute: all lines before it have been there to be seen that long.
 */
export function createHorizon(
  now: () => number = () => performance.now(),
): (running: string) => string | undefined {
  const marks: { readonly at: number; readonly running: string }[] = [];
  return (running) => {
    const at = now();
    const [oldest] = marks;
    const newest = marks.at(-1);
    if (newest && at - newest.at < STEP) return undefined;
    marks.push({ at, running });
    return oldest && at - oldest.at >= KEPT ? marks.shift()?.running : undefined;
  };
}
