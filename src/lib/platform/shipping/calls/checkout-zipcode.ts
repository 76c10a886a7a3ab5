/** `checkout/zipcode`: where the visitor wants things delivered (platform contract 4.6, 8.5). */

import { z } from 'zod';
import { visitorOf } from '#lib/platform/accounts/visitor.ts';
import { cepField, readCep } from '#lib/platform/kernel/http/cep-body.ts';
import { type Endpoint, endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { markWritten, readSession, writeSession } from '#lib/platform/kernel/http/session.ts';
import { createQuota } from '#lib/platform/kernel/limits/quota.ts';
import { createCepLookup } from '../cep-lookup.ts';
import type { ShippingDeps } from '../options.ts';
import { keepPlace } from '../queries/session-place.ts';

/** Calls of one address in a minute. */
const PER_MINUTE = 60;

export function zipcodeEndpoints(deps: ShippingDeps): readonly Endpoint[] {
  const locate = createCepLookup(deps.shipping, deps.now);
  const count = createQuota(deps, PER_MINUTE);
  return [
    endpoint(
      {
        method: 'post',
        path: '/checkout/zipcode',
        summary: "Keeps the visitor's postal code",
        body: z.object({ cep: cepField }),
        answer: 'Usuario',
      },
      async ({ context, body }) => {
        count(context);
        const { cep, cidade, uf } = await locate(readCep(body.cep));
        const place = { cep, cidade, uf };
        await readSession(context, deps);
        const session = await deps.db.transaction().execute(async (trx) => {
          const row = await writeSession(trx, context, deps);
          await keepPlace(trx, row.id, place);
          return { ...row, ...place };
        });
        markWritten(context, session);
        return visitorOf(deps, session, context.var.session.user);
      },
    ),
  ];
}
