import { describe, expect, it } from 'vitest';
import {
  countMarks,
  everyMark,
  markRanges,
  readReviewChoice,
  reviewSearch,
  sortReviews,
} from '#lib/domain/opinions/reviews.ts';

const read = (query: string) => readReviewChoice(new URLSearchParams(query));
const COUNTS = [
  { nota: 5, quantidade: 12 },
  { nota: 4, quantidade: 3 },
  { nota: 3, quantidade: 0 },
  { nota: 2, quantidade: 1 },
  { nota: 1, quantidade: 2 },
];

describe('the address of a page of opinions', () => {
  it.each([
    ['', { page: 1, order: 'recentes' }],
    ['avaliacoes=2', { page: 2, order: 'recentes' }],
    ['ordem-avaliacoes=menor-nota&avaliacoes=3&utm_source=x', { page: 3, order: 'menor-nota' }],
    ['avaliacoes=999999', { page: 999_999, order: 'recentes' }],
  ])('"%s" asks for %o', (query, choice) => expect(read(query)).toEqual(choice));

  it.each([
    'avaliacoes=',
    'avaliacoes=0',
    'avaliacoes=-1',
    'avaliacoes=1.5',
    'avaliacoes=1e2',
    'avaliacoes=1000000',
  ])('"%s" is no page', (query) => expect(read(query)).toBeUndefined());

  it.each(['ordem-avaliacoes=', 'ordem-avaliacoes=nota', 'ordem-avaliacoes=toString'])(
    '"%s" is no order',
    (query) => expect(read(query)).toBeUndefined(),
  );

  it('says only what does not go without saying', () => {
    expect(reviewSearch({ page: 1, order: 'recentes' })).toBe('');
    expect(reviewSearch({ page: 2, order: 'recentes' })).toBe('?avaliacoes=2');
    expect(reviewSearch({ page: 1, order: 'maior-nota' })).toBe('?ordem-avaliacoes=maior-nota');
    expect(reviewSearch({ page: 2, order: 'menor-nota' })).toBe('?avaliacoes=2&ordem-avaliacoes=menor-nota');
  });
});

describe('the marks', () => {
  it('are counted from five to one, also those nobody gave', () => {
    const counts = countMarks([{ nota: 5 }, { nota: 1 }, { nota: 5 }]);
    expect(counts.map(({ nota, quantidade }) => [nota, quantidade])).toEqual([
      [5, 2],
      [4, 0],
      [3, 0],
      [2, 0],
      [1, 1],
    ]);
  });

  it('are all there when the platform leaves out what nobody gave', () => {
    expect(everyMark([{ nota: 4, quantidade: 2 }]).map(({ quantidade }) => quantidade)).toEqual([
      0, 2, 0, 0, 0,
    ]);
    expect(everyMark([])).toHaveLength(5);
  });

  it('sort opinions; those with the same mark stay in their order', () => {
    const reviews = [
      { id: 1, nota: 3 },
      { id: 2, nota: 5 },
      { id: 3, nota: 3 },
    ];
    const order = (by: Parameters<typeof sortReviews>[1]) => sortReviews(reviews, by).map(({ id }) => id);
    expect(order('recentes')).toEqual([1, 2, 3]);
    expect(order('maior-nota')).toEqual([2, 1, 3]);
    expect(order('menor-nota')).toEqual([1, 3, 2]);
  });
});

describe('a page in the order of marks', () => {
  it.each([
    ['maior-nota', 0, [[5, 0, 10]]],
    [
      'maior-nota',
      10,
      [
        [5, 10, 2],
        [4, 0, 3],
        [2, 0, 1],
        [1, 0, 2],
      ],
    ],
    [
      'menor-nota',
      0,
      [
        [1, 0, 2],
        [2, 0, 1],
        [4, 0, 3],
        [5, 0, 4],
      ],
    ],
    ['menor-nota', 10, [[5, 4, 8]]],
    ['menor-nota', 18, []],
  ] as const)('%s from %i on is made of %j', (order, offset, expected) => {
    const ranges = markRanges(COUNTS, order, { offset, limit: 10 });
    expect(ranges.map((range) => [range.nota, range.offset, range.limit])).toEqual(expected);
  });

  it('shows every opinion once, whatever the size of a page', () => {
    for (const limit of [1, 4, 5, 18, 19]) {
      const seen = [];
      for (let offset = 0; offset < 18; offset += limit) {
        for (const range of markRanges(COUNTS, 'maior-nota', { offset, limit })) {
          for (let index = 0; index < range.limit; index++)
            seen.push(`${range.nota}/${range.offset + index}`);
        }
      }
      expect(new Set(seen).size).toBe(18);
      expect(seen).toHaveLength(18);
    }
  });
});
