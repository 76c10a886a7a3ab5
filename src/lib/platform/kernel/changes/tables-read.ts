/** The kinds of the tables that a statement reads. A kind whose rows the reader does not name is noted whole, so no reader can forget it. */
import { LRUCache } from 'lru-cache';
import { FOLLOWED } from './followed-tables.ts';

const KINDS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(FOLLOWED).map(([table, { lines }]) => [
    table,
    [...new Set(lines.filter(({ aside }) => !aside).map(({ kind }) => kind))],
  ]),
);
const WORD = /\w+/g;

/** There are few different statements, as values are parameters. */
const known = new LRUCache<string, readonly string[]>({ max: 1000 });

/** Any word of the statement that is the name of a table counts as read: that may note too much, never too little. */
export function kindsRead(statement: string): readonly string[] {
  const found = known.get(statement);
  if (found) return found;
  const words = new Set(statement.toLowerCase().match(WORD));
  const kinds = [...new Set([...words].flatMap((word) => KINDS.get(word) ?? []))];
  known.set(statement, kinds);
  return kinds;
}
