import { describe, expect, it } from 'vitest';
import { attributionOf, withoutTracking } from '#lib/domain/orders/tracking.ts';

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

describe('attributionOf', () => {
  it('takes the first value of each name, and nothing else', () => {
    expect(attributionOf('?utm_source=boletim&utm_source=x&gclid=Cj0&senha=1&pg=2')).toEqual({
      gclid: 'Cj0',
      utm_source: 'boletim',
    });
  });

  it('is nothing where an address says nothing', () => {
    for (const search of ['', '?', '?pg=2', '?utm_source=', '?gclid'])
      expect(attributionOf(search)).toBeUndefined();
  });

  it.each([499, 500, 501])('keeps 500 characters of a value with %i', (length) => {
    const value = attributionOf(`?gclid=${'x'.repeat(length)}`)?.gclid;
    expect(value).toHaveLength(Math.min(length, 500));
  });
});
