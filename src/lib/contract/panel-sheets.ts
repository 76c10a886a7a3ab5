/** Spreadsheets of the catalogue: ours, `/api/v2/vitrine/panel/sheets*`. */
import type { PictureReason } from '#lib/domain/media/brought-picture.ts';
import type { RowFault } from '#lib/domain/sheets/row.ts';

/** A page of what the shop has, to be written into a file; `proximo` is null at the end. */
export type LinhasPlanilha = {
  readonly colunas: readonly string[];
  readonly linhas: readonly (readonly string[])[];
  readonly proximo: number | null;
};

/** What became of a line: not yet written ('') or why it was not. */
export type DesfechoLinha =
  | ''
  | 'feita'
  /** It had an error. */
  | 'pulada'
  /** Somebody changed the row in between. */
  | 'mudou'
  | 'sumiu'
  /** It is part of an order, or other rows need it. */
  | 'vendido'
  /** The database refused it. */
  | 'recusada'
  /** A characteristic became something that the cell cannot be read as. */
  | 'ficha'
  /** Its family is not any more what it was: no leader, another axis, or another product has its value. */
  | 'familia';

export type ErroLinha = RowFault & {
  /** As it stands in the file, cut where it is long. */
  readonly valor: string;
};

export type LinhaImportacao = {
  /** In the file, counted from 1. */
  readonly linha: number;
  /** Code, address or path of the row. */
  readonly chave: string;
  readonly nome: string;
  readonly tipo: 'nova' | 'alterada' | 'erro';
  /** What changes, column by column. Of a new row `antes` is ''. */
  readonly mudancas: readonly {
    readonly coluna: string;
    readonly antes: string;
    readonly depois: string;
    /** What stood there when the file was downloaded, where the shop has something else now; else null. */
    readonly baixado: string | null;
    /** As it stands in the file, where that is another unit: `180 cm`. */
    readonly digitado?: string;
  }[];
  /** Columns of a new row with a value that the file does not have. */
  readonly presumidos: readonly string[];
  readonly erros: readonly ErroLinha[];
  readonly aplicada: DesfechoLinha;
  readonly desfeita: DesfechoLinha;
};

export type ResumoImportacao = {
  readonly id: number;
  readonly tabela: string;
  readonly arquivo: string;
  readonly estado: 'conferida' | 'aplicando' | 'aplicada' | 'desfazendo' | 'desfeita';
  /** It is no file but one change of many products at once (`panel/products/bulk`). */
  readonly emMassa: boolean;
  /** Who sent it, and ISO times. */
  readonly autor: string;
  readonly data: string;
  readonly aplicadaEm: string | null;
  readonly desfeitaEm: string | null;
  /** Whose file it is (`shopify`, `woocommerce`, `nuvemshop`, `tray`, `bling`, `tiny`); '' for one of ours. */
  readonly perfil: string;
  /** Are brands and categories made that the shop does not have? */
  readonly criar: boolean;
  /** Those that the file names: to be made, or made; paths of categories. */
  readonly novos: { readonly marcas: readonly string[]; readonly categorias: readonly string[] };
  /** What new products have where the file is empty, by column. */
  readonly padroes: Readonly<Record<string, string>>;
  /** `utf-8`, `utf-16`, `windows-1252`, or `xlsx` for a workbook, which has no `separador`. */
  readonly codificacao: string;
  readonly separador: string;
  /** The sheet of a workbook that was read; else ''. */
  readonly folha: string;
  /** Headings that mean nothing to the shop. */
  readonly colunasDesconhecidas: readonly string[];
  /** Headings that could be several columns. They are not read, and nothing is imported, until somebody says which. */
  readonly duvidas: readonly {
    readonly coluna: string;
    readonly entre: readonly { readonly nome: string; readonly titulo: string }[];
  }[];
  readonly total: {
    readonly linhas: number;
    readonly iguais: number;
    /** Of which the shop changed after the download; null for a file that does not say what was downloaded. */
    readonly movidas: number | null;
    readonly novas: number;
    readonly alteradas: number;
    readonly erros: number;
    /** Written, and refused when they were to be. */
    readonly aplicadas: number;
    readonly recusadas: number;
    readonly desfeitas: number;
    readonly naoDesfeitas: number;
  };
};

export type Importacoes = { readonly importacoes: readonly ResumoImportacao[] };

/** `linhas` is a page, `encontradas` how many there are of the kind asked for. */
export type Importacao = ResumoImportacao & {
  /** Its headings, what each is taken for ('' for nothing), and three values of it. */
  readonly colunas: readonly ColunaVista[];
  readonly encontradas: number;
  readonly linhas: readonly LinhaImportacao[];
  /** Pictures that the file names, or that are in the ZIP: they come after the lines. */
  readonly imagens: TotalImagens;
};

export type TotalImagens = {
  readonly total: number;
  readonly espera: number;
  readonly feitas: number;
  /** The product showed them already. */
  readonly iguais: number;
  readonly recusadas: number;
  readonly desfeitas: number;
};

export type ImagemImportacao = {
  /** Of the file; of a ZIP the number of the entry. */
  readonly linha: number;
  /** Of the product or of a value inside it; '' for a file of a ZIP that is of none. */
  readonly codigo: string;
  /** The address, or the name inside the ZIP. */
  readonly endereco: string;
  readonly estado: 'espera' | 'feita' | 'igual' | 'recusada' | 'desfeita';
  /** Why it was refused, else ''; `detalhe` has the status of an answer. */
  readonly motivo: PictureReason | '';
  readonly detalhe: string;
};

/** A page of them. */
export type ImagensImportacao = TotalImagens & { readonly imagens: readonly ImagemImportacao[] };

export type ColunaVista = {
  readonly coluna: string;
  readonly campo: string;
  readonly amostras: readonly string[];
};

/** What a heading may be taken for: columns of the sheet. */
export type ColunasPlanilha = {
  readonly colunas: readonly { readonly nome: string; readonly titulo: string }[];
};

export type MapeamentosPlanilha = {
  readonly mapeamentos: readonly { readonly id: number; readonly nome: string; readonly tabela: string }[];
};
