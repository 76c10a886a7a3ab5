/** Reads the catalogue: all of it beside the one in use, or only what changed into a copy of that one. */
import type { Kysely } from 'kysely';
import { createYielder, type InPieces, paced, type Yielder } from '#lib/platform/kernel/event-loop-yield.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';
import { goodsBetween, goodsRows, popularityBetween, productIds } from '../queries/entries.ts';
import { filterValues } from '../queries/filter-values.ts';
import type { Concordance } from '../search/concordance.ts';
import { collectTexts, replaced } from '../search/concordance-of.ts';
import { textsBetween, textsOf } from '../search/texts.ts';
import { openWords, type Words, wordsAfter } from '../search/words.ts';
import { newShelf, type Shelf } from './entries.ts';
import type { PendingChanges } from './pending-changes.ts';
import { ALL_SETS, renamedKeys, SEARCHES, setKeys } from './set-keys.ts';

type Db = Kysely<Schema>;

export type State = { readonly shelf: Shelf; readonly concordance: Concordance; readonly words: Words };
/** `keys`: the set keys of listings and recommendations that may differ from before. */
export type Changed = { readonly state: State; readonly keys: ReadonlySet<string> };

/** Products per statement: the embedded database runs in this process, which serves nobody meanwhile. */
const STEP = 250;
/** The same for statements that read little of each product. */
const LONG_STEP = 1000;
/** Up to so many changed products the set keys are derived one by one. */
const COMPARED = 1000;

export type Reader = {
  readonly whole: () => Promise<State>;
  readonly changed: (before: State, pending: PendingChanges) => Promise<Changed>;
};

export function createReader(db: Db): Reader {
  async function wholeShelf(pace: Yielder): Promise<Shelf> {
    const shelf = newShelf();
    for await (const [first, last] of spans(db, STEP)) {
      shelf.add(await goodsBetween(db, first, last));
      await pace();
    }
    return paced(shelf.made(await filterValues(db)), pace);
  }

  /** Of the products on the shelf; the feed tells of any that come later. */
  async function wholeConcordance({ all }: Shelf, pace: Yielder): Promise<Concordance> {
    const texts = collectTexts();
    for (const [first, last] of spansOf(all, STEP)) {
      texts.add(await textsBetween(db, first, last));
      await pace();
    }
    return paced(texts.concordance(), pace);
  }

  async function changedShelf(before: Shelf, ids: readonly number[], names: boolean, pace: Yielder) {
    if (ids.length === 0 && !names) return before;
    const shelf = before.change();
    for (const some of inSteps(ids, STEP)) {
      shelf.replace(some, await goodsRows(db, some));
      await pace();
    }
    if (names) shelf.rename(await filterValues(db));
    return shelf.made();
  }

  async function changedConcordance(before: Concordance, ids: readonly number[], pace: Yielder) {
    let changed = before;
    for (const some of inSteps(ids, LONG_STEP)) {
      changed = await paced(replaced(changed, some, await textsOf(db, some)), pace);
    }
    return changed;
  }

  /** Products whose sales, popularity or favourites differ from the shelf. */
  async function soldDifferently({ all }: Shelf, pace: Yielder): Promise<readonly number[]> {
    const differing: number[] = [];
    let at = 0;
    for (const [first, last] of spansOf(all, LONG_STEP)) {
      for (const row of await popularityBetween(db, first, last)) {
        while ((all[at]?.id ?? row.id) < row.id) at += 1;
        const { id, popularidade, vendas, favoritos } = all[at] ?? {};
        const same =
          popularidade === row.popularidade && vendas === row.vendas && favoritos === row.favoritos;
        if (id === row.id && !same) differing.push(row.id);
      }
      await pace();
    }
    return differing;
  }

  return {
    async whole() {
      const pace = createYielder();
      const shelf = await wholeShelf(pace);
      const concordance = await wholeConcordance(shelf, pace);
      return { shelf, concordance, words: openWords(db, concordance) };
    },
    async changed(before, pending) {
      const pace = createYielder();
      const differing = pending.sales && !pending.everything ? await soldDifferently(before.shelf, pace) : [];
      const ids = [...pending.products.union(new Set(differing))];
      const shelf = pending.everything
        ? await wholeShelf(pace)
        : await changedShelf(before.shelf, ids, pending.names, pace);
      const concordance = pending.allWords
        ? await wholeConcordance(shelf, pace)
        : await changedConcordance(before.concordance, [...pending.words], pace);
      const { synonyms } = pending;
      const sold = concordance !== before.concordance || pending.names;
      const anew = sold || synonyms;
      const words = anew ? wordsAfter(db, concordance, before.words, { sold, synonyms }) : before.words;
      const keys = pending.everything
        ? ALL_SETS
        : await paced(keysOf({ before: before.shelf, after: shelf }, ids, pending.names), pace);
      const ended = anew ? keys.union(new Set([SEARCHES])) : keys;
      return { state: { shelf, concordance, words }, keys: ended };
    },
  };
}

function* keysOf(
  { before, after }: Record<'before' | 'after', Shelf>,
  ids: readonly number[],
  names: boolean,
): InPieces<ReadonlySet<string>> {
  if (ids.length > COMPARED) return ALL_SETS;
  const keys = setKeys(before, after, ids);
  return names ? keys.union(yield* renamedKeys(before, after)) : keys;
}

/** The first and the last id of each step. */
async function* spans(db: Db, step: number): AsyncGenerator<readonly [number, number]> {
  let ids = await productIds(db, 0, step);
  while (ids.length > 0) {
    const last = ids.at(-1) ?? 0;
    yield [ids[0] ?? 0, last];
    ids = await productIds(db, last, step);
  }
}

/** The same for products on a shelf. */
function* spansOf(all: Shelf['all'], step: number): Generator<readonly [number, number]> {
  for (let start = 0; start < all.length; start += step)
    yield [all[start]?.id ?? 0, all[Math.min(start + step, all.length) - 1]?.id ?? 0];
}

function* inSteps(ids: readonly number[], step: number): Generator<readonly number[]> {
  for (let start = 0; start < ids.length; start += step) yield ids.slice(start, start + step);
}
