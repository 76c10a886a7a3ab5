/**
 * CPF and CNPJ. Since July 2026 the first twelve characters of a new CNPJ may be letters (Instrução Normativa RFB 2.229/2024):
 * each counts as its character code less 48, which leaves digits what they were.
 */

const CPF = /^\d{11}$/;
const CNPJ = /^[\dA-Z]{12}\d{2}$/;
const CPF_WEIGHTS = [11, 10, 9, 8, 7, 6, 5, 4, 3, 2];
const CNPJ_WEIGHTS = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];

/** Without dots, strokes and spaces, letters in upper case; the form in which both are stored. */
export function plainTaxId(text: string): string {
  return text.replaceAll(/[\s./-]/g, '').toUpperCase();
}

/** `701.254.830-40` or `12.ABC.345/01DE-35`, of its plain form. */
export function formatTaxId(plain: string): string {
  return plain.length === 11
    ? plain.replace(/^(.{3})(.{3})(.{3})/, '$1.$2.$3-')
    : plain.replace(/^(.{2})(.{3})(.{3})(.{4})/, '$1.$2.$3/$4-');
}

/** Whether `plain` is a CPF with its right check digits. */
export function isCpf(plain: string): boolean {
  return CPF.test(plain) && !isUniform(plain) && hasCheckDigits(plain, CPF_WEIGHTS);
}

/** Whether `plain` is a CNPJ, of digits or with letters, with its right check digits. */
export function isCnpj(plain: string): boolean {
  return CNPJ.test(plain) && !isUniform(plain) && hasCheckDigits(plain, CNPJ_WEIGHTS);
}

/** Numbers of one repeated digit pass the arithmetic and were never given out. */
function isUniform(plain: string): boolean {
  return new Set(plain).size === 1;
}

/** `weights` are those of the second check digit; the first has the same without its front. */
function hasCheckDigits(plain: string, weights: readonly number[]): boolean {
  const body = plain.slice(0, -2);
  const first = checkDigit(body, weights.slice(1));
  return plain === `${body}${first}${checkDigit(`${body}${first}`, weights)}`;
}

function checkDigit(text: string, weights: readonly number[]): number {
  const sum = weights.reduce((total, weight, index) => total + weight * (text.charCodeAt(index) - 48), 0);
  const rest = sum % 11;
  return rest < 2 ? 0 : 11 - rest;
}
