/** Several buyers of one company: only of our own platform. Every call throws ApiError 401 without a login. */
import {
  type CompradoresEmpresa,
  type ConviteDeEmpresa,
  convertCompradores,
  convertConvite,
} from '#lib/contract/company-buyers.ts';
import { type Centavos, toCentavos, toReais } from '#lib/domain/kernel/money.ts';
import type { Api } from './client.ts';

type Buyers = CompradoresEmpresa<Centavos>;

export async function getBuyers({ own }: Api): Promise<Buyers> {
  return convertCompradores(await own.get('account/buyers').json<CompradoresEmpresa>(), toCentavos);
}

/** @throws ApiError 400 for the own address, 403, 404 where the shop has no such thing, 409 for a buyer already, 429. */
export async function inviteBuyer(
  { own }: Api,
  { email, limite }: { readonly email: string; readonly limite: Centavos },
): Promise<Buyers> {
  const json = { email, limite: toReais(limite) };
  const answer = own.post('account/buyers/invitations', { json, retry: 0 });
  return convertCompradores(await answer.json<CompradoresEmpresa>(), toCentavos);
}

/** @throws ApiError 404. */
export async function endBuyerInvitation({ own }: Api, id: number): Promise<Buyers> {
  const answer = own.delete(`account/buyers/invitations/${id}`, { retry: 0 });
  return convertCompradores(await answer.json<CompradoresEmpresa>(), toCentavos);
}

/** @throws ApiError 404. */
export async function limitBuyer({ own }: Api, id: number, limite: Centavos): Promise<Buyers> {
  const answer = own.put(`account/buyers/${id}`, { json: { limite: toReais(limite) }, retry: 0 });
  return convertCompradores(await answer.json<CompradoresEmpresa>(), toCentavos);
}

/** @throws ApiError 404. */
export async function removeBuyer({ own }: Api, id: number): Promise<Buyers> {
  const answer = own.delete(`account/buyers/${id}`, { retry: 0 });
  return convertCompradores(await answer.json<CompradoresEmpresa>(), toCentavos);
}

export async function leaveCompany({ own }: Api): Promise<Buyers> {
  const answer = own.delete('account/company', { retry: 0 });
  return convertCompradores(await answer.json<CompradoresEmpresa>(), toCentavos);
}

/** Needs no login. @throws ApiError 404 for a link that is not good. */
export async function getCompanyInvitation({ own }: Api, token: string): Promise<ConviteDeEmpresa<Centavos>> {
  const path = `company-invitation/${encodeURIComponent(token)}`;
  return convertConvite(await own.get(path).json<ConviteDeEmpresa>(), toCentavos);
}

/** @throws ApiError 403 for an account of another address, 404, 409 for one that cannot buy for a company. */
export async function acceptCompanyInvitation({ own }: Api, token: string): Promise<Buyers> {
  const answer = own.post(`company-invitation/${encodeURIComponent(token)}`, { retry: 0 });
  return convertCompradores(await answer.json<CompradoresEmpresa>(), toCentavos);
}
