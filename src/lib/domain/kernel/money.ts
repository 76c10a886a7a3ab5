/**
 * Money. Inside the shop every amount is an integer number of centavos; on the wire the platform speaks reais with at
 * most two decimals. The brands keep the two apart at compile time.
 */
declare const unit: unique symbol;

/** Integer centavos: R$ 12,34 is 1234. */
export type Centavos = number & { readonly [unit]: 'centavos' };
/** Decimal reais as on the wire: R$ 12,34 is 12.34. */
export type Reais = number & { readonly [unit]: 'reais' };
export type Money = Centavos | Reais;

/** @throws RangeError when `value` is not a whole number of centavos. */
export function centavos(value: number): Centavos {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not a whole number of centavos: ${value}`);
  return value as Centavos;
}

export function toReais(value: Centavos): Reais {
  return (value / 100) as Reais;
}

/** Rounds half up, so that 10.005 reais (which floating point holds as 10.00499…) is 1001 centavos. */
export function toCentavos(value: Reais | number): Centavos {
  return Math.round(Number((value * 100).toFixed(4))) as Centavos;
}

/**
 * `value` less `percent` per cent, rounded half up once: 22211 less 10 is 19990. In whole numbers, as listings take it off
 * each of 100,000 prices; a percentage counts with four decimals.
 */
export function lessPercent(value: Centavos, percent: number): Centavos {
  const kept = Math.round((100 - percent) * 10_000);
  return Math.floor((value * kept + 500_000) / 1_000_000) as Centavos;
}

const brl = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
const decimal = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** `R$ 1.234,56`, with the non-breaking space of the locale after the sign. */
export function formatBRL(value: Centavos): string {
  return brl.format(value / 100);
}

/** `1.234,56`, for texts that bring their own `R$`. */
export function formatDecimal(value: Centavos): string {
  return decimal.format(value / 100);
}
