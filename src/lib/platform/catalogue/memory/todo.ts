/** Which parts of the catalogue a change makes it read again. */

import { kindOf } from '#lib/platform/kernel/changes/keys.ts';
import type { Change } from '#lib/platform/kernel/changes/look.ts';
import { MANY } from '#lib/platform/kernel/changes/trigger-sql.ts';

export type Todo = {
  /** Ids of changed products, and of products whose words changed. */
  readonly products: Set<number>;
  readonly words: Set<number>;
  /** All products: it is not known which ones changed. */
  everything: boolean;
  allWords: boolean;
  /** Sales or popularity of any product. */
  sales: boolean;
  /** Names, order or values of filters. */
  names: boolean;
  synonyms: boolean;
};

export const nothing = (): Todo => ({
  products: new Set(),
  words: new Set(),
  everything: false,
  allWords: false,
  sales: false,
  names: false,
  synonyms: false,
});

const everything = (): Todo => ({
  ...nothing(),
  everything: true,
  allWords: true,
  names: true,
  synonyms: true,
});

const NAMES: ReadonlySet<string> = new Set(['brand', 'category', 'attribute', 'characteristic', 'seal']);

/** Undefined for a change that does not concern the catalogue. */
export function todoOf(change: Change): Todo | undefined {
  if (change.all) return everything();
  const todo = nothing();
  for (const key of change.keys) note(todo, kindOf(key), key.slice(kindOf(key).length + 1));
  return isNothing(todo) ? undefined : todo;
}

function note(todo: Todo, kind: string, id: string): void {
  if (kind === 'product' && id === '*') todo.everything = true;
  else if (kind === 'product') todo.products.add(Number(id));
  else if (kind === 'words' && id === '*') todo.allWords = true;
  else if (kind === 'words') todo.words.add(Number(id));
  else if (kind === 'sales') todo.sales = true;
  else if (kind === 'synonyms') todo.synonyms = true;
  else if (NAMES.has(kind)) todo.names = true;
}

export function add(todo: Todo, more: Todo): void {
  for (const id of more.products) todo.products.add(id);
  for (const id of more.words) todo.words.add(id);
  todo.everything ||= more.everything;
  todo.allWords ||= more.allWords;
  todo.sales ||= more.sales;
  todo.names ||= more.names;
  todo.synonyms ||= more.synonyms;
}

export const isNothing = (todo: Todo): boolean =>
  !(isLarge(todo) || todo.products.size > 0 || todo.words.size > 0 || todo.names || todo.synonyms);

/** Takes a while: the previous catalogue stays in use meanwhile. */
export const isLarge = ({ products, words, everything: all, allWords, sales }: Todo): boolean =>
  all || allWords || sales || products.size > MANY || words.size > MANY;

/** The part that reads whole tables. */
export const wholeOf = (todo: Todo): Todo => ({
  ...nothing(),
  everything: todo.everything,
  allWords: todo.allWords,
  sales: todo.sales,
});

/** The part that reads single rows. */
export const rowsOf = (todo: Todo): Todo => ({ ...todo, everything: false, allWords: false, sales: false });
