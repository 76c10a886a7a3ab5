/**
 * All products as listings know them and all words they are found by, in the memory of the process: counting what tens of
 * thousands of products are filtered by takes milliseconds here, and half a second in a database (docs/decisions/015). The
 * database stays the truth: the feed of changes says what has to be read again (docs/decisions/029), and the catalogue
 * tells on the same feed which listings and recommendations may show something else.
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
import { createReader, type State } from './read-catalogue.ts';
import { ALL_SETS } from './set-keys.ts';
import { add, isLarge, isNothing, nothing, rowsOf, type Todo, todoOf, wholeOf } from './todo.ts';

/** As it was at one moment: what changes later makes another one. */
export type Catalogue = Omit<Shelf, 'change'> & { readonly words: Words };

/** Gives the catalogue with everything in it that this process wrote before the call, but for changes of very many rows. */
export type ReadCatalogue = () => Promise<Catalogue>;

export type CatalogueDeps = Deps & { readonly catalogue: ReadCatalogue };

export type CatalogueMemory = {
  readonly read: ReadCatalogue;
  /** Waits until nothing is being read again that changed before the call. @throws When the first reading fails. */
  readonly settled: () => Promise<void>;
  readonly stop: () => void;
};

type Options = {
  readonly db: Kysely<Schema>;
  readonly changes: Pick<Changes, 'subscribe' | 'announce' | 'caughtUp' | 'isBehind' | 'isCurrent'>;
  /** Told why the catalogue could not be read again; the one before answers, and it is tried again. */
  readonly onFailure: (error: unknown) => void;
};

/** Milliseconds until a reading that failed is tried again. */
const AGAIN = 1000;
/** Readings in a row while things go on changing; the last one counts, whatever changed meanwhile. */
const ROUNDS = 3;

/** Reads all products with its first use. */
export function openCatalogue(options: Options): CatalogueMemory {
  const { changes, onFailure } = options;
  const reader = createReader(options.db);
  const inTurn = createTurns();
  let held: State | undefined;
  let first: Promise<State> | undefined;
  /** A reading beside the catalogue that answers, and what changed since it began. */
  let beside: Promise<void> | undefined;
  let missed = nothing();
  let stopped = false;

  const unsubscribe = changes.subscribe((change) => apart(() => take(change)));

  async function take(change: Change): Promise<void> {
    const todo = todoOf(change);
    if (!todo) return;
    if (first || beside) add(missed, todo);
    // Nobody knows yet what it changes; where it is everything, whatever was kept is gone.
    if (!held) return change.all ? undefined : changes.announce(ALL_SETS);
    if (!isLarge(todo)) await inTurn(() => applied(todo));
    else if (!beside) begin(todo);
  }

  /** Into a copy of what is held. */
  async function applied(todo: Todo): Promise<void> {
    if (!held) return;
    const { state, keys } = await reader.changed(held, todo);
    held = state;
    if (keys.size > 0) await changes.announce(keys);
  }

  function begin(todo: Todo): void {
    const reading = readBeside(todo).finally(() => {
      if (beside === reading) beside = undefined;
    });
    beside = reading;
  }

  /** Goes on until nothing large is left to do; smaller changes come in by themselves meanwhile. */
  async function readBeside(todo: Todo): Promise<void> {
    let left = todo;
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
    // In the turn of the last look at what was missed: the next large change begins anew.
    beside = undefined;
  }

  /**
   * Where much changes again while it is read, some of it is read as it was before and some as it is after: that answers nobody,
   * unless it goes on for long. @returns What is left to do.
   */
  async function readOnce(todo: Todo, anyway: boolean): Promise<Todo> {
    missed = nothing();
    const before = await inTurn(async () => held);
    if (!before) return nothing();
    const made = await reader.changed(before, todo);
    // What others committed before the last statement is told now.
    await changes.caughtUp();
    return inTurn(async () => {
      // What changed while it was read: rows at once, so that nobody's own write goes, and whole tables in another round.
      const since = missed;
      missed = nothing();
      if (isLarge(wholeOf(since)) && !anyway) {
        add(since, todo);
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
    // From here on the feed tells of every change.
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

  /** What still changes from then on comes in as it does later, so that no writer keeps the first answer waiting. */
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

/** Runs works one after the other. */
function createTurns(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const own = last.then(work);
    last = own.catch(() => undefined);
    return own;
  };
}
