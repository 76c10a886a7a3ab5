/** Products and the values inside them, as rows of a spreadsheet. */
import { randomBytes } from 'node:crypto';
import type { Cells } from '#lib/domain/sheets/columns.ts';
import { FAMILY_COLUMNS } from '#lib/domain/sheets/product-columns.ts';
import { FILE_COLUMN_NAMES } from '#lib/domain/sheets/product-files.ts';
import { goodsSheet, goodsSheetWith, isMember, isValueRow } from '#lib/domain/sheets/product-sheet.ts';
import { rowKey } from '#lib/domain/sheets/row.ts';
import { STAMP, stampOf } from '#lib/domain/sheets/stamp.ts';
import { openDataSheets } from './data-sheet.ts';
import { openNames } from './names.ts';
import { addProducts, addValues } from './new-products.ts';
import type { FoundRow, OpenSheet, SheetDb } from './open-sheet.ts';
import { goodsCells, valueCells } from './product-cells.ts';
import { changeProducts, changeValues, type Writing } from './product-changes.ts';
import { crossGoods, NAMING_COLUMNS } from './product-cross-check.ts';
import { shownAddresses } from './queries/product-pictures.ts';
import { type GoodsRow, goodsRows, type ValueRow, valueRows } from './queries/product-sheet.ts';
import { beginBulk, deleteProduct, deleteValue, lockGoods, refreshSearch } from './queries/product-writes.ts';

export type OpenGoods = OpenSheet & {
  /** @returns The id of its product. @throws Error when the database refuses it. */
  readonly make: (cells: Cells) => Promise<number>;
};

export async function openGoods(db: SheetDb, now: Date): Promise<OpenGoods> {
  const names = await openNames(db);
  const sheets = await openDataSheets(db);
  const sheet = goodsSheetWith(sheets.columns);
  const columns = sheet.columns.map(({ nome }) => nome);
  const writing: Writing = { db, now, names, reworded: new Set(), sheets };
  const goods = new Map<string, GoodsRow>();
  const values = new Map<string, ValueRow>();
  const make = async (rows: readonly Cells[]): Promise<readonly number[]> => {
    const { inside = [], whole = [] } = Object.groupBy(rows, (row) => (isValueRow(row) ? 'inside' : 'whole'));
    return [...(await addProducts(writing, whole)), ...(await addValues(writing, inside))];
  };
  let waiting: Cells[] = [];
  return {
    sheet,
    lookup: names.lookup,
    async find(keys) {
      const found = new Map<string, FoundRow>();
      const rows = await goodsRows(db, { skus: keys }, now);
      const sheetOf = await sheets.cellsOf(rows.map(({ id }) => id));
      for (const row of rows) {
        const cells = { ...goodsCells(row), ...sheetOf(row.id) };
        goods.set(rowKey(goodsSheet, cells), row);
        found.set(rowKey(goodsSheet, cells), {
          cells,
          remove: async () => ((await deleteProduct(db, row.id)) ? 'feita' : 'vendido'),
        });
      }
      for (const row of await valueRows(db, { skus: keys })) {
        const cells = valueCells(row, columns);
        values.set(rowKey(goodsSheet, cells), row);
        found.set(rowKey(goodsSheet, cells), {
          cells,
          async remove() {
            writing.reworded.add(row.product_id);
            return (await deleteValue(db, row.id)) ? 'feita' : 'vendido';
          },
        });
      }
      return found;
    },
    lock: (keys) => lockGoods(db, keys),
    change: async (changes) =>
      new Map([
        ...(await changeProducts(writing, among(changes, goods))),
        ...(await changeValues(writing, among(changes, values))),
      ]),
    async make(cells) {
      const [id] = await make([cells]);
      if (id === undefined) throw new Error(`${cells.sku} was not made`);
      return id;
    },
    // At the end of the batch, all at once.
    insert: async (cells) => void waiting.push(cells),
    crossed: ['slug', ...NAMING_COLUMNS, ...FAMILY_COLUMNS, ...FILE_COLUMN_NAMES],
    cross: (rows) => crossGoods(db, rows, now),
    async batch(work, later) {
      await beginBulk(db);
      const result = await work();
      const rows = waiting;
      waiting = [];
      await make(rows);
      await sheets.flush();
      const reworded = [...writing.reworded];
      if (later) later(reworded);
      else if (reworded.length > 0) await refreshSearch(db, reworded);
      return result;
    },
    rank: rankOf,
    async page(after, limit) {
      const rows = await goodsRows(db, { after, limit }, now);
      const inside = Map.groupBy(
        await valueRows(db, { ids: rows.map(({ id }) => id) }),
        ({ product_id }) => product_id,
      );
      const sheetOf = await sheets.cellsOf(rows.map(({ id }) => id));
      const mark = randomBytes(4).toString('hex');
      const stamped = (cells: Cells) => ({ ...cells, [STAMP]: stampOf(cells, mark) });
      const cells = rows.flatMap((row) => [
        stamped({ ...goodsCells(row), ...sheetOf(row.id) }),
        ...(inside.get(row.id) ?? []).map((value) => stamped(valueCells(value, columns))),
      ]);
      const shown = await shownAddresses(
        db,
        cells.map((row) => rowKey(goodsSheet, row)),
      );
      return {
        rows: cells.map((row) => ({
          ...row,
          imagens: (shown.get(rowKey(goodsSheet, row)) ?? []).join(' | '),
        })),
        next: rows.length < limit ? undefined : rows.at(-1)?.id,
      };
    },
  };
}

/** Who leads a family before who is in it, products before the values inside them. */
function rankOf(cells: Cells): number {
  if (isValueRow(cells)) return 2;
  return isMember(cells) ? 1 : 0;
}

function among<Row>(changes: ReadonlyMap<string, Cells>, rows: ReadonlyMap<string, Row>) {
  return [...changes].flatMap(([key, cells]) => {
    const row = rows.get(key);
    return row ? [{ key, row, cells }] : [];
  });
}
