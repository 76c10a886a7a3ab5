/** A number and its unit, and the factors of a measure, stay on one line: `48 Gb/s`, `2 × 2,5 mm²`. */
export function keepUnits(text: string): string {
  return text
    .replace(/(\d) × (?=\d)/g, '$1\u00a0×\u00a0')
    .replace(/(\d) (?=(?:Gb\/s|m|mm|mm²|Hz|W|Ω|AWG|portas|metros?|un|unidades?)(?:[\s,;.)]|$))/g, '$1\u00a0');
}

/**
 * A text cut before and behind its codes, which stand at the odd places: `12G-SDI`, `USB-C`. Browsers end a line behind a
 * hyphen, and half a code is none.
 */
export function codesApart(text: string): readonly string[] {
  return text.split(/(?<![\p{L}\p{N}-])([A-Z\d]{1,5}-[A-Z\d]{1,6})(?![\p{L}\p{N}-])/u);
}

/** At most two decimals, with a comma: 8, 4,7, 26,68. */
export function decimals(value: number): string {
  return String(Number(value.toFixed(2))).replace('.', ',');
}
