/** `/painel/produtos` as a list, and changing many of it at once. */
import type { ProductGap, ProductState } from '#lib/domain/panel/product-filter.ts';
import type { PriceEnding } from '#lib/domain/sheets/bulk/price-ending.ts';

const products = (count: number): string =>
  count === 1 ? '1 produto' : `${count.toLocaleString('pt-BR')} produtos`;

const states: Readonly<Record<ProductState, string>> = {
  '': 'Todos, menos os arquivados',
  arquivado: 'Arquivados',
  esgotado: 'Esgotados',
  fora: 'Fora da loja',
  indisponivel: 'Indisponíveis',
  loja: 'Na loja',
  sobConsulta: 'Sob consulta',
};

const gaps: Readonly<Record<ProductGap, string>> = {
  '': 'Tanto faz',
  gtin: 'Sem código de barras (GTIN)',
  imagem: 'Sem imagem',
  peso: 'Com peso presumido na importação',
  preco: 'Sem preço',
};

const endings: Readonly<Record<PriceEnding, string>> = {
  '': 'Como der, centavo por centavo',
  '00': ',00',
  '50': ',50',
  '90': ',90',
  '95': ',95',
  '99': ',99',
};

export const productListText = {
  archived: 'Arquivado',
  clear: 'Limpar os filtros',
  filter: {
    categoria: 'Categoria',
    estado: 'Situação',
    falta: 'O que falta',
    marca: 'Marca',
    selo: 'Selo',
  },
  filterAll: 'Todas',
  filterAnySeal: 'Tanto faz',
  filterButton: 'Filtrar',
  filterTitle: 'Filtros',
  filtered: (count: number): string => (count === 1 ? 'Filtros (1 em uso)' : `Filtros (${count} em uso)`),
  gaps,
  mark: (nome: string): string => `Marcar ${nome}`,
  markColumn: 'Marcar',
  states,
};

export const bulkEditText = {
  about: (count: number): string => `A mudança vale para ${products(count)}.`,
  aboutOne: 'Confira quais:',
  andMore: (count: number): string => `e mais ${products(count)}`,
  archive: {
    intro:
      'Saem da loja e da lista do painel, e continuam guardados em “Arquivados”, com pedidos e avaliações.',
    label: 'O endereço de cada um',
    submit: 'Conferir o arquivamento',
    title: 'Arquivar',
    to: { categoria: 'leva ao sucessor dele, ou à categoria', encerrado: 'diz que o produto saiu de linha' },
  },
  back: 'Voltar à lista',
  category: {
    label: 'Categoria',
    mode: 'O que fazer',
    modes: {
      acrescentar: 'Adicionar esta categoria',
      principal: 'Tornar principal',
      retirar: 'Remover desta categoria',
    },
    submit: 'Conferir as categorias',
    title: 'Categoria',
  },
  endings,
  intro:
    'Escolha uma mudança. Nada muda na loja ainda: primeiro você vê o que mudaria, produto por produto, e depois aplica. Tudo pode ser desfeito.',
  marked: 'Editar os marcados',
  name: {
    arquivar: 'Arquivar',
    categoria: {
      acrescentar: 'Adicionar à categoria',
      principal: 'Categoria principal',
      retirar: 'Remover da categoria',
    },
    preco: 'Preço',
    promocao: 'Promoção',
    selo: {
      acrescentar: 'Adicionar o selo',
      principal: 'Adicionar o selo',
      retirar: 'Remover o selo',
    },
    semPromocao: 'Terminar promoções',
    situacao: 'Situação',
    visibilidade: { não: 'Ocultar da loja', sim: 'Mostrar na loja' },
  },
  nothing: 'Nenhum produto foi escolhido. Volte à lista e marque algum, ou mude todos os da lista.',
  price: {
    amount: 'De quanto',
    amountHint: 'Como 10 ou 2,50.',
    by: 'Em',
    bys: { porcento: 'porcento (%)', valor: 'reais (R$)' },
    direction: 'O preço',
    directions: { sobe: 'sobe', desce: 'desce' },
    ending: 'Centavos no fim do preço',
    intro: 'As opções de cada produto mudam junto. O que não tem preço fica como está.',
    listToo: 'Alterar também o preço “de”',
    submit: 'Conferir os preços',
    title: 'Preço',
  },
  promotion: {
    end: 'Fim',
    endHint: 'Como 28/11/2026 ou 28/11/2026 23:59.',
    intro: 'O preço promocional vale entre as duas datas, sobre o preço de agora de cada produto.',
    name: 'Nome',
    nameHint: 'Vazio: Promoção.',
    off: 'Desconto de',
    stop: 'Conferir o fim das promoções',
    stopIntro: 'Remove o preço promocional de cada produto, em vigor ou agendado.',
    stopTitle: 'Terminar promoções',
    start: 'Início',
    submit: 'Conferir a promoção',
    title: 'Preço promocional',
  },
  seal: {
    label: 'Selo',
    mode: 'O que fazer',
    modes: { acrescentar: 'Adicionar o selo', retirar: 'Remover o selo' },
    submit: 'Conferir os selos',
    title: 'Selo',
  },
  sheetBack: 'Voltar aos produtos',
  sheetKind: 'Mudança em massa',
  status: { label: 'Situação', submit: 'Conferir a situação', title: 'Situação' },
  title: 'Editar vários produtos',
  todos: (count: number): string =>
    count === 1 ? 'Editar o produto da lista' : `Editar todos os ${products(count)} da lista`,
  visibility: {
    label: 'Os produtos ficam',
    options: { sim: 'na loja', não: 'fora da loja' },
    submit: 'Conferir',
    title: 'Na loja ou fora dela',
  },
};
