import { describe, expect, it } from 'vitest';
import { ALL } from '#lib/platform/kernel/changes/look.ts';
import { tagsOfChange, tagsOfPage } from '#lib/server/cache/cdn-tags.ts';

const change = (...keys: string[]) => ({ all: false, keys: new Set(keys) });
const page = (...keys: string[]) => tagsOfPage(new Set(keys));
const purges = (tags: readonly string[] | undefined, shown: readonly string[]) =>
  tags === undefined || tags.some((tag) => shown.includes(tag));
const products = (count: number) => Array.from({ length: count }, (_, index) => `product:${100_000 + index}`);

describe('the tags of a change', () => {
  it.each([
    ['product:7', 'product:7'],
    ['product:7', 'product:*'],
    ['product:*', 'product:7'],
    ['product:*', 'product:*'],
    ['shipping', 'shipping:*'],
    ['address:/velho, novo', 'address:/velho, novo'],
    ['page:avaliação', 'page:avaliação'],
  ])('of %s are found on a page that shows %s', (changed, shown) => {
    expect(purges(tagsOfChange(change(changed)), page('menu:*', shown))).toBe(true);
  });

  it.each([
    ['product:7', 'product:8'],
    ['product:*', 'page:produtos'],
    ['shipping', 'settings:*'],
  ])('of %s are not found on a page that shows %s', (changed, shown) => {
    expect(purges(tagsOfChange(change(changed)), page(shown))).toBe(false);
  });

  it('of everything are those of every page', () => {
    expect(tagsOfChange(ALL)).toBeUndefined();
  });

  it('of nothing are none', () => {
    expect(tagsOfChange(change())).toEqual([]);
  });
});

describe('the tags of a page', () => {
  it('fit headers: printable, without what separates them', () => {
    for (const tag of page('address:/velho, novo', 'page:avaliação')) expect(tag).toMatch(/^[!-+\--~]+$/);
  });

  it('are one beyond three kilobytes, which every change purges', () => {
    const most = page(...products(204));
    const more = page(...products(205));
    expect([Buffer.byteLength(most.join()) <= 3072, more]).toEqual([true, ['many']]);
    expect(purges(tagsOfChange(change('menu:3')), more)).toBe(true);
  });
});
