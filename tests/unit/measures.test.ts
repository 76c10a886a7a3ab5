import { expect, it } from 'vitest';
import { formatMeasure } from '#lib/domain/kernel/measures.ts';

it.each([
  [1800, 'm', '1,8 m'],
  [48_000, 'Gb/s', '48 Gb/s'],
  [5940, 'Gb/s', '5,94 Gb/s'],
  [305_000, 'm', '305 m'],
  [1_000_000, 'MHz', '1.000 MHz'],
  [125, 'mm²', '0,125 mm²'],
  [0, 'm', '0 m'],
  [4000, '', '4'],
])('%i thousandths of "%s" are %s', (thousandths, unit, text) => {
  expect(formatMeasure(thousandths, unit)).toBe(text);
});
