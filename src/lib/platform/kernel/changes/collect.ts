/** What an answer was read from: its keys, and until when the clock alone leaves it as it is. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { allOf, kindOf } from './keys.ts';

export type Notes = {
  readonly keys: ReadonlySet<string>;
  /** Milliseconds since 1970; infinite where nothing comes or goes by itself. */
  readonly until: number;
};
export type Collected<T> = Notes & { readonly value: T };

type Open = { readonly keys: Set<string>; until: number; over: boolean };
/** `named`: kinds of which the reader says itself which rows it reads. */
type Reading = { readonly open: Open; readonly named: ReadonlySet<string> };

const reading = new AsyncLocalStorage<Reading | undefined>();
const NONE: ReadonlySet<string> = new Set();

/** Runs `read` and gives what it noted, which the read around it notes too, also where this one fails. */
export async function collect<T>(read: () => Promise<T>): Promise<Collected<T>> {
  return collected(await attempt(read));
}

/** What a read came to: what was not found may be there after a change of the same keys. */
export type Attempt<T> = Collected<T> | (Notes & { readonly error: unknown });

/** The same of a read that may fail. */
export async function attempt<T>(read: () => Promise<T>): Promise<Attempt<T>> {
  const open: Open = { keys: new Set(), until: Number.POSITIVE_INFINITY, over: false };
  const notes = (): Notes => {
    open.over = true;
    handOn(open);
    return { keys: open.keys, until: open.until };
  };
  try {
    const value = await reading.run({ open, named: NONE }, read);
    return { value, ...notes() };
  } catch (error) {
    return { error, ...notes() };
  }
}

/** @throws What the read did. */
export function collected<T>(attempted: Attempt<T>): Collected<T> {
  if ('error' in attempted) throw attempted.error;
  return attempted;
}

/** The read under way depends on this key, whether it found anything or not. Outside of one nothing happens. */
export function note(...keys: readonly string[]): void {
  const open = reading.getStore()?.open;
  if (open) for (const key of keys) open.keys.add(key);
}

/** Runs a read that depends on these rows of their kinds, and on no others. What it reads of other kinds counts whole. */
export function noting<T>(keys: readonly string[], read: () => Promise<T>): Promise<T> {
  note(...keys);
  return naming(keys.map(kindOf), read);
}

/** Runs a read of rows of these kinds that whoever asked for it notes by name: what it reads of them does not count whole. */
export function naming<T>(kinds: readonly string[], read: () => Promise<T>): Promise<T> {
  const around = reading.getStore();
  return around
    ? reading.run({ open: around.open, named: new Set([...around.named, ...kinds]) }, read)
    : read();
}

/** Runs what is no part of the read under way: nothing of it is noted there. */
export const apart = <T>(work: () => T): T => reading.run(undefined, work);

/** A statement of the read under way reads rows of these kinds. */
export function noteKinds(kinds: readonly string[]): void {
  const around = reading.getStore();
  if (around) for (const kind of kinds) if (!around.named.has(kind)) around.open.keys.add(allOf(kind));
}

/** Something in the read under way comes or goes by itself then; null and undefined for never. Past moments end it at once. */
export function noteUntil(moment: Date | number | null | undefined): void {
  const open = reading.getStore()?.open;
  if (open && moment !== null && moment !== undefined) open.until = Math.min(open.until, Number(moment));
}

/** What was read before, by this read or by another one, is part of the read under way. */
export function handOn({ keys, until }: Notes): void {
  const open = reading.getStore()?.open;
  if (!open) return;
  for (const key of keys) open.keys.add(key);
  open.until = Math.min(open.until, until);
}

/** Whether a read is under way; work that goes on after it has ended is none. */
export const isCollecting = (): boolean => reading.getStore()?.open.over === false;
