/**
 * The elements that would stand at `offset` and after it if all were in order, up to `limit` of them. Sorts only those:
 * a page of a large listing needs no more. `items` ends up in another order.
 */
export function pageOf<T>(
  items: T[],
  compare: (one: T, other: T) => number,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): readonly T[] {
  const end = Math.min(items.length, offset + limit);
  if (offset >= end) return [];
  putInPlace(items, compare, end, 0, items.length);
  putInPlace(items, compare, offset, 0, end);
  return items.slice(offset, end).sort(compare);
}

type Page<T> = {
  readonly add: (item: T) => void;
  /** How many were added. */
  readonly total: () => number;
  /** What `pageOf` gives for all that were added. */
  readonly shown: () => readonly T[];
};

/** Takes items one by one and keeps few beyond those of the page: most are looked at once. */
export function createPage<T>(
  compare: (one: T, other: T) => number,
  page: { readonly offset: number; readonly limit: number },
): Page<T> {
  const end = page.offset + page.limit;
  const most = 2 * end + 100;
  let items: T[] = [];
  let total = 0;
  /** Nothing that sorts after it is on the page. */
  let last: T | undefined;
  const drop = (): void => {
    putInPlace(items, compare, end, 0, items.length);
    items = items.slice(0, end);
    last = items.reduce((one, other) => (compare(one, other) < 0 ? other : one));
  };
  return {
    add(item) {
      total += 1;
      if (last !== undefined && compare(item, last) > 0) return;
      items.push(item);
      if (items.length > most && end > 0) drop();
    },
    total: () => total,
    shown: () => pageOf(items, compare, page),
  };
}

/** Brings the `count` first elements of `items[from..to]` before all others, in any order (Hoare's selection). */
function putInPlace<T>(
  items: T[],
  compare: (one: T, other: T) => number,
  count: number,
  from: number,
  to: number,
): void {
  let [low, high] = [from, to - 1];
  while (low < high) {
    const pivot = items[(low + high) >> 1] as T;
    let [left, right] = [low, high];
    while (left <= right) {
      while (compare(items[left] as T, pivot) < 0) left += 1;
      while (compare(items[right] as T, pivot) > 0) right -= 1;
      if (left > right) break;
      [items[left], items[right]] = [items[right] as T, items[left] as T];
      left += 1;
      right -= 1;
    }
    if (count - 1 <= right) high = right;
    else if (count - 1 >= left) low = left;
    else return;
  }
}
