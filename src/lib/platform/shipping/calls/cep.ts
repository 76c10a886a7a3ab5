/** `cep/{cep}` of our own: what stands at a postal code, to fill a form. */

import { townByRange } from '#lib/domain/shipping/town-ranges.ts';
import { readCep } from '#lib/platform/kernel/http/cep-body.ts';
import { type Endpoint, endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { notFound } from '#lib/platform/kernel/http/response.ts';
import { createQuota } from '#lib/platform/kernel/limits/quota.ts';
import { createCepLookup } from '../cep-lookup.ts';
import type { ShippingDeps } from '../options.ts';

/** Calls of one address in a minute. */
const PER_MINUTE = 60;

export function cepEndpoints(deps: ShippingDeps): readonly Endpoint[] {
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
        const cep = readCep(param('cep'));
        const place = deps.shipping.knownPlaces?.get(cep) ?? (await locate(cep));
        if (place.uf === '') throw notFound(message.unassignedCep);
        return place.cidade === '' ? { ...place, cidade: townByRange(cep) } : place;
      },
    ),
  ];
}
