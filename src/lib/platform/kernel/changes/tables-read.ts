/** The kinds of the rows that a statement reads: what nobody noted by name is noted whole, so that no reader can forget. */
import { LRUCache } from 'lru-cache';
import { FOLLOWED } from './followed-tables.ts';

const KINDS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(FOLLOWED).map(([table, { lines }]) => [
    table,
    [...new Set(lines.filter(({ aside }) => !aside).map(({ kind }) => kind))],
  ]),
);
const WORD = /\w+/g;

/** Statements are few: their values stand beside them. */
const known = new LRUCache<string, readonly string[]>({ max: 1000 });

/** A word of the statement that is also the name of a table counts as one that is read: too much is noted then, never too little. */
export function kindsRead(statement: string): readonly string[] {
  const found = known.get(statement);
  if (found) return found;
  const words = new Set(statement.toLowerCase().match(WORD));
  const kinds = [...new Set([...words].flatMap((word) => KINDS.get(word) ?? []))];
  known.set(statement, kinds);
  return kinds;
}
