import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  centavos,
  formatBRL,
  formatDecimal,
  lessPercent,
  toCentavos,
  toReais,
} from '#lib/domain/kernel/money.ts';

describe('money', () => {
  it('goes from centavos to reais and back unchanged', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10_000_000_00, max: 10_000_000_00 }), (value) => {
        expect(toCentavos(toReais(centavos(value)))).toBe(value);
      }),
    );
  });

  it('has at most two decimals in reais', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000_00 }), (value) => {
        expect(String(toReais(centavos(value)))).toMatch(/^\d+(\.\d{1,2})?$/);
      }),
    );
  });

  it.each([
    [10.005, 1001],
    [1.005, 101],
    [0.285, 29],
    [19.9, 1990],
    [0, 0],
  ])('reads %d reais as %i centavos', (reais, expected) => {
    expect(toCentavos(reais)).toBe(expected);
  });

  it('refuses parts of a centavo', () => {
    expect(() => centavos(1.5)).toThrow(RangeError);
    expect(() => centavos(Number.NaN)).toThrow(RangeError);
    expect(() => centavos(Number.MAX_SAFE_INTEGER + 1)).toThrow(RangeError);
    expect(centavos(0)).toBe(0);
  });

  it('takes a percentage off, rounding half up once', () => {
    expect(lessPercent(centavos(22211), 10)).toBe(19990);
    expect(lessPercent(centavos(50), 1)).toBe(50);
    expect(lessPercent(centavos(150), 1)).toBe(149);
  });

  it('takes any percentage off any price exactly, as fractions of whole numbers do', () => {
    const price = fc.integer({ min: 0, max: 2_147_483_647 });
    fc.assert(
      fc.property(price, fc.integer({ min: 0, max: 10_000 }), (value, hundredths) => {
        const exact = (BigInt(value) * BigInt(10_000 - hundredths) + 5000n) / 10_000n;
        expect(lessPercent(centavos(value), hundredths / 100)).toBe(Number(exact));
      }),
      { numRuns: 5000 },
    );
  });

  it('is written the Brazilian way, with a non-breaking space after the sign', () => {
    expect(formatBRL(centavos(123456))).toBe('R$\u00a01.234,56');
    expect(formatBRL(centavos(0))).toBe('R$\u00a00,00');
    expect(formatDecimal(centavos(123456))).toBe('1.234,56');
  });
});
