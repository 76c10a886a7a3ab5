/** Immutable sorted lists, in orders without ties. A change makes a new list. */

type Compare<T> = (one: T, other: T) => number;

/** `all` without `gone`, whose elements are in it, and with `come`. */
export function replaced<T>(
  all: readonly T[],
  compare: Compare<T>,
  gone: readonly T[],
  come: readonly T[],
): readonly T[] {
  const sorted = come.toSorted(compare);
  if (gone.length === all.length) return sorted;
  const place = (item: T) => end(0, all.length, (index) => compare(all[index] as T, item) < 0);
  const cuts = gone.map(place).sort((one, other) => one - other);
  const places = sorted.map(place);
  const made: T[] = [];
  let [cut, put] = [0, 0];
  for (let at = 0; at <= all.length; at++) {
    for (; places[put] === at; put++) made.push(sorted[put] as T);
    if (cuts[cut] === at) cut += 1;
    else if (at < all.length) made.push(all[at] as T);
  }
  return made;
}

/** The elements of `all`, sorted by id, that have one of `ids`, sorted too. */
export function withIds<T extends { readonly id: number }>(
  all: readonly T[],
  ids: readonly number[],
): readonly T[] {
  const found: T[] = [];
  let at = 0;
  let before = (all[0]?.id ?? 0) - 1;
  for (const id of ids) {
    // Ids ascend by 1 or more, so it stands at most this much further on, and exactly there where no id is missing.
    const last = Math.min(at + id - before, all.length) - 1;
    if (last < at) continue;
    if (all[last]?.id !== id) at = end(at, last, (index) => (all[index]?.id ?? 0) < id);
    else at = last;
    const item = all[at];
    if (item?.id === id) {
      found.push(item);
      at += 1;
      before = id;
    } else if (item) before = item.id - 1;
  }
  return found;
}

/** The first index from `low` up to `high` of which `precedes` is not true; it is true of those before. */
function end(low: number, high: number, precedes: (index: number) => boolean): number {
  let [first, last] = [low, high];
  while (first < last) {
    const middle = (first + last) >> 1;
    if (precedes(middle)) first = middle + 1;
    else last = middle;
  }
  return first;
}
