/** How long the log is kept, measured in transactions rather than time stamps: a long one may write early and commit late. */

/** Milliseconds for which a line stays visible to everybody before it is deleted. */
export const KEPT = 10 * 60_000;
const STEP = 60_000;

/**
 * Takes the oldest transaction that was running at each look.
 * @returns Once a minute, the one of the look `KEPT` ago: all lines before it have been visible that long.
 */
export function createRetention(
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
