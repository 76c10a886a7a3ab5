/** Calls that close an order, and those about orders: only our platform has them. */
import { randomUUID } from 'node:crypto';
import { orderToken } from '#lib/platform/orders/order-link.ts';
import { ADDRESS, GUEST } from '../../support/guest.ts';
import { SESSION_SECRET, type Visitor } from '../../support/store.ts';
import { cart } from '../shapes/cart.ts';
import { invoices } from '../shapes/invoices.ts';
import { openOrder, order, orderAgain, orders, quote, quotes, review } from '../shapes/order.ts';
import { payment } from '../shapes/payment.ts';
import { success } from '../shapes/primitives.ts';
import { returns } from '../shapes/returns.ts';
import { type Call, FRONT } from './call.ts';
import type { World } from './world.ts';

const OURS = '/api/v2/vitrine';
/** The number of the order or quote that was made last. */
let numero = 0;
/** A service that takes the cart to the account's address. */
let servico = '';

const FORM = { chave: 'a form', pagamento: 'combinar', observacao: '' };
/** The form that was sent last. */
let sent = { ...FORM, versao: 'unknown' };

async function fillCart(visitor: Visitor, { plain }: World): Promise<void> {
  const body = JSON.stringify({ tipo: 'produto', itens: [{ idProduto: plain.id, quantidade: 1 }] });
  const answer = await visitor.fetch(`${FRONT}/checkout/cart`, { method: 'POST', body });
  if (!answer.ok) throw new Error(`the cart answered ${answer.status}: ${await answer.text()}`);
}

async function findService(visitor: Visitor, world: World): Promise<void> {
  await fillCart(visitor, world);
  ({ servico } = await (await visitor.fetch(`${OURS}/order/review`)).json());
}

/** The form is sent: it is valid again as it is. */
async function sendOrder(visitor: Visitor, world: World): Promise<void> {
  await fillCart(visitor, world);
  const { versao } = await (await visitor.fetch(`${OURS}/order/review`)).json();
  sent = { ...FORM, chave: randomUUID(), versao };
  const body = JSON.stringify(sent);
  const answer = await visitor.fetch(`${OURS}/order`, { method: 'POST', body });
  if (!answer.ok) throw new Error(`the order answered ${answer.status}: ${await answer.text()}`);
  ({ numero } = await answer.json());
}

async function sendGuestOrder(visitor: Visitor, world: World): Promise<void> {
  await fillCart(visitor, world);
  const { versao } = await (
    await visitor.fetch(`${OURS}/order/review?${new URLSearchParams({ cep: ADDRESS.cep })}`)
  ).json();
  sent = { ...FORM, chave: randomUUID(), versao };
  const body = JSON.stringify({ ...sent, comprador: GUEST, endereco: ADDRESS });
  const answer = await visitor.fetch(`${OURS}/order`, { method: 'POST', body });
  if (!answer.ok) throw new Error(`the order answered ${answer.status}: ${await answer.text()}`);
  ({ numero } = await answer.json());
}

async function makeQuote(visitor: Visitor, world: World): Promise<void> {
  await fillCart(visitor, world);
  const answer = await visitor.fetch(`${OURS}/quote`, { method: 'POST' });
  if (!answer.ok) throw new Error(`the quote answered ${answer.status}: ${await answer.text()}`);
  ({ numero } = await answer.json());
}

const ours = { base: OURS, member: true } as const;

