/** Ready-made lists of products, and kits: those that cost less together. */

import { readKitItems } from '../kit-items.ts';
import type { Faults, Fields, RecordKind, Values, ValuesOf } from '../record.ts';
import { CATALOGUE } from '../roles.ts';

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const FIELDS = {
  nome: {
    kind: 'text',
    longest: 120,
    required: true,
    column: 'nome',
    label: 'Nome',
    fault: 'Escreva o nome, com até 120 caracteres.',
  },
  endereco: {
    kind: 'text',
    longest: 120,
    required: true,
    from: 'nome',
    column: 'slug',
    listed: true,
    label: 'Endereço',
    hint: 'O que vem depois de /lista/: kit-sala-de-jantar. Vazio, é feito do nome.',
    fault: 'Escreva só letras minúsculas sem acento, números e hífens.',
  },
  itens: {
    kind: 'text',
    longest: 2000,
    lines: true,
    required: true,
    label: 'Produtos',
    hint: 'Um SKU por linha, com a quantidade depois de dois-pontos quando é mais de um: CADEIRA-1: 4. De um produto com opções, o SKU da opção.',
    fault: 'Escreva um SKU por linha, cada um uma vez, com a quantidade depois de dois-pontos.',
    note: 'Codes with quantities: `A | B: 4`.',
  },
  desconto: {
    kind: 'number',
    min: 0,
    max: 99,
    decimals: 0,
    zero: 'blank',
    half: true,
    column: 'desconto',
    label: 'Desconto no kit (%)',
    hint: 'Sai do que os produtos custam um a um. Vazio: sem desconto.',
    fault: 'Escreva um número inteiro até 99.',
  },
  preco: {
    kind: 'number',
    min: 0,
    max: 1_000_000,
    decimals: 2,
    zero: 'blank',
    money: true,
    half: true,
    column: 'preco',
    label: 'Ou o preço do kit (R$)',
    hint: 'Do kit inteiro, quando é menor que a soma. Use um dos dois.',
    fault: 'Use o desconto ou o preço, não os dois.',
  },
  descricao: {
    kind: 'text',
    longest: 2000,
    lines: true,
    html: true,
    column: 'descricao',
    label: 'Texto',
    fault: 'O texto tem até 2000 caracteres.',
  },
  ordem: {
    kind: 'number',
    min: 0,
    max: 100_000,
    decimals: 0,
    zero: 'blank',
    column: 'ordem',
    label: 'Ordem',
    hint: 'O menor vem primeiro.',
  },
  ativo: { kind: 'flag', column: 'ativo', label: 'Mostrar na loja' },
} as const satisfies Fields;

export type KitFields = ValuesOf<typeof FIELDS>;

export const KITS = {
  path: 'kits',
  calls: 'kits',
  table: 'lists',
  group: 'catalogue',
  roles: CATALOGUE,
  fields: FIELDS,
  name: 'nome',
  order: 'ordem',
  ownCalls: true,
  blank: {
    ...{ nome: '', endereco: '', itens: '', desconto: 0, preco: 0, descricao: '', ordem: 0, ativo: true },
  } satisfies KitFields,
  also: ({ endereco = '', itens = '', desconto, preco }: Values): Faults => ({
    ...(SLUG.test(String(endereco)) ? {} : { endereco: 'path' }),
    ...(readKitItems(String(itens)) ? {} : { itens: 'choice' }),
    ...(Number(desconto) > 0 && Number(preco) > 0 ? { preco: 'choice' } : {}),
  }),
  words: {
    title: 'Kits e listas',
    about: 'Produtos que vão juntos, por um preço só.',
    intro:
      'Um kit tem página própria em /lista, aparece na página de cada produto que está nele e entra no carrinho de uma vez. O estoque é o dos produtos: quando um acaba, o kit sai de venda. Sem desconto nem preço é uma lista pronta, em que o cliente muda as quantidades. Os descontos de compre junto e de revenda não se somam ao de um kit: vale o menor preço.',
    add: 'Novo kit',
    empty: 'Nenhum kit e nenhuma lista.',
    remove: 'Remover este kit',
    removed: 'Kit removido.',
    saved: 'Kit salvo. A loja já mostra a mudança.',
    unknown: 'Kit não encontrado',
  },
} as const satisfies RecordKind;
