/**
 * The access key of a nota fiscal: 44 characters that name state, month, issuer, model, series and number. Since July 2026 the
 * CNPJ in it may have letters (Nota Técnica Conjunta 2025.001): it is a text everywhere, never a number.
 */

/** 55 is a NF-e, 65 the consumer's NFC-e. */
export type InvoiceModel = '55' | '65';

export type AccessKey = {
  /** All of it, in capitals. */
  readonly chave: string;
  /** `2026-07`. */
  readonly mes: string;
  /** CNPJ of who issued it; a CPF where the key has one, which stands behind three zeros. */
  readonly emitente: string;
  readonly modelo: InvoiceModel;
  readonly serie: number;
  readonly numero: number;
};

export type KeyFault = 'missing' | 'shape' | 'digit' | 'state' | 'model';

/** The numbers of the states, as the IBGE gives them. */
const STATES: ReadonlySet<string> = new Set([
  ...['11', '12', '13', '14', '15', '16', '17'],
  ...['21', '22', '23', '24', '25', '26', '27', '28', '29'],
  ...['31', '32', '33', '35'],
  ...['41', '42', '43'],
  ...['50', '51', '52', '53'],
]);

const KEY = /^(\d{2})(\d{2})(\d{2})([\dA-Z]{12}\d{2})(\d{2})(\d{3})(\d{9})\d{10}$/;

/** However it was typed: with blanks, points or in small letters. */
export function readAccessKey(typed: string): AccessKey | KeyFault {
  const chave = typed.replace(/[\s.-]/g, '').toUpperCase();
  if (chave === '') return 'missing';
  const [, state = '', year = '', month = '', issuer = '', model = '', serie = '', numero = ''] =
    KEY.exec(chave) ?? [];
  if (issuer === '') return 'shape';
  if (checkDigit(chave.slice(0, -1)) !== chave.at(-1)) return 'digit';
  if (!STATES.has(state)) return 'state';
  if (Number(month) < 1 || Number(month) > 12) return 'shape';
  if (model !== '55' && model !== '65') return 'model';
  return {
    chave,
    mes: `20${year}-${month}`,
    emitente: issuer.startsWith('000') && Number(serie) >= 920 ? issuer.slice(3) : issuer,
    modelo: model,
    serie: Number(serie),
    numero: Number(numero),
  };
}

/** In groups of four, as it stands on the DANFE. */
export function formatAccessKey(chave: string): string {
  return chave.replace(/(.{4})(?=.)/g, '$1 ');
}

/** Weights 2 to 9 from the right; a letter counts as its character code less 48. */
function checkDigit(body: string): string {
  const sum = [...body]
    .reverse()
    .reduce((total, letter, place) => total + (letter.charCodeAt(0) - 48) * (2 + (place % 8)), 0);
  const rest = sum % 11;
  return String(rest < 2 ? 0 : 11 - rest);
}
