/** Calls that only our platform has. */
import { cartFreight, feed, regions, sitemap, suggestions } from '../shapes/ours.ts';
import type { Call } from './call.ts';

export const OUR_CALLS: readonly Call[] = [
  {
    method: 'GET',
    path: '/search/suggestions',
    shape: suggestions,
    request: () => ({ query: { busca: 'hdm' } }),
  },
  {
    method: 'GET',
    path: '/feed/products',
    shape: feed,
    request: () => ({ query: { depois: '0', limit: '20' } }),
  },
  {
    method: 'GET',
    path: '/shipment/regions',
    shape: regions,
    request: ({ valued }) => ({ query: { idProduto: String(valued.id) } }),
  },
  {
    method: 'GET',
    path: '/sitemap',
    shape: sitemap,
    request: () => ({ query: { offset: '0', limit: '50' } }),
  },
  { base: '/api/v2/vitrine', method: 'GET', path: '/cart/freight', shape: cartFreight },
  {
    base: '/api/v2/vitrine',
    method: 'PUT',
    path: '/cart/freight',
    shape: cartFreight,
    request: () => ({ body: { servico: '' } }),
    fields: { servico: 'optionalText' },
  },
];

/** Takes the token of a mail, so it has no valid request here. */
export const BY_MAIL = 'POST /checkout/password';
