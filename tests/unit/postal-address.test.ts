import { expect, it } from 'vitest';
import { streetLine, townLine } from '#lib/domain/shop/postal-address.ts';

it('joins what there is of a street, with nothing before a comma', () => {
  const street = { logradouro: 'Avenida Paulista', numero: '1000', complemento: 'sala 501' };
  expect(streetLine(street)).toBe('Avenida Paulista, 1000, sala 501');
  expect(streetLine({ ...street, complemento: '' })).toBe('Avenida Paulista, 1000');
});

it('the line of a town leaves out what is not known', () => {
  expect(townLine({ bairro: 'Bela Vista', cidade: 'São Paulo', uf: 'SP' })).toBe(
    'Bela Vista, São Paulo - SP',
  );
  expect(townLine({ bairro: '', cidade: 'São Paulo', uf: 'SP' })).toBe('São Paulo - SP');
  expect(townLine({ cidade: '', uf: 'SP' })).toBe('SP');
});
