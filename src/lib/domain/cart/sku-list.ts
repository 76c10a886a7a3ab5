/** A list of codes and quantities as it is pasted from a spreadsheet or a message: one line for each product. */
import { readQuantity } from '#lib/domain/offers/buy-form.ts';

/** Lines that are read at once; as many as a cart holds. */
export const SKU_LIST_LINES = 100;
/** Characters of a whole list, and of one line of it. */
export const SKU_LIST_LENGTH = 10_000;
const LINE_LENGTH = 120;

export type SkuLine = {
  /** Counted from 1, empty lines included: as an editor counts them. */
  readonly linha: number;
  /** As it was typed, cut where no code is that long. */
  readonly texto: string;
  readonly sku: string;
  /** Undefined when it is no whole number from 1 on. */
  readonly quantidade: number | undefined;
};

/** Why a line of the list was not added. */
export type MotivoSku =
  /** There is nothing to read a quantity from, or it is no whole number from 1 on. */
  | 'quantidade'
  /** No product on sale has this code. */
  | 'desconhecido'
  /** A product with values, each of which has a code of its own. */
  | 'escolha'
  | 'sobConsulta'
  | 'esgotado'
  /** The shop has fewer, `restam` of them beside what is in the cart. */
  | 'estoque'
  /** The cart holds no more lines. */
  | 'cheio';

export type FaltaSku = {
  /** Counted from 1. */
  readonly linha: number;
  /** As it was typed. */
  readonly texto: string;
  readonly motivo: MotivoSku;
  /** How many could be added; 0 unless `motivo` is `estoque`. */
  readonly restam: number;
};

/** What heads a pasted column of codes. */
const HEADINGS = /^(sku|c[óo]d(igo|\.)?|produto|refer[êe]ncia)$/i;

/**
 * The lines that say something. Between code and quantity stand `;`, `,`, tabs or blanks; a code alone is wanted once.
 * The heading of a spreadsheet is no line.
 */
export function readSkuList(text: string): readonly SkuLine[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line, index) => readLine(line, index + 1))
    .filter(({ linha, texto, sku }) => texto !== '' && !(linha === 1 && HEADINGS.test(sku)));
}

/** A cart as such a list. */
export function skuListOf(lines: readonly { readonly sku: string; readonly quantidade: number }[]): string {
  return lines.flatMap(({ sku, quantidade }) => (sku === '' ? [] : `${sku};${quantidade}`)).join('\n');
}

function readLine(typed: string, linha: number): SkuLine {
  const texto = typed.trim().slice(0, LINE_LENGTH);
  const [sku = '', ...rest] = texto.split(/[;,\s]+/).filter((part) => part !== '');
  return { linha, texto, sku, quantidade: rest.length === 0 ? 1 : readQuantity(rest.join(' ')) };
}
