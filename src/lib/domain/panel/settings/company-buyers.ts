/** Whether companies may have several buyers. */
import type { Group } from './group.ts';

export const COMPANY_BUYERS = {
  role: 'configuracoes',
  title: 'Compradores de empresas',
  about:
    'Uma empresa com conta convida por e-mail quem compra por ela, em Minha conta, Compradores. O que passa do limite de cada um aguarda a aprovação da empresa: nada é cobrado nem sai do estoque até lá, e os preços, o frete e o pedido de compra ficam guardados por 10 dias. O pedido aprovado é da empresa e diz quem pediu e quem aprovou.',
  fields: {
    ativo: {
      kind: 'flag',
      column: 'compradoresEmpresa.ativo',
      label: 'Empresas podem ter vários compradores',
      hint: 'Desativado, cada conta compra para si, e o que aguarda aprovação não pode ser aprovado até você ativar de novo.',
    },
  },
} as const satisfies Group;
