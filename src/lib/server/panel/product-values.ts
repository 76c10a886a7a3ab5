/** The values inside a product, as the form of `/painel/produtos` sends them. */
import { line, text } from '#lib/domain/kernel/form-fields.ts';
import type { Cells } from '#lib/domain/sheets/columns.ts';
import { type Axis, newCombinations, typedValues, valueCode } from '#lib/domain/sheets/combinations.ts';
import { VALUE_COLUMNS } from '#lib/domain/sheets/product-columns.ts';
import { AXES, newField, type TypedValues, valueField } from '#lib/domain/sheets/product-form.ts';
import { STAMP } from '#lib/domain/sheets/stamp.ts';

/** Are combinations to be shown before anything is saved? */
export function isCombining(posted: FormData): boolean {
  return line(posted, 'acao') === 'montar';
}

export function readValues(posted: FormData, known: readonly Cells[], campos: Cells): TypedValues {
  const columns = [...VALUE_COLUMNS, STAMP];
  const read = (field: (column: string) => string) =>
    Object.fromEntries(
      columns
        .filter((column) => posted.has(field(column)))
        .map((column) => [column, text(posted, field(column))]),
    );
  const { sku = '', preco = '', preco_de = '', estoque = '' } = campos;
  const opcoes = known
    .map((value, place) => {
      const field = (column: string) => valueField(value.sku ?? '', column);
      return {
        place: Number(line(posted, field('lugar'))) || place + 1,
        cells: { ...value, ...read(field) },
        goes: posted.has(field('retirar')),
      };
    })
    .toSorted((a, b) => a.place - b.place);
  const typed: Cells[] = [];
  for (let place = 0; posted.has(newField(place, 'opcao')); place += 1) {
    const field = (column: string) => newField(place, column);
    if (posted.has(field('retirar'))) continue;
    const cells = read(field);
    typed.push({ ...cells, sku: cells['sku'] || valueCode(sku, cells['opcao'] ?? '') });
  }
  const staying = opcoes.flatMap(({ cells, goes }) => (goes ? [] : [cells]));
  const axes = AXES.map(
    (place): Axis => ({
      nome: line(posted, `eixo:${place}:nome`),
      valores: typedValues(text(posted, `eixo:${place}:valores`)),
    }),
  );
  return {
    opcoes: opcoes.map(({ cells }) => cells),
    novas: [...typed, ...newCombinations({ sku, preco, preco_de, estoque }, axes, [...staying, ...typed])],
    retiradas: opcoes.flatMap(({ cells, goes }) => (goes ? [cells.sku ?? ''] : [])),
  };
}
