/** Cases as the panel shows them. */
import { expect, it } from 'vitest';
import type { PanelCase } from '#lib/platform/payments/queries/panel-cases.ts';
import { presentCase } from '#lib/platform/payments/wire/cases.ts';

const ROW: PanelCase = {
  id: 1,
  numero: 10_001,
  charge_id: 1,
  kind: 'valor_divergente',
  causa: 'valor_divergente',
  entry_ref: 'E1',
  refund_id: '',
  shown_ref: '',
  valor: 100,
  nota: '',
  opened_at: new Date('2026-11-23T15:00:00Z'),
  closed_at: null,
  closed_by: '',
  desfecho: '',
  closing_ref: '',
  closing_note: '',
  nome: 'Bia',
  order_status: 'recebido',
  applied: false,
  provider: 'pix-api',
  asked: 100,
};

// Who makes the return before pressing would have its buyer paid twice.
it.each([
  ['pix-api', 'valor_divergente', true],
  ['mercado-pago', 'valor_divergente', true],
  ['pix-chave', 'valor_divergente', false],
  ['manual', 'valor_divergente', false],
  ['pix-api', 'devolucao_recusada', false],
] as const)('of %s, %s: its provider is asked for the return: %s', (provider, kind, asked) => {
  const shown = presentCase({ ...ROW, provider, kind });
  expect(shown.desfechos).toContain('devolvida');
  expect(shown.peloProvedor).toBe(asked);
});
