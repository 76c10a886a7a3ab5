/** One change of many products at once: written down as a file of the lines that it changes, then imported as one. */
import { randomBytes } from 'node:crypto';
import {
  type BulkEdit,
  changesValues,
  editedCells,
  editedColumns,
} from '#lib/domain/sheets/bulk/bulk-edit.ts';
import type { Choices } from '#lib/domain/sheets/choices.ts';
import type { Cells } from '#lib/domain/sheets/columns.ts';
import { csvLine } from '#lib/domain/sheets/csv.ts';
import { STAMP, stampOf } from '#lib/domain/sheets/stamp.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { HttpError } from '#lib/platform/kernel/http/response.ts';
import { inBatches } from '#lib/platform/kernel/limits/batches.ts';
import { MOST_LINES } from './dry-run.ts';
import { goodsCells, valueCells } from './product-cells.ts';
import { countRows, foundIds, type WhichGoods } from './queries/all-products.ts';
import { goodsRows, valueRows } from './queries/product-sheet.ts';
import { stageImport } from './stage-import.ts';

/** Products read at once, at most. */
const CHUNK = 500;

type Asked = {
  readonly which: WhichGoods;
  readonly edit: BulkEdit;
  /** What it is called among the spreadsheets. */
  readonly nome: string;
  readonly staff: { readonly id: number; readonly nome: string };
};

/** @returns The id of what is written down. @throws HttpError 400 when it is about nothing, or more than one file may have. */
export async function bulkWrittenDown(
  deps: Pick<Deps, 'db' | 'now' | 'privateHosts'>,
  { which, edit, nome, staff }: Asked,
): Promise<number> {
  const lines = await countRows(deps.db, which, changesValues(edit));
  if (lines === 0) throw new HttpError(400, message.bulkNothing);
  if (lines > MOST_LINES) throw new HttpError(400, message.bulkMany(lines, MOST_LINES));
  const columns = ['sku', ...editedColumns(edit), STAMP];
  const rows = await editedRows(deps, which, edit);
  const bytes = Buffer.from(
    [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))].map(csvLine).join(''),
  );
  const colunas = Object.fromEntries(columns.map((column) => [column, column]));
  const choices: Choices = { colunas, criar: false, emMassa: true };
  return stageImport(deps, { tabela: 'produtos', nome, bytes, staff, choices });
}

/** With the cells as they are where it changes nothing: the rehearsal counts these. */
async function editedRows(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  which: WhichGoods,
  edit: BulkEdit,
): Promise<readonly Cells[]> {
  const mark = randomBytes(4).toString('hex');
  const edited = (cells: Cells): Cells => ({
    ...cells,
    ...editedCells(edit, cells),
    [STAMP]: stampOf(cells, mark),
  });
  return inBatches(await foundIds(db, which), CHUNK, async (ids) => {
    const goods = await goodsRows(db, { ids }, now());
    const values = changesValues(edit) ? await valueRows(db, { ids }) : [];
    return [...goods.map(goodsCells), ...values.map((value) => valueCells(value, []))].map(edited);
  });
}
