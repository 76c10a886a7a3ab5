import { describe, expect, it } from 'vitest';
import { pairsOf, readPairs } from '#lib/domain/sheets/bought-together.ts';

describe('what is bought together', () => {
  it.each([
    ['CABO-2: 10%', 'CABO-2: 10%'],
    ['CABO-2=10 % | FONTE-1: R$ 5', 'CABO-2: 10% | FONTE-1: 5,00'],
    ['CABO-2', 'CABO-2: 0%'],
    ['A:B: 100%', 'A:B: 100%'],
  ])('%s is written %s', (typed, written) => {
    expect(readPairs(typed)).toBe(written);
    expect(readPairs(written)).toBe(written);
  });

  it.each(['CABO 2: 10%', 'CABO-2: 101%', 'CABO-2: 1,5%', 'CABO-2: x', 'a: 1% | A: 2%', ': 5'])(
    '%s is refused',
    (typed) => {
      expect(readPairs(typed)).toBeUndefined();
    },
  );

  it('holds twenty at most', () => {
    const codes = (count: number) => Array.from({ length: count }, (_, place) => `C${place}`).join('|');
    expect(readPairs(codes(20))).toBeDefined();
    expect(readPairs(codes(21))).toBeUndefined();
  });

  it('is per cent, or centavos', () => {
    expect(pairsOf('A: 10% | B: 5,50')).toEqual([
      { sku: 'A', tipo_desconto: 'porcentagem', desconto: 10 },
      { sku: 'B', tipo_desconto: 'valor', desconto: 550 },
    ]);
    expect(pairsOf('')).toEqual([]);
  });
});
