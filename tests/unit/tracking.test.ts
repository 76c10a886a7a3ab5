import { describe, expect, it } from 'vitest';
import { withoutTracking } from '#lib/domain/tracking.ts';

describe('withoutTracking', () => {
  it.each([
    ['', ''],
    ['?', ''],
    ['?utm_source=x', ''],
    ['?gclid=1&fbclid=2&utm_source=3&utm_medium=4', ''],
    ['?pg=2&utm_source=x&busca=https://a.example', '?pg=2&busca=https://a.example'],
    ['?utm_campaign=x&ipp=24', '?ipp=24'],
    ['?gclid', ''],
    ['?gclidx=1&xutm_source=2', '?gclidx=1&xutm_source=2'],
    ['?busca=gclid=1', '?busca=gclid=1'],
  ])('of %s is %s', (search, rest) => {
    expect(withoutTracking(search)).toBe(rest);
  });
});
