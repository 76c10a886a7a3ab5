/** A group of customers: what its members pay less, and how many days a company among them has to pay. */
import type { Fields, RecordKind, ValuesOf } from '../record.ts';
import { OWNERS } from '../roles.ts';

const FIELDS = {
  nome: {
    kind: 'text',
    longest: 60,
    required: true,
    column: 'nome',
    label: 'Nome do grupo',
    hint: 'Só a equipe vê.',
    fault: 'Escreva o nome do grupo, com até 60 caracteres.',
  },
  desconto: {
    kind: 'number',
    min: 0,
    max: 90,
    decimals: 0,
    zero: 'blank',
    unit: '% de desconto',
    half: true,
    listed: true,
    column: 'desconto',
    label: 'Desconto (%)',
    hint: 'Sobre o preço normal. Não se soma a promoção, atacado e cupom: vale o menor.',
    note: 'Per cent off the normal price, as a reseller has it.',
    fault: 'Escreva uma porcentagem inteira de 0 a 90.',
  },
  dias: {
    kind: 'number',
    min: 0,
    max: 120,
    decimals: 0,
    zero: 'none',
    unit: ' dias para pagar',
    half: true,
    listed: true,
    column: 'dias',
    label: 'Dias para pagar faturado',
    hint: 'De 1 a 120, só para empresas. Em branco, o grupo não compra faturado.',
    note: 'Days that a company of the group has to pay by invoice; 0 for none that may.',
    fault: 'Escreva um número inteiro de 1 a 120, ou deixe em branco.',
  },
} as const satisfies Fields;

export type CustomerGroupFields = ValuesOf<typeof FIELDS>;

export const CUSTOMER_GROUPS = {
  path: 'grupos',
  calls: 'customer-groups',
  table: 'customer_groups',
  group: 'service',
  roles: OWNERS,
  fields: FIELDS,
  name: 'nome',
  order: 'nome',
  ownCalls: true,
  usedIn: { path: 'clientes?grupo=', text: 'Ver os clientes deste grupo' },
  blank: { nome: '', desconto: 0, dias: 0 } satisfies CustomerGroupFields,
  words: {
    title: 'Grupos de clientes',
    about: 'Quem paga menos na loja, e as empresas que compram faturado.',
    intro:
      'Cada cliente está em um grupo ou em nenhum. Para colocar alguém, abra o cliente, ou marque vários na lista de clientes.',
    add: 'Novo grupo',
    empty: 'Nenhum grupo ainda.',
    remove: 'Remover este grupo',
    removed: 'Grupo removido.',
    saved: 'Grupo salvo. Os clientes dele veem os preços novos em até um minuto.',
    unknown: 'Grupo não encontrado',
  },
} as const satisfies RecordKind;
