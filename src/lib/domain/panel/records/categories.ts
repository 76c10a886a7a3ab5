/** A category: where it stands in the tree, and what its page shows. */

import { isSlug } from '#lib/domain/kernel/slug.ts';
import { RESERVED_ADDRESSES } from '#lib/domain/shop/reserved-addresses.ts';
import type { Faults, Fields, RecordKind, Values, ValuesOf } from '../record.ts';
import { CATALOGUE } from '../roles.ts';
import { LISTING_TEXTS } from './listing-texts.ts';
import { SEARCH_FIELDS } from './search-fields.ts';

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
    label: 'Endereço',
    hint: 'A última parte: em /moveis/mesas, é mesas. Vazio, é feito do nome. Quem abrir o endereço antigo é levado ao novo.',
    fault:
      'Escreva só letras minúsculas sem acento, números e hífens, e nenhum endereço que é da própria loja.',
    note: 'The last step of the path.',
  },
  pai: {
    kind: 'category',
    none: 'Nenhuma: primeiro nível',
    label: 'Dentro de',
    hint: 'O que está abaixo dela vai junto. São três níveis ao todo.',
    fault: 'Escolha outra: a categoria não cabe aí.',
    note: "Path of the category it stands in, '' for none.",
    half: true,
  },
  ordem: {
    kind: 'number',
    min: 0,
    max: 10_000,
    decimals: 0,
    zero: 'blank',
    label: 'Posição',
    hint: 'Entre as vizinhas: 1 é a primeira. Vazio: no fim.',
    fault: 'Escreva um número inteiro, de 1 em diante.',
    note: 'Place among those with the same parent, from 1 on; 0 puts it last.',
    half: true,
  },
  ...LISTING_TEXTS,
  imagem: {
    kind: 'picture',
    place: 'categoria',
    label: 'Imagem',
    hint: 'Aparece onde a categoria é um caminho: na página da categoria acima, por exemplo.',
    note: "Path of a picture of the shop, '' for none.",
    fault: 'Escolha uma imagem da biblioteca.',
  },
  banner: {
    kind: 'picture',
    place: 'categoria-banner',
    label: 'Banner',
    hint: 'No topo da página da categoria.',
    note: "Path of a picture of the shop, '' for none.",
    fault: 'Escolha uma imagem da biblioteca.',
  },
  bannerAlt: {
    kind: 'text',
    longest: 300,
    column: 'banner_alt',
    label: 'Texto alternativo do banner',
    hint: 'O que o banner diz, para quem não o vê. Vazio se for só decorativo.',
    fault: 'O texto tem até 300 caracteres.',
  },
  ...SEARCH_FIELDS,
  envio: {
    kind: 'text',
    longest: 40,
    column: 'envio',
    label: 'Enviar junto com',
    hint: 'Vazio: com tudo, ou como diz a categoria acima. sozinho: cada produto em entrega própria. Um nome, como frágil: só com os de mesmo nome. livre: com tudo. O frete do carrinho soma as entregas, e a loja diz quais são. O produto pode dizer outra coisa.',
    fault: 'Escreva até 40 caracteres.',
    note: "What its products may travel with: '' as the category above, `sozinho` in deliveries of their own, `livre` with everything, any other word with products of the same one.",
  },
  ativo: {
    kind: 'flag',
    column: 'ativo',
    label: 'Mostrar esta categoria',
    hint: 'Oculta, nem ela nem o que está abaixo dela tem página.',
  },
} as const satisfies Fields;

export type CategoryFields = ValuesOf<typeof FIELDS>;

export const CATEGORIES = {
  path: 'categorias',
  calls: 'categories',
  table: 'categories',
  group: 'catalogue',
  roles: CATALOGUE,
  fields: FIELDS,
  name: 'nome',
  ownCalls: true,
  blank: {
    ...{
      nome: '',
      endereco: '',
      pai: '',
      ordem: 0,
      descricao: '',
      descricaoLonga: '',
      imagem: '',
      banner: '',
    },
    ...{ bannerAlt: '', seoTitulo: '', seoDescricao: '', envio: '', ativo: true },
  } satisfies CategoryFields,
  also: ({ endereco = '', pai = '' }: Values): Faults => {
    const reserved = pai === '' && RESERVED_ADDRESSES.has(String(endereco));
    return isSlug(String(endereco)) && !reserved ? {} : { endereco: 'path' };
  },
  words: {
    title: 'Categorias',
    about: 'A árvore das categorias: ordem, textos, imagens e endereços.',
    intro:
      'As setas mudam a ordem e o nível; com mouse, também dá para arrastar. O que muda de endereço deixa o antigo levando ao novo.',
    add: 'Nova categoria',
    empty: 'Nenhuma categoria.',
    remove: 'Excluir esta categoria',
    removed: 'Categoria excluída.',
    saved: 'Categoria salva. A loja já mostra a mudança.',
    unknown: 'Categoria não encontrada',
  },
} as const satisfies RecordKind;
