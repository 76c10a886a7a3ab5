import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCep, maskCep, normalizeCep, typedCep, ufOf } from '#lib/domain/kernel/cep.ts';

/** First and last number of every range, by state; what lies between two ranges is given out to nobody. */
const BOUNDARIES: readonly (readonly [uf: string, from: string, to: string])[] = [
  ['SP', '01000000', '09999999'],
  ['SP', '11000000', '19999999'],
  ['RJ', '20000000', '28999999'],
  ['ES', '29000000', '29999999'],
  ['MG', '30000000', '39999999'],
  ['BA', '40000000', '48999999'],
  ['SE', '49000000', '49999999'],
  ['PE', '50000000', '56999999'],
  ['AL', '57000000', '57999999'],
  ['PB', '58000000', '58999999'],
  ['RN', '59000000', '59999999'],
  ['CE', '60000000', '63999999'],
  ['PI', '64000000', '64999999'],
  ['MA', '65000000', '65999999'],
  ['PA', '66000000', '68899999'],
  ['AP', '68900000', '68999999'],
  ['AM', '69000000', '69299999'],
  ['RR', '69300000', '69399999'],
  ['AM', '69400000', '69899999'],
  ['AC', '69900000', '69999999'],
  ['DF', '70000000', '72799999'],
  ['GO', '72800000', '72999999'],
  ['DF', '73000000', '73699999'],
  ['GO', '73700000', '76799999'],
  ['RO', '76800000', '76999999'],
  ['TO', '77000000', '77999999'],
  ['MT', '78000000', '78899999'],
  ['MS', '79000000', '79999999'],
  ['PR', '80000000', '87999999'],
  ['SC', '88000000', '89999999'],
  ['RS', '90000000', '99999999'],
];

const cep = fc.integer({ min: 0, max: 99_999_999 }).map((number) => String(number).padStart(8, '0'));

describe('ufOf', () => {
  it('knows the 27 states', () => {
    expect(new Set(BOUNDARIES.map(([uf]) => uf)).size).toBe(27);
  });

  it.each(BOUNDARIES)('is %s from %s to %s', (uf, from, to) => {
    expect([ufOf(from), ufOf(to)]).toEqual([uf, uf]);
  });

  it.each([
    ['00000000', 'the first number'],
    ['00999999', 'the last one before São Paulo'],
    ['10000000', 'the first of the gap in São Paulo'],
    ['10999999', 'the last of it'],
    ['78900000', 'the first of the range Rondônia had'],
    ['78999999', 'the last of it'],
  ])('is nothing for %s, %s', (number) => {
    expect(ufOf(number)).toBeUndefined();
  });

  it('is the state of the one range that holds the number, or nothing', () => {
    fc.assert(
      fc.property(cep, (number) => {
        const states = BOUNDARIES.filter(([, from, to]) => from <= number && number <= to);
        expect([ufOf(number)]).toEqual(states.length === 0 ? [undefined] : states.map(([uf]) => uf));
      }),
      { numRuns: 2000 },
    );
  });
});

describe('normalizeCep', () => {
  it.each([['01310100'], ['01310-100'], ['01310 100'], ['01.310-100'], ['  01310-100 ']])(
    'reads %j',
    (written) => {
      expect(normalizeCep(written)).toBe('01310100');
    },
  );

  it('puts the zero back that a number has lost', () => {
    expect(normalizeCep(1_310_100)).toBe('01310100');
    expect(normalizeCep(69_005_000)).toBe('69005000');
  });

  it.each([
    '',
    '0',
    '0131010',
    '013101000',
    '01310-10',
    '0131-0100',
    '01310--100',
    '0131010a',
    'abcdefgh',
    '０１３１０１００',
    '01310-100\n01310-100',
    '-1310100',
    '1e7',
  ])('refuses the text %j', (written) => {
    expect(normalizeCep(written)).toBeUndefined();
  });

  it.each([0, 999_999, 100_000_000, -1_310_100, 1_310_100.5, Number.NaN, Number.POSITIVE_INFINITY])(
    'refuses the number %d',
    (written) => {
      expect(normalizeCep(written)).toBeUndefined();
    },
  );

  it('takes back what formatCep and maskCep write', () => {
    fc.assert(
      fc.property(cep, (digits) => {
        expect(normalizeCep(formatCep(digits))).toBe(digits);
        expect(maskCep(digits)).toBe(formatCep(digits));
      }),
    );
  });

  it('answers eight digits or nothing, whatever was written', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double(), fc.stringMatching(/^[0-9. -]{0,12}$/)), (written) => {
        expect(normalizeCep(written) ?? '00000000').toMatch(/^\d{8}$/);
      }),
    );
  });
});

describe('maskCep', () => {
  it.each([
    ['', ''],
    ['0', '0'],
    ['01310', '01310'],
    ['013101', '01310-1'],
    ['01310-', '01310'],
    ['01310-100', '01310-100'],
    ['01310-1009', '01310-100'],
    ['a0b1c3', '013'],
  ])('shows %j as %j', (typed, shown) => {
    expect(maskCep(typed)).toBe(shown);
  });

  it('changes nothing it has shown', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        expect(maskCep(maskCep(typed))).toBe(maskCep(typed));
      }),
    );
  });
});

describe('typedCep', () => {
  it.each([
    ['', ''],
    ['01310100', '01310-100'],
    [' 01.310-100', '01310-100'],
    ['01310-', '01310'],
  ])('writes %j as %j', (typed, shown) => {
    expect(typedCep(typed)).toBe(shown);
  });

  it.each(['01310-1009', '0131O-100', 'abc', 'Avenida Paulista'])('leaves %j as it was typed', (typed) => {
    expect(typedCep(typed)).toBe(typed);
  });
});
