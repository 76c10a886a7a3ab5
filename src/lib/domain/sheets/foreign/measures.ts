/** Numbers of other platforms' files as our sheets write them: `1079,90`, kilograms, centimetres. */
import { folded } from '#lib/domain/kernel/slug.ts';

/** `undefined` where nobody can say what the mark is for: `1.500` in a file that has both. */
export function numberOf(text: string, decimal: '.' | ',' | '?'): string | undefined {
  const typed = text.replace(/^R\$\s*/i, '').replace(/\s/g, '');
  if (decimal === '.') return typed.replaceAll(',', '').replace('.', ',');
  if (decimal === ',') return typed.replaceAll('.', '');
  const marks = typed.replace(/[^.,]/g, '');
  if (marks.includes('.') && marks.includes(',')) {
    return numberOf(typed, typed.lastIndexOf('.') > typed.lastIndexOf(',') ? '.' : ',');
  }
  if (marks.length > 1) return typed.replace(/[.,]/g, '');
  return /^[1-9]\d{0,2}[.,]\d{3}$/.test(typed) ? undefined : typed.replace('.', ',');
}

const GRAMS: Readonly<Record<string, number>> = {
  ...{ kg: 1000, g: 1, gramas: 1, grams: 1, lb: 453.592_37, lbs: 453.592_37, oz: 28.349_523_125 },
};
const MILLIMETRES: Readonly<Record<string, number>> = {
  ...{ mm: 1, cm: 10, m: 1000, in: 25.4, pol: 25.4, yd: 914.4 },
  ...{ milimetro: 1, milimetros: 1, centimetro: 10, centimetros: 10, metro: 1000, metros: 1000 },
};

/** Kilograms with three decimals; '' for none and for nothing, as it is for what is no number. */
export function kilograms(number: string, unit: string): string {
  return converted(number, GRAMS[folded(unit)] ?? 1000, 1000, 3);
}

/** Centimetres with one decimal. */
export function centimetres(number: string, unit: string): string {
  return converted(number, MILLIMETRES[folded(unit)] ?? 10, 10, 1);
}

/** @param per What one of the result is, in the unit that `factor` counts. */
function converted(number: string, factor: number, per: number, casas: number): string {
  const value = Number(number.replaceAll('.', '').replace(',', '.'));
  if (number === '' || value === 0) return '';
  if (Number.isNaN(value)) return number;
  const places = 10 ** casas;
  // What is there weighs and measures something.
  const rounded = Math.max(1, Math.round(((value * factor) / per) * places)) / places;
  return String(rounded).replace('.', ',');
}
