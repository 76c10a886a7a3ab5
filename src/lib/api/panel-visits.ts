/** What is counted of visits: what only our own platform has. */
import type { VisitasPainel } from '#lib/contract/panel-visits.ts';
import type { Api } from './client.ts';

/** @throws ApiError 401 when nobody is logged in, 403 for somebody without a part in it. */
export function getPanelVisits({ own }: Api): Promise<VisitasPainel> {
  return own.get('panel/visits').json<VisitasPainel>();
}
