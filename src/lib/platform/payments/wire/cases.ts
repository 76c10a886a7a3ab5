import type { CasoPagamento, DesfechoCaso, DiferencaPainel } from '#lib/contract/panel-order-payments.ts';
import { type Centavos, centavos } from '#lib/domain/kernel/money.ts';
import { isEnd } from '../close-case.ts';
import { MANUAL } from '../mark-paid.ts';
import { PIX_KEY } from '../providers/pix-key.ts';
import type { openDifferences } from '../queries/differences.ts';
import type { PanelCase } from '../queries/panel-cases.ts';

/** Whose money people give back. */
const BY_PEOPLE: readonly string[] = [PIX_KEY, MANUAL];
const ENDS = ['devolvida', 'aceita', 'vista'] as const satisfies readonly DesfechoCaso[];

export function presentCase(row: PanelCase): CasoPagamento<Centavos> {
  const mayTake = !row.applied && (row.order_status === 'recebido' || row.order_status === 'cancelado');
  return {
    id: row.id,
    pedido: row.numero,
    nome: row.nome,
    tipo: row.kind,
    causa: row.causa,
    valor: centavos(row.valor),
    cobrado: centavos(row.asked),
    nota: row.nota,
    abertoEm: row.opened_at.toISOString(),
    fechadoEm: row.closed_at?.toISOString() ?? '',
    fechadoPor: row.closed_by,
    desfecho: row.desfecho,
    identificacao: row.closing_ref,
    notaFim: row.closing_note,
    peloProvedor: row.kind === 'valor_divergente' && !BY_PEOPLE.includes(row.provider),
    desfechos:
      row.closed_at === null ? ENDS.filter((end) => isEnd(row, end) && (end !== 'aceita' || mayTake)) : [],
  };
}

type Difference = Awaited<ReturnType<typeof openDifferences>>[number];

export function presentDifference({
  id,
  kind,
  provider,
  numero,
  ref,
  name,
  since,
  valor_provedor,
  valor_loja,
}: Difference): DiferencaPainel<Centavos> {
  const facts = { id, tipo: kind, ref, identificacao: name, desde: since.toISOString() };
  const amounts = { valorProvedor: amount(valor_provedor), valorLoja: amount(valor_loja) };
  return { ...facts, ...amounts, empresa: provider, pedido: numero ?? 0 };
}

function amount(valor: number | null): Centavos | null {
  return valor === null ? null : centavos(valor);
}
