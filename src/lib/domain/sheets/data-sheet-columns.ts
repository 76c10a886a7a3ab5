/** Characteristics as columns of the spreadsheet of products. */
import type { ValueKind } from '#lib/domain/catalogue/characteristic-values.ts';
import { type Column, headingKey } from './columns.ts';

type Named = ValueKind & { readonly id: number; readonly grupo: string; readonly nome: string };

const PREFIX = 'ficha:';

/** What the column of a characteristic is known by, whatever it is called: `ficha:7`. */
export function characteristicColumn(id: number): string {
  return `${PREFIX}${id}`;
}

export function isCharacteristicColumn(nome: string): boolean {
  return nome.startsWith(PREFIX);
}

/**
 * The heading is the name, with its group where something else is called so too, and with the unit that numbers are kept
 * in: `Cabo: Comprimento (m)`.
 * @param others The other columns of the sheet.
 */
export function characteristicColumns(all: readonly Named[], others: readonly Column[]): readonly Column[] {
  const taken = others.flatMap(({ nome, aliases = [] }) => [nome, ...aliases]).map(headingKey);
  const names = Map.groupBy(all, ({ nome }) => headingKey(nome));
  return all.map(({ id, grupo, nome, tipo, unidade, valores }) => {
    const key = headingKey(nome);
    const isAlone =
      names.get(key)?.length === 1 &&
      !taken.includes(key) &&
      !taken.includes(headingKey(`${nome} ${unidade}`));
    const name = isAlone ? nome : `${grupo}: ${nome}`;
    return {
      nome: characteristicColumn(id),
      titulo: unidade === '' ? name : `${name} (${unidade})`,
      kind: { tipo: 'ficha', valor: { tipo, unidade, valores } },
      aliases: [nome, `${grupo} ${nome}`],
    };
  });
}
