/** Making products, and values inside them, many at once: each statement costs more than the rows it writes. */
import { pairsOf } from '#lib/domain/sheets/bought-together.ts';
import type { Cells } from '#lib/domain/sheets/columns.ts';
import { filledRelatives } from '#lib/domain/sheets/relatives.ts';
import { stepsOf } from '#lib/domain/sheets/wholesale-steps.ts';
import { filledCharacteristics } from './data-sheet.ts';
import { setFamily } from './families.ts';
import { type CellColumns, columnsOf } from './product-cells.ts';
import { setPromotion, type Writing } from './product-changes.ts';
import { productIds } from './queries/product-sheet.ts';
import {
  attributeValueId,
  insertProducts,
  insertValue,
  setCategories,
  setFiles,
  setPairs,
  setRelatives,
  setSeals,
  setWholesale,
} from './queries/sheet-writes.ts';

/** @returns Their ids, in their order. @throws Error when a brand or a category is gone, or a code or address is taken. */
export async function addProducts(writing: Writing, rows: readonly Cells[]): Promise<readonly number[]> {
  const { db, now, names, sheets, reworded } = writing;
  if (rows.length === 0) return [];
  const named = rows.map((cells) => {
    const marca_id = names.brand(cells.marca ?? '');
    const paths = names.categories(cells.categorias ?? '');
    const [categoria_id] = paths;
    if (marca_id === undefined || categoria_id === undefined) {
      throw new Error(`brand or category of ${cells.sku} is gone`);
    }
    // A new row has a cell for every column.
    const columns = columnsOf(cells) as CellColumns;
    return {
      cells,
      paths,
      columns: { ...columns, marca_id, categoria_id, created_at: now, updated_at: now },
    };
  });
  const ids = await insertProducts(
    db,
    named.map(({ columns }) => columns),
  );
  const made = named.flatMap((one) => {
    const id = ids.get(one.columns.sku);
    return id === undefined ? [] : [{ ...one, id }];
  });
  await setCategories(
    db,
    made.map(({ id, paths }) => ({ id, categories: paths })),
  );
  await setSeals(
    db,
    made.flatMap(({ id, cells: { selos } }) => (selos ? [{ id, seals: names.seals(selos) }] : [])),
  );
  for (const { id, cells } of made) {
    reworded.add(id);
    sheets.set(id, filledCharacteristics(cells));
    if (cells.atacado) await setWholesale(db, id, stepsOf(cells.atacado));
    if (cells.compre_junto) await setPairs(db, id, pairsOf(cells.compre_junto));
    await setRelatives(db, id, filledRelatives(cells));
    if (cells.manuais || cells.arquivos) await setFiles(db, id, cells);
    if (cells.familia) await setFamily(db, id, cells);
    await setPromotion(db, id, undefined, cells);
  }
  return made.map(({ id }) => id);
}

/** @returns The ids of their products. @throws Error when one is gone, or has the value already. */
export async function addValues(writing: Writing, rows: readonly Cells[]): Promise<readonly number[]> {
  const { db, reworded } = writing;
  if (rows.length === 0) return [];
  const parentOf = ({ sku_produto = '' }: Cells) => sku_produto.toUpperCase();
  const parents = await productIds(db, [...new Set(rows.map(parentOf))]);
  const values = new Map<string, number>();
  const made: number[] = [];
  for (const cells of rows) {
    const product_id = parents.get(parentOf(cells));
    if (product_id === undefined) throw new Error(`${cells.sku_produto} is gone`);
    const { atributo = '', opcao = '' } = cells;
    const key = `${atributo}\t${opcao}`;
    const valor_id = values.get(key) ?? (await attributeValueId(db, 'simples', atributo, opcao));
    values.set(key, valor_id);
    const { sku = '', ean = '', preco_de = 0, preco_por = 0, estoque = 0 } = columnsOf(cells);
    await insertValue(db, { product_id, valor_id, sku, ean, preco_de, preco_por, estoque });
    reworded.add(product_id);
    made.push(product_id);
  }
  return made;
}
