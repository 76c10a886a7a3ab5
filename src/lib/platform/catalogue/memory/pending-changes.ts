/** Which parts of the catalogue a change makes it read again. */

import { kindOf } from '#lib/platform/kernel/changes/keys.ts';
import type { Change } from '#lib/platform/kernel/changes/look.ts';
import { MANY } from '#lib/platform/kernel/changes/trigger-sql.ts';

export type PendingChanges = {
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

export const nothing = (): PendingChanges => ({
  products: new Set(),
  words: new Set(),
  everything: false,
  allWords: false,
  sales: false,
  names: false,
  synonyms: false,
});

const everything = (): PendingChanges => ({
  ...nothing(),
  everything: true,
  allWords: true,
  names: true,
  synonyms: true,
});

const NAMES: ReadonlySet<string> = new Set(['brand', 'category', 'attribute', 'characteristic', 'seal']);

/** Undefined for a change that does not concern the catalogue. */
export function pendingOf(change: Change): PendingChanges | undefined {
  if (change.all) return everything();
  const pending = nothing();
  for (const key of change.keys) note(pending, kindOf(key), key.slice(kindOf(key).length + 1));
  return isNothing(pending) ? undefined : pending;
}

function note(pending: PendingChanges, kind: string, id: string): void {
  if (kind === 'product' && id === '*') pending.everything = true;
  else if (kind === 'product') pending.products.add(Number(id));
  else if (kind === 'words' && id === '*') pending.allWords = true;
  else if (kind === 'words') pending.words.add(Number(id));
  else if (kind === 'sales') pending.sales = true;
  else if (kind === 'synonyms') pending.synonyms = true;
  else if (NAMES.has(kind)) pending.names = true;
}

export function add(pending: PendingChanges, more: PendingChanges): void {
  for (const id of more.products) pending.products.add(id);
  for (const id of more.words) pending.words.add(id);
  pending.everything ||= more.everything;
  pending.allWords ||= more.allWords;
  pending.sales ||= more.sales;
  pending.names ||= more.names;
  pending.synonyms ||= more.synonyms;
}

export const isNothing = (pending: PendingChanges): boolean =>
  !(
    isLarge(pending) ||
    pending.products.size > 0 ||
    pending.words.size > 0 ||
    pending.names ||
    pending.synonyms
  );

/** Takes a while: the previous catalogue stays in use meanwhile. */
export const isLarge = ({ products, words, everything: all, allWords, sales }: PendingChanges): boolean =>
  all || allWords || sales || products.size > MANY || words.size > MANY;

/** The part that reads whole tables. */
export const wholeOf = (pending: PendingChanges): PendingChanges => ({
  ...nothing(),
  everything: pending.everything,
  allWords: pending.allWords,
  sales: pending.sales,
});

/** The part that reads single rows. */
export const rowsOf = (pending: PendingChanges): PendingChanges => ({
  ...pending,
  everything: false,
  allWords: false,
  sales: false,
});
