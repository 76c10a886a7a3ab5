import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createPage, pageOf } from '#lib/platform/catalogue/memory/page-of.ts';

const byNumber = (one: number, other: number) => one - other;

it.each([
  [{ offset: 0, limit: 2 }, [1, 2]],
  [{ offset: 1, limit: 2 }, [2, 3]],
  [{ offset: 2, limit: 5 }, [3]],
  [{ offset: 3, limit: 1 }, []],
  [{ offset: 0, limit: 0 }, []],
])('takes %j of three', (page, expected) => {
  expect(pageOf([3, 1, 2], byNumber, page)).toEqual(expected);
});

it('is the page that sorting everything gives', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 20 })), fc.nat(60), fc.nat(30), (items, offset, limit) => {
      const sorted = items.toSorted(byNumber).slice(offset, offset + limit);
      expect(pageOf([...items], byNumber, { offset, limit })).toEqual(sorted);
    }),
  );
});

it('is the same when the items come one by one', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer(), { maxLength: 900 }),
      fc.nat(60),
      fc.nat(30),
      (items, offset, limit) => {
        const page = createPage(byNumber, { offset, limit });
        for (const item of items) page.add(item);
        expect(page.shown()).toEqual(items.toSorted(byNumber).slice(offset, offset + limit));
        expect(page.total()).toBe(items.length);
      },
    ),
  );
});
