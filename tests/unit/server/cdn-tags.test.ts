import { describe, expect, it } from 'vitest';
import { tagsOfPage } from '#lib/server/cache/cdn-tags.ts';

const page = (...keys: string[]) => tagsOfPage(new Set(keys));
const products = (count: number) => Array.from({ length: count }, (_, index) => `product:${100_000 + index}`);

describe('the tags of a page', () => {
  it('fit headers: printable, without what separates them', () => {
    for (const tag of page('address:/velho, novo', 'page:avaliação')) expect(tag).toMatch(/^[!-+\--~]+$/);
  });

  it('are one beyond three kilobytes', () => {
    const most = page(...products(204));
    const more = page(...products(205));
    expect([Buffer.byteLength(most.join()) <= 3072, more]).toEqual([true, ['many']]);
  });
});
