/** `/painel/produtos`: copying a product, archiving it, deleting it. */
import type { ProductTies } from '#lib/domain/panel/product-ties.ts';

const many = (one: string, more: string) => (count: number) =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString('pt-BR')} ${more}`;

const ties: Readonly<Record<keyof ProductTies, (count: number) => string>> = {
  pedidos: many('pedido', 'pedidos'),
  orcamentos: many('orçamento', 'orçamentos'),
  listas: many('lista de compra', 'listas de compra'),
  familia: many('outro produto da família que ele lidera', 'outros produtos da família que ele lidera'),
  pares: many('produto que o oferece junto', 'produtos que o oferecem junto'),
  vitrines: many('vitrine', 'vitrines'),
  avaliacoes: many('avaliação', 'avaliações'),
  perguntas: many('pergunta', 'perguntas'),
};
const TIES = Object.keys(ties) as readonly (keyof ProductTies)[];

export const productActsText = {
  archive: {
    intro:
      'Sai da loja, das buscas e da lista do painel. Pedidos e avaliações continuam, e ele volta quando você quiser.',
    label: 'O endereço da página',
    submit: 'Arquivar',
    title: 'Arquivar',
    to: { categoria: 'leva ao sucessor dele, ou à categoria', encerrado: 'diz que o produto saiu de linha' },
  },
  copy: {
    intro:
      'Cria outro produto com os mesmos textos, características, opções, preços e imagens. A cópia é criada fora da loja, com estoque 0, sem código de barras, sem família e sem promoção com data.',
    sku: 'SKU da cópia',
    submit: 'Duplicar',
    suggested: (sku: string): string => `${sku}-COPIA`,
    title: 'Duplicar',
  },
  notices: {
    arquivado: 'Produto arquivado. Ele está em Situação: Arquivados, nos filtros da lista.',
    duplicado: 'Cópia criada, fora da loja. Confira, mude “Na loja” para “Sim” e salve.',
    restaurado: 'O produto voltou à loja.',
  },
  remove: {
    instead: 'Em vez disso, arquive: ele some da loja e continua nesses lugares.',
    intro: 'Nada na loja depende deste produto. A exclusão não pode ser desfeita.',
    submit: 'Excluir de vez',
    sure: 'Tenho certeza: excluir este produto',
    tied: 'Este produto não pode ser excluído, porque está em:',
    title: 'Excluir',
    unsure: 'Para excluir, marque que tem certeza.',
  },
  restore: {
    intro: 'Este produto está arquivado. Ele volta à loja como era, com o estoque que tem.',
    submit: 'Restaurar na loja',
    title: 'Restaurar',
  },
  tiesOf: (counts: ProductTies): readonly string[] =>
    TIES.filter((name) => counts[name] > 0).map((name) => ties[name](counts[name])),
  title: 'Duplicar, arquivar, excluir',
};
