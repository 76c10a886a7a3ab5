/** The form that opens an account: what was typed, and what is wrong with it. */

import { line } from '#lib/domain/kernel/form-fields.ts';
import { isMailAddress, MAIL_ADDRESS_LENGTH } from '#lib/domain/kernel/mail-address.ts';
import { plainPhone } from '#lib/domain/kernel/phone.ts';
import { isCnpj, isCpf, plainTaxId } from '#lib/domain/kernel/tax-id.ts';
import {
  type AddressFaults,
  addressFaults,
  BLANK_ADDRESS,
  readAddress,
  type TypedAddress,
} from './address-form.ts';
import { type PasswordFault, passwordFault } from './password-length.ts';

/** Most characters of each field, as the platform takes them. */
export const ACCOUNT_LIMITS = {
  nomeRazao: 120,
  nomeFantasia: 120,
  cpfCnpj: 20,
  inscricaoEstadual: 20,
  telefone: 25,
  email: MAIL_ADDRESS_LENGTH,
} as const;

/** What a company without a state registration has in its place. */
export const ISENTO = 'ISENTO';
/** And one that pays no ICMS at all. */
export const NOT_A_TAXPAYER = 'NÃO CONTRIBUINTE';

/** `f` is a person, `j` a company. */
export type Pessoa = 'f' | 'j';

/** As it was typed; '' for what was left out. */
export type TypedSignUp = {
  readonly pessoa: Pessoa;
  readonly nomeRazao: string;
  readonly nomeFantasia: string;
  readonly cpfCnpj: string;
  readonly inscricaoEstadual: string;
  readonly isento: boolean;
  readonly naoContribuinte: boolean;
  readonly email: string;
  readonly senha: string;
  readonly telefone: string;
  readonly optin: boolean;
  /** A company that asks to buy as a reseller. */
  readonly revenda: boolean;
  readonly endereco: TypedAddress;
};

/** What of it may be changed later. */
export type TypedProfile = Pick<
  TypedSignUp,
  'pessoa' | 'nomeRazao' | 'nomeFantasia' | 'inscricaoEstadual' | 'isento' | 'naoContribuinte' | 'telefone'
>;

export type AccountFault = 'missing' | 'long' | 'wrong';
export type SignUpFaults = Partial<
  Readonly<
    Record<
      'nomeRazao' | 'nomeFantasia' | 'cpfCnpj' | 'inscricaoEstadual' | 'email' | 'telefone',
      AccountFault
    >
  >
> & {
  readonly senha?: PasswordFault;
  readonly endereco: AddressFaults;
};

export function blankSignUp(pessoa: Pessoa): TypedSignUp {
  return {
    pessoa,
    nomeRazao: '',
    nomeFantasia: '',
    cpfCnpj: '',
    inscricaoEstadual: '',
    isento: false,
    naoContribuinte: false,
    email: '',
    senha: '',
    telefone: '',
    optin: false,
    revenda: false,
    endereco: BLANK_ADDRESS,
  };
}

export function readPessoa(value: unknown): Pessoa {
  return value === 'j' ? 'j' : 'f';
}

export function readSignUp(form: FormData): TypedSignUp {
  const senha = form.get('senha');
  return {
    pessoa: readPessoa(form.get('pessoa')),
    nomeRazao: line(form, 'nomeRazao'),
    nomeFantasia: line(form, 'nomeFantasia'),
    cpfCnpj: line(form, 'cpfCnpj'),
    inscricaoEstadual: line(form, 'inscricaoEstadual'),
    isento: form.has('isento'),
    naoContribuinte: form.has('naoContribuinte'),
    email: line(form, 'email'),
    senha: typeof senha === 'string' ? senha : '',
    telefone: line(form, 'telefone'),
    optin: form.has('optin'),
    revenda: form.has('revenda'),
    // Its `nome` is a field of saved addresses alone.
    endereco: { ...readAddress(form), nome: '' },
  };
}

export function signUpFaults(typed: TypedSignUp): SignUpFaults {
  const senha = passwordFault(typed.senha);
  const cpfCnpj = taxIdFault(typed.pessoa, typed.cpfCnpj);
  const email = emailFault(typed.email);
  return {
    ...profileFaults(typed),
    ...(cpfCnpj && { cpfCnpj }),
    ...(email && { email }),
    ...(senha && { senha }),
    endereco: addressFaults(typed.endereco),
  };
}

type ProfileFaults = Pick<SignUpFaults, 'nomeRazao' | 'nomeFantasia' | 'inscricaoEstadual' | 'telefone'>;

export function profileFaults(typed: TypedProfile): ProfileFaults {
  const company = typed.pessoa === 'j';
  const nomeRazao = textFault(typed.nomeRazao, ACCOUNT_LIMITS.nomeRazao);
  const long = company && typed.nomeFantasia.length > ACCOUNT_LIMITS.nomeFantasia;
  const inscricaoEstadual = company ? registrationFault(registrationOf(typed)) : undefined;
  const telefone = phoneFault(typed.telefone);
  return {
    ...(nomeRazao && { nomeRazao }),
    ...(long && { nomeFantasia: 'long' }),
    ...(inscricaoEstadual && { inscricaoEstadual }),
    ...(telefone && { telefone }),
  };
}

export function isFaultless({ endereco, ...own }: SignUpFaults): boolean {
  return Object.keys(own).length === 0 && Object.keys(endereco).length === 0;
}

/** As it is stored: '' of a person. */
export function registrationOf({
  pessoa,
  isento,
  naoContribuinte,
  inscricaoEstadual,
}: Pick<TypedSignUp, 'pessoa' | 'isento' | 'naoContribuinte' | 'inscricaoEstadual'>): string {
  if (pessoa === 'f') return '';
  if (naoContribuinte) return NOT_A_TAXPAYER;
  return isento ? ISENTO : inscricaoEstadual.toUpperCase();
}

/** Whose a document is; undefined for what is neither a CPF nor a CNPJ. @param plain Without punctuation. */
export function pessoaOf(plain: string): Pessoa | undefined {
  if (isCpf(plain)) return 'f';
  return isCnpj(plain) ? 'j' : undefined;
}

export function taxIdFault(pessoa: Pessoa, typed: string): AccountFault | undefined {
  if (typed === '') return 'missing';
  const plain = plainTaxId(typed);
  return (pessoa === 'f' ? isCpf(plain) : isCnpj(plain)) ? undefined : 'wrong';
}

/** A state registration has a shape of its own in each state, all of them with digits. */
export function registrationFault(text: string): AccountFault | undefined {
  if (text === '') return 'missing';
  if (text.length > ACCOUNT_LIMITS.inscricaoEstadual) return 'long';
  return text === ISENTO || text === NOT_A_TAXPAYER || /^[\dA-Z./ -]*\d[\dA-Z./ -]*\d$/.test(text)
    ? undefined
    : 'wrong';
}

export function phoneFault(typed: string): AccountFault | undefined {
  if (typed === '') return 'missing';
  return plainPhone(typed) === undefined ? 'wrong' : undefined;
}

function emailFault(email: string): AccountFault | undefined {
  if (email === '') return 'missing';
  return isMailAddress(email) ? undefined : 'wrong';
}

function textFault(value: string, longest: number): AccountFault | undefined {
  if (value === '') return 'missing';
  return value.length > longest ? 'long' : undefined;
}
