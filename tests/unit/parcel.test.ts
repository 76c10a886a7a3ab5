import { expect, it } from 'vitest';
import { isFollowed, isParcelTime } from '#lib/domain/shipping/parcel.ts';

it.each([
  ['recebido', false, false],
  ['confirmado', false, false],
  ['enviado', false, true],
  ['entregue', false, true],
  ['cancelado', false, false],
  ['enviado', true, false],
])('a carrier says something of an order that is %s (collected: %s): %s', (status, retirada, followed) => {
  expect(isFollowed({ status, retirada })).toBe(followed);
});

const ordered = new Date('2026-11-20T12:00:00Z');
const now = new Date('2026-11-22T12:00:00Z');

it.each([
  ['2026-11-20T11:59:59Z', false],
  ['2026-11-20T12:00:00Z', true],
  ['2026-11-22T13:00:00Z', true],
  ['2026-11-22T13:00:01Z', false],
])('something happened to its parcel at %s: %s', (at, may) => {
  expect(isParcelTime(new Date(at), { ordered, now })).toBe(may);
});
