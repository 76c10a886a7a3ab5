/** Calls that only our platform has. */

import type { Visitor } from '../../support/store.ts';
import { cart } from '../shapes/cart.ts';
import {
  cartFreight,
  cartSaved,
  feed,
  kits,
  ligacao,
  ligarConferencia,
  ligarOpcoes,
  ligarPares,
  ligarProduto,
  ligarTexto,
  regions,
  setup,
  sitemap,
  skuList,
  suggestions,
} from '../shapes/ours.ts';
import { type Call, FRONT } from './call.ts';
import type { World } from './world.ts';

const lineBody = ({ plain }: World) => ({ tipo: 'produto', idProduto: plain.id });
/** In the cart. */
async function fill(visitor: Visitor, world: World): Promise<void> {
  const body = JSON.stringify({ tipo: 'produto', itens: [{ idProduto: world.plain.id, quantidade: 1 }] });
  await visitor.fetch(`${FRONT}/checkout/cart`, { method: 'POST', body });
}
/** Out of it, for later. */
async function keep(visitor: Visitor, world: World): Promise<void> {
  await fill(visitor, world);
  const body = JSON.stringify(lineBody(world));
  await visitor.fetch(`${OWN}/cart/saved`, { method: 'POST', body });
}
const OWN = '/api/v2/vitrine';
/** A list of codes whose form is sent again, or looked up. */
const LIST = { chave: 'a list', texto: 'NADA;1' };
async function pasteList(visitor: Visitor): Promise<void> {
  await visitor.fetch(`${OWN}/cart/sku-list`, { method: 'POST', body: JSON.stringify(LIST) });
}
const LINE_FIELDS = { idProduto: 'id', idAtributoSimples: 'optionalId' } as const;

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
  { base: OWN, method: 'GET', path: '/setup', shape: setup },
  { base: OWN, method: 'GET', path: '/ligar/opcoes', shape: ligarOpcoes },
  {
    base: OWN,
    method: 'GET',
    path: '/ligar/produto/{id}',
    shape: ligarProduto,
    request: () => ({ params: { id: '1' } }),
  },
  {
    base: OWN,
    method: 'GET',
    path: '/product/{id}/kits',
    shape: kits,
    request: () => ({ params: { id: '1' } }),
  },
  {
    base: OWN,
    method: 'GET',
    path: '/ligar/texto',
    shape: ligarTexto,
    request: () => ({ query: { busca: 'ps5 na tv' } }),
  },
  {
    base: OWN,
    method: 'GET',
    path: '/ligar/pares',
    shape: ligarPares,
    request: () => ({ query: { produtos: '1,2' } }),
  },
  {
    base: OWN,
    method: 'GET',
    path: '/ligar/conferir',
    shape: ligarConferencia,
    request: () => ({ query: { produtos: '1,2' } }),
  },
  {
    base: OWN,
    method: 'GET',
    path: '/ligar',
    shape: ligacao,
    request: () => ({
      query: { deAparelho: 'PlayStation 5', paraPorta: 'DisplayPort', metros: '2', precisa: '4k60' },
    }),
  },
  { base: OWN, method: 'GET', path: '/cart/saved', shape: cartSaved, before: keep },
  {
    base: OWN,
    method: 'POST',
    path: '/cart/saved',
    shape: cart,
    before: fill,
    request: (world) => ({ body: lineBody(world) }),
    fields: LINE_FIELDS,
  },
  {
    base: OWN,
    method: 'PUT',
    path: '/cart/saved',
    shape: cart,
    before: keep,
    request: (world) => ({ body: lineBody(world) }),
    fields: LINE_FIELDS,
  },
  {
    base: OWN,
    method: 'DELETE',
    path: '/cart/saved',
    shape: cartSaved,
    before: keep,
    request: (world) => ({ body: lineBody(world) }),
    fields: LINE_FIELDS,
  },
  {
    base: OWN,
    method: 'POST',
    path: '/cart/sku-list',
    shape: skuList,
    request: () => ({ body: LIST }),
    fields: { chave: 'text', texto: 'text' },
  },
  {
    base: OWN,
    method: 'GET',
    path: '/cart/sku-list/{chave}',
    shape: skuList,
    before: pasteList,
    request: () => ({ params: { chave: LIST.chave } }),
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

/** Take the token of a mail, need a page that has moved, name what only an earlier answer names, or take a person of the store away: tested apart. */
export const APART = [
  'POST /cart/recovery',
  // A reminder has to be sent first (tests/contract/cart-reminder.test.ts).
  'GET /cart/reminder',
  'PUT /cart/reminder',
  'GET /cart/reminder/{chave}',
  'POST /cart/reminder/{chave}/leave',
  // A company has to invite a buyer first (tests/contract/company-buyers.test.ts).
  'GET /account/buyers',
  'POST /account/buyers/invitations',
  'DELETE /account/buyers/invitations/{id}',
  'PUT /account/buyers/{id}',
  'DELETE /account/buyers/{id}',
  'DELETE /account/company',
  'GET /company-invitation/{token}',
  'POST /company-invitation/{token}',
  'GET /approvals',
  'POST /approvals',
  'GET /approvals/{numero}',
  'POST /approvals/{numero}/approve',
  'POST /approvals/{numero}/refuse',
  'POST /approvals/{numero}/cart',
  'POST /checkout/password',
  'POST /account/confirm',
  'POST /login/code/enter',
  'GET /invitation/{token}',
  'POST /invitation/{token}',
  'GET /newsletter/subscription/{chave}',
  'POST /newsletter/subscription/{chave}/confirm',
  'POST /newsletter/subscription/{chave}/leave',
  'DELETE /account',
  'DELETE /account/addresses/{id}',
  'DELETE /account/devices',
  'DELETE /account/devices/{id}',
  'GET /redirect',
  'GET /wishlist/shared/{token}',
  // The shop has to send the order first (tests/contract/returns), or to mail a code (tests/contract/order-code.test.ts).
  'POST /order/link/{token}/code',
  'POST /order/link/{token}/open',
  'POST /order/{numero}/returns',
  'POST /order/{numero}/returns/{id}/cancel',
  'POST /order/{numero}/returns/{id}/pictures',
  'GET /order/{numero}/returns/{id}/pictures/{ordem}',
  'GET /order/{numero}/returns/{id}/label',
  // The shop has to put a nota fiscal to the order (tests/contract/fiscal).
  'GET /order/{numero}/invoices/{id}/xml',
  'GET /order/{numero}/invoices/{id}/danfe',
  // A program makes them with a key (tests/contract/programs).
  'GET /program/key',
  'GET /program/events',
  'GET /program/orders',
  'GET /program/orders/{numero}',
  'GET /program/orders/{numero}/customer',
  'POST /program/orders/{numero}/billed',
  'POST /program/orders/{numero}/step',
  'POST /program/orders/{numero}/tracking',
  'GET /program/products',
  'GET /program/products/{codigo}',
  'PUT /program/products/{codigo}',
  'GET /program/stock/{codigo}',
  'PUT /program/stock/{codigo}',
  'POST /program/stock/{codigo}',
  // Only the demonstration has its bank (tests/e2e/checkout-payment.spec.ts).
  'GET /demo-bank/{ref}',
  'POST /demo-bank/{ref}',
  // Mercado Pago has to be on (tests/contract/payments/card-fields.test.ts).
  'GET /order/{numero}/payment/card',
  'POST /order/{numero}/payment/card',
];
