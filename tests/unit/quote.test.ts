import { expect, it } from 'vitest';
import { quoteEnd } from '#lib/domain/cart/quote.ts';

it.each([
  ['2026-11-20T15:00:00Z', '2026-12-01T03:00:00.000Z'],
  // Midnight of the shop.
  ['2026-11-20T03:00:00Z', '2026-12-01T03:00:00.000Z'],
  ['2026-11-20T02:59:59Z', '2026-11-30T03:00:00.000Z'],
])('a quote given at %s holds to the end of the tenth day after: %s', (now, end) => {
  expect(quoteEnd(new Date(now)).toISOString()).toBe(end);
});
