/** What this shop invented is marked as ours where its answer is described: another platform does not have it. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { z } from 'zod';
import { answersOf } from '#lib/server/hosted/answers/calls.ts';
import { noteOf } from '#lib/server/hosted/answers/notes.ts';

const pages = readdirSync('docs/api').filter((name) => name.endsWith('.md'));
const parts = pages
  .map((name) => readFileSync(`docs/api/${name}`, 'utf8'))
  .flatMap((page) => page.split(/\n\n|\n(?=[-|])/));
/** Paragraphs and items of lists that say so, and rows whose last cell does: the table of settings has a column for it. */
const marked = parts.filter(
  (part) => /\bours\b/i.test(part) || /\| (?:yes|all but [^|]*|`[^|]*`) \|\s*$/.test(part),
);

/** Names of invented fields, without what is inside them. */
function ours(reading: z.ZodType, seen = new Set<z.ZodType>()): readonly string[] {
  const note = noteOf(reading);
  if (!note || seen.has(reading)) return [];
  seen.add(reading);
  const inside = [note.of, note.entry].flatMap((part) => (part ? ours(part, seen) : []));
  const fields = Object.entries(note.shape ?? {}).flatMap(([name, part]) =>
    noteOf(part as z.ZodType)?.ours ? [name] : ours(part as z.ZodType, seen),
  );
  return [...inside, ...fields];
}

it('every invented field of an answer is marked in docs/api', () => {
  const names = new Set(answersOf('https://loja.example').all.flatMap(({ reading }) => ours(reading)));
  expect(names.size).toBeGreaterThan(20);
  const unmarked = [...names].filter(
    (name) => !marked.some((part) => new RegExp(`\\b${name}\\b`).test(part)),
  );
  expect(unmarked).toEqual([]);
});
