/** How far a new shop is. On a hosted platform it is somebody else's to say. */
import { getSetup } from '#lib/api/setup.ts';
import type { HomeData } from '#lib/contract/home.ts';
import type { PassosLoja } from '#lib/contract/setup.ts';
import { optional } from './optional.ts';

type Locals = Pick<App.Locals, 'api' | 'config'>;

/** Of a shop without a product; asked for only where the home page has none to show either. */
export async function loadEmptyShop(
  { api, config }: Locals,
  { superior, vitrine01 }: HomeData,
): Promise<PassosLoja | undefined> {
  if (config.platformUrl !== undefined || superior || vitrine01) return undefined;
  const passos = await optional(getSetup(api), undefined, 'setup');
  return passos?.produtos ? undefined : passos;
}

/** Undefined once everything is done. */
export async function loadUnfinished({ api }: Locals): Promise<PassosLoja | undefined> {
  const passos = await optional(getSetup(api), undefined, 'setup');
  return passos && Object.values(passos).includes(false) ? passos : undefined;
}
