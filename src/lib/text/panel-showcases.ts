/** `/painel/vitrines`. */
export const panelShowcasesText = {
  add: (nome: string): string => `Adicionar ${nome}`,
  addShort: 'Adicionar',
  addTitle: 'Adicionar produtos',
  allCategories: 'Todas as categorias',
  chosen: 'Produtos escolhidos',
  down: (nome: string): string => `Descer ${nome}`,
  empty: 'Nenhum produto escolhido ainda.',
  faults: {
    limite: 'Escreva um número de 1 a 48.',
    titulo: 'Escreva o título, com até 80 caracteres.',
  },
  fields: {
    ativo: 'mostrar',
    limite: 'quantos produtos',
    produtos: 'produtos',
    regra: 'regra',
    titulo: 'título',
  } as Readonly<Record<string, string>>,
  form: {
    ativo: 'Mostrar esta vitrine na página inicial',
    categoria: 'Da categoria',
    limite: 'Quantos produtos, no máximo',
    modo: 'O que mostra',
    titulo: 'Título',
  },
  found: (count: number): string => (count === 1 ? '1 produto encontrado' : `${count} produtos encontrados`),
  full: 'Uma vitrine tem no máximo 48 produtos.',
  hidden: 'fora do ar',
  intro: 'As fileiras de produtos da página inicial.',
  modes: {
    desconto: 'Os maiores descontos',
    novidades: 'Os mais novos',
    produtos: 'Os produtos escolhidos abaixo',
    vendidos: 'Os mais vendidos',
  },
  names: {
    'home-vitrine-superior': 'Primeira vitrine',
    vitrine01: 'Segunda vitrine',
  } as Readonly<Record<string, string>>,
  notices: { salvo: 'Vitrine salva. A página inicial já mostra a mudança.' },
  off: 'não aparece',
  remove: (nome: string): string => `Remover ${nome}`,
  removeShort: 'Remover',
  ruled: 'A regra acima está valendo: os produtos escolhidos ficam guardados, mas não aparecem.',
  save: 'Salvar',
  searchHint: 'Parte do nome ou começo do código (SKU)',
  shows: (count: number): string => {
    if (count === 0) return 'Agora não mostra nenhum produto.';
    return count === 1 ? 'Agora mostra 1 produto.' : `Agora mostra ${count} produtos.`;
  },
  soldOut: 'sem estoque',
  stale: 'Outra pessoa mudou esta vitrine enquanto você editava. O que você escreveu continua no formulário.',
  title: 'Vitrines',
  up: (nome: string): string => `Subir ${nome}`,
};
