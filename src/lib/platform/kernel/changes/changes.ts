/**
 * The feed of changes: one reader for each process asks the log that triggers write, and tells every cache what has
 * changed (docs/decisions/029). On PostgreSQL it looks four times a second and after each write of its own; on PGlite, where
 * nobody else writes, after writes alone.
 */
import type { ServerWatch } from '../database/server-watch.ts';
import { createHorizon } from './horizon.ts';
import { type Change, changeBetween, type Look, type Looker, oldestRunning } from './look.ts';

/** Called in the turn of the event loop in which a change is known. A promise is waited for by `caughtUp`. */
export type OnChange = (change: Change) => void | Promise<void>;

export type Changes = {
  /** @returns A function that ends it. */
  readonly subscribe: (onChange: OnChange) => () => void;
  /** Tells keys that stand for questions, which a subscriber derived from a change of rows. */
  readonly announce: (keys: ReadonlySet<string>) => Promise<void>;
  /**
   * All that this process wrote before the call has been told to every subscriber. It never fails: when the log cannot be
   * read, `isCurrent` is false from then on.
   */
  readonly caughtUp: () => Promise<void>;
  /** Whether this process wrote something that is not told yet. */
  readonly isBehind: () => boolean;
  /** Writes of this process that have ended, told or not. */
  readonly written: () => number;
  /** False while the log cannot be read: anything cached may be old then. */
  readonly isCurrent: () => boolean;
  /** A statement or transaction of this process that may have written has ended. */
  readonly wrote: () => void;
  readonly stop: () => Promise<void>;
};

type Options = {
  readonly looker: Looker;
  readonly server: ServerWatch;
  /** Milliseconds between two looks; left out where nobody else writes. */
  readonly every?: number;
  /** Told why a look was lost, at once and every minute while looks are, and what a subscriber threw. */
  readonly onFailure: (error: unknown) => void;
  /** Milliseconds. */
  readonly now?: () => number;
};

/** Milliseconds between two words about looks that are lost. */
const REMINDER = 60_000;

/** Milliseconds between two looks at a database that others write to. */
export const EVERY = 250;

export function openChanges({
  looker,
  server,
  every,
  onFailure,
  now = () => performance.now(),
}: Options): Changes {
  const subscribers = new Set<OnChange>();
  let horizon = createHorizon();
  let before: Look | undefined;
  let current = true;
  let complainedAt = Number.NEGATIVE_INFINITY;
  /** Writes that have ended, and those among them that the last look saw. */
  let [written, told] = [0, 0];
  let running: Promise<void> | undefined;
  let stopped = false;

  server.onAnother(() => {
    before = undefined;
    // Its transactions have other numbers.
    horizon = createHorizon();
    looker.reopen();
    if (!stopped) wrote();
  });

  async function tell(change: Change): Promise<void> {
    const outcomes = await Promise.allSettled([...subscribers].map(async (onChange) => onChange(change)));
    const failed = outcomes.find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') throw failed.reason;
  }

  async function look(): Promise<void> {
    const seen = written;
    try {
      const since = before;
      const next = await looker.look(since?.snapshot ?? '');
      const epoch = server.saw(next);
      const change = changeBetween(before && since, next);
      // Where a subscriber fails, the next look begins anew.
      before = undefined;
      if (change) await tell(change);
      if (epoch === server.epoch()) before = next;
      [current, told] = [true, seen];
      const prunable = horizon(oldestRunning(next));
      if (prunable !== undefined) looker.prune(prunable).catch(onFailure);
    } catch (error) {
      if (stopped) return;
      if (current || now() - complainedAt >= REMINDER) {
        onFailure(error);
        complainedAt = now();
      }
      current = false;
    }
  }

  function begin(): Promise<void> {
    running ??= look().finally(() => {
      running = undefined;
      if (told < written && current && !stopped) void begin();
    });
    return running;
  }

  function wrote(): void {
    written += 1;
    void begin();
  }

  const timer = every === undefined ? undefined : setInterval(() => void begin(), every).unref();
  if (timer) void begin();

  return {
    subscribe(onChange) {
      subscribers.add(onChange);
      return () => subscribers.delete(onChange);
    },
    announce: (keys) => tell({ all: false, keys }),
    async caughtUp() {
      const wanted = written;
      do await begin();
      while (told < wanted && current && !stopped);
    },
    isBehind: () => told < written,
    written: () => written,
    isCurrent: () => current,
    wrote,
    async stop() {
      stopped = true;
      clearInterval(timer);
      // One that nobody answers is not waited for.
      await looker.end();
      await running;
    },
  };
}
