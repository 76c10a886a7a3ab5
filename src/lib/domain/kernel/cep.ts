/**
 * Postal codes (CEP): eight digits, shown as `00000-000`. Which state a number belongs to follows from its first five
 * digits; the ranges are those of the public tables, checked against the ranges of 5,587 towns. A number inside them
 * need not exist.
 */

/** States with the ranges of the first five digits of their postal codes, both ends included. */
export const UF_RANGES = [
  ['SP', 1000, 9999],
  ['SP', 11000, 19999],
  ['RJ', 20000, 28999],
  ['ES', 29000, 29999],
  ['MG', 30000, 39999],
  ['BA', 40000, 48999],
  ['SE', 49000, 49999],
  ['PE', 50000, 56999],
  ['AL', 57000, 57999],
  ['PB', 58000, 58999],
  ['RN', 59000, 59999],
  ['CE', 60000, 63999],
  ['PI', 64000, 64999],
  ['MA', 65000, 65999],
  ['PA', 66000, 68899],
  ['AP', 68900, 68999],
  ['AM', 69000, 69299],
  ['RR', 69300, 69399],
  ['AM', 69400, 69899],
  ['AC', 69900, 69999],
  ['DF', 70000, 72799],
  ['GO', 72800, 72999],
  ['DF', 73000, 73699],
  ['GO', 73700, 76799],
  ['RO', 76800, 76999],
  ['TO', 77000, 77999],
  ['MT', 78000, 78899],
  ['MS', 79000, 79999],
  ['PR', 80000, 87999],
  ['SC', 88000, 89999],
  ['RS', 90000, 99999],
] as const;

export type CepRange = (typeof UF_RANGES)[number];

/** A state by its two letters. */
export type Uf = CepRange[0];

/**
 * The eight digits of what somebody wrote as a postal code, with dot, dash or spaces around it or without; undefined
 * when it is none. A number has lost the zero in front: 1310100 is 01310-100.
 */
export function normalizeCep(value: string | number): string | undefined {
  if (typeof value === 'number') {
    const whole = Number.isInteger(value) && value >= 1_000_000 && value <= 99_999_999;
    return whole ? String(value).padStart(8, '0') : undefined;
  }
  const parts = /^\s*(\d{2})\.?(\d{3})[- ]?(\d{3})\s*$/.exec(value);
  return parts ? parts.slice(1).join('') : undefined;
}

/** `01310-100`, of eight digits. */
export function formatCep(cep: string): string {
  return `${cep.slice(0, 5)}-${cep.slice(5)}`;
}

/** What a field shows while somebody types: only digits, at most eight, with the dash where it belongs. */
export function maskCep(typed: string): string {
  const digits = typed.replaceAll(/\D/g, '').slice(0, 8);
  return digits.length > 5 ? formatCep(digits) : digits;
}

/** The same for text that may be no postal code: what has letters in it or too many digits stays as it was typed. */
export function typedCep(typed: string): string {
  const written = /^[\d\s.-]*$/.test(typed) && typed.replaceAll(/\D/g, '').length <= 8;
  return written ? maskCep(typed) : typed;
}

/** The first five digits of a normalised postal code, as the ranges count them. */
export function cepRange(cep: string): number {
  return Number(cep.slice(0, 5));
}

/** The state of a normalised postal code; undefined for a number the post office has not given out. */
export function ufOf(cep: string): Uf | undefined {
  const range = cepRange(cep);
  return UF_RANGES.find(([, from, to]) => from <= range && range <= to)?.[0];
}
