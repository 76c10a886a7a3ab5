/** A database of a test: rows with a version each, and the log of their changes that a feed looks at. */
import type { Look, Looker } from '#lib/platform/kernel/changes/look.ts';

export type RowsInMemory = Looker & {
  /** Commits the next version of a row. */
  readonly write: (key: string) => void;
  readonly version: (key: string) => number;
  /** Whether looks are lost from now on. */
  readonly lose: (lost: boolean) => void;
};

/** @param answer Gives a look when it wants to. */
export function createRowsInMemory(
  answer: <T>(value: T) => Promise<T> = (value) => Promise.resolve(value),
): RowsInMemory {
  const versions = new Map<string, number>();
  const log: string[] = [];
  let lost = false;
  return {
    write(key) {
      versions.set(key, (versions.get(key) ?? 0) + 1);
      log.push(key);
    },
    version: (key) => versions.get(key) ?? 0,
    lose: (now) => {
      lost = now;
    },
    look(seen) {
      if (lost) return Promise.reject(new Error('lost'));
      const keys = log.slice(Number(seen));
      const look: Look = {
        snapshot: String(log.length),
        server: 'one',
        standby: false,
        backwards: false,
        missed: false,
        many: false,
        keys: keys.length > 0 ? keys : null,
      };
      return answer(look);
    },
    prune: () => Promise.resolve(),
    reopen: () => undefined,
    end: () => Promise.resolve(),
  };
}
