/** The body of an order: what was ticked and typed in the form that sends it. */
import { z } from 'zod';
import { pessoaOf, registrationFault } from '#lib/domain/accounts/sign-up-form.ts';
import { ufOf } from '#lib/domain/kernel/cep.ts';
import { plainPhone } from '#lib/domain/kernel/phone.ts';
import { plainTaxId } from '#lib/domain/kernel/tax-id.ts';
import { PURCHASE_LENGTH } from '#lib/domain/orders/checkout-form.ts';
import type { Comprador, EnderecoEntrega } from '#lib/domain/orders/order-parties.ts';
import { METHODS } from '#lib/domain/payments/methods.ts';
import { TURN_NAMES } from '#lib/domain/shipping/delivery-turns.ts';
import { townByRange } from '#lib/domain/shipping/town-ranges.ts';
import { ADDRESS_FIELDS, PROFILE_FIELDS, TAX_ID } from '#lib/platform/accounts/account-body.ts';
import { cepField, readCep } from '#lib/platform/kernel/http/cep-body.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { email, id, requiredText, text } from '#lib/platform/kernel/http/request.ts';
import { HttpError } from '#lib/platform/kernel/http/response.ts';

const TYPED_ADDRESS = z.object(ADDRESS_FIELDS);
/** Of what is collected at the shop, the postal code alone. */
const POSTAL_CODE = z.strictObject({ cep: cepField });
/** Where an order goes: an address of the account, another one, or nowhere, as it is collected. */
export const ADDRESS = z.union([z.object({ idEndereco: id }), TYPED_ADDRESS, POSTAL_CODE]);

const GUEST = z.object({
  email,
  nome: PROFILE_FIELDS.nomeRazao,
  documento: TAX_ID,
  telefone: PROFILE_FIELDS.telefone,
  inscricaoEstadual: text(20).describe(
    'Of a company that pays ICMS: its number, or ISENTO; else nothing or NÃO CONTRIBUINTE.',
  ),
});

export const SEND = z.object({
  chave: requiredText(100),
  versao: requiredText(100),
  servico: text(100),
  agendamento: z
    .object({ dia: z.string().regex(/^\d{4}-\d\d-\d\d$/), turno: z.enum(TURN_NAMES) })
    .nullish()
    .describe('Of a scheduled delivery: one of its `agenda`.'),
  pagamento: z.enum(METHODS).describe('One of `formasPagamento` of the review.'),
  observacao: text(500),
  pedidoCompra: text(PURCHASE_LENGTH)
    .transform((typed) => typed.trim().replace(/\s+/g, ' '))
    .describe('Of a company: the number of its purchase order, on one line; a person has none.'),
  endereco: ADDRESS.nullish().describe(
    'With a version that was asked for with `cep`. Of an order that a person collects, `cep` alone is enough.',
  ),
  comprador: GUEST.nullish().describe('Of a guest; who is logged in is known, and refused with one.'),
});

/** @throws HttpError 400 for a postal code that is none, or of another state. */
export function typedAddress(
  address: z.output<typeof TYPED_ADDRESS> | z.output<typeof POSTAL_CODE>,
): EnderecoEntrega {
  const cep = readCep(address.cep);
  const uf = ufOf(cep);
  if (!('uf' in address) && uf) return { ...BLANK, cep, cidade: townByRange(cep), uf };
  if (!('uf' in address) || uf !== address.uf) throw new HttpError(400, message.invalidCep);
  return { ...address, cep };
}

const BLANK = { logradouro: '', numero: '', complemento: '', bairro: '' };

/** @throws HttpError 400 for a document, a telephone number or a state registration that is none. */
export function guestBuyer({ documento: typed, ...guest }: z.output<typeof GUEST>): Comprador {
  const documento = plainTaxId(typed);
  const pessoa = pessoaOf(documento);
  if (!pessoa) throw new HttpError(400, message.noTaxId);
  const telefone = plainPhone(guest.telefone);
  if (telefone === undefined) throw new HttpError(400, message.phoneNeeded);
  const inscricaoEstadual = pessoa === 'j' ? guest.inscricaoEstadual.trim().toUpperCase() : '';
  if (inscricaoEstadual !== '' && registrationFault(inscricaoEstadual))
    throw new HttpError(400, message.registrationNeeded);
  return { nome: guest.nome, pessoa, documento, inscricaoEstadual, email: guest.email, telefone };
}
