/** `cep/{cep}` of our own: what stands at a postal code, to fill a form. */

import { readCep } from '../cep-body.ts';
import { type Endpoint, endpoint } from '../endpoint.ts';
import { message } from '../messages.ts';
import type { Deps } from '../platform.ts';
import { createQuota } from '../quota.ts';
import { notFound } from '../response.ts';
import { createCepLookup } from '../shipping/cep-lookup.ts';

/** Calls of one address in a minute. */
const PER_MINUTE = 60;

export function cepEndpoints(deps: Deps): readonly Endpoint[] {
  const locate = createCepLookup(deps.shipping, deps.now);
  const count = createQuota(deps, PER_MINUTE);
  return [
    endpoint(
      {
        base: 'vitrine',
        method: 'get',
        path: '/cep/:cep',
        summary: 'What stands at a postal code',
        answer: 'EnderecoCep',
      },
      async ({ context, param }) => {
        count(context);
        const place = await locate(readCep(param('cep')));
        if (place.uf === '') throw notFound(message.unassignedCep);
        return place;
      },
    ),
  ];
}
