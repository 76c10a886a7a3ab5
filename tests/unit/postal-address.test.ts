import { expect, it } from 'vitest';
import { streetLine } from '#lib/domain/shop/postal-address.ts';

it('joins what there is of a street, with nothing before a comma', () => {
  const street = { logradouro: 'Avenida Paulista', numero: '1000', complemento: 'sala 501' };
  expect(streetLine(street)).toBe('Avenida Paulista, 1000, sala 501');
  expect(streetLine({ ...street, complemento: '' })).toBe('Avenida Paulista, 1000');
});
