import { expect, it } from 'vitest';
import { twoLines } from '#layouts/two-lines.ts';

it.each([
  ['TV — HDMI', ['TV — HDMI']],
  ['Cabo USB-C para HDMI 18 Gb/s 4K 60 Hz — 2 m', ['Cabo USB-C para HDMI 18 Gb/s 4K 60 Hz', '— 2 m']],
  ['x'.repeat(50), ['x'.repeat(40), 'x'.repeat(10)]],
  [
    `${'palavra '.repeat(12)}fim`,
    [`${'palavra '.repeat(5).trim()}`, 'palavra palavra palavra palavra palavra…'],
  ],
])('breaks %s between words, and cuts only what two lines do not hold', (text, lines) => {
  expect(twoLines(text, 40)).toEqual(lines);
});
