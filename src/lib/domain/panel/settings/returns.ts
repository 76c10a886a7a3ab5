/** What the shop gives beside the law when goods come back. */
import type { Group } from './group.ts';

export const RETURNS = {
  role: 'configuracoes',
  title: 'Trocas e devoluções',
  about:
    'A desistência em 7 dias e a reclamação de defeito em 90 dias são da lei, com o frete por conta da loja, e valem sempre. Aqui a loja diz o que oferece além disso: a página do pedido, a página de trocas e os e-mails passam a dizer o mesmo.',
  fields: {
    dias: {
      kind: 'number',
      min: 0,
      max: 365,
      decimals: 0,
      column: 'trocas.dias',
      label: 'Dias para pedir troca',
      hint: 'Contados da entrega, por outro modelo ou tamanho. 0: a loja não faz trocas além da lei.',
    },
    frete: {
      kind: 'choice',
      column: 'trocas.frete',
      options: { loja: 'A loja', comprador: 'O comprador' },
      label: 'Quem paga o envio de volta na troca',
    },
    endereco: {
      kind: 'text',
      longest: 300,
      column: 'trocas.endereco',
      label: 'Endereço para devoluções',
      hint: 'Vazio, vale o endereço da loja.',
    },
  },
} as const satisfies Group;
