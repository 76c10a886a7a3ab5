/** Which steps of an order hold after some were taken back. */
import { describe, expect, it } from 'vitest';
import { standingSteps } from '#lib/domain/orders/order.ts';

const stand = (way: string) =>
  standingSteps(way.split(' ').map((status, place) => ({ status, place })))
    .map(({ status, place }) => `${status}:${place}`)
    .join(' ');

describe('standingSteps', () => {
  it.each([
    ['recebido confirmado enviado', 'recebido:0 confirmado:1 enviado:2'],
    ['recebido confirmado recebido', 'recebido:0'],
    ['recebido confirmado recebido confirmado', 'recebido:0 confirmado:3'],
    ['recebido confirmado enviado confirmado recebido', 'recebido:0'],
    [
      'recebido confirmado enviado confirmado enviado entregue',
      'recebido:0 confirmado:1 enviado:4 entregue:5',
    ],
    ['recebido cancelado recebido confirmado', 'recebido:0 cancelado:1 recebido:2 confirmado:3'],
    ['recebido cancelado confirmado recebido', 'recebido:0 cancelado:1 recebido:3'],
  ])('of %s are %s', (way, standing) => expect(stand(way)).toBe(standing));
});
