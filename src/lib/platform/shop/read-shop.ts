import type { Context } from 'hono';
import type { Configuracoes, EmpresaPagamento } from '#lib/contract/settings.ts';
import type { PaidWay } from '#lib/domain/payments/methods.ts';
import type { Appearance } from '#lib/domain/shop/appearance.ts';
import { noteUntil } from '#lib/platform/kernel/changes/collect.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { isPrivateShop } from '#lib/platform/kernel/http/private-visit.ts';
import type { PlatformEnv } from '#lib/platform/kernel/http/request.ts';
import { readSession } from '#lib/platform/kernel/http/session.ts';
import { APPEARANCE_ID } from '#lib/platform/kernel/queries/versions.ts';
import { appearanceShown } from './queries/appearance.ts';
import { companiesShown, HERE, OUT, waysShown } from './queries/payment-ways.ts';
import { readSettings, type SettingRow } from './queries/settings.ts';
import type { Shop } from './shop.ts';
import { heldSettings } from './wire/held-settings.ts';
import { presentSettings } from './wire/settings.ts';

/** The shop as it is at the moment of a request, with the prices of everybody. */
export async function readShop({ known, now, siteUrl }: Deps): Promise<Shop> {
  const kept = await known();
  const rows = await kept.one(readSettings, '');
  const formas = await kept.one(waysShown, isPrivateShop(siteUrl) ? HERE : OUT);
  const empresas = await kept.one(companiesShown, '');
  const at = now();
  const look = await kept.at(appearanceShown, APPEARANCE_ID, at);
  noteUntil(look.until);
  return {
    siteUrl,
    configuracoes: presentedOnce(rows, { formas, empresas, aparencia: look.content }, siteUrl),
    now: at,
    descontoRevenda: 0,
  };
}

type Paying = { readonly formas: readonly PaidWay[]; readonly empresas: readonly EmpresaPagamento[] };
type Beside = Paying & { readonly aparencia: Appearance | undefined };
type Presented = Beside & { siteUrl: string; configuracoes: Configuracoes };

/** By the rows they were made of, which stay the same until something changes. */
const presented = new WeakMap<readonly SettingRow[], Presented>();

function presentedOnce(rows: readonly SettingRow[], beside: Beside, siteUrl: string): Configuracoes {
  const before = presented.get(rows);
  const { formas, empresas, aparencia } = beside;
  if (
    before?.siteUrl === siteUrl &&
    before.formas === formas &&
    before.empresas === empresas &&
    before.aparencia === aparencia
  )
    return before.configuracoes;
  const held = heldSettings(presentSettings(rows, siteUrl), beside);
  const configuracoes = aparencia ? { ...held, aparencia } : held;
  presented.set(rows, { siteUrl, ...beside, configuracoes });
  return configuracoes;
}

/** The same with the prices of who asks: what shows or sums up a price begins here. Reads the session once. */
export async function readShopFor(deps: Deps, context: Context<PlatformEnv>): Promise<Shop> {
  const { session } = context.var;
  if (session.hint === undefined) await readSession(context, deps);
  return { ...(await readShop(deps)), descontoRevenda: session.descontoRevenda };
}
