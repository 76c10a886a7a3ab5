import { expect, it } from 'vitest';
import { markedOrders, markOf } from '#lib/server/panel/marked-orders.ts';

it('reads what the boxes of the list send, each order once', () => {
  const marks = [
    { numero: 1001, status: 'recebido' },
    { numero: 1002, status: 'enviado' },
  ] as const;
  expect(markedOrders([...marks, marks[0]].map(markOf))).toEqual([
    { numero: 1001, vista: 'recebido' },
    { numero: 1002, vista: 'enviado' },
  ]);
});

it.each([
  '',
  '1001',
  '1001:',
  '1001:pago',
  ':recebido',
  '0:recebido',
  '-1:recebido',
  '1e3:recebido',
  'x:recebido',
])('leaves out %j', (value) => {
  expect(markedOrders([value])).toEqual([]);
});

it('takes no more than a page of the list holds', () => {
  const many = Array.from({ length: 500 }, (_, place) => markOf({ numero: place + 1, status: 'recebido' }));
  expect(markedOrders(many)).toHaveLength(20);
});
