/**
 * All products as listings know them, and all words they are found by, in the memory of the process: counting the filters of
 * tens of thousands of products takes milliseconds here and half a second in a database (docs/decisions/015). The
 * database stays the source of truth: the feed of changes says what to read again (docs/decisions/026), and the catalogue
 * announces on the same feed which listings and recommendations may have changed.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Changes } from '#lib/platform/kernel/changes/changes.ts';
import { apart } from '#lib/platform/kernel/changes/collect.ts';
import type { Change } from '#lib/platform/kernel/changes/look.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';
import type { Words } from '../search/words.ts';
import type { Shelf } from './entries.ts';
import {
  add,
  isLarge,
  isNothing,
  nothing,
  type PendingChanges,
  pendingOf,
  rowsOf,
  wholeOf,
} from './pending-changes.ts';
import { createReader, type State } from './read-catalogue.ts';
import { ALL_SETS } from './set-keys.ts';

/** A snapshot: a later change makes a new one. */
export type Catalogue = Omit<Shelf, 'change'> & { readonly words: Words };

/** The catalogue with everything that this process wrote before the call, except changes of very many rows. */
export type ReadCatalogue = () => Promise<Catalogue>;

export type CatalogueDeps = Deps & {
  readonly catalogue: ReadCatalogue;
  /** Ids of what links the two devices that a search names, the best first. */
  readonly linked?: (busca: string) => Promise<readonly number[]>;
};

export type CatalogueMemory = {
  readonly read: ReadCatalogue;
  /** Waits until everything that changed before the call has been read. @throws When the first reading fails. */
  readonly settled: () => Promise<void>;
  readonly stop: () => void;
};

type Options = {
  readonly db: Kysely<Schema>;
  readonly changes: Pick<Changes, 'subscribe' | 'announce' | 'caughtUp' | 'isBehind' | 'isCurrent'>;
  /** Called when the catalogue could not be read again; the previous one stays in use, and the reading is retried. */
  readonly onFailure: (error: unknown) => void;
};

/** Milliseconds until a failed reading is retried. */
const AGAIN = 1000;
/** Readings in a row while things go on changing; the last one counts, whatever changed meanwhile. */
const ROUNDS = 3;

/** Reads all products on first use. */
export function openCatalogue(options: Options): CatalogueMemory {
  const { changes, onFailure } = options;
  const reader = createReader(options.db);
  const inTurn = createTurns();
  let held: State | undefined;
  let first: Promise<State> | undefined;
  /** A reading beside the catalogue in use, and what has changed since it began. */
  let beside: Promise<void> | undefined;
  let missed = nothing();
  let stopped = false;

  const unsubscribe = changes.subscribe((change) => apart(() => take(change)));

  async function take(change: Change): Promise<void> {
    const pending = pendingOf(change);
    if (!pending) return;
    if (first || beside) add(missed, pending);
    // Without a catalogue there is nothing to compare with: all set keys changed. A change of everything has dropped them already.
    if (!held) return change.all ? undefined : changes.announce(ALL_SETS);
    if (!isLarge(pending)) await inTurn(() => applied(pending));
    else if (!beside) begin(pending);
  }

  /** Applies a change to a copy of the catalogue. */
  async function applied(pending: PendingChanges): Promise<void> {
    if (!held) return;
    const { state, keys } = await reader.changed(held, pending);
    held = state;
    if (keys.size > 0) await changes.announce(keys);
  }

  function begin(pending: PendingChanges): void {
    const reading = readBeside(pending).finally(() => {
      if (beside === reading) beside = undefined;
    });
    beside = reading;
  }

  /** Repeats until nothing large is left to do; small changes are applied separately meanwhile. */
  async function readBeside(pending: PendingChanges): Promise<void> {
    let left = pending;
    for (let rounds = 1; !stopped && isLarge(left); rounds += 1) {
      try {
        left = await readOnce(left, rounds >= ROUNDS);
      } catch (error) {
        if (stopped) return;
        onFailure(error);
        await sleep(AGAIN, undefined, { ref: false });
      }
      add(left, missed);
    }
    // In the same turn as the last check of `missed`: the next large change begins a new reading.
    beside = undefined;
  }

  /**
   * What changes during a reading is read partly as it was before and partly as it is after. Such a reading is not put in use,
   * unless `anyway`. @returns What is left to do.
   */
  async function readOnce(pending: PendingChanges, anyway: boolean): Promise<PendingChanges> {
    missed = nothing();
    const before = await inTurn(async () => held);
    if (!before) return nothing();
    const made = await reader.changed(before, pending);
    // Everything that others committed before the last statement is in `missed` after this.
    await changes.caughtUp();
    return inTurn(async () => {
      // Rows that changed meanwhile are read at once, so that no own write is lost; whole tables in another round.
      const since = missed;
      missed = nothing();
      if (isLarge(wholeOf(since)) && !anyway) {
        add(since, pending);
        return since;
      }
      try {
        const { state, keys } = await reader.changed(made.state, rowsOf(since));
        held = state;
        await changes.announce(made.keys.union(keys));
        return wholeOf(since);
      } catch (error) {
        add(missed, since);
        throw error;
      }
    });
  }

  async function readFirst(): Promise<State> {
    // From here on every change is collected in `missed`.
    await changes.caughtUp();
    missed = nothing();
    let state = await reader.whole();
    for (let rounds = 1; rounds < ROUNDS && !isNothing(missed); rounds += 1) {
      const since = missed;
      missed = nothing();
      ({ state } = await reader.changed(state, since));
    }
    return firstHeld(state);
  }

  /** What is left, and what changes from then on, is applied like later changes, so that no writer delays the first answer for ever. */
  async function firstHeld(state: State): Promise<State> {
    const since = missed;
    missed = nothing();
    held = state;
    try {
      const rows = isNothing(rowsOf(since)) ? undefined : inTurn(() => applied(rowsOf(since)));
      if (isLarge(since)) begin(wholeOf(since));
      await rows;
      return held;
    } catch (error) {
      held = undefined;
      throw error;
    }
  }

  function begun(): Promise<State> {
    first ??= apart(readFirst).finally(() => {
      first = undefined;
    });
    return first;
  }

  return {
    async read() {
      if (held && changes.isBehind() && changes.isCurrent()) await changes.caughtUp();
      const { shelf, words } = held ?? (await begun());
      return { ...shelf, words };
    },
    async settled() {
      await changes.caughtUp();
      await (held ?? begun());
      await beside;
    },
    stop() {
      stopped = true;
      unsubscribe();
    },
  };
}

/** Runs tasks one after the other. */
function createTurns(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const own = last.then(work);
    last = own.catch(() => undefined);
    return own;
  };
}
