/** Pages of a listing. Page numbers start at 1. */

/** A page to link to, or the place of pages left out. */
export type PageEntry = number | 'gap';

const AROUND = 1;

/** How many pages `total` things take at `limit` a page; an empty listing has one page. */
export function pageCount(total: number, limit: number): number {
  mustBeNumber(total);
  mustBeNumber(limit);
  return Math.max(1, Math.ceil(total / limit));
}

/**
 * The pages to offer: first, last, the current one and its neighbours. A gap stands for two pages or more.
 * @throws TypeError when a value is not a number (specification, section 5).
 */
export function pageEntries(page: number, count: number): readonly PageEntry[] {
  mustBeNumber(page);
  mustBeNumber(count);
  const around = Array.from({ length: 2 * AROUND + 1 }, (_, index) => page - AROUND + index);
  // Only those: a platform may count a billion pages.
  const shown = [...new Set([1, ...around.filter((number) => number > 1 && number < count), count])];
  return shown.flatMap((number, index) => [...between(shown[index - 1], number), number]);
}

/** The pages before and after, where there are any. */
export function neighbours(page: number, count: number): { readonly prev?: number; readonly next?: number } {
  mustBeNumber(page);
  mustBeNumber(count);
  return { ...(page > 1 ? { prev: page - 1 } : {}), ...(page < count ? { next: page + 1 } : {}) };
}

function between(before: number | undefined, number: number): readonly PageEntry[] {
  if (before === undefined || number - before === 1) return [];
  return number - before === 2 ? [before + 1] : ['gap'];
}

function mustBeNumber(value: unknown): void {
  if (typeof value !== 'number' || Number.isNaN(value)) {
    throw new TypeError(`the value must be of type number, not ${JSON.stringify(value) ?? typeof value}`);
  }
}
