/**
 * What one process has exactly once: configuration, log, platform, page cache. It lives on `globalThis` because two
 * copies of this module exist in production (the server runs from `src`, the pages from the Astro bundle).
 */
import type { CallDirectly } from '#lib/contract/direct-call.ts';
import type { AccountCommand } from '#lib/platform/accounts/commands.ts';
import type { Collected } from '#lib/platform/kernel/changes/collect.ts';
import type { Memory } from '#lib/platform/kernel/changes/memory.ts';
import type { Writes } from '#lib/platform/kernel/database/write-watch.ts';
import type { PageCache } from './cache/page-cache.ts';
import type { Config } from './config.ts';
import type { StaticFile } from './http/static-files.ts';
import type { Log } from './observe/log.ts';
import type { Maintenance } from './page/maintenance.ts';

export type Runtime = {
  readonly config: Config;
  readonly log: Log;
  /** Under `astro dev`: no page cache and no content security policy, which Vite's own scripts would break. */
  readonly dev: boolean;
  /** The store platform, embedded or hosted: answers `/api/v2/*` and `/upload/*`. */
  readonly platform: Platform;
  readonly pageCache: PageCache;
  readonly maintenance: Maintenance;
  /** The built client files by path; none under `astro dev`, where Vite serves them. */
  readonly files?: ReadonlyMap<string, StaticFile>;
  /** Of the embedded platform only: a new link that makes the first administrator; undefined while there is one. */
  readonly firstAccess?: () => Promise<string | undefined>;
  /** Of the embedded database only, which no second process may open: does what a command beside the shop asks. */
  readonly command?: (name: AccountCommand, body: unknown) => Promise<unknown>;
  /** What was read of the database before is not true any more; milliseconds since 1970. */
  readonly dataSince?: () => number;
  /** On PostgreSQL only, for whoever watches: connections by what they do, and for how long nothing was heard of it (ms). */
  readonly database?: {
    readonly connections: () => Readonly<Record<string, number>>;
    readonly silentFor: () => number;
  };
  /** Of the embedded platform only. */
  readonly state?: {
    /** The catalogue is read, and a listing was made of it: no visitor waits for either. */
    readonly isReady: () => boolean;
    readonly writes: () => Writes;
  };
  /**
   * Reads the catalogue and makes a listing, then draws the main pictures in the background.
   * @param rehearse Renders the page of an address into nothing. @returns When it is ready; it tries until it is, or is stopped.
   */
  readonly warm: (rehearse: (address: string) => Promise<void>) => Promise<void>;
  /** Closes database and timers; safe to call twice. */
  readonly stop: () => Promise<void>;
};

/** A value, with what it was read from and until when it is true. */
export type ReadFrom<T> = Collected<T>;

export type Platform = {
  readonly fetch: (request: Request) => Promise<Response>;
  /** Of the embedded platform only: takes what the same process asks without a request. */
  readonly ask?: CallDirectly;
  /** Of the embedded platform only: runs what makes a page, and says what it was read from. */
  readonly collect?: <T>(read: () => Promise<T>) => Promise<ReadFrom<T>>;
  /** Of the embedded platform only: a memory of what is read of it, in which nothing outlives a change of what it was read from. */
  readonly remember?: <T>(max: number) => Memory<T>;
  /** Of the embedded platform only: false while nobody can tell what has changed. */
  readonly isCurrent?: () => boolean;
  /** Of the embedded platform only: all that this process wrote before has been told to what it remembers. */
  readonly caughtUp?: () => Promise<void>;
  /** Of the embedded platform only: when anything that is shown comes or goes by itself next; undefined for never. */
  readonly nextMoment?: (after: Date) => Promise<Date | undefined>;
  /** Of the embedded platform only: something was searched for, or the page `opened` was opened from what it found. */
  readonly noteSearch?: (busca: string, opened?: string) => void;
  /** Of the embedded platform only: a page was shown that says this of itself (`PAGE_KIND`). */
  readonly noteView?: (said: string) => void;
  /** Of the embedded platform only: movements of money that a provider of payments or the shop has, and the other has not. */
  readonly differences?: () => Promise<number>;
  /** Of the embedded platform only: what the shop still has to do, for how many seconds it is late, and orders of a day. */
  readonly backlog?: () => Promise<
    Readonly<Record<'waiting' | 'late' | 'orders', Readonly<Record<string, number>>>>
  >;
  /** Of a hosted platform only: answers the pages it serves itself. */
  readonly pass?: (request: Request) => Promise<Response>;
  /** Of a hosted platform only: what it answered that could not be read, by declared call. */
  readonly tally?: Readonly<Record<'refused' | 'left', ReadonlyMap<string, number>>>;
};

const key = Symbol.for('vitrine.runtime');
const holder = globalThis as { [key]?: Runtime };

/** @throws Error when a runtime is there already: one process opens its data once. */
export function provideRuntime(runtime: Runtime): void {
  if (holder[key]) throw new Error('the runtime of this process was started twice');
  holder[key] = runtime;
}

/** @throws Error before `provideRuntime`. */
export function getRuntime(): Runtime {
  const runtime = holder[key];
  if (!runtime) throw new Error('the runtime of this process has not been started');
  return runtime;
}

/** The runtime if it was started: the dev server restarts in the same process when its configuration changes. */
export function findRuntime(): Runtime | undefined {
  return holder[key];
}
