/** The fields of accounts and addresses in a body, and the rows they become. */
import { z } from 'zod';
import { ADDRESS_LIMITS, isUf, UFS } from '#lib/domain/accounts/address-form.ts';
import {
  ACCOUNT_LIMITS,
  type Pessoa,
  registrationFault,
  taxIdFault,
} from '#lib/domain/accounts/sign-up-form.ts';
import { isMobile, plainPhone } from '#lib/domain/kernel/phone.ts';
import { plainTaxId } from '#lib/domain/kernel/tax-id.ts';
import { cepField, readCep } from '#lib/platform/kernel/http/cep-body.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { requiredText, text } from '#lib/platform/kernel/http/request.ts';
import { HttpError } from '#lib/platform/kernel/http/response.ts';
import type { NewAddress } from '#lib/platform/schema/accounts.ts';

const line = (most: number) => requiredText(most);

export const ADDRESS_FIELDS = {
  cep: cepField,
  logradouro: line(ADDRESS_LIMITS.logradouro),
  numero: line(ADDRESS_LIMITS.numero),
  complemento: text(ADDRESS_LIMITS.complemento),
  bairro: line(ADDRESS_LIMITS.bairro),
  cidade: line(ADDRESS_LIMITS.cidade),
  uf: z
    .string()
    .toUpperCase()
    .refine(isUf)
    .describe(`One of ${UFS.join(', ')}.`),
};

export const SAVED_ADDRESS = z.object({ nome: text(ADDRESS_LIMITS.nome), ...ADDRESS_FIELDS });

export const PROFILE_FIELDS = {
  nomeRazao: line(ACCOUNT_LIMITS.nomeRazao),
  nomeFantasia: text(ACCOUNT_LIMITS.nomeFantasia),
  inscricaoEstadual: text(ACCOUNT_LIMITS.inscricaoEstadual).describe(
    'Of a company: its number, ISENTO or NÃO CONTRIBUINTE. Of a person nothing.',
  ),
  telefone: line(ACCOUNT_LIMITS.telefone).describe('With area code, in any spelling.'),
};

export const TAX_ID = line(ACCOUNT_LIMITS.cpfCnpj).describe(
  'CPF of a person, CNPJ (of digits or with letters) of a company, in any spelling.',
);

/** @throws HttpError 400 for a postal code that is none. */
export function addressRow({
  nome = '',
  cep,
  ...rest
}: Omit<z.output<typeof SAVED_ADDRESS>, 'nome'> & { readonly nome?: string }): NewAddress {
  return { ...rest, nome: nome.trim(), cep: readCep(cep) };
}

/** @throws HttpError 400 for a number whose check digits are wrong. */
export function taxIdOf(pessoa: Pessoa, cpfCnpj: string): string {
  if (taxIdFault(pessoa, cpfCnpj) !== undefined) throw new HttpError(400, message.noTaxId);
  return plainTaxId(cpfCnpj);
}

type Profile = z.output<z.ZodObject<typeof PROFILE_FIELDS>>;

/** @throws HttpError 400 for a telephone number that is none, and for a company without a state registration. */
export function profileRow(pessoa: Pessoa, { nomeRazao, nomeFantasia, ...rest }: Profile) {
  const phone = plainPhone(rest.telefone);
  if (phone === undefined) throw new HttpError(400, message.phoneNeeded);
  const company = pessoa === 'j';
  const inscricao_estadual = company ? rest.inscricaoEstadual.trim().toUpperCase() : '';
  if (company && registrationFault(inscricao_estadual)) throw new HttpError(400, message.registrationNeeded);
  return {
    nome_razao: nomeRazao,
    nome_fantasia: company ? nomeFantasia.trim() : '',
    inscricao_estadual,
    ...(isMobile(phone) ? { celular: phone, telefone: '' } : { celular: '', telefone: phone }),
  };
}
