/** Links that make somebody staff. */
import type { Usuario } from '#lib/contract/checkout.ts';
import type { AceiteConvite, ConviteEquipe } from '#lib/contract/invitation.ts';
import type { Api } from './client.ts';

/** @throws ApiError 404 for a link that is not good, 429. */
export function getInvitation({ own }: Api, token: string): Promise<ConviteEquipe> {
  return own.get(`invitation/${encodeURIComponent(token)}`).json<ConviteEquipe>();
}

/** Logs in. @throws ApiError 400, 401 for a wrong password, 403, 404, 409, 429. */
export function acceptInvitation({ own }: Api, token: string, json: AceiteConvite): Promise<Usuario> {
  return own.post(`invitation/${encodeURIComponent(token)}`, { json, retry: 0 }).json<Usuario>();
}
