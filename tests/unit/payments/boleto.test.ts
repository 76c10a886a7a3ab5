/** Boletos. The last sample is a published one. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plusDays } from '#lib/domain/kernel/bank-days.ts';
import { centavos } from '#lib/domain/kernel/money.ts';
import { boletoBarcode, boletoLine, readBoletoLine } from '#lib/domain/payments/boleto.ts';

const SAMPLES = [
  [
    '23791164300000100001234567890123456789012345',
    '23791.23454 67890.123457 67890.123457 1 16430000010000',
    '2026-11-27',
    10_000,
  ],
  [
    '03391100000000089909876543210000000000009999',
    '03399.87653 43210.000006 00000.099994 1 10000000008990',
    '2025-02-22',
    8990,
  ],
  [
    '34195999900000000011750000000100000000000000',
    '34191.75009 00000.100008 00000.000000 5 99990000000001',
    '2025-02-21',
    1,
  ],
  [
    '00193373700000001000500940144816060680935031',
    '00190.50095 40144.816069 06809.350314 3 37370000000100',
    '2007-12-31',
    100,
  ],
] as const;

describe('a boleto', () => {
  it.each(SAMPLES)('%s is typed as %s', (barcode, line, due, amount) => {
    const made = { bank: barcode.slice(0, 3), due, amount: centavos(amount), free: barcode.slice(19) };
    expect(boletoBarcode(made)).toBe(barcode);
    expect(boletoLine(barcode)).toBe(line);
    expect(readBoletoLine(line, due)).toEqual(made);
  });

  it('is read as it was made, and no single wrong digit of the three fields is taken', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^\d{3}$/),
        fc.stringMatching(/^\d{25}$/),
        fc.integer({ min: 0, max: 30_000 }),
        fc.integer({ min: 0, max: 99_999_999_99 }),
        fc.nat(31),
        fc.integer({ min: 1, max: 9 }),
        (bank, free, days, amount, at, more) => {
          const due = plusDays('1997-10-07', days);
          const made = { bank, free, due, amount: centavos(amount) };
          const line = boletoLine(boletoBarcode(made)).replaceAll(/[\s.]/g, '');
          expect(readBoletoLine(line, due)).toEqual(made);
          const wrong = line.slice(0, at) + ((Number(line[at]) + more) % 10) + line.slice(at + 1);
          expect(readBoletoLine(wrong, due)).toBeUndefined();
        },
      ),
    );
  });

  it('counts days from 1000 again after 9999', () => {
    const free = '0'.repeat(25);
    const factor = (due: string) =>
      boletoBarcode({ bank: '001', due, amount: centavos(1), free }).slice(5, 9);
    expect([factor('2025-02-21'), factor('2025-02-22'), factor('2025-02-23')]).toEqual([
      '9999',
      '1000',
      '1001',
    ]);
    expect(factor('2049-10-13')).toBe('9999');
    expect(factor('2049-10-14')).toBe('1000');
  });
});
