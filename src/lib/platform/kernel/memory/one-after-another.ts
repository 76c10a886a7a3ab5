/**
 * Runs `work` for all who ask, never twice at the same time. Whoever asks while it runs waits for the next run: the one
 * under way may have begun before what the caller has to see.
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
