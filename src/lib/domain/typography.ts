/** A number and its unit stay on one line: `48 Gb/s`, `2 m`, `4K 60 Hz`. */
export function keepUnits(text: string): string {
  return text.replace(/(\d) (?=(?:Gb\/s|m|mm|mm²|Hz|W|Ω|AWG|portas|un)(?:[\s,;.)]|$))/g, '$1\u00a0');
}
