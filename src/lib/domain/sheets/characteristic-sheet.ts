/** The definitions of characteristics as a spreadsheet: a row for each, with the fields of its form as columns. */

import { folded } from '#lib/domain/kernel/slug.ts';
import type { Field } from '#lib/domain/panel/record.ts';
import {
  BETWEEN,
  CHARACTERISTIC_FIELDS,
  type CharacteristicFields,
  characteristicFaults,
  NEW_CHARACTERISTIC,
  settledCharacteristic,
} from '#lib/domain/panel/records/characteristics.ts';
import type { CellKind } from './cell.ts';
import type { Cells, Column } from './columns.ts';
import type { Row, RowFault, Sheet } from './row.ts';

type Name = keyof CharacteristicFields;
const NAMES = Object.keys(CHARACTERISTIC_FIELDS) as readonly Name[];
/** What a new row may leave to the shop. */
const MADE: readonly string[] = ['codigo', 'ordem'];
const ALIASES: Partial<Record<Name, readonly string[]>> = {
  nome: ['caracteristica'],
  valores: ['escolhas', 'opcoes', 'valores_possiveis'],
  categorias: ['categoria'],
};
/** What people write for a kind, folded. */
const KINDS = { lista: 'escolha', booleano: 'simNao', 'sim/nao': 'simNao', 'sim ou nao': 'simNao' };

export const characteristicSheet: Sheet = {
  columns: [
    ...NAMES.map(
      (nome): Column => ({
        nome,
        kind: cellKind(nome, CHARACTERISTIC_FIELDS[nome]),
        aliases: ALIASES[nome] ?? [],
      }),
    ),
    { nome: 'ordem', kind: { tipo: 'decimal', casas: 0, minimo: 0, maximo: 100_000 } },
  ],
  key: ['grupo', 'nome'],
  settle,
  // Without a place of its own a new one comes last; without a code the shop makes one.
  own: (cells) => new Set([...NAMES, 'ordem'].filter((nome) => !MADE.includes(nome) || cells[nome])),
  faults,
};

/** The fields that the cells of a whole row say. */
export function characteristicFields(cells: Cells): CharacteristicFields {
  const values = NAMES.map((nome) => {
    const cell = cells[nome] ?? '';
    const { kind } = CHARACTERISTIC_FIELDS[nome];
    if (kind === 'flag') return [nome, cell === 'sim'];
    if (kind === 'number') return [nome, Number(cell)];
    return [
      nome,
      nome === 'valores'
        ? cell
            .split('|')
            .map((valor) => valor.trim())
            .join('\n')
        : cell,
    ];
  });
  return settledCharacteristic(Object.fromEntries(values));
}

export function characteristicCells(fields: CharacteristicFields): Cells {
  const cells = NAMES.map((nome) => {
    const value = fields[nome];
    if (typeof value === 'boolean') return [nome, value ? 'sim' : 'não'];
    return [nome, value === 0 ? '' : String(value).replaceAll('\n', BETWEEN)];
  });
  return Object.fromEntries(cells);
}

function cellKind(nome: Name, field: Field): CellKind {
  if (field.kind === 'flag') return { tipo: 'simNao' };
  if (field.kind === 'categories') return { tipo: 'nomes', de: 'categoria', todos: true };
  if (field.kind === 'number') return { tipo: 'decimal', casas: 0, minimo: 0, maximo: field.max };
  if (field.kind === 'choice') {
    const labels = Object.entries(field.options).flatMap(([key, label]) => [
      [folded(label), key],
      [folded(key), key],
    ]);
    const kinds = nome === 'tipo' ? KINDS : {};
    return {
      tipo: 'escolha',
      valores: Object.keys(field.options),
      outros: { ...Object.fromEntries(labels), ...kinds },
    };
  }
  return { tipo: 'texto', maximo: field.kind === 'text' ? field.longest : 0 };
}

/** What a new row leaves open is as in a new form; what its kind does not have is empty. */
function settle(cells: Cells, before: Cells | undefined): Cells {
  const filled = before
    ? cells
    : { ...withoutBlanks(characteristicCells(NEW_CHARACTERISTIC)), ...withoutBlanks(cells) };
  const given = before || cells['tipo'] ? filled : { ...filled, tipo: impliedKind(cells) };
  const settled = characteristicCells(characteristicFields(given));
  const codigo = settled['codigo'] || (before?.['codigo'] ?? '');
  return { ...cells, ...settled, codigo, ordem: cells['ordem'] ?? '' };
}

/** A unit belongs to a number, choices to a choice. */
function impliedKind({ unidade = '', valores = '' }: Cells): CharacteristicFields['tipo'] {
  if (unidade !== '') return 'numero';
  return valores === '' ? 'texto' : 'escolha';
}

function withoutBlanks(cells: Cells): Cells {
  return Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell !== ''));
}

function faults({ after, before, changed }: Row): readonly RowFault[] {
  const wrong = characteristicFaults(characteristicFields(after));
  const empty = ['grupo', 'nome'].filter((nome) => (after[nome] ?? '') === '');
  const noOrder = before && changed.has('ordem') && after['ordem'] === '';
  return [
    ...empty.map((coluna): RowFault => ({ coluna, motivo: 'falta' })),
    ...Object.keys(wrong).map(
      (coluna): RowFault => ({ coluna, motivo: coluna === 'valores' ? 'falta' : 'unidade' }),
    ),
    ...(noOrder ? [{ coluna: 'ordem', motivo: 'falta' } as const] : []),
  ];
}
