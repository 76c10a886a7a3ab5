/** `/painel/planilhas/modelo.csv`: a file of products with one line, to begin with. */
import { BYTE_ORDER_MARK, csvLine } from '#lib/domain/sheets/csv.ts';
import { STAMP } from '#lib/domain/sheets/stamp.ts';
import { productColumnGuide } from '#lib/text/sheet-guide.ts';

/** Without what the shop alone writes. */
export function templateFile(): string {
  const columns = Object.entries(productColumnGuide).filter(([nome]) => nome !== STAMP);
  return [
    BYTE_ORDER_MARK,
    csvLine(columns.map(([nome]) => nome)),
    csvLine(columns.map(([, { example }]) => example)),
  ].join('');
}
