import { describe, expect, it } from 'vitest';
import { neighbours, pageCount, pageEntries } from '#lib/domain/kernel/pagination.ts';

describe('the number of pages', () => {
  it.each([
    [0, 1],
    [1, 1],
    [12, 1],
    [13, 2],
    [24, 2],
    [25, 3],
  ])('of %i products at 12 a page is %i', (total, pages) => {
    expect(pageCount(total, 12)).toBe(pages);
  });
});

describe('the pages offered', () => {
  it.each([
    [1, 1, [1]],
    [1, 2, [1, 2]],
    [2, 3, [1, 2, 3]],
    [1, 4, [1, 2, 3, 4]],
    [1, 5, [1, 2, 'gap', 5]],
    [3, 5, [1, 2, 3, 4, 5]],
    [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
    [9, 9, [1, 'gap', 8, 9]],
    [4, 9, [1, 2, 3, 4, 5, 'gap', 9]],
    [2, 1e12, [1, 2, 3, 'gap', 1e12]],
  ])('on page %i of %i are %j', (page, count, entries) => {
    expect(pageEntries(page, count)).toEqual(entries);
  });

  it('never leave out a single page between two others', () => {
    for (let count = 1; count <= 30; count += 1) {
      for (let page = 1; page <= count; page += 1) {
        const entries = pageEntries(page, count);
        const numbers = entries.filter((entry) => entry !== 'gap');
        expect(numbers).toContain(page);
        expect(numbers).toEqual([...numbers].sort((one, other) => one - other));
        entries.forEach((entry, index) => {
          const [before, after] = [entries[index - 1], entries[index + 1]];
          if (entry === 'gap') expect(Number(after) - Number(before)).toBeGreaterThan(2);
        });
      }
    }
  });

  it('need numbers', () => {
    const page = '2' as unknown as number;
    expect(() => pageEntries(page, 3)).toThrow(TypeError);
    expect(() => pageEntries(2, page)).toThrow(/must be of type number/);
    expect(() => pageEntries(Number.NaN, 3)).toThrow(/must be of type number/);
    expect(() => pageCount(undefined as unknown as number, 12)).toThrow(/must be of type number/);
  });
});

describe('the neighbours', () => {
  it('exist only inside the listing', () => {
    expect(neighbours(1, 1)).toEqual({});
    expect(neighbours(1, 3)).toEqual({ next: 2 });
    expect(neighbours(2, 3)).toEqual({ prev: 1, next: 3 });
    expect(neighbours(3, 3)).toEqual({ prev: 2 });
  });
});
