import { expect, it } from 'vitest';
import { keepUnits } from '#lib/domain/typography.ts';

it.each([
  ['Cabo HDMI 48 Gb/s 8K — 2 m', 'Cabo HDMI 48\u00a0Gb/s 8K — 2\u00a0m'],
  ['Fio 2 × 2,5 mm² para caixa', 'Fio 2\u00a0×\u00a02,5\u00a0mm² para caixa'],
  ['4K 60 Hz, HDR', '4K 60\u00a0Hz, HDR'],
  ['Kit 4 metros', 'Kit 4 metros'],
  ['Matriz 8 × 8', 'Matriz 8\u00a0×\u00a08'],
  ['', ''],
])('%s keeps its units', (text, kept) => {
  expect(keepUnits(text)).toBe(kept);
});
