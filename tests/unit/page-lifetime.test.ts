import { describe, expect, it } from 'vitest';
import { pageLifetime } from '#lib/domain/kernel/page-lifetime.ts';

const now = new Date('2026-11-20T12:00:00-03:00');
const inSeconds = (seconds: number): string => new Date(now.getTime() + seconds * 1000).toISOString();

describe('the lifetime of a page', () => {
  it('is short where nobody tells of changes', () => {
    expect(pageLifetime(false, [], now)).toEqual({ maxAge: 300, swr: 3600 });
    expect(pageLifetime(true, [], now)).toEqual({ maxAge: 30, swr: 300 });
  });

  it('ends with the next scheduled change, stale or not', () => {
    expect(pageLifetime(false, [inSeconds(100), inSeconds(50)], now)).toEqual({ maxAge: 50, swr: 0 });
    expect(pageLifetime(false, [inSeconds(0)], now)).toEqual({ maxAge: 0, swr: 0 });
    expect(pageLifetime(false, [inSeconds(400)], now)).toEqual({ maxAge: 300, swr: 100 });
    expect(pageLifetime(false, [inSeconds(3900)], now)).toEqual({ maxAge: 300, swr: 3600 });
  });

  it('does not mind past changes or what is no date', () => {
    expect(pageLifetime(false, [inSeconds(-1), 'amanhã', ''], now)).toEqual({ maxAge: 300, swr: 3600 });
  });
});
