/** What people write as the value of a characteristic, and the values of the data sheet it stands for. */

import { formatMeasure } from '#lib/domain/kernel/measures.ts';
import { folded } from '#lib/domain/kernel/slug.ts';
import { readNumber } from '#lib/domain/kernel/typed-number.ts';
import { MAX_INTEGER } from './listing-filters.ts';
import { fittingUnits, unitFactor, unitName } from './units.ts';

/** `unidade` is the base unit of a number, `valores` what may be chosen. */
export type ValueKind = {
  readonly tipo: 'numero' | 'escolha' | 'texto' | 'simNao';
  readonly unidade: string;
  readonly valores: readonly string[];
};

export type CharacteristicValue = {
  readonly label: string;
  /** Thousandths of the base unit; null for a text. */
  readonly numero: number | null;
};

export type ValueFault = {
  readonly motivo:
    | 'ambiguo'
    | 'casas'
    | 'escolha'
    | 'grande'
    | 'linhas'
    | 'longo'
    | 'numero'
    | 'simNao'
    | 'unidade';
  /** What would be right: units, or choices. */
  readonly certo?: string;
};

export type ReadValues =
  | {
      readonly valores: readonly CharacteristicValue[];
      /** Another unit was written than the one it is kept in. */
      readonly convertido: boolean;
    }
  | ValueFault;

/** Stands between several values of one product. */
const BETWEEN = '|';
const LONGEST = 500;
/** So many choices are named where none of them was written. */
const NAMED = 12;
/** Of a number that was converted, the part that rounding may change. */
const ROUNDED = 0.005;
/** What calculating alone changes, in thousandths. */
const EXACT = 1e-6;

/** @param rounded The part of a converted number that rounding may change: none of one that is kept already. */
export function readValues(kind: ValueKind, typed: string, rounded = ROUNDED): ReadValues {
  const text = typed.trim();
  if (text === '') return { valores: [], convertido: false };
  if (text.includes('\n')) return { motivo: 'linhas' };
  const parts = kind.tipo === 'numero' || kind.tipo === 'escolha' ? text.split(BETWEEN) : [text];
  const read = parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => readOne(kind, part, rounded));
  const fault = read.find((one): one is ValueFault => 'motivo' in one);
  if (fault) return fault;
  const good = read.flatMap((one) => ('motivo' in one ? [] : [one]));
  const byLabel = new Map(good.map(({ valor }) => [valor.label, valor]));
  return { valores: [...byLabel.values()], convertido: good.some(({ convertido }) => convertido) };
}

/** As a cell or a field has them: a number without its unit. */
export function writeValues(
  { tipo }: Pick<ValueKind, 'tipo'>,
  valores: readonly CharacteristicValue[],
): string {
  return valores
    .map(({ label, numero }) => {
      if (tipo === 'simNao') return label.toLowerCase();
      return numero === null ? label : String(numero / 1000).replace('.', ',');
    })
    .join(` ${BETWEEN} `);
}

type One = { readonly valor: CharacteristicValue; readonly convertido: boolean } | ValueFault;

function readOne(kind: ValueKind, text: string, rounded: number): One {
  if (text.length > LONGEST) return { motivo: 'longo' };
  if (kind.tipo === 'numero') return readMeasure(text, kind.unidade, rounded);
  if (kind.tipo === 'simNao') {
    const label = YES.has(folded(text)) ? 'Sim' : NO.has(folded(text)) ? 'Não' : undefined;
    return label === undefined ? { motivo: 'simNao' } : plain(label);
  }
  if (kind.tipo === 'texto') return plain(text);
  const label =
    kind.valores.find((valor) => valor === text) ??
    kind.valores.find((valor) => folded(valor) === folded(text));
  return label === undefined ? { motivo: 'escolha', certo: choices(kind.valores) } : plain(label);
}

const YES = new Set(['sim', 's', '1', 'verdadeiro', 'true', 'yes']);
const NO = new Set(['nao', 'n', '0', 'falso', 'false', 'no']);

function plain(label: string): One {
  return { valor: { label, numero: null }, convertido: false };
}

function choices(valores: readonly string[]): string {
  return valores.slice(0, NAMED).join(', ') + (valores.length > NAMED ? '…' : '');
}

/** `180 cm` for metres is 1,8 m. `1.500` is refused: it would be 1500 to one reader and 1,5 to another. */
function readMeasure(text: string, unidade: string, rounded: number): One {
  const [, digits = '', typedUnit = ''] = /^([\d.,]+)\s*(.*)$/.exec(text) ?? [];
  if (/^[1-9]\d{0,2}\.\d{3}$/.test(digits)) return { motivo: 'ambiguo' };
  const number = readNumber(digits);
  if (Number.isNaN(number)) return { motivo: 'numero' };
  const unit = typedUnit === '' ? unidade : unitName(typedUnit);
  const factor = unitFactor(unit, unidade);
  if (factor === undefined) return { motivo: 'unidade', certo: fittingUnits(unidade).join(', ') };
  const exact = number * factor * 1000;
  const numero = Math.round(exact);
  if (Math.abs(numero - exact) > (factor === 1 ? EXACT : Math.max(EXACT, exact * rounded)))
    return { motivo: 'casas' };
  if (numero > MAX_INTEGER) return { motivo: 'grande' };
  return { valor: { label: formatMeasure(numero, unidade), numero }, convertido: unit !== unidade };
}
