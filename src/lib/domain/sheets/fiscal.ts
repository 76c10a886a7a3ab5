/**
 * What a nota fiscal asks of a product besides its GTIN, checked in its form alone: whether a code is the right one for the
 * product is what the owner's accountant knows. Layout: Manual de Orientação do Contribuinte of the NF-e, group I (prod).
 */

/** NCM (tag I05): eight digits. CEST (I05c): seven. */
const PLACES = { ncm: [4, 2, 2], cest: [2, 3, 2] } as const;

export type FiscalCode = keyof typeof PLACES;

/** Where the goods come from (tag N11, table A of the Convênio s/nº of 1970). */
export const ORIGINS = ['0', '1', '2', '3', '4', '5', '6', '7', '8'] as const;

/** The digits of what was typed with or without points; undefined for another number of them. */
export function readFiscalCode(code: FiscalCode, typed: string): string | undefined {
  const digits = typed.replace(/[\s.-]/g, '');
  const length = PLACES[code].reduce((sum: number, places) => sum + places, 0);
  return /^\d+$/.test(digits) && digits.length === length ? digits : undefined;
}

/** `8544.42.00`, `28.038.00`: with points spreadsheet programs take no zero from its front. '' of ''. */
export function writeFiscalCode(code: FiscalCode, digits: string): string {
  const parts = PLACES[code].map((length, index) => {
    const start = PLACES[code].slice(0, index).reduce((sum: number, places) => sum + places, 0);
    return digits.slice(start, start + length);
  });
  return digits === '' ? '' : parts.join('.');
}

/** What a quantity is counted in (tag I09): one to six letters or digits, in capitals. Undefined for anything else. */
export function readUnit(typed: string): string | undefined {
  const unit = typed.toUpperCase();
  return /^[A-Z0-9]{1,6}$/.test(unit) ? unit : undefined;
}
