/** `panel/newsletter*`: how many want the shop's news, and who. */
import { z } from 'zod';
import { SERVICE } from '#lib/domain/panel/roles.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { numberParameter } from '#lib/platform/kernel/http/request.ts';
import { panelEndpoint } from '#lib/platform/panel/staff.ts';
import { subscriptionKey } from '../key.ts';
import { confirmedSubscribers, countSubscribers } from '../queries/subscribers.ts';

const MOST = 100;

export function panelNewsletterEndpoints(deps: Deps): readonly Endpoint[] {
  const { db, siteUrl, sessionSecret } = deps;
  const panel = panelEndpoint(deps);
  return [
    panel(
      {
        method: 'get',
        path: '/panel/newsletter',
        summary: "How many want the shop's news",
        roles: SERVICE,
        answer: 'TotaisNewsletter',
      },
      () => countSubscribers(db),
    ),
    panel(
      {
        method: 'get',
        path: '/panel/newsletter/subscribers',
        summary: 'Those who confirmed, a part at a time, each with the link it leaves by',
        roles: SERVICE,
        query: z.object({
          depois: numberParameter(0, 2_147_483_647).describe('Id to go on from.'),
          limit: numberParameter(1, MOST),
        }),
        answer: 'InscritosNewsletter',
      },
      async ({ query: { depois = 0, limit = MOST } }) => {
        const rows = await confirmedSubscribers(db, depois, limit);
        const inscritos = rows.map(({ id, rodada, email, nome, segmento, created_at, confirmed_at }) => ({
          id,
          email,
          nome,
          segmento,
          inscritoEm: created_at.toISOString(),
          confirmadoEm: confirmed_at?.toISOString() ?? '',
          sair: `${siteUrl}/newsletter/sair?chave=${subscriptionKey(sessionSecret, { id, rodada })}`,
        }));
        return { inscritos, proximo: rows.length < limit ? 0 : (rows.at(-1)?.id ?? 0) };
      },
    ),
  ];
}
