import type { CellKind } from './cell.ts';
import type { Column } from './columns.ts';
import { ORIGINS } from './fiscal.ts';
import { STAMP } from './stamp.ts';

const MONEY: CellKind = { tipo: 'decimal', casas: 2, minimo: 0, maximo: 1_000_000_00 };
const PERCENT: CellKind = { tipo: 'decimal', casas: 0, minimo: 0, maximo: 100 };
/** Centimetres, kept in millimetres. */
const LENGTH: CellKind = { tipo: 'decimal', casas: 1, minimo: 1, maximo: 100_000 };
const line = (maximo: number): CellKind => ({ tipo: 'texto', maximo });
const lines = (maximo: number): CellKind => ({ tipo: 'texto', maximo, linhas: true });

/** Places after the comma of the columns that hold measures. */
export const PLACES = { dinheiro: 2, peso: 3, medida: 1 } as const;

export const goodsColumns: readonly Column[] = [
  { nome: 'sku', kind: { tipo: 'codigo', maximo: 60 }, aliases: ['codigo', 'referencia'] },
  { nome: 'sku_produto', kind: { tipo: 'codigo', maximo: 60 } },
  { nome: 'atributo', kind: line(60) },
  { nome: 'opcao', kind: line(60), aliases: ['valor_do_atributo'] },
  { nome: 'familia', kind: { tipo: 'codigo', maximo: 60 } },
  { nome: 'eixo', kind: line(60) },
  { nome: 'eixo_valor', kind: line(60), aliases: ['valor_do_eixo'] },
  { nome: 'nome', kind: line(200), aliases: ['produto', 'titulo'] },
  { nome: 'slug', kind: line(120), aliases: ['endereco'] },
  { nome: 'marca', kind: { tipo: 'nome', de: 'marca' } },
  { nome: 'categorias', kind: { tipo: 'nomes', de: 'categoria' }, aliases: ['categoria'] },
  { nome: 'situacao', kind: { tipo: 'escolha', valores: ['disponivel', 'indisponivel', 'sobConsulta'] } },
  { nome: 'ativo', kind: { tipo: 'simNao' } },
  { nome: 'arquivado', kind: { tipo: 'escolha', valores: ['categoria', 'encerrado'] } },
  { nome: 'preco_de', kind: MONEY },
  { nome: 'preco', kind: MONEY, aliases: ['preco_por', 'preco_de_venda'] },
  { nome: 'desconto_vista', kind: PERCENT, aliases: ['desconto_a_vista'] },
  { nome: 'atacado', kind: { tipo: 'degraus' }, aliases: ['precos_de_atacado'] },
  { nome: 'preco_promocional', kind: MONEY, aliases: ['promocao'] },
  { nome: 'promocao_de', kind: MONEY },
  { nome: 'promocao_inicio', kind: { tipo: 'momento' } },
  { nome: 'promocao_fim', kind: { tipo: 'momento' } },
  { nome: 'promocao_nome', kind: line(80) },
  { nome: 'promocao_desconto_vista', kind: PERCENT },
  {
    nome: 'estoque',
    kind: { tipo: 'decimal', casas: 0, minimo: 0, maximo: 1_000_000 },
    aliases: ['quantidade'],
  },
  { nome: STAMP, kind: line(200) },
  { nome: 'ean', kind: { tipo: 'gtin' }, aliases: ['gtin', 'codigo_de_barras'] },
  { nome: 'mpn', kind: { tipo: 'codigo', maximo: 60 } },
  { nome: 'ncm', kind: { tipo: 'fiscal', codigo: 'ncm' }, aliases: ['classificacao_fiscal'] },
  { nome: 'cest', kind: { tipo: 'fiscal', codigo: 'cest' } },
  { nome: 'origem', kind: { tipo: 'escolha', valores: ORIGINS } },
  { nome: 'unidade', kind: { tipo: 'unidadeFiscal' } },
  { nome: 'peso_kg', kind: { tipo: 'decimal', casas: 3, minimo: 1, maximo: 1_000_000 }, aliases: ['peso'] },
  { nome: 'altura_cm', kind: LENGTH, aliases: ['altura'] },
  { nome: 'largura_cm', kind: LENGTH, aliases: ['largura'] },
  { nome: 'comprimento_cm', kind: LENGTH, aliases: ['comprimento'] },
  { nome: 'envio', kind: line(40), aliases: ['grupo_de_envio'] },
  {
    nome: 'garantia_meses',
    kind: { tipo: 'decimal', casas: 0, minimo: 0, maximo: 600 },
    aliases: ['garantia'],
  },
  { nome: 'selos', kind: { tipo: 'nomes', de: 'selo', todos: true }, aliases: ['selo'] },
  { nome: 'compre_junto', kind: { tipo: 'junto' } },
  { nome: 'acessorios', kind: { tipo: 'codigos', maximo: 20 } },
  {
    nome: 'semelhantes',
    kind: { tipo: 'codigos', maximo: 20 },
    aliases: ['relacionados', 'produtos_relacionados'],
  },
  { nome: 'sucessor', kind: { tipo: 'codigos', maximo: 1 }, aliases: ['substituto'] },
  { nome: 'manuais', kind: { tipo: 'arquivos' }, aliases: ['manual'] },
  { nome: 'arquivos', kind: { tipo: 'arquivos' }, aliases: ['downloads'] },
  { nome: 'video', kind: { tipo: 'video' } },
  { nome: 'descricao_curta', kind: lines(2_000) },
  { nome: 'descricao_longa', kind: lines(60_000), aliases: ['descricao'] },
  { nome: 'seo_titulo', kind: line(120), aliases: ['titulo_seo', 'seo_title'] },
  { nome: 'seo_descricao', kind: line(320), aliases: ['descricao_seo', 'seo_description'] },
];

/** What a product is among its siblings: the code of the one that leads them, what they differ in, and its own value. */
export const FAMILY_COLUMNS = ['familia', 'eixo', 'eixo_valor'] as const;

/** What the row of a value has of its own. */
export const VALUE_COLUMNS: ReadonlySet<string> = new Set([
  ...['sku', 'sku_produto', 'atributo', 'opcao', 'preco_de', 'preco', 'estoque', 'ean'],
]);

/** The short file: what changes every week. */
export const PRICE_COLUMNS: readonly string[] = [
  ...['sku', 'nome', 'preco_de', 'preco', 'preco_promocional', 'promocao_inicio', 'promocao_fim', 'estoque'],
  STAMP,
];
