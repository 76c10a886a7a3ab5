/** To buyers, about their orders. */
import type { Letter } from './letter.ts';

const ORDER = ['pedido'] as const;
const DOUBTS = 'Dúvidas? {contato}.';

export const ORDER_LETTERS = {
  'pedido-recebido': {
    titulo: 'Pedido recebido',
    grupo: 'Pedidos',
    marcadores: ORDER,
    assunto: 'Pedido {pedido} recebido na {loja}',
    abertura: 'Recebemos o seu pedido {pedido}.',
    fechamento: DOUBTS,
  },
  'pedido-confirmado': {
    titulo: 'Pagamento confirmado',
    grupo: 'Pedidos',
    marcadores: ORDER,
    assunto: 'Pedido {pedido} confirmado na {loja}',
    abertura: 'O seu pedido {pedido} foi confirmado.',
    fechamento: DOUBTS,
  },
  'pedido-enviado': {
    titulo: 'Pedido enviado',
    grupo: 'Pedidos',
    marcadores: ['pedido', 'transporte'],
    assunto: 'Seu pedido {pedido} na {loja} foi enviado',
    abertura: 'O seu pedido {pedido} foi enviado por {transporte}.',
    fechamento: DOUBTS,
  },
  'pedido-pronto': {
    titulo: 'Pronto para retirar',
    grupo: 'Pedidos',
    marcadores: ORDER,
    assunto: 'Pedido {pedido} pronto para retirar na {loja}',
    abertura: 'O seu pedido {pedido} está pronto para retirar.',
    fechamento: DOUBTS,
  },
  'pedido-rastreio': {
    titulo: 'Novo código de rastreio',
    grupo: 'Pedidos',
    marcadores: ['pedido', 'transporte'],
    assunto: 'Novo código de rastreio do pedido {pedido} na {loja}',
    abertura: 'O código de rastreio do seu pedido {pedido}, enviado por {transporte}, mudou.',
    fechamento: DOUBTS,
  },
  'pedido-entregue': {
    titulo: 'Pedido entregue',
    grupo: 'Pedidos',
    marcadores: ORDER,
    assunto: 'Pedido {pedido} entregue na {loja}',
    abertura:
      'O seu pedido {pedido} foi entregue. Se algo não estiver como você esperava, responda este e-mail.',
    fechamento: DOUBTS,
  },
  'pedido-retirado': {
    titulo: 'Pedido retirado',
    grupo: 'Pedidos',
    marcadores: ORDER,
    assunto: 'Pedido {pedido} retirado na {loja}',
    abertura:
      'O seu pedido {pedido} foi retirado. Se algo não estiver como você esperava, responda este e-mail.',
    fechamento: DOUBTS,
  },
  'pedido-cancelado': {
    titulo: 'Pedido cancelado',
    grupo: 'Pedidos',
    marcadores: ORDER,
    assunto: 'Pedido {pedido} cancelado na {loja}',
    abertura: 'O seu pedido {pedido} foi cancelado.',
    fechamento: DOUBTS,
  },
  'pedido-codigo': {
    titulo: 'Código para abrir o pedido',
    grupo: 'Pedidos',
    marcadores: ORDER,
    assunto: 'Código do pedido {pedido} na {loja}',
    abertura: 'Para ver o pedido {pedido} completo, e poder cancelar ou devolver, use este código:',
    fechamento: '',
  },
  'nota-fiscal': {
    titulo: 'Nota fiscal',
    grupo: 'Pedidos',
    marcadores: ['pedido', 'nota'],
    assunto: 'Pedido {pedido}: nota fiscal na {loja}',
    abertura: 'A nota fiscal do seu pedido {pedido} foi emitida: {nota}.',
    fechamento: DOUBTS,
  },
  'orcamento-enviado': {
    titulo: 'Orçamento enviado',
    grupo: 'Pedidos',
    marcadores: ['orcamento', 'vendedor'],
    assunto: 'Orçamento {orcamento} da {loja}',
    abertura: '{vendedor} enviou o seu orçamento {orcamento}:',
    fechamento: '',
  },
} as const satisfies Readonly<Record<string, Letter>>;
