/** `panel/visits`: how often pages were shown, carts begun and things searched for, by day. */
import {
  type DiaDeVisitas,
  PAGE_KINDS,
  type PageKind,
  type VisitasPainel,
} from '#lib/contract/panel-visits.ts';
import { endOfDay, plusDays, shopDay } from '#lib/domain/kernel/bank-days.ts';
import { PICTURES } from '#lib/domain/panel/roles.ts';
import { totalOf } from '#lib/platform/catalogue/memory/search-reasons.ts';
import type { SearchesDeps } from '#lib/platform/catalogue/panel/searches.ts';
import { mostSearched } from '#lib/platform/catalogue/queries/search-counts.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { panelEndpoint } from '#lib/platform/panel/staff.ts';
import { readShopFor } from '#lib/platform/shop/read-shop.ts';
import type { CountDeps } from '../day-counts.ts';
import { dayCountsSince } from '../queries/day-counts.ts';

const DAYS = 14;
/** Searches that are shown: each is searched for again, to say what it finds today. */
const SHOWN = 8;

export type VisitsDeps = CountDeps & SearchesDeps;

export function panelVisitsEndpoint(deps: VisitsDeps): Endpoint {
  return panelEndpoint(deps)(
    {
      method: 'get',
      path: '/panel/visits',
      roles: PICTURES,
      summary: 'Pages shown, carts begun and searches of the last days, counted without knowing of whom',
      answer: 'VisitasPainel',
    },
    async ({ context }): Promise<VisitasPainel> => {
      await Promise.all([deps.dayCounts.write(), deps.searchCounts.write()]);
      const today = shopDay(deps.now());
      const shop = await readShopFor(deps, context);
      const termos = [];
      const since = endOfDay(plusDays(today, -DAYS));
      for (const { term, searches } of await mostSearched(deps.db, since, SHOWN)) {
        const { total } = await totalOf(deps, shop, term);
        termos.push({ termo: term, buscas: searches, encontrados: total });
      }
      return { dias: await daysUntil(deps, today), termos };
    },
  );
}

async function daysUntil({ db }: VisitsDeps, today: string): Promise<readonly DiaDeVisitas[]> {
  const days = Array.from({ length: DAYS }, (_, place) => plusDays(today, place - DAYS + 1));
  const known = new Map(
    (await dayCountsSince(db, days[0] ?? today)).map(({ dia, kind, count }) => [`${dia} ${kind}`, count]),
  );
  return days.map((dia) => {
    const count = (kind: string): number => known.get(`${dia} ${kind}`) ?? 0;
    return {
      dia,
      visualizacoes: Object.fromEntries(PAGE_KINDS.map((kind) => [kind, count(kind)])) as Record<
        PageKind,
        number
      >,
      carrinhosIniciados: count('carrinhosIniciados'),
      buscasComResultado: count('buscasComResultado'),
      buscasSemResultado: count('buscasSemResultado'),
    };
  });
}
