/** What waits for the shop's people. */
import type { InicioPainel } from '#lib/contract/panel-start.ts';
import type { Api } from './client.ts';

/** @throws ApiError 401 or 403 for who is none of them. */
export function getPanelStart({ own }: Api): Promise<InicioPainel> {
  return own.get('panel/start').json<InicioPainel>();
}
