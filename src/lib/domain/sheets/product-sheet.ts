/**
 * Products, a row for each, and for each value inside one (the SKUs of its lengths or colours). A value has a code, a price
 * and a stock of its own; all else is its product's.
 */

import { isSlug, slugOf } from '#lib/domain/kernel/slug.ts';
import { RESERVED_ADDRESSES } from '#lib/domain/shop/reserved-addresses.ts';
import type { Cells, Column } from './columns.ts';
import { FAMILY_COLUMNS, goodsColumns, VALUE_COLUMNS } from './product-columns.ts';
import { priceFaults, settlePromotion } from './product-prices.ts';
import type { Row, RowFault, Sheet } from './row.ts';

export const goodsSheet: Sheet = {
  columns: goodsColumns,
  key: ['sku'],
  counted: 'estoque',
  settle,
  own,
  faults,
};

/** With the characteristics that the shop has. */
export function goodsSheetWith(characteristics: readonly Column[]): Sheet {
  return { ...goodsSheet, columns: [...goodsColumns, ...characteristics] };
}

/** Is it the row of a value? */
export function isValueRow(cells: Cells): boolean {
  return (cells.sku_produto ?? '') !== '';
}

/** Is it in a family that another product leads? */
export function isMember({ familia = '', sku = '' }: Cells): boolean {
  return familia !== '' && familia.toUpperCase() !== sku.toUpperCase();
}

/** Named when the row was made. */
const FIXED = ['sku_produto', 'atributo', 'opcao'];
const NEEDED = [
  'nome',
  'slug',
  'marca',
  'categorias',
  'preco',
  'peso_kg',
  'altura_cm',
  'largura_cm',
  'comprimento_cm',
];
const KEPT = [...NEEDED, 'situacao', 'estoque', 'garantia_meses', 'ativo'];
const NEEDED_OF_VALUE = ['atributo', 'opcao', 'preco'];

function settle(cells: Cells, before: Cells | undefined): Cells {
  const promoted = settleArchived(settlePromotion(cells, before), before);
  if (before) return promoted;
  const filled = (nome: string, value: string) => ({ [nome]: cells[nome] || value });
  if (isValueRow(cells)) return { ...cells, ...filled('estoque', '0') };
  return {
    ...promoted,
    ...filled('slug', slugOf(cells.nome ?? '')),
    ...filled('situacao', 'disponivel'),
    ...filled('estoque', '0'),
    ...filled('garantia_meses', '0'),
    ...filled('ativo', 'sim'),
    ...(cells.situacao === 'sobConsulta' ? filled('preco', '0,00') : {}),
  };
}

/** What is archived is out of the shop: archiving takes it out, putting it into the shop ends that. */
function settleArchived(cells: Cells, before: Cells | undefined): Cells {
  if ((cells.arquivado ?? '') === '' || (before && cells.ativo !== 'sim')) return cells;
  return (before?.arquivado ?? '') === '' ? { ...cells, ativo: 'não' } : { ...cells, arquivado: '' };
}

function own(cells: Cells): ReadonlySet<string> | undefined {
  return isValueRow(cells) ? VALUE_COLUMNS : undefined;
}

function faults(row: Row): readonly RowFault[] {
  return [...(isValueRow(row.after) ? valueFaults(row) : productFaults(row)), ...priceFaults(row)];
}

function productFaults({ before, after, changed }: Row): readonly RowFault[] {
  const missing = (before ? KEPT : NEEDED).filter((nome) => changed.has(nome) && after[nome] === '');
  const stray = ['atributo', 'opcao'].filter((nome) => changed.has(nome) && after[nome] !== '');
  return [
    ...missing.map((coluna): RowFault => ({ coluna, motivo: 'falta' })),
    ...fixed({ before, changed }),
    ...familyFaults(after, changed),
    ...(before ? [] : stray.map((): RowFault => ({ coluna: 'sku_produto', motivo: 'falta' }))),
    ...(changed.has('slug') && after.slug !== '' && !isSlug(after.slug ?? '')
      ? [{ coluna: 'slug', motivo: 'slug' } as const]
      : []),
    ...(changed.has('slug') && RESERVED_ADDRESSES.has(after.slug ?? '')
      ? [{ coluna: 'slug', motivo: 'reservado' } as const]
      : []),
  ];
}

/** All three, or none. */
function familyFaults(after: Cells, changed: ReadonlySet<string>): readonly RowFault[] {
  const empty = FAMILY_COLUMNS.filter((nome) => (after[nome] ?? '') === '');
  const isChanged = FAMILY_COLUMNS.some((nome) => changed.has(nome));
  return isChanged && empty.length < FAMILY_COLUMNS.length
    ? empty.map((coluna): RowFault => ({ coluna, motivo: 'falta' }))
    : [];
}

function valueFaults({ before, after, changed }: Row): readonly RowFault[] {
  const needed = before ? ['preco', 'estoque'] : NEEDED_OF_VALUE;
  const missing = needed.filter((nome) => changed.has(nome) && after[nome] === '');
  const foreign = [...changed].filter((nome) => !VALUE_COLUMNS.has(nome) && (before || after[nome] !== ''));
  return [
    ...missing.map((coluna): RowFault => ({ coluna, motivo: 'falta' })),
    ...foreign.map((coluna): RowFault => ({ coluna, motivo: 'doProduto' })),
    ...fixed({ before, changed }),
  ];
}

function fixed({ before, changed }: Pick<Row, 'before' | 'changed'>): readonly RowFault[] {
  if (!before) return [];
  return FIXED.filter((nome) => changed.has(nome)).map((coluna) => ({ coluna, motivo: 'fixo' }));
}
