/** What an answer lacks, has in another type, or has beyond what its reading knows: names of fields and kinds of values, never values. */
import type { z } from 'zod';
import { type Note, noteOf } from '../answers/notes.ts';
import { isFields } from '../answers/reading.ts';

export type Difference = {
  readonly field: string;
  readonly kind: 'missing' | 'type' | 'unknown';
  /** Of a type: `null, read as number`. */
  readonly detail: string;
  /** In how many entries of lists. */
  readonly times: number;
};

type One = Omit<Difference, 'times'>;

export function differences(reading: z.ZodType, answer: unknown): readonly Difference[] {
  const found = new Map<string, Difference>();
  for (const one of compare(reading, answer, '')) {
    const key = `${one.kind} ${one.field} ${one.detail}`;
    found.set(key, { ...one, times: (found.get(key)?.times ?? 0) + 1 });
  }
  return [...found.values()];
}

const JS_TYPE = { text: 'string', number: 'number', flag: 'boolean' } as const;

function compare(reading: z.ZodType, value: unknown, field: string): readonly One[] {
  const note = noteOf(reading);
  if (!note || (note.nullable && value === null) || (note.optional && isEmptyMap(value))) return [];
  if (note.of) return compare(note.of, value, field);
  switch (note.kind) {
    case 'fields':
      return compareFields(note, value, field);
    case 'list':
    case 'map':
      return compareEntries(note, value, field);
    default:
      return typeof value === JS_TYPE[note.kind] ? [] : [otherType(field, value, note.kind)];
  }
}

function compareFields({ shape, open }: Note, value: unknown, field: string): readonly One[] {
  if (!shape) return [];
  if (!isFields(value)) {
    return isEmptyMap(value) ? [] : [otherType(field, value, 'map')];
  }
  const at = (name: string): string => (field === '' ? name : `${field}.${name}`);
  const known = Object.entries(shape).flatMap(([name, part]) =>
    name in value ? compare(part as z.ZodType, value[name], at(name)) : missing(part as z.ZodType, at(name)),
  );
  const unknown = Object.keys(value)
    .filter((name) => !(open || name in shape))
    .map((name): One => ({ field: at(safeName(name)), kind: 'unknown', detail: kindOf(value[name]) }));
  return [...known, ...unknown];
}

function missing(reading: z.ZodType, field: string): readonly One[] {
  const { ours, optional, needed } = noteOf(reading) ?? {};
  return ours || optional ? [] : [{ field, kind: 'missing', detail: needed ? 'required' : '' }];
}

function compareEntries({ kind, entry }: Note, value: unknown, field: string): readonly One[] {
  const other = kind === 'list' ? isFields(value) : Array.isArray(value) && value.length > 0;
  if (typeof value !== 'object' || value === null || other) return [otherType(field, value, kind)];
  return entry ? Object.values(value).flatMap((one) => compare(entry, one, `${field}.*`)) : [];
}

/** A map may be keyed by what it is about, an address or a document: what is no name of a field is none to print. */
function safeName(name: string): string {
  return /^[A-Za-z_][\w-]{0,39}$/.test(name) && !/\d{5}/.test(name) ? name : '*';
}

/** PHP spells it as a list. */
function isEmptyMap(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}

function otherType(field: string, value: unknown, read: Note['kind'] | 'map'): One {
  return { field, kind: 'type', detail: `${kindOf(value)}, read as ${read}` };
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return value.length === 0 ? 'empty list' : 'list';
  switch (typeof value) {
    case 'string':
      return value === '' ? 'empty text' : 'text';
    case 'boolean':
      return 'flag';
    case 'object':
      return 'map';
    default:
      return typeof value;
  }
}
