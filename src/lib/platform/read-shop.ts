import type { Deps } from './platform.ts';
import { presentSettings } from './present/settings.ts';
import type { Shop } from './present/shop.ts';
import { readSettings } from './queries/settings.ts';

/** The shop as it is at the moment of a request. */
export async function readShop({ db, now, siteUrl }: Deps): Promise<Shop> {
  return { siteUrl, configuracoes: presentSettings(await readSettings(db), siteUrl), now: now() };
}
