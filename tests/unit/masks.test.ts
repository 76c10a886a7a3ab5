import { describe, expect, it } from 'vitest';
import { masked, maskTaxId } from '#lib/domain/kernel/masks.ts';
import { formatPhone, phoneLink, plainPhone } from '#lib/domain/kernel/phone.ts';

describe('a mask', () => {
  it.each([
    ['cpf', '', ''],
    ['cpf', '529', '529'],
    ['cpf', '5299', '529.9'],
    ['cpf', '52998224725', '529.982.247-25'],
    ['cpf', '529982247251', '529982247251'],
    ['cpf', '529a', '529a'],
    ['cnpj', '11222333000181', '11.222.333/0001-81'],
    ['cnpj', '12abc34501de35', '12.ABC.345/01DE-35'],
    ['cnpj', '12.ABC.345/01DE-35', '12.ABC.345/01DE-35'],
    ['cnpj', '12abc34501de356', '12abc34501de356'],
    ['telefone', '1', '1'],
    ['telefone', '119', '(11) 9'],
    ['telefone', '1130001020', '(11) 3000-1020'],
    ['telefone', '11912345678', '(11) 91234-5678'],
    ['telefone', '+5511912345678', '+5511912345678'],
    ['telefone', '011912345678', '011912345678'],
    ['cep', '01310100', '01310-100'],
  ] as const)('of a %s shows %j as %j', (name, typed, shown) => {
    expect(masked(name, typed)).toBe(shown);
    expect(masked(name, shown)).toBe(shown);
  });
});

it.each([
  ['52998224725', '529.982.247-25'],
  ['112223330001', '11.222.333/0001'],
])('a number of either kind, %j, is shown as %j', (plain, shown) => expect(maskTaxId(plain)).toBe(shown));

describe('a telephone number', () => {
  it.each([
    ['(11) 91234-5678', '11912345678'],
    ['+55 11 91234-5678', '11912345678'],
    ['011 3000-1020', '1130001020'],
    ['11 3000.1020', '1130001020'],
  ])('%j is %s', (typed, plain) => expect(plainPhone(typed)).toBe(plain));

  it.each([
    '',
    '91234-5678',
    '(10) 91234-5678',
    '(11) 81234-5678',
    '(11) 91234-567',
    '(11) 91234-56789',
    'onze',
  ])('%j is none', (typed) => expect(plainPhone(typed)).toBeUndefined());

  it.each([
    ['11987654321', '(11) 98765-4321', 'tel:+5511987654321'],
    ['1130001020', '(11) 3000-1020', 'tel:+551130001020'],
    ['+55 11 98765-4321', '(11) 98765-4321', 'tel:+5511987654321'],
    ['+351 912 345 678', '+351 912 345 678', undefined],
    ['ramal 12', 'ramal 12', undefined],
    ['', '', undefined],
  ])('%j reads as %j and is dialled as %j', (stored, shown, dialled) =>
    expect([formatPhone(stored), phoneLink(stored)]).toEqual([shown, dialled]),
  );
});
