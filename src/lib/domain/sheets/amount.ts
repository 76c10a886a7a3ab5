/** Numbers as they stand in spreadsheets: with decimal comma or point, with or without the marks of thousands. */

type Limits = {
  /** Decimals kept. */
  readonly casas: number;
  /** Smallest and largest, in the unit that the decimals count: centavos for two. */
  readonly minimo: number;
  readonly maximo: number;
};

/**
 * `1.234,5` with two decimals is `1234,50`. Of two marks the last is the decimal one. One mark alone is the decimal one too,
 * unless three digits follow it where so many decimals cannot stand: `1.234` is 1234 in a price and 1,234 in kilograms.
 * Three digits behind the only mark are asked about where both are likely: `1,500` in a price, `1.500` in kilograms.
 */
export function readAmount(
  typed: string,
  { casas, minimo, maximo }: Limits,
):
  | { readonly valor: string }
  | { readonly motivo: 'numero' | 'casas' | 'pequeno' | 'grande' | 'cientifico' | 'ambiguo' } {
  const text = typed.replace(/^R\$/i, '').replace(/\s/g, '');
  if (/^\d(?:[.,]\d+)?e[+-]?\d+$/i.test(text)) return { motivo: 'cientifico' };
  const negative = text.startsWith('-');
  const digits = negative ? text.slice(1) : text;
  if ((casas === 3 ? POINT : COMMA).test(digits)) return { motivo: 'ambiguo' };
  const parts = split(digits, casas);
  if (!parts) return { motivo: 'numero' };
  const fraction = parts.fraction.replace(/0+$/, '');
  if (fraction.length > casas) return { motivo: 'casas' };
  const amount = Number(parts.whole + fraction.padEnd(casas, '0')) * (negative ? -1 : 1);
  if (amount < minimo) return { motivo: 'pequeno' };
  if (amount > maximo) return { motivo: 'grande' };
  return { valor: writeAmount(amount, casas) };
}

/** `1890` centavos with two decimals is `18,90`; three decimals or one lose their zeros: `350` grams are `0,35`. */
export function writeAmount(amount: number, casas: number): string {
  if (casas === 0) return String(amount);
  const digits = String(amount).padStart(casas + 1, '0');
  const text = `${digits.slice(0, -casas)},${digits.slice(-casas)}`;
  return casas === 2 ? text : text.replace(/,?0+$/, '');
}

/** The reverse, of what these two functions wrote. */
export function amountOf(written: string, casas: number): number {
  const [whole = '', fraction = ''] = written.split(',');
  return Number(whole + fraction.padEnd(casas, '0'));
}

/** One to three digits, a mark, and three digits. */
const POINT = /^[1-9]\d{0,2}\.\d{3}$/;
const COMMA = /^[1-9]\d{0,2},\d{3}$/;

type Parts = { readonly whole: string; readonly fraction: string };

const PLAIN = /^(\d{1,15})(?:[.,](\d{1,15}))?$/;
const GROUPED = /^(\d{1,3}(?:\.\d{3})+)(?:,(\d{1,15}))?$|^(\d{1,3}(?:,\d{3})+)\.(\d{1,15})$/;

function split(text: string, casas: number): Parts | undefined {
  const grouped = GROUPED.exec(text);
  const single = /^\d+\.\d{3}$/.test(text);
  if (grouped && !(single && casas === 3)) {
    const whole = (grouped[1] ?? grouped[3] ?? '').replace(/[.,]/g, '');
    return whole.length > 15 ? undefined : { whole, fraction: grouped[2] ?? grouped[4] ?? '' };
  }
  const plain = PLAIN.exec(text);
  return plain ? { whole: plain[1] ?? '', fraction: plain[2] ?? '' } : undefined;
}
