import { expect, it } from 'vitest';
import { ORDERS, orderOf } from '#lib/domain/catalogue/listing-order.ts';

it('takes every label the platform knows', () => {
  for (const order of ORDERS) expect(orderOf(order)).toBe(order);
});

it.each(['', 'popularidade', 'Menor Preco', 'constructor', null, undefined])(
  'takes %j for the default',
  (label) => {
    expect(orderOf(label)).toBe('Popularidade');
    expect(orderOf(label, 'Nome A-Z')).toBe('Nome A-Z');
  },
);
