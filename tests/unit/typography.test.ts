import { expect, it } from 'vitest';
import { codesApart, decimals, keepUnits } from '#lib/domain/kernel/typography.ts';

it.each([
  ['Cabo HDMI 48 Gb/s 8K — 2 m', 'Cabo HDMI 48\u00a0Gb/s 8K — 2\u00a0m'],
  ['Fio 2 × 2,5 mm² para caixa', 'Fio 2\u00a0×\u00a02,5\u00a0mm² para caixa'],
  ['4K 60 Hz, HDR', '4K 60\u00a0Hz, HDR'],
  ['Kit 4 metros, 100 unidades', 'Kit 4\u00a0metros, 100\u00a0unidades'],
  ['Loja com 4 unidadezinhas', 'Loja com 4 unidadezinhas'],
  ['Matriz 8 × 8', 'Matriz 8\u00a0×\u00a08'],
  ['', ''],
])('%s keeps its units', (text, kept) => {
  expect(keepUnits(text)).toBe(kept);
});

it.each([
  ['Cabo BNC 12G-SDI RG59', ['Cabo BNC ', '12G-SDI', ' RG59']],
  ['USB-C', ['', 'USB-C', '']],
  ['Cordão LC-SC e SC-SC (APC)', ['Cordão ', 'LC-SC', ' e ', 'SC-SC', ' (APC)']],
  ['Emenda fêmea-fêmea, Micro-BNC, 2-em-1, FS-ADP-HVG, ÁUDIO-X', undefined],
  ['', undefined],
])('%s is cut at its codes', (text, parts) => {
  expect(codesApart(text)).toEqual(parts ?? [text]);
});

it.each([
  [0, '0'],
  [8, '8'],
  [4.7, '4,7'],
  [26.68, '26,68'],
  [33.333, '33,33'],
  [9.999, '10'],
])('%f has at most two decimals', (value, written) => {
  expect(decimals(value)).toBe(written);
});
