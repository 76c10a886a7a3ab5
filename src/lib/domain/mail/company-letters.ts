/** To companies and those who buy for them. */
import type { Letter } from './letter.ts';

export const COMPANY_LETTERS = {
  'empresa-convite': {
    titulo: 'Convite para comprar por uma empresa',
    grupo: 'Conta',
    marcadores: ['empresa'],
    assunto: '{empresa} convida você a comprar por ela na {loja}',
    abertura: '{empresa} convida você a fazer os pedidos dela na {loja}, com a sua própria conta.',
    fechamento: '',
  },
  'aprovacao-pedida': {
    titulo: 'Pedido aguardando aprovação',
    grupo: 'Pedidos',
    marcadores: ['solicitante', 'aprovacao'],
    assunto: '{solicitante} pede a sua aprovação na {loja}',
    abertura:
      '{solicitante} quer fazer este pedido pela sua empresa na {loja}, e ele aguarda a sua aprovação.',
    fechamento: '',
  },
  'aprovacao-recusada': {
    titulo: 'Pedido não aprovado',
    grupo: 'Pedidos',
    marcadores: ['empresa', 'aprovacao'],
    assunto: 'O seu pedido na {loja} não foi aprovado',
    abertura: '{empresa} não aprovou o pedido que você enviou na {loja}. Nada foi cobrado.',
    fechamento: '',
  },
  'pedido-comprador': {
    titulo: 'Pedido feito pela empresa',
    grupo: 'Pedidos',
    marcadores: ['pedido', 'empresa'],
    assunto: 'Pedido {pedido} de {empresa} feito na {loja}',
    abertura: 'O pedido {pedido} que você montou para {empresa} foi feito na {loja}.',
    fechamento: '',
  },
  'pedido-comprador-vencido': {
    titulo: 'Prazo de pagamento do pedido da empresa terminou',
    grupo: 'Pagamento',
    marcadores: ['pedido', 'empresa'],
    assunto: 'Pedido {pedido} de {empresa} cancelado: o prazo de pagamento terminou',
    abertura:
      'O prazo para pagar o pedido {pedido}, que você montou para {empresa}, terminou e ele foi cancelado. Os produtos voltaram à loja.',
    fechamento: 'Se ainda precisa deles, monte o pedido de novo.',
  },
} as const satisfies Readonly<Record<string, Letter>>;
