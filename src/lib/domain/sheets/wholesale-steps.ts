/** Wholesale steps in one cell: `10: 9,50 | 50: 8,90` is 9,50 each from 10 units on, and 8,90 from 50. */
import { amountOf, readAmount } from './amount.ts';

export type WholesaleStep = {
  /** Units, from 2. */
  readonly quantidade: number;
  /** Centavos, of one unit. */
  readonly preco_por: number;
};

const UNITS = { casas: 0, minimo: 2, maximo: 1_000_000 } as const;
const MONEY = { casas: 2, minimo: 1, maximo: 1_000_000_00 } as const;

/** As we write it, by quantity; undefined for what is none, or where more units do not cost less each. */
export function readSteps(text: string): string | undefined {
  const parts = text.split('|').map((part) => part.trim());
  const steps = parts.filter((part) => part !== '').map(readStep);
  const read = steps.flatMap((step) => step ?? []).toSorted((a, b) => Number(a.units) - Number(b.units));
  if (read.length < steps.length) return undefined;
  const isFalling = read.every(({ units, price }, place) => {
    const before = read[place - 1];
    return !before || (before.units !== units && amountOf(price, 2) < amountOf(before.price, 2));
  });
  return isFalling ? read.map(({ units, price }) => `${units}: ${price}`).join(' | ') : undefined;
}

/** Of what `readSteps` wrote. */
export function stepsOf(written: string): readonly WholesaleStep[] {
  if (written === '') return [];
  return written.split(' | ').map((part) => {
    const [units = '', price = ''] = part.split(': ');
    return { quantidade: Number(units), preco_por: amountOf(price, 2) };
  });
}

function readStep(part: string): { readonly units: string; readonly price: string } | undefined {
  const [, quantity = '', money = ''] = /^([\d.]+)\s*[:=]\s*(.+)$/.exec(part) ?? [];
  const [units, price] = [readAmount(quantity, UNITS), readAmount(money, MONEY)];
  return 'valor' in units && 'valor' in price ? { units: units.valor, price: price.valor } : undefined;
}
