/** What an owner says of a spreadsheet before it is imported. */
import type { Answered, Cells } from './columns.ts';

/** Columns that may be filled where a file leaves them empty, of new products alone. */
export const FILLED = [
  'marca',
  'categorias',
  'peso_kg',
  'altura_cm',
  'largura_cm',
  'comprimento_cm',
] as const;

export type Choices = {
  /** By heading: the column or field that it is taken for. */
  readonly colunas: Answered;
  /** Brands and categories that the shop does not have are made. */
  readonly criar: boolean;
  /** What new products have where the file does not say; '' for nothing. Left out: as the kind of file has it. */
  readonly padroes?: Cells;
  /** It is no file that somebody sent but one change of many products. */
  readonly emMassa?: true;
};

export const NO_CHOICES: Choices = { colunas: {}, criar: false };

/** A small parcel: other platforms let weights and measures be empty, freight cannot do without. */
export const PARCEL: Cells = { peso_kg: '0,3', altura_cm: '5', largura_cm: '15', comprimento_cm: '20' };

/** A heading of a file as somebody looks at it before the import. */
export type SeenColumn = {
  readonly coluna: string;
  /** What it is taken for; '' for nothing. */
  readonly campo: string;
  /** Three values beside each other. */
  readonly amostras: readonly string[];
};
