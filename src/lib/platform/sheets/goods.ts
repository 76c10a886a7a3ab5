/** Products and the values inside them, as rows of a spreadsheet. */
import type { Cells } from '#lib/domain/sheets/columns.ts';
import { goodsSheet, isValueRow } from '#lib/domain/sheets/goods.ts';
import { rowKey } from '#lib/domain/sheets/row.ts';
import {
  type GoodsRow,
  goodsRows,
  type ValueRow,
  valueRows,
} from '../queries/sheets/goods-rows.ts';
import {
  attributeValueId,
  deleteProduct,
  deletePromotion,
  deleteValue,
  insertProduct,
  insertValue,
  setCategories,
  updateProduct,
  updateValue,
  writePromotion,
} from '../queries/sheets/goods-write.ts';
import { type CellColumns, columnsOf, goodsCells, promotionOf, valueCells } from './goods-cells.ts';
import { crossGoods } from './goods-cross.ts';
import { type Names, openNames } from './names.ts';
import type { FoundRow, OpenSheet, SheetDb } from './open-sheet.ts';

const COLUMNS = goodsSheet.columns.map(({ nome }) => nome);
const tagsOf = (product: number): readonly string[] => [`product:${product}`, 'catalog'];

export async function openGoods(db: SheetDb, now: Date): Promise<OpenSheet> {
  const names = await openNames(db);
  const context = { db, now, names };
  return {
    lookup: names.lookup,
    async find(keys) {
      const goods = await goodsRows(db, { skus: keys }, now);
      const values = await valueRows(db, { skus: keys });
      const rows = [...goods.map((row) => foundProduct(context, row)), ...values.map((row) => foundValue(db, row))];
      return new Map(rows.map((row) => [rowKey(goodsSheet, row.cells), row]));
    },
    insert: (cells) => (isValueRow(cells) ? addValue(context, cells) : addProduct(context, cells)),
    cross: (rows) => crossGoods(db, rows, now),
    rank: (cells) => (isValueRow(cells) ? 1 : 0),
    async page(after, limit) {
      const goods = await goodsRows(db, { after, limit }, now);
      const values = Map.groupBy(
        await valueRows(db, { ids: goods.map(({ id }) => id) }),
        ({ product_id }) => product_id,
      );
      const rows = goods.flatMap((row) => [
        goodsCells(row),
        ...(values.get(row.id) ?? []).map((value) => valueCells(value, COLUMNS)),
      ]);
      return { rows, next: goods.length < limit ? undefined : goods.at(-1)?.id };
    },
  };
}

type Context = { readonly db: SheetDb; readonly now: Date; readonly names: Names };

export function foundProduct(context: Context, row: GoodsRow): FoundRow {
  const { db, now, names } = context;
  const was = goodsCells(row);
  return {
    cells: was,
    order: row.id,
    tags: tagsOf(row.id),
    async change(cells) {
      const marca_id = cells.marca === undefined ? undefined : names.brand(cells.marca);
      const paths = cells.categorias === undefined ? undefined : names.categories(cells.categorias);
      if ((cells.marca !== undefined && marca_id === undefined) || paths?.length === 0) return 'sumiu';
      const columns = {
        ...columnsOf(cells),
        ...(marca_id === undefined ? {} : { marca_id }),
        ...(paths?.[0] === undefined ? {} : { categoria_id: paths[0] }),
        updated_at: now,
      };
      if (!(await updateProduct(db, row, columns))) return 'mudou';
      if (paths) await setCategories(db, row.id, paths);
      if (Object.keys(cells).some((nome) => nome.includes('promo'))) {
        await setPromotion(db, row.id, row.promocao?.id, { ...was, ...cells });
      }
      return 'feita';
    },
    remove: async () => ((await deleteProduct(db, row.id)) ? 'feita' : 'vendido'),
  };
}

function foundValue(db: SheetDb, row: ValueRow): FoundRow {
  return {
    cells: valueCells(row, COLUMNS),
    order: row.product_id,
    tags: tagsOf(row.product_id),
    change: async (cells) => ((await updateValue(db, row, columnsOf(cells))) ? 'feita' : 'mudou'),
    remove: async () => ((await deleteValue(db, row.id)) ? 'feita' : 'vendido'),
  };
}

async function addProduct({ db, now, names }: Context, cells: Cells): Promise<readonly string[]> {
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
  await setCategories(db, id, paths);
  await setPromotion(db, id, undefined, cells);
  return tagsOf(id);
}

async function addValue({ db, now }: Context, cells: Cells): Promise<readonly string[]> {
  const [product] = await goodsRows(db, { skus: [(cells.sku_produto ?? '').toUpperCase()] }, now);
  if (!product) throw new Error(`${cells.sku_produto} is gone`);
  const { sku = '', ean = '', preco_de = 0, preco_por = 0, estoque = 0 } = columnsOf(cells);
  const valor_id = await attributeValueId(db, cells.atributo ?? '', cells.opcao ?? '');
  await insertValue(db, { product_id: product.id, valor_id, sku, ean, preco_de, preco_por, estoque });
  return tagsOf(product.id);
}

async function setPromotion(db: SheetDb, product_id: number, id: number | undefined, cells: Cells): Promise<void> {
  const promotion = promotionOf(cells);
  if (promotion) await writePromotion(db, { id, product_id, ...promotion });
  else if (id !== undefined) await deletePromotion(db, id);
}
