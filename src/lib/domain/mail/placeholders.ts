/** What stands in braces in the texts of letters: `{pedido}`. */

const PLACEHOLDER = /\{([^{}]*)\}/g;

/** A name without a value is left as it was typed. */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(PLACEHOLDER, (typed, name: string) => values[name.trim()] ?? typed);
}

/** Those that a letter does not have, as they were typed; a brace without its other one counts too. */
export function unknownPlaceholders(text: string, known: readonly string[]): readonly string[] {
  const unknown = [...text.matchAll(PLACEHOLDER)]
    .filter(([, name = '']) => !known.includes(name.trim()))
    .map(([typed]) => typed);
  const rest = text.replaceAll(PLACEHOLDER, '').match(/[{}]/);
  return rest ? [...unknown, rest[0]] : unknown;
}
