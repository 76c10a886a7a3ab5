/** Work that goes on after the answer that asked for it. */

type Background = {
  readonly later: (work: () => Promise<void>) => void;
  /** Everything begun so far is done. */
  readonly settled: () => Promise<void>;
};

export function createBackground(onError: (error: unknown) => void): Background {
  const running = new Set<Promise<void>>();
  return {
    later(work) {
      const task = work()
        .catch(onError)
        .finally(() => running.delete(task));
      running.add(task);
    },
    async settled() {
      await Promise.all(running);
    },
  };
}
