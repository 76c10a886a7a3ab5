/**
 * Runs `work` for all callers, never twice at the same time. A caller that comes while it runs waits for the next run, as the
 * run under way may have begun before something that the caller has to see.
 */
export function oneAfterAnother<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<unknown> = Promise.resolve();
  let waiting: Promise<T> | undefined;
  return () => {
    waiting ??= running
      .catch(() => undefined)
      .then(() => {
        const run = work();
        [running, waiting] = [run, undefined];
        return run;
      });
    return waiting;
  };
}
