/** `/painel/planilhas/modelo.csv`: a file of products with one line, to begin with. */
import { BYTE_ORDER_MARK, csvLine } from '#lib/domain/sheets/csv.ts';
import { STAMP } from '#lib/domain/sheets/stamp.ts';
import { productColumnGuide } from '#lib/text/sheet-guide.ts';

/** What the shop alone writes, and what the example has no address for, is left out. */
const LEFT_OUT = [STAMP, 'imagens'];

export function templateFile(): string {
  const columns = Object.entries(productColumnGuide).filter(([nome]) => !LEFT_OUT.includes(nome));
  return [
    BYTE_ORDER_MARK,
    csvLine(columns.map(([nome]) => nome)),
    csvLine(columns.map(([, { example }]) => example)),
  ].join('');
}
