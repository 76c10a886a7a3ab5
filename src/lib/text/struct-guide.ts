/** What every column of the other spreadsheets is for, with an example. */
import type { SheetName } from '#lib/domain/sheets/sheets.ts';
import type { ColumnGuide } from './sheet-guide.ts';

const column = (about: string, example = ''): ColumnGuide => ({ about, example });

const ACTIVE = column('sim ou não: se aparece na loja. Vazio em uma linha nova: sim.', 'sim');
const PICTURE = (about: string) =>
  column(
    `${about} O endereço de uma imagem da biblioteca da loja, ou o nome do arquivo, se só uma o tem.`,
    'foto-da-capa.jpg',
  );
const SEARCH = {
  seo_titulo: column('O título nos buscadores, até 120 letras. Vazio: o nome.'),
  seo_descricao: column('O texto nos buscadores, até 300 letras. Vazio: o começo do texto da página.'),
};
const ORDER = column('Um número: o menor vem primeiro.', '10');

/** By spreadsheet and column, in the order of the file. That of prices has columns of the products alone. */
export const structGuide: Readonly<
  Record<Exclude<SheetName, 'precos' | 'produtos'>, Readonly<Record<string, ColumnGuide>>>
> = {
  marcas: {
    slug: column(
      'O fim do endereço da página da marca, com minúsculas sem acento, números e hífens. Obrigatório: é por ele que a loja reconhece a linha.',
      'minha-marca',
    ),
    nome: column('O nome que o cliente vê.', 'Minha marca'),
    descricao: column('O texto curto da página da marca.'),
    descricao_longa: column('O texto que fica abaixo dos produtos. Texto ou HTML simples.'),
    ordem: ORDER,
    ativo: ACTIVE,
    imagem: PICTURE('O logotipo.'),
    ...SEARCH,
  },
  categorias: {
    caminho: column(
      'O endereço da categoria, com os das que estão acima dela, até três níveis. Obrigatório: é por ele que a loja reconhece a linha.',
      '/roupas/camisas',
    ),
    nome: column('O nome que o cliente vê no menu.', 'Camisas'),
    descricao: column('O texto curto no alto da página.'),
    descricao_longa: column('O texto que fica abaixo dos produtos. Texto ou HTML simples.'),
    ordem: ORDER,
    ativo: ACTIVE,
    imagem: PICTURE('A imagem que aparece onde a categoria é um caminho.'),
    banner: PICTURE('A imagem no topo da página.'),
    banner_texto: column('O que o banner diz, para quem não o vê. Vazio: é só decorativo.'),
    envio: column(
      'Com o que os produtos viajam. Vazio: como a categoria acima. sozinho: cada um em entrega própria. Um nome: só com os de mesmo nome. livre: com tudo.',
    ),
    ...SEARCH,
  },
  'paginas-de-produtos': {
    slug: column(
      'O que vem depois de /c/ no endereço da página. Obrigatório: é por ele que a loja reconhece a linha.',
      'colecao-de-verao',
    ),
    nome: column('O título da página.', 'Coleção de verão'),
    listagem: column(
      'O endereço de uma categoria, de uma marca ou de uma busca da loja, com os filtros: copie do navegador.',
      '/busca?busca=linho',
    ),
    descricao: column('O texto acima dos produtos.'),
    descricao_longa: column('O texto abaixo dos produtos. Texto ou HTML simples.'),
    ativo: ACTIVE,
  },
  caracteristicas: {
    grupo: column(
      'O título acima dela na página do produto. Com o nome, é por ele que a loja reconhece a linha.',
      'Medidas',
    ),
    nome: column('Como o cliente lê a característica.', 'Comprimento'),
    codigo: column('Como programas a conhecem. Vazio: a loja cria um a partir do nome.', 'comprimento'),
    tipo: column('O que se preenche: numero, escolha, texto ou simNao.', 'numero'),
    unidade: column('Só para número: em que unidade se guarda.', 'cm'),
    valores: column('Só para escolha: o que se pode escolher, com | entre os valores.', 'Algodão | Linho'),
    categorias: column('Os caminhos das categorias que a têm, com | entre eles. Vazio: todas.', '/roupas'),
    mostrar: column('sim ou não: se aparece na ficha do produto.', 'sim'),
    comparar: column('sim ou não: se aparece na comparação.', 'sim'),
    filtrar: column('sim ou não: se vira um filtro nas listagens.', 'sim'),
    faixa: column('sim ou não, só para número: se o filtro vai de um valor a outro.', 'sim'),
    destaque: column('O lugar nos dados ao lado da foto: 1 vem primeiro. Vazio ou 0: não está neles.', '1'),
    cartao: column(
      'No cartão das listagens: nao, medida (aparece primeiro, como o tamanho), valor (depois dele) ou ponta (uma das duas pontas).',
      'medida',
    ),
    ordem: ORDER,
  },
  listas: {
    slug: column(
      'O fim do endereço da página da lista. Obrigatório: é por ele que a loja reconhece a linha.',
      'volta-as-aulas',
    ),
    nome: column('O nome que o cliente vê.', 'Volta às aulas'),
    descricao: column('O texto da página da lista.'),
    ordem: ORDER,
    ativo: ACTIVE,
    desconto: column('Faz da lista um kit: quanto sai do total, em porcento. Ou isto, ou o preço.', '10'),
    preco: column('Faz da lista um kit: quanto custa inteiro, em reais. Ou isto, ou o desconto.'),
  },
  selos: {
    nome: column(
      'Como é chamado no painel e na coluna selos dos produtos. É por ele que a loja reconhece a linha.',
      'Lançamento',
    ),
    texto: column('O que o cliente lê na foto e no filtro. Vazio em um selo novo: o nome.', 'Novo'),
    ordem: ORDER,
  },
  sinonimos: {
    termo: column(
      'O que o cliente digita na busca. Com o significado, é por ele que a loja reconhece a linha.',
      'poltrona',
    ),
    significado: column(
      'O que a busca também procura; uma página da loja, ou a frase de um aviso.',
      'cadeira',
    ),
    tipo: column(
      'sinonimo; uso (um aparelho ou uma ocasião, que a loja não vende); pagina (a busca leva a ela); aviso (uma frase acima do que se acha). Vazio: sinonimo.',
      'sinonimo',
    ),
  },
  'itens-de-listas': {
    lista: column('O endereço da lista em que o produto está.', 'volta-as-aulas'),
    sku: column('O SKU do produto. Com a lista, é por ele que a loja reconhece a linha.', 'CADERNO-1'),
    quantidade: column('Quantas unidades. Vazio: 1.', '2'),
    ordem: ORDER,
  },
};
