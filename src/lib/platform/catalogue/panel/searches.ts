/** `panel/searches`: what visitors searched for in vain, and why a search finds what it finds. */

import { z } from 'zod';
import type { BuscasSemClique } from '#lib/contract/panel-searches.ts';
import { PICTURES } from '#lib/domain/panel/roles.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { searched } from '#lib/platform/kernel/http/request.ts';
import { panelEndpoint } from '#lib/platform/panel/staff.ts';
import { readShopFor } from '#lib/platform/shop/read-shop.ts';
import type { CatalogueDeps } from '../memory/catalogue.ts';
import { explainSearch, totalOf } from '../memory/search-reasons.ts';
import { unansweredCounts } from '../queries/search-counts.ts';
import type { SearchCounts } from '../search/counts.ts';

const ROLES = PICTURES;
const DAYS = 30;
const DAY = 86_400_000;
/** Searches that are shown: each is searched for again, to say what it finds today. */
const SHOWN = 30;

export type SearchesDeps = CatalogueDeps & { readonly searchCounts: SearchCounts };

export function panelSearchesEndpoints(deps: SearchesDeps): readonly Endpoint[] {
  const panel = panelEndpoint(deps);
  return [
    panel(
      {
        method: 'get',
        path: '/panel/searches',
        roles: ROLES,
        summary: 'Searches from which nobody opened a product in 30 days',
        answer: 'BuscasSemClique',
      },
      async ({ context }) => {
        await deps.searchCounts.write();
        return unanswered(deps, await readShopFor(deps, context));
      },
    ),
    panel(
      {
        method: 'get',
        path: '/panel/searches/reasons',
        roles: ROLES,
        summary: 'How a search is read, and why its products stand where they stand',
        query: z.object({ busca: searched(200) }),
        answer: 'BuscaExplicada',
      },
      async ({ context, query }) => explainSearch(deps, await readShopFor(deps, context), query.busca),
    ),
  ];
}

async function unanswered(
  deps: SearchesDeps,
  shop: Awaited<ReturnType<typeof readShopFor>>,
): Promise<BuscasSemClique> {
  const since = new Date(deps.now().getTime() - DAYS * DAY);
  const buscas = [];
  for (const { term, searches } of await unansweredCounts(deps.db, since, SHOWN)) {
    const { total, without } = await totalOf(deps, shop, term);
    buscas.push({ termo: term, buscas: searches, encontrados: total, semResultadoPara: without });
  }
  return {
    buscas: buscas.toSorted((one, other) => Number(one.encontrados > 0) - Number(other.encontrados > 0)),
    dias: DAYS,
  };
}
