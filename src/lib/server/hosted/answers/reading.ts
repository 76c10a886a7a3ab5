/**
 * How a value of a hosted platform is read. Little is required; everything else has a default, and is understood as a PHP
 * platform spells it: numbers and flags as texts, an empty map as a list, a list with holes as a map, null for nothing,
 * texts with HTML entities (platform contract 1). Keys that the contract does not name are left behind.
 */
import { decodeHTMLStrict } from 'entities';
import { z } from 'zod';
import type { Reais } from '#lib/domain/kernel/money.ts';
import { type Note, note, noteOf } from './notes.ts';

export type Fields = Readonly<Record<string, unknown>>;
export type Reading<T> = z.ZodType<T>;

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Words without markup. Blank ones are none. */
export function text(fallback = ''): Reading<string> {
  return leaf('text', readText, fallback);
}

/** Written by the shop as HTML: entities are part of it. */
export function html(): Reading<string> {
  return leaf('text', readPlain, '');
}

export function address(): Reading<string> {
  return leaf('text', (given) => harmless(readPlain(given)?.replaceAll('&amp;', '&')), '');
}

export function number(fallback = 0): Reading<number> {
  return leaf('number', readNumber, fallback);
}

export function flag(fallback = false): Reading<boolean> {
  return leaf('flag', readFlag, fallback);
}

/** Reais. */
export function money(): Reading<Reais> {
  return number() as Reading<Reais>;
}

export function neededMoney(): Reading<Reais> {
  return neededNumber() as Reading<Reais>;
}

/** One of these words, whatever its case; anything else is the first. */
export function choice<const T extends string>(...words: readonly [T, ...T[]]): Reading<T> {
  const known = new Map<unknown, T>(words.map((word) => [word.toLowerCase(), word]));
  return leaf('text', (given) => known.get(readPlain(given)?.trim().toLowerCase()), words[0]);
}

export function neededNumber(): Reading<number> {
  return needed('number', readNumber);
}

export function neededText(): Reading<string> {
  return needed('text', readText);
}

export function neededChoice<const T extends string>(...words: readonly T[]): Reading<T> {
  return needed('text', (given) => words.find((word) => word === given));
}

/** Whatever is no map has nothing in it. */
export function fields<S extends z.ZodRawShape>(shape: S): z.ZodPreprocess<z.ZodObject<S>> {
  return note(z.preprocess(asFields, z.object(shape)), { kind: 'fields', shape });
}

/** As `fields`, with what is not named here: for what goes back to the platform as it came. */
export function echoed<S extends z.ZodRawShape>(shape: S): z.ZodPreprocess<z.ZodObject<S, z.core.$loose>> {
  return note(z.preprocess(asFields, z.looseObject(shape)), { kind: 'fields', shape, open: true });
}

/** Undefined where there is nothing: missing, null, an empty map or list. */
export function optional<T>(reading: Reading<T>): z.ZodExactOptional<Reading<T>> {
  const read = (given: unknown): T | undefined => {
    if (isNothing(given, noteOf(reading)?.kind)) return undefined;
    const { value, issues } = run(reading, given);
    return issues.some(isHard) ? undefined : value;
  };
  // JSON, which the answer becomes again, has no undefined.
  return note(z.exactOptional(z.transform(read) as unknown as Reading<T>), {
    kind: 'fields',
    of: reading,
    optional: true,
  });
}

/** The empty map where there is nothing, or nothing that can be read. */
export function orEmpty<T>(reading: Reading<T>): Reading<T | Empty> {
  const read = (given: unknown): T | Empty => {
    if (isNothing(given) || !isFields(given)) return {};
    const { value, issues } = run(reading, given);
    return issues.some(isHard) ? {} : value;
  };
  return note(z.transform(read) as Reading<T | Empty>, { kind: 'fields', of: reading, optional: true });
}
type Empty = Readonly<Record<string, never>>;

/** Entries that cannot be read are left out, and said so. */
export function list<T>(entry: Reading<T>): Reading<T[]> {
  const schema = z.transform((given: unknown, context) => {
    const read: T[] = [];
    const ofMaps = noteOf(entry)?.kind === 'fields';
    for (const [index, one] of entriesOf(given).entries()) {
      if (ofMaps && !isFields(one)) {
        context.issues.push(softened({ message: 'unreadable' }, index));
        continue;
      }
      const { value, issues } = run(entry, one);
      if (issues.some(isHard)) context.issues.push(...issues.map((issue) => softened(issue, index)));
      else read.push(value);
    }
    return read;
  });
  return note(schema as Reading<T[]>, { kind: 'list', entry });
}

/** A map of one kind of entry; a list has its positions as keys. */
export function mapOf<T>(entry: Reading<T>): Reading<Record<string, T>> {
  const read = (given: unknown): Record<string, T> => {
    const all = Object.entries(typeof given === 'object' && given !== null ? given : {});
    return Object.fromEntries(
      all.flatMap(([name, one]) => {
        const { value, issues } = run(entry, one);
        return issues.some(isHard) || name === '__proto__' ? [] : [[name, value]];
      }),
    );
  };
  return note(z.transform(read) as Reading<Record<string, T>>, { kind: 'map', entry });
}

