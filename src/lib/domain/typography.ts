/** A number and its unit, and the factors of a measure, stay on one line: `48 Gb/s`, `2 × 2,5 mm²`. */
export function keepUnits(text: string): string {
  return text
    .replace(/(\d) × (?=\d)/g, '$1\u00a0×\u00a0')
    .replace(/(\d) (?=(?:Gb\/s|m|mm|mm²|Hz|W|Ω|AWG|portas|un)(?:[\s,;.)]|$))/g, '$1\u00a0');
}

/** At most two decimals, with a comma: 8, 4,7, 26,68. */
export function decimals(value: number): string {
  return String(Number(value.toFixed(2))).replace('.', ',');
}
