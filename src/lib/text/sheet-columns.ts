/** `/painel/planilhas`: what headings of a file are taken for. */
import type { FILLED } from '#lib/domain/sheets/choices.ts';
import type { ForeignField } from '#lib/domain/sheets/foreign/fields.ts';

/** The most frequent ones first. */
export const foreignFieldLabels: Readonly<Record<ForeignField, string>> = {
  codigo: 'Código (SKU)',
  nome: 'Nome',
  preco: 'Preço de venda',
  preco_cheio: 'Preço cheio (riscado quando há promocional)',
  preco_promocional: 'Preço promocional',
  preco_riscado: 'Preço riscado',
  estoque: 'Estoque',
  marca: 'Marca',
  categoria: 'Categorias',
  subcategoria: 'Categoria abaixo dela',
  tipo_produto: 'Categoria, quando não há outra',
  descricao: 'Descrição',
  resumo: 'Descrição curta',
  ean: 'Código de barras',
  mpn: 'Código do fabricante',
  ncm: 'NCM',
  cest: 'CEST',
  origem: 'Origem da mercadoria',
  unidade: 'Unidade na nota fiscal',
  peso: 'Peso',
  altura: 'Altura',
  largura: 'Largura',
  comprimento: 'Comprimento da embalagem',
  medida: 'Unidade das medidas',
  garantia: 'Garantia em meses',
  video: 'Vídeo',
  seo_titulo: 'Título para buscadores',
  seo_descricao: 'Descrição para buscadores',
  imagem: 'Imagens (endereços)',
  imagem_texto: 'Texto alternativo da imagem',
  imagem_posicao: 'Ordem da imagem',
  imagem_opcao: 'Imagem da opção',
  endereco: 'Endereço da página',
  publicado: 'Aparece na loja',
  situacao: 'Situação',
  visibilidade: 'Visibilidade',
  opcao_nome_1: 'Opção 1: o que muda',
  opcao_valor_1: 'Opção 1: valor',
  opcao_nome_2: 'Opção 2: o que muda',
  opcao_valor_2: 'Opção 2: valor',
  opcao_nome_3: 'Opção 3: o que muda',
  opcao_valor_3: 'Opção 3: valor',
  variacoes: 'Opções em uma célula',
  chave: 'O que junta as linhas de um produto',
  pai: 'Código do produto a que a linha pertence',
  id: 'Número na outra loja',
  tipo: 'Tipo da linha',
  promocao_inicio: 'Início da promoção',
  promocao_fim: 'Fim da promoção',
};

const platforms: Readonly<Record<string, string>> = {
  ...{ bling: 'do Bling', nuvemshop: 'da Nuvemshop', shopify: 'da Shopify' },
  ...{ tiny: 'do Olist Tiny', tray: 'da Tray', woocommerce: 'do WooCommerce' },
};

const filled: Readonly<Record<(typeof FILLED)[number], string>> = {
  altura_cm: 'Altura (cm)',
  categorias: 'Categoria',
  comprimento_cm: 'Comprimento (cm)',
  largura_cm: 'Largura (cm)',
  marca: 'Marca',
  peso_kg: 'Peso (kg)',
};

export const sheetColumnsText = {
  assumed: '(presumido: não está assim na planilha)',
  characteristics: 'Características',
  fill: 'Quando a planilha não diz',
  fillHint:
    'Vale só para produtos novos, nas células vazias. O peso e as medidas servem para calcular o frete: confira depois os que foram presumidos.',
  filled,
  forget: 'Esquecer',
  forgetOf: (nome: string): string => `Esquecer ${nome}`,
  heading: 'Título na planilha',
  intro:
    'Confira o que cada coluna é. Se mudar alguma coisa, a planilha é lida de novo; nada muda na loja ainda.',
  keep: 'Guardar com o nome',
  keepHint: 'Opcional. A próxima planilha com os mesmos títulos será lida assim.',
  make: 'Criar as marcas e categorias que a loja não tem',
  makeAndCheck: 'Criar ao importar e conferir de novo',
  mappings: 'Colunas guardadas',
  mappingsHint: 'Planilhas com os mesmos títulos são lidas como você disse.',
  missing: (criar: boolean, names: readonly string[]): string => {
    const some = names.slice(0, 12).join(', ') + (names.length > 12 ? ` e mais ${names.length - 12}` : '');
    return criar ? `Serão criadas ao importar: ${some}.` : `A loja não tem: ${some}.`;
  },
  none: 'Não ler',
  notices: { esquecida: 'As colunas guardadas foram esquecidas.' },
  report: 'Baixar o relatório (CSV)',
  reportColumns: ['linha', 'codigo', 'nome', 'tipo', 'coluna', 'valor', 'problema', 'importacao', 'volta'],
  samples: 'Alguns valores',
  submit: 'Ler a planilha assim',
  taken: 'É lida como',
  takenFor: (coluna: string): string => `A coluna ${coluna} é lida como`,
  title: 'Colunas da planilha',
  titleOf: (perfil: string): string => `Colunas da planilha ${platforms[perfil] ?? ''}`.trim(),
};
