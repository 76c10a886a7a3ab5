import { beforeEach, expect, it } from 'vitest';
import { createServerWatch, type ServerWatch } from '#lib/platform/kernel/database/server-watch.ts';

const FIRST = '1795373952.960072 7711072409765002505 00000001';
let watch: ServerWatch;
let begun: number;
beforeEach(() => {
  watch = createServerWatch();
  begun = 0;
  watch.onAnother(() => {
    begun += 1;
  });
  watch.saw({ server: FIRST });
});

it('begins no epoch with the first server, nor while it answers', () => {
  for (const server of [FIRST, '1795373952.960072', FIRST]) expect(watch.saw({ server })).toBe(0);
  expect(begun).toBe(0);
});

it.each([
  ['was started at another time', '1795373999.000000 7711072409765002505 00000001'],
  ['is of another cluster', '1795373952.960072 7711072409765002506 00000001'],
  ['is on another timeline', '1795373952.960072 7711072409765002505 00000002'],
  ['was started at another time, and says no more', '1795373999.000000'],
])('begins one when a server answers that %s', (_, server) => {
  expect(watch.saw({ server })).toBe(1);
  expect([watch.epoch(), begun]).toEqual([1, 1]);
  expect(watch.saw({ server })).toBe(1);
});

it('begins one when less is visible than before, and goes on from there', () => {
  expect(watch.saw({ server: FIRST, backwards: true })).toBe(1);
  expect(watch.saw({ server: FIRST })).toBe(1);
});

it('tells servers apart by more, once one has said more than its start', () => {
  const own = createServerWatch();
  own.saw({ server: '1795373952.960072' });
  expect(own.saw({ server: FIRST })).toBe(0);
  expect(own.saw({ server: '1795373952.960072 7711072409765002505 00000002' })).toBe(1);
});
