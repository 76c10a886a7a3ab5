/** Products as programs read them: cells of the spreadsheet, with numbers for what is one. */
import type { ProgramaOpcao, ProgramaProduto } from '#lib/contract/program.ts';
import { centavos, toReais } from '#lib/domain/kernel/money.ts';
import { amountOf } from '#lib/domain/sheets/amount.ts';
import type { Cells } from '#lib/domain/sheets/columns.ts';
import { PLACES } from '#lib/domain/sheets/product-columns.ts';
import { isValueRow } from '#lib/domain/sheets/product-sheet.ts';

/** Rows of a page: each product before the values inside it. */
export function presentPage(rows: readonly Cells[]): readonly ProgramaProduto[] {
  const inside = Map.groupBy(rows.filter(isValueRow), ({ sku_produto = '' }) => sku_produto);
  return rows
    .filter((row) => !isValueRow(row))
    .map((row) => presentProduct(row, inside.get(row.sku ?? '') ?? []));
}

export function presentProduct(cells: Cells, values: readonly Cells[]): ProgramaProduto {
  return {
    codigo: cells.sku ?? '',
    nome: cells.nome ?? '',
    marca: cells.marca ?? '',
    situacao: cells.situacao ?? '',
    ativo: cells.ativo === 'sim',
    ...priced(cells),
    ...{
      ncm: cells.ncm ?? '',
      cest: cells.cest ?? '',
      origem: cells.origem ?? '',
      unidade: cells.unidade ?? '',
    },
    opcoes: values.map((value): ProgramaOpcao => {
      const nome = `${value.atributo}: ${value.opcao}`;
      return { codigo: value.sku ?? '', nome, ...priced(value) };
    }),
  };
}

function priced({ preco, preco_de, estoque, ean }: Cells) {
  return {
    preco: reais(preco),
    precoDe: reais(preco_de),
    estoque: Number(estoque ?? 0),
    ean: ean ?? '',
  };
}

function reais(cell: string | undefined): number {
  return toReais(centavos(amountOf(cell || '0', PLACES.dinheiro)));
}
