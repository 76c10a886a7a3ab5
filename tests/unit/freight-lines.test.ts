import { describe, expect, it } from 'vitest';
import { readNumber } from '#lib/domain/kernel/typed-number.ts';
import { readFreightLines, writeFreightLines } from '#lib/domain/shipping/freight-lines.ts';

const LINE = '01000; 05999; 11,90; 1,80; 3; 0; 30';
const RATE = {
  cepDe: 1000,
  cepAte: 5999,
  valor: 11.9,
  valorKg: 1.8,
  prazo: 3,
  pesoMinimo: 0,
  pesoMaximo: 30,
};

describe('lines of a freight table', () => {
  it('are read as they are written', () => {
    expect(readFreightLines(LINE)).toEqual({ rates: [RATE], faults: [] });
    expect(writeFreightLines([RATE])).toBe(LINE);
  });

  it('may be pasted from a spreadsheet, with whole postal codes and empty lines', () => {
    const { rates, faults } = readFreightLines('\n01000-000\t05999-999\t11,90\t1.80\t3\t0\t30\n\n');
    expect([rates, faults]).toEqual([[RATE], []]);
  });

  it.each([
    ['too few columns', '01000; 05999; 11,90'],
    ['no postal code', '1000; 05999; 11,90; 1,80; 3; 0; 30'],
    ['a range that ends before it begins', '06000; 05999; 11,90; 1,80; 3; 0; 30'],
    ['a price below zero', '01000; 05999; -1; 1,80; 3; 0; 30'],
    ['parts of a centavo', '01000; 05999; 11,905; 1,80; 3; 0; 30'],
    ['half a day', '01000; 05999; 11,90; 1,80; 3,5; 0; 30'],
    ['a heaviest load of nothing', '01000; 05999; 11,90; 1,80; 3; 0; 0'],
    ['a lightest load above the heaviest', '01000; 05999; 11,90; 1,80; 3; 31; 30'],
    ['words', 'CEP de; CEP até; preço; kg; prazo; de; até'],
  ])('are named by their number when they hold %s', (_, line) => {
    expect(readFreightLines(`${LINE}\n${line}`)).toEqual({ rates: [RATE], faults: [2] });
  });
});

it.each([
  ['1,5', 1.5],
  ['1.5', 1.5],
  ['1.234', 1234],
  ['1.234,56', 1234.56],
  ['0', 0],
  ['-2', -2],
  ['', Number.NaN],
  ['1,2,3', Number.NaN],
  ['dez', Number.NaN],
])('%j is the number %d', (typed, value) => {
  expect(readNumber(typed)).toBe(value);
});
