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

/** Take the token of a mail, name what only an earlier answer names, or take a person of the store away: tested apart. */
export const APART = [
  'POST /checkout/password',
  'POST /account/confirm',
  'DELETE /account',
  'DELETE /account/addresses/{id}',
  'DELETE /account/devices/{id}',
];
