/** What waits for the shop's people. */
import { convertInicioPainel, type InicioPainel } from '#lib/contract/panel-start.ts';
import { type Centavos, toCentavos } from '#lib/domain/kernel/money.ts';
import type { Api } from './client.ts';

/** @throws ApiError 401 or 403 for who is none of them. */
export async function getPanelStart({ own }: Api): Promise<InicioPainel<Centavos>> {
  return convertInicioPainel(await own.get('panel/start').json<InicioPainel>(), toCentavos);
}
