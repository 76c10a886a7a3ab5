/** Collects what a result depends on: the keys of what was read, and when the clock alone makes it out of date. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { allOf, kindOf } from './keys.ts';

export type Notes = {
  readonly keys: ReadonlySet<string>;
  /** Milliseconds since 1970; infinite where the clock changes nothing. */
  readonly until: number;
};
export type Collected<T> = Notes & { readonly value: T };

type Open = { readonly keys: Set<string>; until: number; over: boolean };
/** `named`: kinds whose rows the reader notes itself. */
type Reading = { readonly open: Open; readonly named: ReadonlySet<string> };

const reading = new AsyncLocalStorage<Reading | undefined>();
const NONE: ReadonlySet<string> = new Set();

/** Runs `read` and collects what it notes. The read around it notes the same, also where this one fails. */
export async function collect<T>(read: () => Promise<T>): Promise<Collected<T>> {
  return collected(await attempt(read));
}

/** A failed read has keys too: what was not found may be there after a change of them. */
export type Attempt<T> = Collected<T> | (Notes & { readonly error: unknown });

/** The same for a read that may fail. */
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

/** @throws What the read threw. */
export function collected<T>(attempted: Attempt<T>): Collected<T> {
  if ('error' in attempted) throw attempted.error;
  return attempted;
}

/** The read under way depends on these keys, whether it found anything or not. Outside of a read it does nothing. */
export function note(...keys: readonly string[]): void {
  const open = reading.getStore()?.open;
  if (open) for (const key of keys) open.keys.add(key);
}

/** Runs a read that depends on these keys and on no other rows of their kinds. Of other kinds it depends on all rows. */
export function noting<T>(keys: readonly string[], read: () => Promise<T>): Promise<T> {
  note(...keys);
  return naming(keys.map(kindOf), read);
}

/** Runs a read whose caller notes the rows of these kinds itself: reading their tables does not note the whole kind. */
export function naming<T>(kinds: readonly string[], read: () => Promise<T>): Promise<T> {
  const around = reading.getStore();
  return around
    ? reading.run({ open: around.open, named: new Set([...around.named, ...kinds]) }, read)
    : read();
}

/** Runs work that is not part of the read under way: it notes nothing there. */
export const apart = <T>(work: () => T): T => reading.run(undefined, work);

/** A statement of the read under way reads tables of these kinds. */
export function noteKinds(kinds: readonly string[]): void {
  const around = reading.getStore();
  if (around) for (const kind of kinds) if (!around.named.has(kind)) around.open.keys.add(allOf(kind));
}

/** The clock changes the result of the read under way at this moment; null and undefined for never. A past moment makes it end at once. */
export function noteUntil(moment: Date | number | null | undefined): void {
  const open = reading.getStore()?.open;
  if (open && moment !== null && moment !== undefined) open.until = Math.min(open.until, Number(moment));
}

/** Notes for the read under way what an earlier read depended on, as its result is used here. */
export function handOn({ keys, until }: Notes): void {
  const open = reading.getStore()?.open;
  if (!open) return;
  for (const key of keys) open.keys.add(key);
  open.until = Math.min(open.until, until);
}

/** Whether a read is under way; work that goes on after its end does not count. */
export const isCollecting = (): boolean => reading.getStore()?.open.over === false;
