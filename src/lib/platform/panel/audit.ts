/** `panel/history`: who did what in the panel. */
import { z } from 'zod';
import { fromShopTime } from '#lib/domain/kernel/shop-time.ts';
import { PEOPLE } from '#lib/domain/panel/roles.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { CHOICE, PAGE } from './list-choice.ts';
import { listActors, listActs } from './queries/audit.ts';
import { panelEndpoint } from './staff.ts';

const DAY = 86_400_000;
const name = z.string().max(200).default('').catch('');

export function auditEndpoints(deps: Deps): readonly Endpoint[] {
  const { db } = deps;
  return [
    panelEndpoint(deps)(
      {
        method: 'get',
        path: '/panel/history',
        summary: 'Who did what in the panel, the newest first',
        roles: PEOPLE,
        query: z.object({
          ...CHOICE,
          pessoa: name.describe('The whole name, as the answer lists it.'),
          secao: name.describe('An area, as the answer lists it.'),
          dia: name.describe('`2026-12-24`, in the time of the shop.'),
        }),
        answer: 'HistoricoPainel',
      },
      async ({ query: { pessoa, secao, dia, busca, offset = 0, limit = PAGE } }) => {
        const from = dayBegins(dia);
        const until = from && dayBegins(nextDay(dia));
        const [{ rows, total }, actors] = await Promise.all([
          listActs(db, { pessoa, secao, busca, from, until }, { offset, limit }),
          listActors(db),
        ]);
        const atos = rows.map(({ em, ...act }) => ({ ...act, em: em.toISOString() }));
        return { atos, ...actors, info: { offset, limit, total } };
      },
    ),
  ];
}

/** Undefined for what is no day. */
function dayBegins(day: string): Date | undefined {
  const iso = /^\d{4}-\d{2}-\d{2}$/.test(day) ? fromShopTime(`${day}T00:00`) : undefined;
  return iso ? new Date(iso) : undefined;
}

function nextDay(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + DAY).toISOString().slice(0, 10);
}
