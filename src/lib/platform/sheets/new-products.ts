/** Making products, and values inside them. */
import type { Cells } from '#lib/domain/sheets/columns.ts';
import { stepsOf } from '#lib/domain/sheets/wholesale-steps.ts';
import { filledCharacteristics } from './data-sheet.ts';
import { setFamily } from './families.ts';
import { type CellColumns, columnsOf } from './product-cells.ts';
import { setPromotion, type Writing } from './product-changes.ts';
import { goodsRows } from './queries/product-sheet.ts';
import {
  attributeValueId,
  insertProduct,
  insertValue,
  setCategories,
  setWholesale,
} from './queries/product-writes.ts';

/** @returns Its id. @throws Error when its brand or a category of it is gone, or its code or address is taken. */
export async function addProduct(
  { db, now, names, sheets, reworded }: Writing,
  cells: Cells,
): Promise<number> {
  const marca_id = names.brand(cells.marca ?? '');
  const paths = names.categories(cells.categorias ?? '');
  const [categoria_id] = paths;
  if (marca_id === undefined || categoria_id === undefined) {
    throw new Error(`brand or category of ${cells.sku} is gone`);
  }
  // A new row has a cell for every column.
  const columns = columnsOf(cells) as CellColumns;
  const id = await insertProduct(db, {
    ...columns,
    marca_id,
    categoria_id,
    created_at: now,
    updated_at: now,
  });
  reworded.add(id);
  await setCategories(db, id, paths);
  sheets.set(id, filledCharacteristics(cells));
  if (cells.atacado) await setWholesale(db, id, stepsOf(cells.atacado));
  if (cells.familia) await setFamily(db, id, cells);
  await setPromotion(db, id, undefined, cells);
  return id;
}

/** @returns The id of its product. @throws Error when that is gone, or has the value already. */
export async function addValue({ db, now, reworded }: Writing, cells: Cells): Promise<number> {
  const [product] = await goodsRows(db, { skus: [(cells.sku_produto ?? '').toUpperCase()] }, now);
  if (!product) throw new Error(`${cells.sku_produto} is gone`);
  const { sku = '', ean = '', preco_de = 0, preco_por = 0, estoque = 0 } = columnsOf(cells);
  const valor_id = await attributeValueId(db, 'simples', cells.atributo ?? '', cells.opcao ?? '');
  await insertValue(db, { product_id: product.id, valor_id, sku, ean, preco_de, preco_por, estoque });
  reworded.add(product.id);
  return product.id;
}
