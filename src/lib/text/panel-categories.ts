/** `/painel/categorias`, `/painel/marcas` and the preview of a search result. */
import type { CategoryMove } from '#lib/domain/catalogue/category-tree.ts';

const move: Readonly<
  Record<CategoryMove, { readonly label: (nome: string) => string; readonly sign: string }>
> = {
  subir: { label: (nome) => `Subir ${nome}`, sign: '↑' },
  descer: { label: (nome) => `Descer ${nome}`, sign: '↓' },
  sair: { label: (nome) => `Mover ${nome} para fora`, sign: '←' },
  entrar: { label: (nome) => `Mover ${nome} para dentro da anterior`, sign: '→' },
};

export const panelCategoriesText = {
  change: (nome: string): string => `Editar ${nome}`,
  dragHint: 'Com o mouse, também dá para arrastar para cima ou para baixo de outra.',
  edit: 'Editar',
  hidden: 'oculta',
  move,
  moved: 'Categoria movida.',
  notThere: 'A categoria não cabe aí: nada mudou.',
  see: 'Ver na loja',
  stale:
    'Outra pessoa mudou as categorias enquanto esta página estava aberta. Abaixo está como ficaram: mova de novo.',
  tree: 'Árvore das categorias',
};

export const panelBrandsText = {
  merge: {
    about:
      'Os produtos, as páginas de produtos e os links do menu passam para a outra marca, e o endereço desta leva ao dela. Esta deixa de existir, e não dá para desfazer.',
    button: 'Unir as marcas',
    choose: 'Escolha uma marca',
    into: 'Unir a',
    none: 'Escolha a marca que fica.',
    sure: 'Sei que esta marca deixa de existir',
    title: 'Unir a outra marca',
    unsure: 'Confirme que esta marca pode deixar de existir.',
  },
  merged: 'Marcas unidas. Os produtos já estão na outra.',
  see: 'Ver na loja',
};

export const searchPreviewText = {
  count: (length: number, shown: number): string => `${length} de ${shown} caracteres que aparecem`,
  help: 'Mais ou menos como aparece num buscador. O texto que sobra é cortado.',
  title: 'Prévia da busca',
  /** Of a page that has no name yet. */
  unnamed: 'Nome da página',
};
