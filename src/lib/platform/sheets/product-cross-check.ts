import { pairsOf } from '#lib/domain/sheets/bought-together.ts';
import { plainCell } from '#lib/domain/sheets/cell.ts';
import { FILE_COLUMN_NAMES, filesOf } from '#lib/domain/sheets/product-files.ts';
import { isValueRow } from '#lib/domain/sheets/product-sheet.ts';
import { codesOf, RELATIVE_COLUMNS } from '#lib/domain/sheets/relatives.ts';
import type { RowFault } from '#lib/domain/sheets/row.ts';
import { inBatches } from '#lib/platform/kernel/limits/batches.ts';
import { missingFiles } from '#lib/platform/media/queries/files.ts';
import { familyFaults } from './family-cross-check.ts';
import type { NewRow, SheetDb } from './open-sheet.ts';
import { goodsRows, productIds, takenSlugs, valueRows } from './queries/product-sheet.ts';

/** Rows asked for at once, at most. */
const CHUNK = 1_000;

/**
 * New products need an address of their own; new values a product, in the shop or in the file, whose values are of one
 * attribute and each there once.
 */
export async function crossGoods(
  db: SheetDb,
  rows: readonly NewRow[],
  now: Date,
): Promise<ReadonlyMap<number, readonly RowFault[]>> {
  const [values = [], products = []] = [true, false].map((wanted) =>
    rows.filter(({ cells }) => isValueRow(cells) === wanted),
  );
  const moved = products.filter(({ changed }) => changed.has('slug'));
  return merged([
    ...(await addressFaults(db, moved)),
    ...(await parentFaults(db, values, products, now)),
    ...(await familyFaults(db, products)),
    ...(await pairFaults(db, products)),
    ...(await fileFaults(db, products)),
  ]);
}

function merged(faults: Faults): ReadonlyMap<number, readonly RowFault[]> {
  const lines = Map.groupBy(faults, ([linha]) => linha);
  return new Map([...lines].map(([linha, own]) => [linha, own.flatMap(([, fault]) => fault)]));
}

type Faults = readonly (readonly [number, readonly RowFault[]])[];

async function addressFaults(db: SheetDb, products: readonly NewRow[]): Promise<Faults> {
  const slugs = products.map(({ cells }) => cells.slug ?? '');
  const taken = new Set(await inBatches(slugs, CHUNK, (part) => takenSlugs(db, part)));
  return products.flatMap(({ linha, cells: { slug = '' } }) => {
    if (taken.has(slug)) return [[linha, [{ coluna: 'slug', motivo: 'usado' }]] as const];
    taken.add(slug);
    return [];
  });
}

/** Columns that name other products. */
export const NAMING_COLUMNS: readonly string[] = ['compre_junto', ...Object.keys(RELATIVE_COLUMNS)];

/** What a cell names is another product, that the shop has. */
async function pairFaults(db: SheetDb, products: readonly NewRow[]): Promise<Faults> {
  const naming = products.flatMap(({ linha, cells, changed }) =>
    NAMING_COLUMNS.filter((coluna) => changed.has(coluna) && cells[coluna]).map((coluna) => ({
      ...{ linha, coluna, own: upper(cells.sku ?? '') },
      skus: namedIn(coluna, cells[coluna] ?? ''),
    })),
  );
  const asked = [...new Set(naming.flatMap(({ skus }) => skus))];
  const known = new Set(
    await inBatches(asked, CHUNK, async (part) => [...(await productIds(db, part)).keys()]),
  );
  return naming.flatMap(({ linha, coluna, own, skus }): Faults => {
    const wrong = skus.filter((sku) => sku === own || !known.has(sku));
    if (wrong.length === 0) return [];
    return [[linha, [{ coluna, motivo: 'semPar', certo: wrong.join(', ') }]]];
  });
}

/** A file that a cell names was sent to the shop before. */
async function fileFaults(db: SheetDb, products: readonly NewRow[]): Promise<Faults> {
  const naming = products.flatMap(({ linha, cells, changed }) =>
    FILE_COLUMN_NAMES.filter((coluna) => changed.has(coluna)).map((coluna) => ({
      ...{ linha, coluna },
      names: filesOf(cells[coluna] ?? '').flatMap(({ nome }) => nome ?? []),
    })),
  );
  const asked = [...new Set(naming.flatMap(({ names }) => names))];
  const missing = new Set(await inBatches(asked, CHUNK, (part) => missingFiles(db, part)));
  return naming.flatMap(({ linha, coluna, names }): Faults => {
    const wrong = names.filter((nome) => missing.has(nome));
    return wrong.length === 0 ? [] : [[linha, [{ coluna, motivo: 'semArquivo', certo: wrong.join(', ') }]]];
  });
}

function namedIn(coluna: string, cell: string): readonly string[] {
  return coluna === 'compre_junto' ? pairsOf(cell).map(({ sku }) => sku) : codesOf(cell);
}

async function parentFaults(
  db: SheetDb,
  values: readonly NewRow[],
  products: readonly NewRow[],
  now: Date,
): Promise<Faults> {
  const parentOf = ({ cells }: NewRow) => (cells.sku_produto ?? '').toUpperCase();
  const skus = [...new Set(values.map(parentOf))];
  const known = await inBatches(skus, CHUNK, (part) => goodsRows(db, { skus: part }, now));
  const ids = known.map(({ id }) => id);
  const siblings = await inBatches(ids, CHUNK, (part) => valueRows(db, { ids: part }));
  const parents = new Set(
    [...known.map(({ sku }) => sku), ...products.map(({ cells }) => cells.sku ?? '')].map(upper),
  );
  const attributes = new Map(siblings.map((row) => [upper(row.sku_produto), upper(row.atributo)]));
  const taken = new Set(siblings.map((row) => `${upper(row.sku_produto)}\t${upper(row.opcao)}`));
  return values.flatMap((value): Faults => {
    const { linha, cells } = value;
    const parent = parentOf(value);
    if (!parents.has(parent)) return [[linha, [{ coluna: 'sku_produto', motivo: 'desconhecido' }]]];
    const attribute = attributes.get(parent) ?? upper(cells.atributo ?? '');
    attributes.set(parent, attribute);
    if (attribute !== upper(cells.atributo ?? '')) {
      return [[linha, [{ coluna: 'atributo', motivo: 'usado' }]]];
    }
    const option = `${parent}\t${upper(cells.opcao ?? '')}`;
    if (taken.has(option)) return [[linha, [{ coluna: 'opcao', motivo: 'usado' }]]];
    taken.add(option);
    return [];
  });
}

function upper(text: string): string {
  return plainCell(text).toUpperCase();
}
