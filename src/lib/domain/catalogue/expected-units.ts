/** The units that searches and the finder reckon in, whatever unit the shop keeps a characteristic in. */
import { unitFactor } from './units.ts';

/** By code of the characteristic. */
const EXPECTED: Readonly<Record<string, string>> = {
  'alcance-maximo': 'm',
  bitola: 'AWG',
  comprimento: 'm',
  impedancia: 'Ω',
  'largura-de-banda': 'Gb/s',
  potencia: 'W',
  'secao-do-condutor': 'mm²',
  'taxa-maxima': 'Hz',
};

/** So many count: the rest is what calculating alone changes. */
const DIGITS = 12;

/** A number of the unit `unidade` in the expected one; undefined when that measures something else. */
export function inExpectedUnit(codigo: string, unidade: string, number: number): number | undefined {
  const factor = unitFactor(unidade, EXPECTED[codigo] ?? unidade);
  return factor === undefined ? undefined : Number((number * factor).toPrecision(DIGITS));
}
