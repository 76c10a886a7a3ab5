/** Changing products and values that are there, all of a batch at once. */
import { pairsOf } from '#lib/domain/sheets/bought-together.ts';
import type { Cells } from '#lib/domain/sheets/columns.ts';
import { isCharacteristicColumn } from '#lib/domain/sheets/data-sheet-columns.ts';
import { FAMILY_COLUMNS } from '#lib/domain/sheets/product-columns.ts';
import { stepsOf } from '#lib/domain/sheets/wholesale-steps.ts';
import type { DataSheets } from './data-sheet.ts';
import { setFamily } from './families.ts';
import type { Names } from './names.ts';
import type { Outcome, SheetDb } from './open-sheet.ts';
import { columnsOf, goodsCells, promotionOf } from './product-cells.ts';
import { leaveFamilies } from './queries/families.ts';
import type { GoodsRow, ValueRow } from './queries/product-sheet.ts';
import { deletePromotion, updateProducts, updateValues } from './queries/product-writes.ts';
import {
  setCategories,
  setFiles,
  setPairs,
  setRelatives,
  setSeals,
  setWholesale,
  writePromotion,
} from './queries/sheet-writes.ts';

export type Writing = {
  readonly db: SheetDb;
  readonly now: Date;
  readonly names: Names;
  readonly sheets: DataSheets;
  /** Products whose words were written: what searches know of them is read again. */
  readonly reworded: Set<number>;
};

type Change<Row> = { readonly key: string; readonly row: Row; readonly cells: Cells };
type Outcomes = readonly (readonly [string, Outcome])[];

/** Columns with words and codes that searches find. */
const WORDS = ['nome', 'ean', 'mpn', 'marca', 'categorias', 'descricao_curta', 'descricao_longa'];

export async function changeProducts(
  writing: Writing,
  changes: readonly Change<GoodsRow>[],
): Promise<Outcomes> {
  if (changes.length === 0) return [];
  const { db, now } = writing;
  const named = changes.map((change) => ({ ...change, ids: idsOf(writing, change.cells) }));
  const written = await updateProducts(
    db,
    named.flatMap(({ row, cells, ids }) =>
      ids ? [{ ...columnsOf(cells), ...ids.columns, id: row.id, versao: row.versao }] : [],
    ),
    now,
  );
  // Two that swap their values in a family are both out of them first.
  const moving = named.filter(({ row, cells }) => written.has(row.id) && isFamily(cells));
  await leaveFamilies(
    db,
    moving.map(({ row }) => row.id),
  );
  await setCategories(
    db,
    named.flatMap(({ row, ids }) =>
      ids && ids.categories.length > 0 && written.has(row.id)
        ? [{ id: row.id, categories: ids.categories }]
        : [],
    ),
  );
  await setSeals(
    db,
    named.flatMap(({ row, cells: { selos } }) =>
      selos !== undefined && written.has(row.id) ? [{ id: row.id, seals: writing.names.seals(selos) }] : [],
    ),
  );
  const outcomes: (readonly [string, Outcome])[] = [];
  for (const { key, row, cells, ids } of named) {
    outcomes.push([key, !ids ? 'sumiu' : written.has(row.id) ? 'feita' : 'mudou']);
    if (!written.has(row.id)) continue;
    noteWords(writing, row.id, cells);
    writing.sheets.set(row.id, cells);
    if (cells.atacado !== undefined) await setWholesale(db, row.id, stepsOf(cells.atacado));
    if (cells.compre_junto !== undefined) await setPairs(db, row.id, pairsOf(cells.compre_junto));
    await setRelatives(db, row.id, cells);
    await setFiles(db, row.id, cells);
    if (isFamily(cells)) await setFamily(db, row.id, { ...goodsCells(row), ...cells });
    if (Object.keys(cells).some((nome) => nome.includes('promo'))) {
      await setPromotion(db, row.id, row.promocao?.id, { ...goodsCells(row), ...cells });
    }
  }
  return outcomes;
}

export async function changeValues(
  writing: Writing,
  changes: readonly Change<ValueRow>[],
): Promise<Outcomes> {
  if (changes.length === 0) return [];
  const written = await updateValues(
    writing.db,
    changes.map(({ row, cells }) => ({ ...columnsOf(cells), id: row.id, versao: row.versao })),
  );
  return changes.map(({ key, row, cells }) => {
    noteWords(writing, row.product_id, cells);
    return [key, written.has(row.id) ? 'feita' : 'mudou'];
  });
}

/** Without an `id` a new one; cells without a promotion end it. */
export async function setPromotion(
  db: SheetDb,
  product_id: number,
  id: number | undefined,
  cells: Cells,
): Promise<void> {
  const promotion = promotionOf(cells);
  if (promotion) await writePromotion(db, { id, product_id, ...promotion });
  else if (id !== undefined) await deletePromotion(db, id);
}

/** Undefined when its brand or a category of it is gone. */
function idsOf({ names }: Writing, { marca, categorias }: Cells) {
  const marca_id = marca === undefined ? undefined : names.brand(marca);
  const categories = categorias === undefined ? [] : names.categories(categorias);
  const [categoria_id] = categories;
  if (
    (marca !== undefined && marca_id === undefined) ||
    (categorias !== undefined && categoria_id === undefined)
  ) {
    return undefined;
  }
  const columns = {
    ...(marca_id === undefined ? {} : { marca_id }),
    ...(categoria_id === undefined ? {} : { categoria_id }),
  };
  return { columns, categories };
}

function isFamily(cells: Cells): boolean {
  return FAMILY_COLUMNS.some((nome) => cells[nome] !== undefined);
}

function noteWords({ reworded }: Writing, product: number, cells: Cells): void {
  const isSaid = (nome: string) => WORDS.includes(nome) || isCharacteristicColumn(nome);
  if (Object.keys(cells).some(isSaid)) reworded.add(product);
}