export const ORDER_CALLS: readonly Call[] = [
  {
    ...ours,
    guest: true,
    method: 'GET',
    path: '/order/review',
    shape: review,
    before: fillCart,
  },
  {
    ...ours,
    method: 'PUT',
    path: '/order/address',
    shape: success,
    request: () => ({
      body: {
        cep: '01310100',
        logradouro: 'Avenida Paulista',
        numero: '1000',
        complemento: '',
        bairro: 'Bela Vista',
        cidade: 'São Paulo',
        uf: 'SP',
      },
    }),
    fields: {
      cep: 'cep',
      logradouro: 'text',
      numero: 'text',
      complemento: 'optionalText',
      bairro: 'text',
      cidade: 'text',
      uf: 'text',
    },
  },
  {
    ...ours,
    method: 'PUT',
    path: '/order/freight',
    shape: success,
    before: findService,
    request: () => ({ body: { servico } }),
    fields: { servico: 'text' },
  },
  {
    ...ours,
    guest: true,
    method: 'POST',
    path: '/order',
    shape: order,
    before: sendOrder,
    request: () => ({ body: sent }),
    fields: {
      chave: 'text',
      versao: 'text',
      servico: 'optionalText',
      pagamento: 'choice',
      observacao: 'optionalText',
    },
  },
  {
    base: OURS,
    method: 'POST',
    path: '/order/resume',
    shape: order,
    before: sendGuestOrder,
    request: () => ({ body: { chave: sent.chave } }),
    fields: { chave: 'text' },
  },
  {
    ...ours,
    method: 'GET',
    path: '/order/{numero}',
    shape: order,
    before: sendOrder,
    request: () => ({ params: { numero: String(numero) } }),
  },
  {
    ...ours,
    method: 'GET',
    path: '/order/{numero}/again',
    shape: orderAgain,
    before: sendOrder,
    request: () => ({ params: { numero: String(numero) } }),
  },
  {
    ...ours,
    method: 'GET',
    path: '/order/{numero}/payment',
    shape: payment,
    before: sendOrder,
    request: () => ({ params: { numero: String(numero) } }),
  },
  {
    ...ours,
    method: 'POST',
    path: '/order/{numero}/payment',
    shape: payment,
    before: sendOrder,
    request: () => ({ params: { numero: String(numero) }, body: { pagamento: 'combinar' } }),
    fields: { pagamento: 'choice' },
  },
  {
    ...ours,
    guest: true,
    method: 'GET',
    path: '/order/link/{token}/payment',
    shape: payment,
    before: sendOrder,
    request: () => ({
      params: { token: orderToken({ sessionSecret: SESSION_SECRET }, { numero, link_version: 1 }) },
    }),
  },
  {
    ...ours,
    method: 'POST',
    path: '/order/{numero}/cancel',
    shape: order,
    before: sendOrder,
    request: () => ({ params: { numero: String(numero) } }),
  },
  {
    ...ours,
    guest: true,
    method: 'GET',
    path: '/order/link/{token}/again',
    shape: orderAgain,
    before: sendOrder,
    request: () => ({
      params: { token: orderToken({ sessionSecret: SESSION_SECRET }, { numero, link_version: 1 }) },
    }),
  },
  {
    ...ours,
    guest: true,
    method: 'GET',
    path: '/order/link/{token}',
    shape: openOrder,
    before: sendOrder,
    request: () => ({
      params: { token: orderToken({ sessionSecret: SESSION_SECRET }, { numero, link_version: 1 }) },
    }),
  },
  {
    base: OURS,
    method: 'POST',
    path: '/order/{numero}/account',
    shape: success,
    before: sendGuestOrder,
    request: () => ({ params: { numero: String(numero) } }),
  },
  {
    ...ours,
    method: 'POST',
    path: '/order/{numero}/link',
    shape: success,
    before: sendOrder,
    request: () => ({ params: { numero: String(numero) } }),
  },
  {
    ...ours,
    method: 'GET',
    path: '/order/{numero}/returns',
    shape: returns,
    before: sendOrder,
    request: () => ({ params: { numero: String(numero) } }),
  },
  {
    ...ours,
    method: 'GET',
    path: '/order/{numero}/invoices',
    shape: invoices,
    before: sendOrder,
    request: () => ({ params: { numero: String(numero) } }),
  },
  { ...ours, method: 'POST', path: '/quote', shape: quote, before: fillCart },
  {
    ...ours,
    method: 'GET',
    path: '/quote/{numero}',
    shape: quote,
    before: makeQuote,
    request: () => ({ params: { numero: String(numero) } }),
  },
  {
    ...ours,
    method: 'POST',
    path: '/quote/{numero}/cart',
    shape: cart,
    before: makeQuote,
    request: () => ({ params: { numero: String(numero) } }),
  },
  {
    ...ours,
    method: 'POST',
    path: '/quote/{numero}/refuse',
    shape: quote,
    before: makeQuote,
    request: () => ({ params: { numero: String(numero) }, body: { recado: 'Caro' } }),
    fields: { recado: 'optionalText' },
  },
  { ...ours, method: 'GET', path: '/quotes', shape: quotes, before: makeQuote },
  { ...ours, guest: true, method: 'GET', path: '/orders', shape: orders, before: sendOrder },
];
