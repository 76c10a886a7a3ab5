/** `tracking-parameters`: what brought the visitor, kept once (platform contract 4.1). */
import { z } from 'zod';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { type Endpoint, endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { text } from '#lib/platform/kernel/http/request.ts';
import { writeVisit } from '#lib/platform/kernel/http/visit.ts';
import { keepAttribution } from '#lib/platform/kernel/queries/visits.ts';

const NAMES = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'gclid',
  'fbclid',
] as const;
const PARAMETERS = z.object(Object.fromEntries(NAMES.map((name) => [name, text(500)])));

export function trackingEndpoints(deps: Deps): readonly Endpoint[] {
  return [
    endpoint(
      {
        method: 'post',
        path: '/tracking-parameters',
        summary: 'Keeps what brought the visitor; the first answer of a session stands',
        body: PARAMETERS,
        answer: 'Sucesso',
      },
      async ({ context, body }) => {
        const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== ''));
        if (Object.keys(given).length > 0) {
          await writeVisit(context, deps, (trx, session) => keepAttribution(trx, session, given));
        }
        return { sucesso: true };
      },
    ),
  ];
}
