/** Sets of ids, a bit for each: 12.5 KB for 100,000 products, however many of them are in it. */
export type IdSet = Uint32Array;

export const NO_IDS: IdSet = new Uint32Array();

/** An empty one with room for ids from 0 to `highest`. */
export function setUpTo(highest: number): IdSet {
  return new Uint32Array((highest >> 5) + 1);
}

/** `id` has to be within its room. */
export function put(set: IdSet, id: number): void {
  set[id >> 5] = (set[id >> 5] ?? 0) | (1 << (id & 31));
}

/** Ids from 0. */
export function idSet(ids: ArrayLike<number>): IdSet {
  let highest = -1;
  for (let index = 0; index < ids.length; index++) highest = Math.max(highest, ids[index] ?? 0);
  const set = setUpTo(highest);
  for (let index = 0; index < ids.length; index++) put(set, ids[index] ?? 0);
  return set;
}

/** As bytes, which databases write and read faster than rows: `string_agg(int4send(id), '')`. Null is none. */
export function idsSent(bytes: Uint8Array | null): IdSet {
  if (!bytes) return NO_IDS;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return idSet(Int32Array.from({ length: bytes.byteLength / 4 }, (_, index) => view.getInt32(4 * index)));
}

export function both(one: IdSet, other: IdSet): IdSet {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.map((bits, index) => bits & (long[index] ?? 0));
}

export function either(one: IdSet, other: IdSet): IdSet {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return long.map((bits, index) => bits | (short[index] ?? 0));
}

/** Those of the one that are not in the other. */
export function without(one: IdSet, other: IdSet): IdSet {
  return one.map((bits, index) => bits & ~(other[index] ?? 0));
}

export function isEmpty(set: IdSet): boolean {
  return set.every((bits) => bits === 0);
}

export function has(set: IdSet, id: number): boolean {
  return (((set[id >> 5] ?? 0) >>> (id & 31)) & 1) === 1;
}

export function size(set: IdSet): number {
  let count = 0;
  for (let index = 0; index < set.length; index++) {
    // Adds up the bits of pairs, of fours, of bytes, and all four bytes.
    const pairs = (set[index] ?? 0) - (((set[index] ?? 0) >>> 1) & 0x55555555);
    const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
    count += Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return count;
}

/** In order. */
export function idsIn(set: IdSet): number[] {
  const ids: number[] = [];
  for (let index = 0; index < set.length; index++) {
    let bits = set[index] ?? 0;
    while (bits !== 0) {
      ids.push(32 * index + 31 - Math.clz32(bits & -bits));
      bits &= bits - 1;
    }
  }
  return ids;
}
