import { describe, expect, it } from 'vitest';
import { isCnpj, isCpf, plainTaxId } from '#lib/domain/kernel/tax-id.ts';

it('is kept without dots, strokes and spaces, letters in upper case', () => {
  expect(plainTaxId(' 529.982.247-25 ')).toBe('52998224725');
  expect(plainTaxId('12.abc.345/01de-35')).toBe('12ABC34501DE35');
});

describe('a CPF', () => {
  it.each(['52998224725', '70125483040', '00000000191'])('%s has its check digits', (cpf) => {
    expect(isCpf(cpf)).toBe(true);
  });

  it.each([
    ['a wrong last digit', '52998224724'],
    ['a wrong first check digit', '52998224735'],
    ['one repeated digit', '11111111111'],
    ['ten digits', '5299822472'],
    ['twelve digits', '529982247250'],
    ['letters', '5299822472A'],
    ['nothing', ''],
  ])('with %s is none', (_, text) => {
    expect(isCpf(text)).toBe(false);
  });
});

describe('a CNPJ', () => {
  it.each(['00000000000191', '45087123000140', '12ABC34501DE35'])('%s has its check digits', (cnpj) => {
    expect(isCnpj(cnpj)).toBe(true);
  });

  it.each([
    ['a wrong check digit', '12ABC34501DE36'],
    ['a changed letter', '12ABD34501DE35'],
    ['a letter as check digit', '12ABC34501DE3A'],
    ['small letters', '12abc34501de35'],
    ['zeros only', '00000000000000'],
    ['13 characters', '1208712300014'],
    ['a CPF', '52998224725'],
  ])('with %s is none', (_, text) => {
    expect(isCnpj(text)).toBe(false);
  });
});
