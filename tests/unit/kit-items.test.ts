import { describe, expect, it } from 'vitest';
import { readKitItems, writeKitItems } from '#lib/domain/panel/kit-items.ts';

describe('what is in a kit', () => {
  it.each(['A', 'A:12', 'A=3', 'A:', 'A:1:2', 'A:123456'])('is read as it was written: %s', (sku) => {
    for (const quantidade of [1, 4]) {
      const items = [
        { sku, quantidade },
        { sku: 'B', quantidade: 1 },
      ];
      expect(readKitItems(writeKitItems(items))).toEqual(items);
    }
  });
});
