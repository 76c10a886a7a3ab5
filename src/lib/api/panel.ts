import type { EquipePresente } from '#lib/contract/panel-factor.ts';
import type { Api } from './client.ts';

/** @throws ApiError 401 when nobody is logged in, 403 for a customer, 404 on a hosted platform. */
export function getStaff({ own }: Api): Promise<EquipePresente> {
  return own.get('panel/me').json<EquipePresente>();
}
