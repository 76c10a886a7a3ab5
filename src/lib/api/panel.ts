import type { Equipe } from '#lib/contract/panel.ts';
import type { Api } from './client.ts';

/** @throws ApiError 401 when nobody is logged in, 403 for a customer, 404 on a hosted platform. */
export function getStaff({ own }: Api): Promise<Equipe> {
  return own.get('panel/me').json<Equipe>();
}
