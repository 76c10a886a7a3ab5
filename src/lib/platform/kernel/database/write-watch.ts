/** Whether the database takes writes: each process writes a row of its own every five seconds. */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Schema } from '#lib/platform/schema/schema.ts';
import { forgetHeartbeats, writeHeartbeat } from '../queries/heartbeat.ts';

export type Writes = {
  /** The last one was taken, and was not long ago. */
  readonly ok: boolean;
  /** On the disk of an embedded database; undefined elsewhere. */
  readonly freeBytes: number | undefined;
};

export type WriteWatch = {
  readonly writes: () => Writes;
  /** Ends it, and takes its row away. Call it before the database is closed. */
  readonly stop: () => Promise<void>;
};

type Options = {
  readonly db: Kysely<Schema>;
  /** Bytes that are free on the disk of an embedded database; left out for one elsewhere. */
  readonly free?: (() => number) | undefined;
  /** Told once of each series of failures, why. */
  readonly onFailure: (error: unknown) => void;
};

/** Milliseconds between two writes, and after one that failed. */
const EVERY = 5000;
const AGAIN = 1000;
/** Milliseconds after which the last write says nothing any more: a database that does not answer takes none either. */
const LATE = 12_000;
/** The log of an embedded database grows by so many bytes at once (bytes). */
const LEAST_FREE = 16 * 1024 * 1024;
/** Milliseconds that a farewell may take. */
const FAREWELL = 500;

/** Begins with a write. */
export function watchWrites({ db, free, onFailure }: Options): WriteWatch {
  const process = randomUUID();
  const stopping = new AbortController();
  let [ok, at] = [true, performance.now()];

  async function beat(): Promise<void> {
    try {
      if (free && free() < LEAST_FREE) throw new Error('the disk of the database is full');
      await writeHeartbeat(db, process);
      [ok, at] = [true, performance.now()];
    } catch (error) {
      if (ok && !stopping.signal.aborted) onFailure(error);
      ok = false;
    }
  }

  async function beats(): Promise<void> {
    const { signal } = stopping;
    while (!signal.aborted) {
      await beat();
      await wait(ok ? EVERY : AGAIN, undefined, { ref: false, signal }).catch(() => undefined);
    }
  }

  const beating = beats();
  return {
    writes: () => ({ ok: ok && performance.now() - at < LATE, freeBytes: free?.() }),
    async stop() {
      stopping.abort();
      const last = beating.then(() => (ok ? forgetHeartbeats(db, process) : undefined));
      await Promise.race([last.catch(() => undefined), wait(FAREWELL, undefined, { ref: false })]);
    },
  };
}
