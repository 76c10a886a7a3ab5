/** Platform contract 4.1, 4.6 and 4.8: the shop, the session, the cart and who is buying. */
import type { Visitor } from '../../support/store.ts';
import { giftLists, wishlist } from '../shapes/calls.ts';
import { cart } from '../shapes/cart.ts';
import { outcome, success } from '../shapes/primitives.ts';
import { ping, redirect, representatives, salesChannel, settings } from '../shapes/shop.ts';
import { customer, user } from '../shapes/user.ts';
import { type Body, type Call, FRONT } from './call.ts';
import type { Kind } from './kinds.ts';
import { CUSTOMER, logIn, RESELLER, SELLER } from './visitor.ts';
import type { World } from './world.ts';

/** The line the tests of the cart are about. */
function line({ valued }: World): Body {
  return {
    idProduto: valued.id,
    idAtributoSimples: valued.valor,
    idUnidadeVenda: 0,
    idArmazem: 0,
    adicional: '',
  };
}

async function fillCart(visitor: Visitor, world: World): Promise<void> {
  const body = JSON.stringify({ tipo: 'produto', itens: [{ ...line(world), quantidade: 2 }] });
  const answer = await visitor.fetch(`${FRONT}/checkout/cart`, { method: 'POST', body });
  if (!answer.ok) throw new Error(`the cart answered ${answer.status}: ${await answer.text()}`);
}

const LINE = {
  idProduto: 'id',
  idAtributoSimples: 'optionalId',
  idUnidadeVenda: 'optionalId',
  idArmazem: 'optionalId',
  adicional: 'optionalText',
} as const satisfies Readonly<Record<string, Kind>>;

const inItems = Object.fromEntries(Object.entries(LINE).map(([name, kind]) => [`itens.0.${name}`, kind]));

/** The other two fields say nothing about a favourite, so nobody reads them. */
const FAVOURITE = {
  idProduto: 'id',
  idAtributoSimples: 'optionalId',
  idUnidadeVenda: 'optionalId',
} as const satisfies Readonly<Record<string, Kind>>;

function favourite(verb: string): Call {
  return {
    method: 'POST',
    path: `/wishlist/${verb}`,
    shape: verb === 'verify' ? outcome : success,
    member: true,
    request: ({ plain }) => ({
      body: {
        idProduto: plain.id,
        idAtributoSimples: 0,
        idUnidadeVenda: 0,
        quantidade: 1,
        parametroAdicional: '',
      },
    }),
    fields: FAVOURITE,
  };
}

export const ACCOUNT_CALLS: readonly Call[] = [
  { method: 'DELETE', path: '/categories/compatibility/actual', shape: success },
  { method: 'DELETE', path: '/gifts-list/actual', shape: success },
  {
    method: 'GET',
    path: '/gifts-list/type',
    shape: giftLists,
    request: () => ({ query: { tipo: 'noivo', offset: '0', limit: '5' } }),
  },
  { method: 'GET', path: '/settings', shape: settings },
  { method: 'GET', path: '/ping', shape: ping },
  { method: 'GET', path: '/representative', shape: representatives },
  {
    method: 'PUT',
    path: '/representative/{hash}',
    shape: success,
    member: true,
    before: (visitor) => logIn(visitor, RESELLER),
    request: () => ({ params: { hash: '1' } }),
  },
  { method: 'GET', path: '/sales-channel/actual', shape: salesChannel },
  {
    method: 'PUT',
    path: '/sales-channel/actual',
    shape: success,
    request: () => ({ body: { id: 1 } }),
    fields: { id: 'id' },
  },
  {
    method: 'POST',
    path: '/tracking-parameters',
    shape: success,
    request: () => ({ body: { utm_source: 'boletim', utm_campaign: 'novembro', utm_medium: 'email' } }),
    fields: { utm_source: 'optionalText', utm_campaign: 'optionalText', utm_medium: 'optionalText' },
  },
  {
    method: 'POST',
    path: '/browsing-history/{hash}',
    shape: success,
    request: ({ plain }) => ({ params: { hash: 'produto' }, body: { url: `/${plain.slug}.html` } }),
    fields: { url: 'text' },
  },
  {
    method: 'POST',
    path: '/sale/cancel',
    shape: redirect,
    before: (visitor) => logIn(visitor, SELLER),
  },
  {
    method: 'POST',
    path: '/client/reseller',
    shape: success,
    member: true,
    request: () => ({ body: { newsletter: true, sms: false } }),
    fields: { newsletter: 'optionalFlag', sms: 'optionalFlag' },
  },
  { method: 'GET', path: '/checkout/cart', shape: cart, before: fillCart },
  {
    method: 'POST',
    path: '/checkout/cart',
    shape: cart,
    request: (world) => ({
      body: { tipo: 'produto', itens: [{ ...line(world), quantidade: 1, parametros: '' }] },
    }),
    fields: {
      tipo: 'choice',
      itens: 'list',
      ...inItems,
      'itens.0.quantidade': 'quantity',
      'itens.0.parametros': 'optionalText',
    },
  },
  {
    method: 'PUT',
    path: '/checkout/cart',
    shape: cart,
    before: fillCart,
    request: (world) => ({ body: { tipo: 'produto', ...line(world), quantidade: 3 } }),
    fields: { ...LINE, quantidade: 'quantity' },
  },
  {
    method: 'DELETE',
    path: '/checkout/cart',
    shape: cart,
    before: fillCart,
    request: (world) => ({ body: { tipo: 'produto', ...line(world), quantidade: 2 } }),
    fields: LINE,
  },
  { method: 'GET', path: '/checkout/user', shape: user },
  {
    method: 'POST',
    path: '/checkout/login',
    shape: customer,
    request: () => ({ body: { ...CUSTOMER, revendedor: false } }),
    fields: { usuario: 'text', senha: 'password', revendedor: 'optionalFlag' },
  },
  { method: 'POST', path: '/checkout/logout', shape: success, before: (visitor) => logIn(visitor) },
  {
    method: 'POST',
    path: '/checkout/password-recovery',
    shape: success,
    request: () => ({ body: { usuario: CUSTOMER.usuario } }),
    fields: { usuario: 'text' },
  },
  {
    base: '/api/v2/vitrine',
    method: 'POST',
    path: '/login/code',
    shape: success,
    request: () => ({ body: { usuario: CUSTOMER.usuario } }),
    fields: { usuario: 'text' },
  },
  {
    method: 'POST',
    path: '/checkout/zipcode',
    shape: user,
    request: () => ({ body: { cep: '01310100' } }),
    fields: { cep: 'cep' },
  },
  {
    method: 'PUT',
    path: '/promotional/coupon/{hashCupom}',
    shape: success,
    before: fillCart,
    request: () => ({ params: { hashCupom: 'BEMVINDO10' } }),
  },
  { method: 'DELETE', path: '/promotional/coupon', shape: success },
  { method: 'GET', path: '/wishlist', shape: wishlist },
  favourite('add'),
  favourite('remove'),
  favourite('verify'),
];
