/** To buyers, about money. */
import type { Letter } from './letter.ts';

const ORDER = ['pedido'] as const;

export const PAYMENT_LETTERS = {
  'pagamento-pix': {
    titulo: 'Código Pix',
    grupo: 'Pagamento',
    marcadores: ['pedido', 'valor', 'prazo'],
    assunto: 'Pague o pedido {pedido} com Pix na {loja}',
    abertura: 'Para pagar o pedido {pedido}, envie {valor} por Pix até {prazo}.',
    fechamento: '',
  },
  'pagamento-boleto': {
    titulo: 'Boleto',
    grupo: 'Pagamento',
    marcadores: ['pedido', 'valor', 'prazo'],
    assunto: 'Boleto do pedido {pedido} na {loja}',
    abertura: 'O boleto do pedido {pedido}, de {valor}, vence em {prazo}.',
    fechamento: 'A confirmação chega em até 3 dias úteis depois do pagamento.',
  },
  'pagamento-lembrete': {
    titulo: 'Falta o pagamento',
    grupo: 'Pagamento',
    marcadores: ['pedido', 'valor', 'prazo'],
    assunto: 'Pedido {pedido}: falta o pagamento na {loja}',
    abertura:
      'O pedido {pedido} ainda aguarda o pagamento de {valor}, até {prazo}. Depois disso ele é cancelado e os produtos voltam à loja.',
    fechamento: 'Se você já pagou, não precisa fazer nada.',
  },
  'pedido-vencido': {
    titulo: 'Prazo de pagamento terminou',
    grupo: 'Pagamento',
    marcadores: ORDER,
    assunto: 'Pedido {pedido} cancelado: o prazo de pagamento terminou na {loja}',
    abertura:
      'O prazo para pagar o pedido {pedido} terminou e ele foi cancelado. Nada foi cobrado, e os produtos voltaram à loja.',
    fechamento: '',
  },
  'pedido-cancelado-devolve': {
    titulo: 'Cancelado com pagamento a caminho',
    grupo: 'Pagamento',
    marcadores: ORDER,
    assunto: 'Pedido {pedido} cancelado na {loja}',
    abertura:
      'O pedido {pedido} foi cancelado, como você pediu. O pagamento que chegou enquanto isso é devolvido inteiro, e avisamos você.',
    fechamento: '',
  },
  'pagamento-desfeito': {
    titulo: 'Confirmação desfeita',
    grupo: 'Pagamento',
    marcadores: ORDER,
    assunto: 'Pedido {pedido}: o pagamento ainda não foi encontrado na {loja}',
    abertura:
      'Confirmamos por engano o pagamento do pedido {pedido}. Ele ainda aguarda o pagamento, e os produtos continuam reservados. Pedimos desculpas pelo engano. Se você já pagou, responda este e-mail com o comprovante.',
    fechamento: '',
  },
  'pagamento-tardio': {
    titulo: 'Pagamento depois do cancelamento',
    grupo: 'Pagamento',
    marcadores: ['pedido', 'valor'],
    assunto: 'Pedido {pedido}: o pagamento chegou depois do cancelamento na {loja}',
    abertura: 'O pagamento de {valor} do pedido {pedido} chegou quando o pedido já tinha sido cancelado.',
    fechamento: '',
  },
  'pagamento-excedente': {
    titulo: 'Pagamento repetido',
    grupo: 'Pagamento',
    marcadores: ['pedido', 'valor'],
    assunto: 'Pedido {pedido}: pagamento repetido na {loja}',
    abertura: 'O pedido {pedido} já estava pago, e chegou mais um pagamento de {valor}.',
    fechamento: '',
  },
  'pagamento-divergente': {
    titulo: 'Pagamento com outro valor',
    grupo: 'Pagamento',
    marcadores: ['pedido', 'valor'],
    assunto: 'Pedido {pedido}: o pagamento chegou com outro valor na {loja}',
    abertura: 'O pagamento de {valor} do pedido {pedido} chegou, mas o valor não é o que foi cobrado.',
    fechamento:
      'A loja confere e devolve o valor ou o aceita para o pedido; nos dois casos avisamos você. Não pague de novo.',
  },
  'pagamento-recusado': {
    titulo: 'Pagamento não aprovado',
    grupo: 'Pagamento',
    marcadores: ['pedido', 'prazo'],
    assunto: 'Pedido {pedido}: o pagamento não foi aprovado na {loja}',
    abertura:
      'O pagamento do pedido {pedido} estava em análise e não foi aprovado. Nada foi cobrado, e os produtos continuam reservados até {prazo}: até lá você pode pagar de outra forma.',
    fechamento: '',
  },
  'pagamento-disputa': {
    titulo: 'Disputa do pagamento encerrada',
    grupo: 'Pagamento',
    marcadores: ORDER,
    assunto: 'Pedido {pedido}: a disputa do pagamento terminou na {loja}',
    abertura:
      'A disputa do pagamento do pedido {pedido}, aberta no banco ou na operadora do cartão, terminou.',
    fechamento: '',
  },
  'pagamento-devolvido': {
    titulo: 'Valor devolvido',
    grupo: 'Pagamento',
    marcadores: ['pedido', 'valor'],
    assunto: 'Pedido {pedido}: valor devolvido na {loja}',
    abertura:
      'Devolvemos {valor} do pedido {pedido}, pelo mesmo meio em que foi pago. No cartão, o crédito aparece na fatura conforme o banco.',
    fechamento: '',
  },
} as const satisfies Readonly<Record<string, Letter>>;
