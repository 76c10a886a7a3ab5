import type { Context } from 'hono';
import type { Configuracoes } from '#lib/contract/settings.ts';
import type { Method } from '#lib/domain/payments/methods.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { isPrivateShop } from '#lib/platform/kernel/http/private-visit.ts';
import type { PlatformEnv } from '#lib/platform/kernel/http/request.ts';
import { readSession } from '#lib/platform/kernel/http/session.ts';
import { HERE, OUT, waysShown } from './queries/payment-ways.ts';
import { readSettings, type SettingRow } from './queries/settings.ts';
import type { Shop } from './shop.ts';
import { heldSettings } from './wire/held-settings.ts';
import { presentSettings } from './wire/settings.ts';

/** The shop as it is at the moment of a request, with the prices of everybody. */
export async function readShop({ known, now, siteUrl }: Deps): Promise<Shop> {
  const kept = await known();
  const rows = await kept.one(readSettings, '');
  const formas = await kept.one(waysShown, isPrivateShop(siteUrl) ? HERE : OUT);
  return { siteUrl, configuracoes: presentedOnce(rows, formas, siteUrl), now: now(), descontoRevenda: 0 };
}

type Presented = { siteUrl: string; formas: readonly Method[]; configuracoes: Configuracoes };

/** By the rows they were made of, which stay the same until something changes. */
const presented = new WeakMap<readonly SettingRow[], Presented>();

function presentedOnce(
  rows: readonly SettingRow[],
  formas: readonly Method[],
  siteUrl: string,
): Configuracoes {
  const before = presented.get(rows);
  if (before?.siteUrl === siteUrl && before.formas === formas) return before.configuracoes;
  const configuracoes = heldSettings(presentSettings(rows, siteUrl), formas);
  presented.set(rows, { siteUrl, formas, configuracoes });
  return configuracoes;
}

/** The same with the prices of who asks: what shows or sums up a price begins here. Reads the session once. */
export async function readShopFor(deps: Deps, context: Context<PlatformEnv>): Promise<Shop> {
  const { session } = context.var;
  if (session.hint === undefined) await readSession(context, deps);
  return { ...(await readShop(deps)), descontoRevenda: session.descontoRevenda };
}
