/** Lines that hang on a refused one are refused too: nothing is promised that could not be written. */
import { plainCell } from '#lib/domain/sheets/cell.ts';
import type { Cells } from '#lib/domain/sheets/columns.ts';
import type { RowFault } from '#lib/domain/sheets/row.ts';

type Judged = {
  readonly typed: { readonly linha: number; readonly cells: Cells };
  readonly key: string;
  readonly found: unknown;
  readonly faults: readonly RowFault[];
};

/** By the code of a new product that cannot be made: values inside it, and those of a family that it leads. */
export function dependents<Line extends Judged>(lines: readonly Line[]): readonly Line[] {
  const refused = new Map(
    lines
      .filter(({ found, faults }) => !found && faults.length > 0)
      .map(({ key, typed }) => [key, typed.linha] as const),
  );
  if (refused.size === 0) return lines;
  return lines.map((line) => {
    const cause = ['sku_produto', 'familia'].find((coluna) => {
      const code = plainCell(line.typed.cells[coluna] ?? '').toUpperCase();
      return code !== '' && code !== line.key && refused.has(code);
    });
    if (cause === undefined) return line;
    const linha = refused.get(plainCell(line.typed.cells[cause] ?? '').toUpperCase());
    const own = line.faults.filter(({ coluna }) => coluna !== cause);
    return { ...line, faults: [{ coluna: cause, motivo: 'dependente', certo: String(linha) }, ...own] };
  });
}
