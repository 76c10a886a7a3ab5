import { describe, expect, it } from 'vitest';
import { touching } from '#lib/platform/kernel/changes/keys.ts';
import { ALL } from '#lib/platform/kernel/changes/look.ts';

const touches = (changed: readonly string[], noted: readonly string[]): boolean =>
  touching({ all: false, keys: new Set(changed) })(new Set(noted));

describe('a change', () => {
  it('touches what was read under one of its keys', () => {
    expect(touches(['product:7', 'menu:1'], ['settings:tema', 'product:7'])).toBe(true);
    expect(touches(['product:7'], ['product:70', 'listing:product:7'])).toBe(false);
    expect(touches([], ['product:7'])).toBe(false);
    expect(touches(['product:7'], [])).toBe(false);
  });

  it('touches what was read of all rows of its kind', () => {
    expect(touches(['category:3'], ['category:*'])).toBe(true);
    expect(touches(['category:3'], ['brand:*', 'listing:*'])).toBe(false);
    expect(touches(['listing:brand:2'], ['listing:*'])).toBe(true);
  });

  it('of all rows of a kind touches what was read of any of them, or of none by name', () => {
    expect(touches(['product:*'], ['menu:1', 'product:7'])).toBe(true);
    expect(touches(['product:*'], ['product:*'])).toBe(true);
    expect(touches(['listing:*'], ['listing:category:3'])).toBe(true);
    expect(touches(['product:*'], ['card:7', 'products'])).toBe(false);
  });

  it('of a key without a name touches that key alone', () => {
    expect(touches(['shipping'], ['shipping'])).toBe(true);
    expect(touches(['shipping'], ['shipping-label:1'])).toBe(false);
  });

  it('of everything touches what has no key too', () => {
    expect(touching(ALL)(new Set())).toBe(true);
  });
});
