/**
 * The feed of changes: in each process one reader polls the log that triggers write, and tells every cache what
 * changed (docs/decisions/026). On PostgreSQL it looks four times a second and after each write of this process; on PGlite, where
 * nobody else writes, only after writes.
 */
import type { ServerWatch } from '../database/server-watch.ts';
import { type Change, changeBetween, type Look, type Looker, oldestRunning } from './look.ts';
import { createRetention } from './retention.ts';

/** Called in the turn of the event loop in which a change becomes known. `caughtUp` waits for the promise. */
export type OnChange = (change: Change) => void | Promise<void>;

export type Changes = {
  /** @returns A function that ends it. */
  readonly subscribe: (onChange: OnChange) => () => void;
  /** Tells set keys, which a subscriber derived from changed rows. */
  readonly announce: (keys: ReadonlySet<string>) => Promise<void>;
  /**
   * Resolves when everything that this process wrote before the call has been told to every subscriber. It never rejects:
   * when the log cannot be read, `isCurrent` is false from then on.
   */
  readonly caughtUp: () => Promise<void>;
  /** Whether this process wrote something that has not been told yet. */
  readonly isBehind: () => boolean;
  /** How many writes of this process have ended, told or not. */
  readonly written: () => number;
  /** False while the log cannot be read: anything cached may be stale then. */
  readonly isCurrent: () => boolean;
  /** Called when a statement or transaction of this process that may have written has ended. */
  readonly wrote: () => void;
  readonly stop: () => Promise<void>;
};

type Options = {
  readonly looker: Looker;
  readonly server: ServerWatch;
  /** Milliseconds between two looks; left out where nobody else writes. */
  readonly every?: number;
  /** Called when a look or a subscriber fails: at once, and once a minute while they go on failing. */
  readonly onFailure: (error: unknown) => void;
  /** Milliseconds. */
  readonly now?: () => number;
};

/** Milliseconds between two reports of failing looks. */
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
  let horizon = createRetention();
  let before: Look | undefined;
  let current = true;
  let complainedAt = Number.NEGATIVE_INFINITY;
  /** How many writes have ended, and how many of them the last look saw. */
  let [written, told] = [0, 0];
  let running: Promise<void> | undefined;
  let stopped = false;

  server.onAnother(() => {
    before = undefined;
    // The numbers of its transactions mean something else.
    horizon = createRetention();
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
      // If a subscriber fails, the next look starts over.
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
      // Ends a look that is under way, so that a silent database delays nothing.
      await looker.end();
      await running;
    },
  };
}
