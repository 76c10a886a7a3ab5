/** What products have of their characteristics, as cells of the spreadsheet of products, and the way back. */
import { readValues, type ValueKind, writeValues } from '#lib/domain/catalogue/characteristic-values.ts';
import type { Cells, Column } from '#lib/domain/sheets/columns.ts';
import {
  characteristicColumn,
  characteristicColumns,
  isCharacteristicColumn,
} from '#lib/domain/sheets/data-sheet-columns.ts';
import { goodsColumns } from '#lib/domain/sheets/product-columns.ts';
import { type Definition, definitions } from '#lib/platform/catalogue/definitions.ts';
import { type ProductWrite, setProductValues } from '#lib/platform/catalogue/queries/catalogue-writes.ts';
import { valuesOfProducts } from '#lib/platform/catalogue/queries/characteristics.ts';
import type { SheetDb } from './open-sheet.ts';

export type DataSheets = {
  readonly columns: readonly Column[];
  /** By product; each has a cell for every column. */
  readonly cellsOf: (ids: readonly number[]) => Promise<(id: number) => Cells>;
  /** Keeps what a product is to have until `flush`. */
  readonly set: (product: number, cells: Cells) => void;
  readonly flush: () => Promise<void>;
};

export async function openDataSheets(db: SheetDb): Promise<DataSheets> {
  const all = await definitions(db);
  const kinds = new Map(all.map((one) => [characteristicColumn(one.id), one]));
  const blank = Object.fromEntries([...kinds.keys()].map((nome) => [nome, '']));
  let waiting: ProductWrite[] = [];
  return {
    columns: characteristicColumns(all, goodsColumns),
    async cellsOf(ids) {
      const ofProduct = Map.groupBy(await valuesOfProducts(db, ids), ({ product_id }) => product_id);
      return (id) => {
        const values = Map.groupBy(ofProduct.get(id) ?? [], (value) =>
          characteristicColumn(value.characteristic_id),
        );
        const cells = [...values].map(([nome, own]) => [nome, writeValues(kinds.get(nome) ?? TEXT, own)]);
        return { ...blank, ...Object.fromEntries(cells) };
      };
    },
    set(product, cells) {
      for (const [nome, cell] of Object.entries(cells)) {
        const definition = kinds.get(nome);
        if (definition) waiting.push(writeOf(product, definition, cell));
      }
    },
    async flush() {
      const writes = waiting;
      waiting = [];
      await setProductValues(db, writes);
    },
  };
}

const TEXT: Pick<ValueKind, 'tipo'> = { tipo: 'texto' };

/** The cells of characteristics among those of a row that say something. */
export function filledCharacteristics(cells: Cells): Cells {
  return Object.fromEntries(
    Object.entries(cells).filter(([nome, cell]) => isCharacteristicColumn(nome) && cell !== ''),
  );
}

/** @throws Error when the definition was changed since the cell was checked, so that it cannot be read any more. */
function writeOf(product_id: number, definition: Definition, cell: string): ProductWrite {
  const read = readValues(definition, cell);
  if ('motivo' in read)
    throw new Error(`${definition.nome} of product ${product_id} is no ${definition.tipo}`);
  return { product_id, characteristic_id: definition.id, valores: read.valores };
}
