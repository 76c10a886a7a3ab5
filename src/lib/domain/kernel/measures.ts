/** Measures of characteristics: stored as integer thousandths of the base unit, shown the Brazilian way. */

const decimal = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 3 });

/** `1800` thousandths of `m` is `1,8 m`; without a unit the number alone. */
export function formatMeasure(thousandths: number, unit: string): string {
  const text = decimal.format(thousandths / 1000);
  return unit === '' ? text : `${text} ${unit}`;
}
