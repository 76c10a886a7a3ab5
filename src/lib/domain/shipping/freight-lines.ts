/** Rates of a delivery service as lines of text, as they are typed or pasted from a spreadsheet. */
import { readNumber } from '#lib/domain/kernel/typed-number.ts';

/** Money in reais, weights in kilograms, ranges as the first five digits of a postal code. */
export type FreightRate = {
  readonly cepDe: number;
  readonly cepAte: number;
  /** Up to one kilogram, and each further one begun. */
  readonly valor: number;
  readonly valorKg: number;
  /** Working days. */
  readonly prazo: number;
  /** By the weight that is charged, both included. */
  readonly pesoMinimo: number;
  readonly pesoMaximo: number;
};

export const FREIGHT_MOST = 2000;
const COLUMNS = 7;

/** The rates, and the numbers of the lines that are none. Empty lines are passed over. */
export function readFreightLines(text: string): {
  readonly rates: readonly FreightRate[];
  readonly faults: readonly number[];
} {
  const lines = text.split('\n').map((line, index) => ({ number: index + 1, line: line.trim() }));
  const read = lines
    .filter(({ line }) => line !== '')
    .map(({ number, line }) => ({ number, rate: readLine(line) }));
  return {
    rates: read.flatMap(({ rate }) => rate ?? []),
    faults: read.filter(({ rate }) => rate === undefined).map(({ number }) => number),
  };
}

export function writeFreightLines(rates: readonly FreightRate[]): string {
  return rates
    .map(({ cepDe, cepAte, valor, valorKg, prazo, pesoMinimo, pesoMaximo }) =>
      [
        cep(cepDe),
        cep(cepAte),
        money(valor),
        money(valorKg),
        prazo,
        weight(pesoMinimo),
        weight(pesoMaximo),
      ].join('; '),
    )
    .join('\n');
}

function readLine(line: string): FreightRate | undefined {
  const cells = line.split(/[;\t]/).map((cell) => cell.trim());
  if (cells.length !== COLUMNS) return undefined;
  const [from = '', to = '', ...typed] = cells;
  if (!/^\d{5}(-?\d{3})?$/.test(from) || !/^\d{5}(-?\d{3})?$/.test(to)) return undefined;
  const [valor = -1, valorKg = -1, prazo = -1, pesoMinimo = -1, pesoMaximo = -1] = typed.map(readNumber);
  const rate = {
    cepDe: Number(from.slice(0, 5)),
    cepAte: Number(to.slice(0, 5)),
    ...{ valor, valorKg, prazo, pesoMinimo, pesoMaximo },
  };
  return isFreightRate(rate) ? rate : undefined;
}

export function isFreightRate(rate: FreightRate): boolean {
  const { cepDe, cepAte, valor, valorKg, prazo, pesoMinimo, pesoMaximo } = rate;
  return (
    [cepDe, cepAte, prazo].every(Number.isInteger) &&
    [valor, valorKg].every((amount) => isIn(amount, 0, 100_000) && isRound(amount, 100)) &&
    [pesoMinimo, pesoMaximo].every((kilograms) => isIn(kilograms, 0, 10_000) && isRound(kilograms, 1000)) &&
    isIn(cepDe, 0, 99_999) &&
    isIn(cepAte, cepDe, 99_999) &&
    isIn(prazo, 0, 365) &&
    pesoMaximo > 0 &&
    pesoMinimo <= pesoMaximo
  );
}

function isIn(value: number, min: number, max: number): boolean {
  return value >= min && value <= max;
}

/** Whether a number has no more digits than its unit. */
function isRound(value: number, parts: number): boolean {
  return Math.abs(value * parts - Math.round(value * parts)) < 1e-6;
}

function cep(range: number): string {
  return String(range).padStart(5, '0');
}

function money(amount: number): string {
  return amount.toFixed(2).replace('.', ',');
}

function weight(kilograms: number): string {
  return String(kilograms).replace('.', ',');
}
