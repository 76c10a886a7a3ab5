import type { SheetName } from '#lib/domain/sheets/sheets.ts';
import { openCharacteristics } from './characteristics.ts';
import { openLandingPages } from './landing-pages.ts';
import type { OpenSheet, SheetDb } from './open-sheet.ts';
import { openGoods } from './products.ts';
import { openSeals, openSynonyms } from './seals.ts';
import { openBrands, openCategories, openListItems, openLists } from './struct.ts';

/** The rows of the shop behind a spreadsheet, as they are now. */
export function openSheet(name: SheetName, db: SheetDb, now: Date): Promise<OpenSheet> {
  return OPEN[name](db, now);
}

const OPEN: Readonly<Record<SheetName, (db: SheetDb, now: Date) => Promise<OpenSheet>>> = {
  produtos: openGoods,
  precos: openGoods,
  marcas: openBrands,
  categorias: openCategories,
  caracteristicas: openCharacteristics,
  listas: openLists,
  'itens-de-listas': openListItems,
  selos: openSeals,
  sinonimos: openSynonyms,
  'paginas-de-produtos': openLandingPages,
};
