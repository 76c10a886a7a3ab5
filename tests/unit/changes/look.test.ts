import { describe, expect, it } from 'vitest';
import { ALL, changeBetween, type Look, oldestRunning } from '#lib/platform/kernel/changes/look.ts';
import { createRetention, KEPT } from '#lib/platform/kernel/changes/retention.ts';

const look = (own: Partial<Look> = {}): Look => ({
  snapshot: '10:12:10',
  server: 'one',
  standby: false,
  backwards: false,
  missed: false,
  many: false,
  keys: null,
  ...own,
});

describe('between two looks', () => {
  it('nothing has changed where no line was written', () => {
    expect(changeBetween(look(), look({ snapshot: '12:12:' }))).toBeUndefined();
  });

  it('what the lines say has changed', () => {
    const keys = ['product:7', 'shipping'];
    expect(changeBetween(look(), look({ keys }))).toEqual({ all: false, keys: new Set(keys) });
  });

  it.each([
    ['there was none before', undefined, look()],
    ['another server answers', look(), look({ server: 'two' })],
    ['less is visible', look(), look({ backwards: true })],
    ['lines were taken out unseen', look(), look({ missed: true })],
    ['there are more lines than are named', look(), look({ many: true, keys: ['product:7'] })],
    ['a table was truncated', look(), look({ keys: ['*', 'product:7'] })],
    ['a standby took over', look({ standby: true }), look()],
    [
      'a standby cannot say what came late',
      look({ standby: true }),
      look({ standby: true, snapshot: '13:13:' }),
    ],
  ])('everything may have changed: %s', (_, before, after) => {
    expect(changeBetween(before, after)).toBe(ALL);
  });

  it('nothing has changed on a standby that shows the same', () => {
    expect(changeBetween(look({ standby: true }), look({ standby: true }))).toBeUndefined();
  });
});

describe('the log', () => {
  it('is kept from the oldest transaction that ran ten minutes ago', () => {
    let now = 0;
    const horizon = createRetention(() => now);
    const at = (minute: number): string | undefined => {
      now = minute * 60_000;
      return horizon(oldestRunning(look({ snapshot: `${minute}:99:` })));
    };
    const first = [0, 1, 1.5, 2, 3, 4, 5, 6, 7, 8, 9, 9.9].map(at);
    expect(first.every((running) => running === undefined)).toBe(true);
    expect([at(KEPT / 60_000), at(10.5), at(11), at(25)]).toEqual(['0', undefined, '1', '2']);
  });
});