/** As PHP writes a map that may be empty. */
export function mapOrList<T>(entry: Reading<T>): Reading<Record<string, T> | never[]> {
  const map = mapOf(entry);
  const read = (given: unknown): Record<string, T> | never[] => {
    const { value } = run(map, given);
    return Object.keys(value).length === 0 ? [] : value;
  };
  return note(z.transform(read) as Reading<Record<string, T> | never[]>, { kind: 'map', entry });
}

/** Always an empty map here, whatever a platform has there. */
export function nothing(): Reading<Empty> {
  return note(z.transform((): Empty => ({})) as Reading<Empty>, { kind: 'fields' });
}

/** Entries of which nothing is known but that they are maps. */
export function maps(): Reading<Fields[]> {
  return note(z.transform((given: unknown) => entriesOf(given).filter(isFields)) as Reading<Fields[]>, {
    kind: 'list',
  });
}

/** Always empty here, whatever a platform has there. */
export function none(): Reading<never[]> {
  return note(z.transform((): never[] => []) as Reading<never[]>, { kind: 'list' });
}

export type Issue = {
  readonly path?: readonly PropertyKey[] | undefined;
  readonly message?: string | undefined;
  readonly params?: Readonly<Record<string, unknown>> | undefined;
};

/** Reads a value at once; what was left out is among the issues, but refuses nothing. */
export function run<T>(
  reading: Reading<T>,
  value: unknown,
): { readonly value: T; readonly issues: readonly Issue[] } {
  const payload = reading._zod.run({ value, issues: [] }, { async: false });
  if (payload instanceof Promise) throw new TypeError('an answer is read at once');
  return payload as { readonly value: T; readonly issues: readonly Issue[] };
}

export function isHard(issue: Issue): boolean {
  return issue.params?.left !== 'out';
}

export function readText(given: unknown): string | undefined {
  const plain = readPlain(given);
  return plain?.includes('&') ? decodeHTMLStrict(plain) : plain;
}

/** An address that is followed or shown runs nothing. */
function harmless(address: string | undefined): string | undefined {
  const protocol = address?.includes(':') && URL.parse(address)?.protocol;
  if (!protocol || !RUNNING.has(protocol) || /^\s*data:image\//i.test(address ?? '')) return address;
  return undefined;
}

const RUNNING: ReadonlySet<string> = new Set(['javascript:', 'vbscript:', 'data:']);

const NUMERIC = /^-?\d+(?:[.,]\d+)?$/;
/** `1.234,56`. A dot alone is that of a decimal: `1.234` is a little more than one. */
const GROUPED = /^-?\d{1,3}(?:\.\d{3})+,\d+$/;
/** No price, count or id is as large; sums of what is are whole centavos still. */
const MOST = 1e12;

export function readNumber(given: unknown): number | undefined {
  const value = typeof given === 'string' ? spelled(given.trim()) : given;
  return typeof value === 'number' && Math.abs(value) <= MOST ? value : undefined;
}

function spelled(digits: string): number | undefined {
  if (NUMERIC.test(digits)) return Number(digits.replace(',', '.'));
  return GROUPED.test(digits) ? Number(digits.replaceAll('.', '').replace(',', '.')) : undefined;
}

/** What is neither a map nor a list has no entries; a list with holes comes as a map. */
export function entriesOf(given: unknown): readonly unknown[] {
  if (Array.isArray(given)) return given;
  return isFields(given) ? Object.values(given) : [];
}

function readPlain(given: unknown): string | undefined {
  if (typeof given === 'string') return given.trim() === '' ? undefined : given;
  return Number.isFinite(given) ? String(given) : undefined;
}

/** `true` and `false` as PHP and its forms write them. */
const SPELLED: ReadonlyMap<unknown, boolean> = new Map([
  ...[true, 1, '1', 'true', 's', 'sim'].map((spelled) => [spelled, true] as const),
  ...[false, 0, '0', 'false', 'n', 'nao', 'não'].map((spelled) => [spelled, false] as const),
]);

function readFlag(given: unknown): boolean | undefined {
  return SPELLED.get(typeof given === 'string' ? given.trim().toLowerCase() : given);
}

function asFields(given: unknown): Fields {
  return isFields(given) ? given : {};
}

function isNothing(given: unknown, kind: Note['kind'] = 'fields'): boolean {
  return (
    given == null ||
    (given === '' && kind !== 'text') ||
    (typeof given === 'object' && Object.keys(given).length === 0)
  );
}

function leaf<T>(
  kind: 'text' | 'number' | 'flag',
  read: (given: unknown) => T | undefined,
  fallback: T,
): Reading<T> {
  return note(z.transform((given: unknown) => read(given) ?? fallback) as Reading<T>, { kind });
}

function needed<T>(kind: 'text' | 'number', read: (given: unknown) => T | undefined): Reading<T> {
  const schema = z.transform((given: unknown, context) => {
    const value = read(given);
    if (value === undefined) {
      context.issues.push({
        code: 'custom',
        message: given == null ? 'missing' : 'unreadable',
        input: undefined,
      });
    }
    return value as T;
  });
  return note(schema as Reading<T>, { kind, needed: true });
}

function softened(issue: Issue, index: number): z.core.$ZodRawIssue {
  return {
    code: 'custom',
    message: issue.message,
    path: [index, ...(issue.path ?? [])] as (string | number)[],
    params: { left: 'out' },
    continue: true,
    input: undefined,
  };
}
