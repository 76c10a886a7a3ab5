import type { Context } from 'hono';
import type { Configuracoes } from '#lib/contract/settings.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import type { PlatformEnv } from '#lib/platform/kernel/http/request.ts';
import { readSession } from '#lib/platform/kernel/http/session.ts';
import { readSettings, type SettingRow } from './queries/settings.ts';
import type { Shop } from './shop.ts';
import { presentSettings } from './wire/settings.ts';

/** The shop as it is at the moment of a request, with the prices of everybody. */
export async function readShop({ known, now, siteUrl }: Deps): Promise<Shop> {
  const rows = await (await known()).one(readSettings, '');
  return { siteUrl, configuracoes: presentedOnce(rows, siteUrl), now: now(), descontoRevenda: 0 };
}

/** By the rows they were made of, which stay the same until something changes. */
const presented = new WeakMap<readonly SettingRow[], { siteUrl: string; configuracoes: Configuracoes }>();

function presentedOnce(rows: readonly SettingRow[], siteUrl: string): Configuracoes {
  const before = presented.get(rows);
  if (before?.siteUrl === siteUrl) return before.configuracoes;
  const configuracoes = presentSettings(rows, siteUrl);
  presented.set(rows, { siteUrl, configuracoes });
  return configuracoes;
}

/** The same with the prices of who asks: what shows or sums up a price begins here. Reads the session once. */
export async function readShopFor(deps: Deps, context: Context<PlatformEnv>): Promise<Shop> {
  const { session } = context.var;
  if (session.hint === undefined) await readSession(context, deps);
  return { ...(await readShop(deps)), descontoRevenda: session.descontoRevenda };
}
