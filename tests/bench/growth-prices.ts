/**
 * The largest category by price, for everybody and for a reseller, whose prices are made while the listing walks. Asked in
 * turn, so that both meet the same load, and by page after page, so that no answer is remembered.
 */

import { DEMO_PASSWORD } from '#artwork/demo/accounts.ts';
import type { Platform } from '#lib/platform/platform.ts';
import { person } from '../support/accounts.ts';
import { APP_TOKEN, SITE_URL } from '../support/store.ts';
import { listingOf } from './growth-calls.ts';
import { percentile } from './statistics.ts';
import type { Row } from './table.ts';

const RUNS = 60;
/** Calls whose code is not compiled yet. */
const WARMING = 6;
/** How much more a reseller's listing may cost. */
const MOST = 1.3;

/** None where the shop was not filled: it has no such category. */
export async function priceRows(platform: Pick<Platform, 'fetch'>): Promise<readonly Row[]> {
  const cookie = await cookieOf(platform);
  const spent = { everybody: [] as number[], reseller: [] as number[] };
  for (let run = 0; run < WARMING + RUNS; run += 1) {
    const page = { url: '/setor-1', order: 'Menor Preço', offset: String(24 * run) };
    for (const [who, headers] of [
      ['everybody', {}],
      ['reseller', { Cookie: cookie }],
    ] as const) {
      const before = process.cpuUsage();
      const response = await call(platform, listingOf('category', page), { headers });
      if (response.status === 404) return [];
      if (!response.ok) throw new Error(`the listing answered ${response.status}`);
      const { user, system } = process.cpuUsage(before);
      if (run >= WARMING) spent[who].push((user + system) / 1000);
    }
  }
  const [everybody, reseller] = [percentile(spent.everybody, 0.5), percentile(spent.reseller, 0.5)];
  return [
    { what: "largest category by price, the shop's processor", value: everybody, unit: 'ms' },
    { what: '  for a reseller', value: reseller, unit: 'ms' },
    {
      what: '  for a reseller, times that for everybody',
      value: reseller / everybody,
      limit: MOST,
      unit: '',
    },
  ];
}

async function cookieOf(platform: Pick<Platform, 'fetch'>): Promise<string> {
  const body = JSON.stringify({ usuario: person('revenda').email, senha: DEMO_PASSWORD });
  const answer = await call(platform, 'checkout/login', { method: 'POST', body });
  if (!answer.ok) throw new Error(`the login answered ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
}

async function call({ fetch }: Pick<Platform, 'fetch'>, path: string, init: RequestInit): Promise<Response> {
  const headers = { 'App-Token': APP_TOKEN, ...(init.headers as Record<string, string> | undefined) };
  const response = await fetch(new Request(`${SITE_URL}/api/v2/front/${path}`, { ...init, headers }));
  await response.arrayBuffer();
  return response;
}
