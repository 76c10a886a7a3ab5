/** To buyers, about goods that come back. */
import type { Letter } from './letter.ts';

const ORDER = ['pedido'] as const;
const DOUBTS = 'Dúvidas? {contato}.';

export const RETURN_LETTERS = {
  'devolucao-pedida': {
    titulo: 'Devolução pedida',
    grupo: 'Devoluções',
    marcadores: ['pedido', 'motivo'],
    assunto: 'Pedido {pedido}: recebemos o seu pedido de devolução na {loja}',
    abertura: 'Recebemos o seu pedido de devolução ({motivo}) do pedido {pedido}. A loja responde em breve.',
    fechamento: DOUBTS,
  },
  'devolucao-desistencia': {
    titulo: 'Desistência recebida',
    grupo: 'Devoluções',
    marcadores: ORDER,
    assunto: 'Pedido {pedido}: recebemos a sua desistência na {loja}',
    abertura: 'Recebemos a sua desistência do pedido {pedido}.',
    fechamento: DOUBTS,
  },
  'devolucao-aceita': {
    titulo: 'Devolução aceita',
    grupo: 'Devoluções',
    marcadores: ORDER,
    assunto: 'Pedido {pedido}: devolução aceita na {loja}',
    abertura:
      'A loja aceitou a devolução do pedido {pedido}. Enviamos em seguida as instruções para devolver os produtos.',
    fechamento: DOUBTS,
  },
  'devolucao-instruida': {
    titulo: 'Como devolver',
    grupo: 'Devoluções',
    marcadores: ORDER,
    assunto: 'Pedido {pedido}: como devolver os produtos na {loja}',
    abertura: 'Para devolver os produtos do pedido {pedido}:',
    fechamento: DOUBTS,
  },
  'devolucao-recebida': {
    titulo: 'Produtos devolvidos chegaram',
    grupo: 'Devoluções',
    marcadores: ORDER,
    assunto: 'Pedido {pedido}: os produtos devolvidos chegaram à {loja}',
    abertura:
      'Os produtos devolvidos do pedido {pedido} chegaram à loja. Agora vamos conferir, e avisamos você.',
    fechamento: DOUBTS,
  },
  'devolucao-concluida': {
    titulo: 'Devolução concluída',
    grupo: 'Devoluções',
    marcadores: ORDER,
    assunto: 'Pedido {pedido}: devolução concluída na {loja}',
    abertura: 'Conferimos os produtos do pedido {pedido}.',
    fechamento: DOUBTS,
  },
  'devolucao-recusada': {
    titulo: 'Devolução recusada',
    grupo: 'Devoluções',
    marcadores: ORDER,
    assunto: 'Pedido {pedido}: devolução recusada na {loja}',
    abertura: 'A loja não aceitou a devolução do pedido {pedido}.',
    fechamento: DOUBTS,
  },
  'devolucao-cancelada': {
    titulo: 'Devolução cancelada',
    grupo: 'Devoluções',
    marcadores: ORDER,
    assunto: 'Pedido {pedido}: devolução cancelada na {loja}',
    abertura:
      'A devolução do pedido {pedido} foi cancelada, como você pediu. Enquanto o prazo não terminar, você pode pedir de novo.',
    fechamento: DOUBTS,
  },
} as const satisfies Readonly<Record<string, Letter>>;
