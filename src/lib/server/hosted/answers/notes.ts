/** What is known of a reading, for whoever compares an answer with it (`npm run platform:check`). */
import type { z } from 'zod';

export type Note = {
  readonly kind: 'text' | 'number' | 'flag' | 'list' | 'map' | 'fields';
  /** Of maps of one kind of entry, and of lists. */
  readonly entry?: z.ZodType;
  /** Of maps with names. */
  readonly shape?: z.ZodRawShape;
  /** What is read where there is something. */
  readonly of?: z.ZodType;
  /** Keys that the contract does not name are kept. */
  readonly open?: boolean;
  /** The answer is refused without it. */
  readonly needed?: boolean;
  /** Null is a value of it. */
  readonly nullable?: boolean;
  /** Left out, or an empty map, where there is nothing. */
  readonly optional?: boolean;
  /** Our own invention: no other platform has it. */
  readonly ours?: boolean;
};

const notes = new WeakMap<z.ZodType, Note>();

export function note<S extends z.ZodType>(schema: S, facts: Note): S {
  notes.set(schema, facts);
  return schema;
}

export function noteOf(schema: z.ZodType): Note | undefined {
  return notes.get(schema);
}

/** Our own invention, not in the platform's contract: to be without it is normal. */
export function ours<S extends z.ZodType>(schema: S): S {
  const facts = notes.get(schema);
  if (!facts) throw new TypeError('only a reading can be ours');
  return note(schema, { ...facts, ours: true });
}
