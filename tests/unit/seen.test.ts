import { describe, expect, it } from 'vitest';
import { MOST_SEEN, readSeenSearch, seenBefore, seenSearch } from '#lib/domain/catalogue/recently-viewed.ts';

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index + 1);
const read = (search: string) => readSeenSearch(new URLSearchParams(search));

describe('the products seen last in an address', () => {
  it('are those that were written, newest first', () => {
    expect(read(seenSearch([8, 9, 2], 7))).toEqual({ ids: [8, 9, 2], product: 7 });
  });

  it('leave out the product on the page, and what comes twice', () => {
    expect(read('?ids=8,7,8,2&produto=7').ids).toEqual([8, 2]);
  });

  it.each(['', '?ids=', '?ids=,,', '?ids=x,-1,0,1.5,1e3,2147483648,99999999999', '?ids=%3Cscript%3E'])(
    'are none in "%s"',
    (search) => expect(read(search)).toEqual({ ids: [], product: 0 }),
  );

  it('take the largest id there can be', () => {
    expect(read('?ids=2147483647&produto=2147483648')).toEqual({ ids: [2_147_483_647], product: 0 });
  });

  it.each([
    [MOST_SEEN, MOST_SEEN],
    [MOST_SEEN + 1, MOST_SEEN],
    [10_000, MOST_SEEN],
  ])('of %i ids are %i', (count, kept) => {
    expect(read(seenSearch(numbers(count), 0)).ids).toHaveLength(kept);
  });
});

describe('a history kept on a device', () => {
  it('gives the others, newest first, at most twelve', () => {
    expect(seenBefore([7, 8, 7, 9], 7)).toEqual([8, 9]);
    expect(seenBefore(numbers(13), 13)).toEqual(numbers(12));
    expect(seenBefore(numbers(14), 0)).toHaveLength(12);
  });

  it.each([[undefined], [null], ['8,9'], [{ 0: 8 }], [12], [[null, 'x', {}, -1, 1.5, Number.NaN, 0, '8']]])(
    'that holds %j gives nothing',
    (kept) => expect(seenBefore(kept, 7)).toEqual([]),
  );
});
