/** An account's own data, and opening one: what only our own platform has. */
import type { AparelhosConta, Conta, EnderecoCep, EnderecosConta, MeusDados } from '#lib/contract/account.ts';
import type { Usuario } from '#lib/contract/checkout.ts';
import type { Sucesso, SucessoMensagem } from '#lib/contract/success.ts';
import type { Api } from './client.ts';

export type Address = EnderecoCep & {
  readonly nome?: string;
  readonly numero: string;
  readonly complemento: string;
};

/** `telefone` is one number with its area code. */
export type Profile = {
  readonly nomeRazao: string;
  readonly nomeFantasia: string;
  readonly inscricaoEstadual: string;
  readonly telefone: string;
};

export type SignUp = Profile & {
  readonly pessoa: 'f' | 'j';
  readonly cpfCnpj: string;
  readonly email: string;
  readonly senha: string;
  readonly optin: boolean;
  /** Of a company: wants to buy as a reseller. */
  readonly revenda: boolean;
  readonly endereco: Address;
};

/** Answers the same for an account that is there. @throws ApiError 400 for a weak password, 429. */
export function signUp({ own }: Api, json: SignUp): Promise<SucessoMensagem> {
  return own.post('account', { json, retry: 0 }).json<SucessoMensagem>();
}

/** Logs in. @throws ApiError 400 for a link that is not good, 401 for another password, 409 for an account that is there. */
export function confirmSignUp(
  { own }: Api,
  json: { readonly token: string; readonly senha: string },
): Promise<Usuario> {
  return own.post('account/confirm', { json, retry: 0 }).json<Usuario>();
}

/** @throws ApiError 400 for what is no postal code, 404 for one nobody has. */
export function getPlace({ own }: Api, cep: string): Promise<EnderecoCep> {
  return own.get(`cep/${encodeURIComponent(cep)}`).json<EnderecoCep>();
}

/** @throws ApiError 401 when nobody is logged in; so do all below. */
export function getAccount({ own }: Api): Promise<Conta> {
  return own.get('account').json<Conta>();
}

export function saveAccount({ own }: Api, json: Profile): Promise<Conta> {
  return own.put('account', { json, retry: 0 }).json<Conta>();
}

export function deleteAccount({ own }: Api, senha: string): Promise<Sucesso> {
  return own.delete('account', { json: { senha }, retry: 0 }).json<Sucesso>();
}

/** @throws ApiError 400 for a weak password, 401 for a wrong one as well. */
export function changePassword(
  { own }: Api,
  json: { readonly senhaAtual: string; readonly senha: string },
): Promise<SucessoMensagem> {
  return own.put('account/password', { json, retry: 0 }).json<SucessoMensagem>();
}

export function saveConsents(
  { own }: Api,
  json: { readonly optin: boolean; readonly smsOptin: boolean },
): Promise<Conta> {
  return own.put('account/consents', { json, retry: 0 }).json<Conta>();
}

export function getEverything({ own }: Api): Promise<MeusDados> {
  return own.get('account/export').json<MeusDados>();
}

export function getAddresses({ own }: Api): Promise<EnderecosConta> {
  return own.get('account/addresses').json<EnderecosConta>();
}

/** A new one without an id. @throws ApiError 404 for an address that is none of this account; so do the two below. */
export function saveAddress({ own }: Api, json: Address, id?: number): Promise<EnderecosConta> {
  const call =
    id === undefined
      ? own.post('account/addresses', { json, retry: 0 })
      : own.put(`account/addresses/${id}`, { json, retry: 0 });
  return call.json<EnderecosConta>();
}

export function makeMainAddress({ own }: Api, id: number): Promise<EnderecosConta> {
  return own.post(`account/addresses/${id}/main`, { retry: 0 }).json<EnderecosConta>();
}

export function removeAddress({ own }: Api, id: number): Promise<EnderecosConta> {
  return own.delete(`account/addresses/${id}`, { retry: 0 }).json<EnderecosConta>();
}

export function getDevices({ own }: Api): Promise<AparelhosConta> {
  return own.get('account/devices').json<AparelhosConta>();
}

/** @throws ApiError 404 for a device that is none of this account. */
export function endDevice({ own }: Api, id: string): Promise<Sucesso> {
  return own.delete(`account/devices/${encodeURIComponent(id)}`, { retry: 0 }).json<Sucesso>();
}

/** The session that asks stays. */
export function endOtherDevices({ own }: Api): Promise<Sucesso> {
  return own.delete('account/devices', { retry: 0 }).json<Sucesso>();
}
