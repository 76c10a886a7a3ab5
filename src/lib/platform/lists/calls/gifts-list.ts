/**
 * `gifts-list/*`: lists of presents for weddings and birthdays (platform contract 4.1, which names the calls). This shop has
 * none, and says so in the shape of its other lists.
 */

import { z } from 'zod';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { type Endpoint, endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { paging } from '#lib/platform/kernel/http/request.ts';

const USUAL = 12;

export function giftsListEndpoints(_: Deps): readonly Endpoint[] {
  return [
    endpoint(
      {
        method: 'get',
        path: '/gifts-list/type',
        summary: 'Lists of presents of a kind: this shop keeps none',
        query: z.object({
          ...paging,
          tipo: z.string().optional().describe('`presenteado`, `noivo` or `noiva`.'),
        }),
        answer: 'ListasPresente',
      },
      async ({ query: { offset = 0, limit = USUAL } }) => ({
        listas: [],
        info: { offset, limit, exibindo: 0, total: 0 },
      }),
    ),
    endpoint(
      {
        method: 'delete',
        path: '/gifts-list/actual',
        summary: 'Leaves the list of presents that is bought from: there is none to leave',
        answer: 'Sucesso',
      },
      async () => ({ sucesso: true }),
    ),
  ];
}
