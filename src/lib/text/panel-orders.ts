/** The sentences of `/painel/pedidos` and `/painel/orcamentos`. */
import type { IndicadorIe } from '#lib/domain/orders/order-parties.ts';

const trackingChanged = (antes: string, depois: string): string =>
  antes === '' ? `Código de rastreio ${depois}` : `Código de rastreio de ${antes} para ${depois}`;

const carrierChanged = (antes: string, depois: string): string =>
  depois === ''
    ? `Transportadora removida: ${antes}`
    : `Transportadora ${depois}${antes === '' ? '' : `, antes ${antes}`}`;

export const panelOrderText = {
  all: 'Todos',
  allPayments: 'Todos',
  back: 'Voltar à lista',
  buyer: 'Comprador',
  byBuyer: 'pelo comprador',
  date: 'Data',
  ended: 'Vencido',
  freight: 'Entrega',
  pickup: 'Retirada',
  buyerAddress: 'Endereço do comprador:',
  history: 'Andamento',
  lines: 'Itens',
  notices: {
    confirmado: 'Pagamento combinado. O comprador foi avisado por e-mail.',
    enviado: 'Pedido enviado. O comprador foi avisado por e-mail.',
    entregue: 'Pedido entregue. O comprador foi avisado e convidado a avaliar a loja.',
    cancelado: 'Pedido cancelado. O estoque voltou e o comprador foi avisado por e-mail.',
    rastreio: 'Código de rastreio salvo. Se mudou, o comprador recebe o novo por e-mail.',
    entrega: 'Andamento registrado. O comprador já vê na página do pedido.',
  },
  note: 'Observação do comprador',
  number: 'Número',
  order: (numero: number): string => `Pedido ${numero}`,
  orders: 'Pedidos',
  payment: 'Pagamento',
  quote: (numero: number): string => `Orçamento ${numero}`,
  quotes: 'Orçamentos',
  refused: 'Recusado',
  registration: 'Inscrição estadual',
  noRegistration: 'não informada',
  taxpayer: {
    1: 'contribuinte do ICMS',
    2: 'contribuinte isento de inscrição',
    9: 'não contribuinte',
  } as Readonly<Record<IndicadorIe, string>>,
  search: 'Buscar por número, nome ou e-mail',
  searchOrders: 'Buscar por número, cliente, CPF, telefone, produto, código, rastreio ou pedido de compra',
  state: 'Situação',
  states: {
    recebido: 'Recebidos',
    confirmado: 'Confirmados',
    enviado: 'Enviados',
    entregue: 'Entregues',
    cancelado: 'Cancelados',
  },
  steps: {
    confirmado: 'Marcar como pago ou combinado',
    enviado: 'Marcar como enviado',
    entregue: 'Marcar como entregue',
    cancelado: 'Cancelar o pedido',
  },
  pickupSteps: { enviado: 'Marcar como pronto para retirar', entregue: 'Marcar como retirado' },
  stepsTitle: 'Próximo passo',
  total: 'Total',
  tracking: 'Código de rastreio',
  trackingChange: 'Corrigir o código',
  /** A step that was taken back. */
  wentBack: (status: string): string => `Passo desfeito, de volta a “${status}”`,
  /** A line of the history that is no step. */
  changed: ({ campo, antes, depois }: Readonly<Record<'campo' | 'antes' | 'depois', string>>): string => {
    if (campo === 'nota fiscal')
      return depois === '' ? `Nota fiscal removida: ${antes}` : `Nota fiscal: ${depois}`;
    if (campo === 'faturado') return `Marcado como faturado${depois === 'sim' ? '' : `: ${depois}`}`;
    if (campo === 'nota') return noteChanged(antes, depois);
    if (campo === 'transportadora') return carrierChanged(antes, depois);
    return trackingChanged(antes, depois);
  },
  trackingFixHint: 'O comprador recebe o código novo por e-mail, e o vê na página do pedido.',
  trackingGive: 'Informar o código',
  trackingHint: 'Vai no e-mail ao comprador. Deixe em branco se não houver.',
  trackingMistyped: (code: string): string =>
    `O código ${code} parece dos Correios, mas o dígito não confere. Veja se foi digitado certo; o comprador já o recebeu.`,
  trackingMissing: 'Escreva o código que a transportadora deu.',
  trackingLong: (most: number): string => `O código tem até ${most} caracteres.`,
  units: 'Unidades',
  used: (pedido: number): string => `Usado no pedido ${pedido}`,
  valid: 'Em vigor',
  validUntil: 'Vale até',
  cancelTitle: 'Cancelamento',
  cancelConfirm: 'Confirmo o cancelamento: o estoque volta e o comprador é avisado.',
  cancelMissing: 'Para cancelar, marque que confirma.',
} as const;

function noteChanged(antes: string, depois: string): string {
  return depois === '' ? `Nota interna removida: “${antes}”` : `Nota interna mudada; antes: “${antes}”`;
}
