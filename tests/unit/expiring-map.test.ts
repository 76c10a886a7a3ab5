import { describe, expect, it } from 'vitest';
import { createExpiringMap } from '#lib/platform/kernel/limits/expiring-map.ts';

const BEGIN = Date.parse('2026-11-20T15:00:00Z');

function mapAt(max: number) {
  const clock = { time: BEGIN };
  const map = createExpiringMap<number>({ max, ttl: 1000, now: () => new Date(clock.time) });
  const held = (...keys: string[]) => keys.map((key) => map.get(key));
  return { clock, map, held };
}

describe('an expiring map', () => {
  it('knows nothing at first', () => {
    expect(mapAt(2).held('a')).toEqual([undefined]);
  });

  it('holds an entry until its time is over', () => {
    const { clock, map, held } = mapAt(2);
    map.set('a', 1);
    clock.time = BEGIN + 999;
    expect(held('a')).toEqual([1]);
    clock.time = BEGIN + 1000;
    expect(held('a')).toEqual([undefined]);
  });

  it('holds as many as it may, and lets the one written first go for one more', () => {
    const { map, held } = mapAt(2);
    map.set('a', 1);
    map.set('b', 2);
    expect(held('a', 'b')).toEqual([1, 2]);
    map.set('c', 3);
    expect(held('a', 'b', 'c')).toEqual([undefined, 2, 3]);
  });

  it('takes an entry written again for a new one', () => {
    const { clock, map, held } = mapAt(2);
    map.set('a', 1);
    map.set('b', 2);
    clock.time = BEGIN + 500;
    map.set('a', 4);
    map.set('c', 3);
    expect(held('a', 'b', 'c')).toEqual([4, undefined, 3]);
    clock.time = BEGIN + 1499;
    expect(held('a')).toEqual([4]);
  });
});
