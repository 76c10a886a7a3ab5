/** Products in `/painel`: ours, `/api/v2/vitrine/panel/products*`. Fields are columns of the spreadsheet of products. */
import type { ProductTies } from '#lib/domain/panel/product-ties.ts';
import type { RowFault } from '#lib/domain/sheets/row.ts';

export type LinhaProduto = {
  readonly id: number;
  readonly sku: string;
  readonly nome: string;
  readonly slug: string;
  /** In reais, to be read: `1.899,00`. */
  readonly preco: string;
  readonly estoque: string;
  readonly situacao: string;
  readonly ativo: boolean;
  /** '' for one that is not. */
  readonly arquivado: string;
};

export type ProdutosPainel = {
  readonly produtos: readonly LinhaProduto[];
  readonly info: { readonly total: number; readonly offset: number; readonly limit: number };
};

/** A picture by the base name of its files; the first one is on cards. */
export type ImagemProduto = {
  readonly arquivo: string;
  readonly alt: string;
  /** Code of the value inside the product that it belongs to; '' for the product as a whole. */
  readonly opcao: string;
};

export type LigacoesProduto = ProductTies;

/** With what hangs on it. */
export type ProdutoAberto = ProdutoPainel & { readonly ligacoes: LigacoesProduto };

export type ProdutoPainel = {
  readonly id: number;
  /** To be sent back: 409 when somebody saved it meanwhile. */
  readonly revisao: string;
  /** `baixado` is the stock at this moment: sent back, a stock that was changed goes up or down by the difference. */
  readonly campos: Readonly<Record<string, string>>;
  /** Values inside it; what changes of them is sent back by their codes. */
  readonly opcoes: readonly Readonly<Record<string, string>>[];
  readonly imagens: readonly ImagemProduto[];
};

/** What a product may be of. */
export type EscolhasProduto = {
  readonly marcas: readonly string[];
  readonly categorias: readonly string[];
  readonly selos: readonly string[];
  /** What the data sheet may say, in its order. */
  readonly ficha: readonly CaracteristicaEscolha[];
};

export type CaracteristicaEscolha = {
  /** Of its field: a column of the spreadsheet of products, `ficha:7`. */
  readonly coluna: string;
  readonly grupo: string;
  readonly nome: string;
  readonly tipo: 'numero' | 'escolha' | 'texto' | 'simNao';
  readonly unidade: string;
  /** What may be chosen. */
  readonly valores: readonly string[];
  /** Paths of the categories whose products are asked for it; none for all. */
  readonly categorias: readonly string[];
};

/** Nothing was saved when there are faults; `sku` says of which value, '' of the product. */
export type ProdutoSalvo = {
  readonly id: number;
  readonly faltas: readonly (RowFault & { readonly sku: string })[];
};
