/**
 * How numbers look while somebody types them. A mask helps and never refuses: what does not fit it stays as it was typed,
 * for the form's own check to say why.
 */
import { typedCep } from './cep.ts';

/** What a field may be for. */
export type MaskName = 'cep' | 'cnpj' | 'cpf' | 'documento' | 'telefone';

const MASKS: Readonly<Record<MaskName, (typed: string) => string>> = {
  cep: typedCep,
  cnpj: maskCnpj,
  cpf: maskCpf,
  documento: maskTaxId,
  telefone: maskPhone,
};

export function isMaskName(name: string | undefined): name is MaskName {
  return name !== undefined && Object.hasOwn(MASKS, name);
}

export function masked(name: MaskName, typed: string): string {
  return MASKS[name](typed);
}

/** `000.000.000-00`, as far as it goes. */
function maskCpf(typed: string): string {
  const digits = only(typed, /^[\d\s.-]*$/, 11);
  return digits === undefined ? typed : joined(digits, [3, 3, 3, 2], ['.', '.', '-']);
}

/** `AA.AAA.AAA/AAAA-00`; letters become capitals. */
function maskCnpj(typed: string): string {
  const plain = only(typed, /^[\dA-Za-z\s./-]*$/, 14);
  return plain === undefined ? typed : joined(plain, [2, 3, 3, 4, 2], ['.', '.', '/', '-']);
}

/** A CPF as long as it may be one, else a CNPJ. */
export function maskTaxId(typed: string): string {
  const cpf = only(typed, /^[\d\s./-]*$/, 11);
  return cpf === undefined ? maskCnpj(typed) : maskCpf(cpf);
}

/** `(11) 91234-5678`, and `(11) 3000-1020` for a landline; a number with a country in front is left alone. */
export function maskPhone(typed: string): string {
  const digits = only(typed, /^[\d\s().-]*$/, 11);
  if (digits === undefined || digits.startsWith('0')) return typed;
  if (digits.length < 3) return digits;
  const number = digits.slice(2);
  const front = digits.length === 11 ? 5 : 4;
  return `(${digits.slice(0, 2)}) ${joined(number, [front, 4], ['-'])}`;
}

/** The letters and digits of a text of these characters, in capitals; undefined when there are more than `most`. */
function only(typed: string, characters: RegExp, most: number): string | undefined {
  const plain = typed.replaceAll(/[^\dA-Za-z]/g, '').toUpperCase();
  return characters.test(typed) && plain.length <= most ? plain : undefined;
}

function joined(text: string, lengths: readonly number[], separators: readonly string[]): string {
  let rest = text;
  let shown = '';
  for (const [index, length] of lengths.entries()) {
    if (rest === '') break;
    shown += `${index === 0 ? '' : (separators[index - 1] ?? '')}${rest.slice(0, length)}`;
    rest = rest.slice(length);
  }
  return shown;
}
