/** The mark before decimals, as the numbers of a file have it: shops change what their platform writes. */
import type { Meaning, Profile } from './profiles.ts';

const NUMBERS: ReadonlySet<string> = new Set([
  ...['preco', 'preco_cheio', 'preco_promocional', 'preco_riscado'],
  ...['peso', 'altura', 'largura', 'comprimento'],
]);
/** One or two digits behind it, or nothing before it but a zero: it parts no thousands. */
const COMMA = /^(?:.*\D|)(?:0,\d+|\d+,\d{1,2})$/;
const POINT = /^(?:.*\D|)(?:0\.\d+|\d+\.\d{1,2})$/;

/** `?` where both are found: each number is then read by itself. */
export function decimalOf(
  { decimal }: Profile,
  meanings: readonly Meaning[],
  lines: readonly { readonly cells: readonly string[] }[],
): Profile['decimal'] {
  const places = meanings.flatMap((meaning, place) => (meaning && NUMBERS.has(meaning.campo) ? [place] : []));
  const has = (mark: RegExp) =>
    lines.some(({ cells }) => places.some((place) => mark.test((cells[place] ?? '').trim())));
  const [comma, point] = [has(COMMA), has(POINT)];
  if (comma && point) return '?';
  if (comma) return ',';
  return point ? '.' : decimal;
}
