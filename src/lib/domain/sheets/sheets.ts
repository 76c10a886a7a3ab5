/** The spreadsheets that the shop gives out and takes back. */

import { characteristicSheet } from './characteristic-sheet.ts';
import type { Column } from './columns.ts';
import { PICTURE_COLUMNS } from './picture-columns.ts';
import { PRICE_COLUMNS } from './product-columns.ts';
import { goodsSheet } from './product-sheet.ts';
import type { Sheet } from './row.ts';
import { sealSheet, synonymSheet } from './seal-sheet.ts';
import { brandSheet, categorySheet, landingPageSheet, listItemSheet, listSheet } from './struct.ts';

export const SHEET_NAMES = [
  'produtos',
  'precos',
  'marcas',
  'categorias',
  'caracteristicas',
  'listas',
  'itens-de-listas',
  'selos',
  'sinonimos',
  'paginas-de-produtos',
] as const;
export type SheetName = (typeof SHEET_NAMES)[number];

export const SHEETS: Readonly<Record<SheetName, Sheet>> = {
  produtos: goodsSheet,
  precos: goodsSheet,
  marcas: brandSheet,
  categorias: categorySheet,
  caracteristicas: characteristicSheet,
  listas: listSheet,
  'itens-de-listas': listItemSheet,
  selos: sealSheet,
  sinonimos: synonymSheet,
  'paginas-de-produtos': landingPageSheet,
};

/** The columns a file of ours has, in its order. A file that comes back may have any of the sheet's. */
export function exportedColumns(name: SheetName, { columns }: Pick<Sheet, 'columns'>): readonly Column[] {
  if (name === 'precos') return columns.filter(({ nome }) => PRICE_COLUMNS.includes(nome));
  const pictures = PICTURE_COLUMNS.filter(({ nome }) => nome === 'imagens');
  return name === 'produtos' ? [...columns, ...pictures] : columns;
}

export function isSheetName(text: string): text is SheetName {
  return SHEET_NAMES.some((name) => name === text);
}
