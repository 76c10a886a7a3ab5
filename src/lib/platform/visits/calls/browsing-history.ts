/** `browsing-history/{hash}`: what the visitor looked at (platform contract 4.1); it ends with the session. */
import { z } from 'zod';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { type Endpoint, endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { requiredText } from '#lib/platform/kernel/http/request.ts';
import { notFound } from '#lib/platform/kernel/http/response.ts';
import { writeVisit } from '#lib/platform/kernel/http/visit.ts';
import { keepSeen } from '#lib/platform/kernel/queries/visits.ts';

/** Themes name their kinds of pages as they like. */
const HASH = /^[\w.-]{1,60}$/;
/** Pages kept of one session. */
const MOST = 50;

export function browsingHistoryEndpoints(deps: Deps): readonly Endpoint[] {
  return [
    endpoint(
      {
        method: 'post',
        path: '/browsing-history/:hash',
        summary: 'Notes a page the visitor looked at',
        body: z.object({ url: requiredText(2000) }),
        answer: 'Sucesso',
      },
      async ({ context, param, body: { url } }) => {
        const hash = param('hash');
        if (!HASH.test(hash)) throw notFound();
        await writeVisit(context, deps, (trx, session) =>
          keepSeen(trx, { session_id: session, hash, url, created_at: deps.now() }, MOST),
        );
        return { sucesso: true };
      },
    ),
  ];
}
