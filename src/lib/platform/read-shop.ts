import type { Context } from 'hono';
import type { Deps } from './platform.ts';
import { presentSettings } from './present/settings.ts';
import type { Shop } from './present/shop.ts';
import { readSettings } from './queries/settings.ts';
import type { PlatformEnv } from './request.ts';
import { readSession } from './session.ts';

/** The shop as it is at the moment of a request, with the prices of everybody. */
export async function readShop({ db, now, siteUrl }: Deps): Promise<Shop> {
  const configuracoes = presentSettings(await readSettings(db), siteUrl);
  return { siteUrl, configuracoes, now: now(), descontoRevenda: 0 };
}

/** The same with the prices of who asks: what shows or sums up a price begins here. Reads the session once. */
export async function readShopFor(deps: Deps, context: Context<PlatformEnv>): Promise<Shop> {
  const { session } = context.var;
  if (session.hint === undefined) await readSession(context, deps);
  return { ...(await readShop(deps)), descontoRevenda: session.descontoRevenda };
}
