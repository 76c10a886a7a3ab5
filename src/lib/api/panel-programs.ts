/** Keys for programs. Every call throws ApiError 401 without a login, 403 for who is no `administrador`. */
import type { ChaveAberta, ChaveCriada, ChavesPrograma, NovaChave } from '#lib/contract/panel-programs.ts';
import type { Api } from './client.ts';

export function getProgramKeys({ own }: Api): Promise<ChavesPrograma> {
  return own.get('panel/programs').json<ChavesPrograma>();
}

/** @throws ApiError 404. */
export function getProgramKey({ own }: Api, id: string): Promise<ChaveAberta> {
  return own.get(`panel/programs/${encodeURIComponent(id)}`).json<ChaveAberta>();
}

/** @throws ApiError 400 for what does not fit, 409 for a name that a key has. */
export function makeProgramKey({ own }: Api, key: NovaChave): Promise<ChaveCriada> {
  return own.post('panel/programs', { json: key, retry: 0 }).json<ChaveCriada>();
}

/** @throws ApiError 404, 409 for one that is revoked. */
export async function revokeProgramKey({ own }: Api, id: number): Promise<void> {
  await own.delete(`panel/programs/${id}`, { retry: 0 });
}
