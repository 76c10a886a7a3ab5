import { expect, it } from 'vitest';
import { demoGtin, gtinCheckDigit } from '#artwork/demo/gtin.ts';

it.each([
  ['400638133393', 1],
  ['590123412345', 7],
  ['789100031550', 7],
])('gives the check digit of %s', (twelve, digit) => {
  expect(gtinCheckDigit(twelve)).toBe(digit);
});

it('keeps demo numbers in the range of the invented shop', () => {
  expect(demoGtin(101, 0)).toMatch(/^7890000101\d{3}$/);
  expect(demoGtin(7, 12)).toMatch(/^789000000712\d$/);
});
