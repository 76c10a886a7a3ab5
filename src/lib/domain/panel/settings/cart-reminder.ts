/** Whether and when the shop reminds of a cart that was left. */
import type { Group } from './group.ts';

export const CART_REMINDER = {
  role: 'marketing',
  title: 'Lembrete de carrinho',
  about:
    'Um e-mail, uma vez, a quem tem conta, deixou produtos no carrinho e pediu para ser lembrado: na página do carrinho ou em Minha conta, Privacidade. Ninguém recebe sem ter pedido, nem entre 21h e 8h, nem mais de uma vez em 30 dias; o e-mail traz o carrinho e um link para não receber mais. O texto dele se muda em E-mails da loja.',
  fields: {
    ativo: {
      kind: 'flag',
      column: 'lembreteCarrinho.ativo',
      label: 'Enviar o lembrete de carrinho',
    },
    horas: {
      kind: 'number',
      min: 1,
      max: 72,
      decimals: 0,
      column: 'lembreteCarrinho.horas',
      label: 'Horas depois do último produto',
      hint: 'De 1 a 72. Quem compra antes não recebe.',
    },
  },
} as const satisfies Group;
