/** Logging in and out, and passwords that were forgotten. */
import type { Usuario } from '#lib/contract/checkout.ts';
import type { Redirect } from '#lib/contract/sale.ts';
import type { Sucesso, SucessoMensagem } from '#lib/contract/success.ts';
import type { Api } from './client.ts';

/** `usuario` is an e-mail address, a CPF or a CNPJ. */
export type Credentials = {
  readonly usuario: string;
  readonly senha: string;
  readonly revendedor?: boolean;
};

/** The session has another id afterwards. @throws ApiError 401 wrong, 403 not allowed, 429 too many tries. */
export function login({ client }: Api, json: Credentials): Promise<Usuario> {
  return client.post('checkout/login', { json, retry: 0 }).json<Usuario>();
}

export function logout({ client }: Api): Promise<Sucesso> {
  return client.post('checkout/logout', { retry: 0 }).json<Sucesso>();
}

/** A code by mail that logs in; answers the same for an account that does not exist. @throws ApiError 429 too many tries. */
export function requestCode({ own }: Api, usuario: string): Promise<SucessoMensagem> {
  return own.post('login/code', { json: { usuario }, retry: 0 }).json<SucessoMensagem>();
}

/** The session has another id afterwards. @throws ApiError 401 wrong, used or over, 429 too many tries. */
export function loginByCode(
  { own }: Api,
  json: { readonly usuario: string; readonly codigo: string },
): Promise<Usuario> {
  return own.post('login/code/enter', { json, retry: 0 }).json<Usuario>();
}

/** Answers the same for an account that does not exist. @throws ApiError 429 too many tries. */
export function requestPassword({ client }: Api, usuario: string): Promise<SucessoMensagem> {
  return client.post('checkout/password-recovery', { json: { usuario }, retry: 0 }).json<SucessoMensagem>();
}

/** `token` is that of the mailed link. @throws ApiError 400 when it is not good any more, or the password is too short. */
export function setPassword(
  { client }: Api,
  json: { readonly token: string; readonly senha: string },
): Promise<SucessoMensagem> {
  return client.post('checkout/password', { json, retry: 0 }).json<SucessoMensagem>();
}

/** A seller stops buying for a customer and stays logged in; answers the same where no sale was open. */
export function endSale({ client }: Api): Promise<Redirect> {
  return client.post('sale/cancel', { retry: 0 }).json<Redirect>();
}
