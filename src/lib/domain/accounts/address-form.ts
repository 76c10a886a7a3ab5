/** The form of an address in Brazil: what was typed, and what is wrong with it. */
import { normalizeCep, UF_RANGES, type Uf, ufOf } from '#lib/domain/kernel/cep.ts';
import { line } from '#lib/domain/kernel/form-fields.ts';

/** Most characters of each field, as the platform takes them. */
export const ADDRESS_LIMITS = {
  nome: 60,
  logradouro: 120,
  numero: 20,
  complemento: 80,
  bairro: 80,
  cidade: 80,
} as const;

/** The states by their two letters, in the order of the alphabet. */
export const UFS: readonly Uf[] = [...new Set(UF_RANGES.map(([uf]) => uf))].sort();

/** As it was typed; '' for what was left out. */
export type TypedAddress = {
  /** What its owner calls it: "Casa", "Galpão". */
  readonly nome: string;
  readonly cep: string;
  readonly logradouro: string;
  /** May be "s/n". */
  readonly numero: string;
  readonly complemento: string;
  readonly bairro: string;
  readonly cidade: string;
  readonly uf: string;
};
export type AddressField = keyof TypedAddress;
export type AddressFault = 'missing' | 'long' | 'wrong' | 'otherState';
export type AddressFaults = Partial<Readonly<Record<AddressField, AddressFault>>>;

export const BLANK_ADDRESS: TypedAddress = {
  nome: '',
  cep: '',
  logradouro: '',
  numero: '',
  complemento: '',
  bairro: '',
  cidade: '',
  uf: '',
};

export function readAddress(form: FormData): TypedAddress {
  return {
    nome: line(form, 'nome'),
    cep: line(form, 'cep'),
    logradouro: line(form, 'logradouro'),
    numero: line(form, 'numero'),
    complemento: line(form, 'complemento'),
    bairro: line(form, 'bairro'),
    cidade: line(form, 'cidade'),
    uf: line(form, 'uf').toUpperCase(),
  };
}

export function addressFaults(typed: TypedAddress): AddressFaults {
  const found: Partial<Record<AddressField, AddressFault>> = {};
  const needed = ['logradouro', 'numero', 'bairro', 'cidade'] as const;
  for (const field of needed) if (typed[field] === '') found[field] = 'missing';
  for (const [field, most] of Object.entries(ADDRESS_LIMITS) as [keyof typeof ADDRESS_LIMITS, number][]) {
    if (typed[field].length > most) found[field] = 'long';
  }
  const cep = cepFault(typed.cep);
  if (cep) found.cep = cep;
  const uf = ufFault(typed);
  if (uf) found.uf = uf;
  return found;
}

/** Also where it is asked for alone, to fill the rest of the form. */
export function cepFault(typed: string): 'missing' | 'wrong' | undefined {
  if (typed === '') return 'missing';
  const cep = normalizeCep(typed);
  return cep !== undefined && ufOf(cep) !== undefined ? undefined : 'wrong';
}

export function isUf(text: string): text is Uf {
  return UFS.some((uf) => uf === text);
}

function ufFault({ uf, cep }: TypedAddress): AddressFault | undefined {
  if (uf === '') return 'missing';
  if (!isUf(uf)) return 'wrong';
  const plain = normalizeCep(cep);
  const own = plain === undefined ? undefined : ufOf(plain);
  return own === undefined || own === uf ? undefined : 'otherState';
}
