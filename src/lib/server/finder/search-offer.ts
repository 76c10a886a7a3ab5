/** What the finder offers above the results of a search. */
import { getLigarTexto } from '#lib/api/finder.ts';
import type { LigarTexto } from '#lib/contract/finder.ts';
import { optional } from '../page/optional.ts';
import { unlessMissing } from '../page/unless-missing.ts';

/** Undefined for a search that does not speak of two devices, and wherever there is no finder. */
export async function searchOffer(
  { api, config }: Pick<App.Locals, 'api' | 'config'>,
  busca: string | undefined,
): Promise<LigarTexto | undefined> {
  if (config.platformUrl !== undefined || !busca?.trim().includes(' ') || busca.length > 200)
    return undefined;
  return optional(unlessMissing(getLigarTexto(api, busca)), undefined, 'finder');
}
