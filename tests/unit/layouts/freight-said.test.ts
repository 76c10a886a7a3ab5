/** When an order comes, as its page says it. */
import { expect, it } from 'vitest';
import { freightSaid, termSaid } from '#layouts/parts/freight-said.ts';
import type { Pedido } from '#lib/contract/order.ts';

type Standing = Pick<Pedido, 'situacaoPagamento' | 'status'>;

const said = (status: Standing['status'], situacaoPagamento: Standing['situacaoPagamento']) => {
  const frete = { label: 'Econômica', prazo: 'Chega até quinta, 03/12' } as Parameters<
    typeof freightSaid
  >[0]['frete'];
  return freightSaid({ frete, situacaoPagamento, status });
};

it.each([
  ['recebido', 'aguardando'],
  ['confirmado', 'pago'],
  ['confirmado', 'devolvido_parcial'],
  ['enviado', 'contestado'],
  ['entregue', 'devolvido'],
] as const)('an order that is %s, %s, has a day', (status, payment) => {
  expect(said(status, payment)).toBe('Econômica: Chega até quinta, 03/12');
});

it.each([
  ['cancelado', 'encerrado'],
  ['confirmado', 'contestado'],
  ['confirmado', 'devolvido'],
] as const)('no day is promised of one that is %s, %s', (status, payment) => {
  expect(said(status, payment)).toBe('Econômica');
});

it.each([
  ['pix', 'pagamento'],
  ['combinar', 'pagamento'],
  ['faturado', 'pedido'],
  ['retirada', 'pedido'],
] as const)('the day of an order by %s holds where the %s is confirmed in time', (pagamento, what) => {
  const text = termSaid({ pagamento, frete: { limite: '2026-12-01T18:00:00.000Z' } });
  expect(text).toContain(`Este dia vale para ${what} confirmado até`);
  expect(termSaid({ pagamento, frete: { limite: '' } })).not.toContain('Este dia');
});
