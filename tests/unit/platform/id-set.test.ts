import { expect, it } from 'vitest';
import {
  both,
  either,
  has,
  idSet,
  idsIn,
  isEmpty,
  NO_IDS,
  size,
} from '#lib/platform/catalogue/search/id-set.ts';

const EDGES = [0, 1, 30, 31, 32, 63, 64, 100_000];

it('holds its ids, in order, however they were given', () => {
  expect(idsIn(idSet(EDGES.toReversed()))).toEqual(EDGES);
  expect(idsIn(NO_IDS)).toEqual([]);
});

it('takes what two sets of different sizes share, and what either has', () => {
  const [small, large] = [idSet([1, 31]), idSet([31, 64, 700])];
  for (const [one, other] of [
    [small, large],
    [large, small],
  ] as const) {
    expect(idsIn(both(one, other))).toEqual([31]);
    expect(idsIn(either(one, other))).toEqual([1, 31, 64, 700]);
    expect(idsIn(both(one, NO_IDS))).toEqual([]);
    expect(idsIn(either(NO_IDS, one))).toEqual(idsIn(one));
  }
});

it('is empty without an id', () => {
  expect(isEmpty(NO_IDS)).toBe(true);
  expect(isEmpty(both(idSet([7]), idSet([8])))).toBe(true);
  expect(isEmpty(idSet([0]))).toBe(false);
});

it('knows its ids and how many there are', () => {
  const set = idSet(EDGES);
  for (const id of EDGES) expect(has(set, id), String(id)).toBe(true);
  for (const id of [2, 29, 33, 62, 65, 99_999, 100_001, 1_000_000])
    expect(has(set, id), String(id)).toBe(false);
  expect(size(set)).toBe(EDGES.length);
  expect(size(idSet(Array.from({ length: 97 }, (_, index) => index)))).toBe(97);
  expect(size(NO_IDS)).toBe(0);
});
