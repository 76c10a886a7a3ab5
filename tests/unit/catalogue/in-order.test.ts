import fc from 'fast-check';
import { expect, it } from 'vitest';
import { replaced, withIds } from '#lib/platform/catalogue/memory/in-order.ts';

type Item = { readonly id: number; readonly rank: number };
const byRank = (one: Item, other: Item) => one.rank - other.rank || one.id - other.id;
const items = fc.uniqueArray(fc.record({ id: fc.nat(60), rank: fc.nat(5) }), { selector: ({ id }) => id });

it('is what sorting everything anew gives, and leaves the list before it as it was', () => {
  fc.assert(
    fc.property(items, items, fc.func(fc.boolean()), (some, others, isGone) => {
      const all = some.toSorted(byRank);
      const gone = all.filter((item) => isGone(item.id));
      // A product that changed goes and comes, often to the place where it was.
      const left = all.filter((item) => !gone.includes(item));
      const come = others.filter(({ id }) => left.every((item) => item.id !== id));
      expect(replaced(all, byRank, gone, come)).toEqual([...left, ...come].toSorted(byRank));
      expect(all).toEqual(some.toSorted(byRank));
    }),
  );
});

it('finds what has the ids, and nothing for those that nothing has', () => {
  fc.assert(
    fc.property(items, fc.uniqueArray(fc.integer({ min: -3, max: 70 })), (some, wanted) => {
      const all = some.toSorted((one, other) => one.id - other.id);
      const ids = wanted.toSorted((one, other) => one - other);
      expect(withIds(all, ids)).toEqual(all.filter(({ id }) => wanted.includes(id)));
    }),
  );
});
