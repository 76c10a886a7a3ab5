/** Which reading an answer of a hosted platform has. */

import { carrinho } from './checkout.ts';
import { avaliacoesLoja, avaliacoesProduto } from './evaluations.ts';
import { listasPresente } from './list.ts';
import { feedProdutos, sitemap, sugestoes } from './own.ts';
import { componentes, compra, compraConjunta, ofertasMarketplace, predefinicoes } from './purchase.ts';
import type { Reading } from './reading.ts';
import { settingsOf } from './settings.ts';
import { cotacao, fretesRegiao } from './shipment.ts';
import { banners, instagram, vitrine } from './showcase.ts';
import { brands, ping, redirect, salesChannel, sucesso, wishlist } from './small.ts';
import { menu, popup } from './struct.ts';
import {
  urlHome,
  urlListDetail,
  urlListing,
  urlListListing,
  urlPage,
  urlProductDetail,
  urlVerify,
} from './url.ts';
import { representatives, usuario } from './user.ts';

/** A call as it is declared, and how its answer is read. */
export type Declared = { readonly name: string; readonly reading: Reading<unknown> };

export type AnswersOf = {
  /** Undefined for a call that nobody here knows. */
  readonly of: (method: string, call: string) => Declared | undefined;
  readonly all: readonly Declared[];
};

const CALLS: Readonly<Record<string, Reading<unknown>>> = {
  'GET brands': brands,
  'POST browsing-history/{hash}': sucesso,
  'DELETE categories/compatibility/actual': sucesso,
  'GET checkout/cart': carrinho,
  'POST checkout/cart': carrinho,
  'PUT checkout/cart': carrinho,
  'DELETE checkout/cart': carrinho,
  'POST checkout/login': usuario,
  'POST checkout/logout': sucesso,
  'POST checkout/password': sucesso,
  'POST checkout/password-recovery': sucesso,
  'GET checkout/user': usuario,
  'POST checkout/zipcode': usuario,
  'POST client/reseller': sucesso,
  'POST evaluations/list': sucesso,
  'GET evaluations/product': avaliacoesProduto,
  'POST evaluations/product': sucesso,
  'GET evaluations/store': avaliacoesLoja,
  'GET evaluations/store/add/{key}': sucesso,
  'POST evaluations/store/add/{key}': sucesso,
  'GET feed/products': feedProdutos,
  'POST form/contact': sucesso,
  'POST list/shop': compra,
  'DELETE gifts-list/actual': sucesso,
  'GET gifts-list/type': listasPresente,
  'GET marketplace/product/{idProduto}': ofertasMarketplace,
  'POST newsletter': sucesso,
  'POST newsletter/associates': sucesso,
  'GET ping': ping,
  'POST product/budget': sucesso,
  'POST product/combination': compraConjunta,
  'GET product/component/{id}': componentes,
  'GET product/predefination': predefinicoes,
  'POST product/shop': compra,
  'POST product/solicitation': sucesso,
  'DELETE promotional/coupon': sucesso,
  'PUT promotional/coupon/{hashCupom}': sucesso,
  'POST question': sucesso,
  'POST question/answer': sucesso,
  'GET representative': representatives,
  'PUT representative/{hash}': sucesso,
  'POST sale/cancel': redirect,
  'GET sales-channel/actual': salesChannel,
  'PUT sales-channel/actual': sucesso,
  'GET search/suggestions': sugestoes,
  'POST shipment/list': cotacao,
  'POST shipment/product': cotacao,
  'GET shipment/regions': fretesRegiao,
  'GET showcase/banners/{hash}': banners,
  'GET showcase/instagram': instagram,
  'GET showcase/products/{hash}': vitrine,
  'GET sitemap': sitemap,
  'GET struct/menus/{hash}': menu,
  'GET struct/popup/{nivel}': popup,
  'POST tracking-parameters': sucesso,
  'GET url/home': urlHome,
  'GET url/list/detail': urlListDetail,
  'GET url/list/listing': urlListListing,
  'GET url/page': urlPage,
  'GET url/product/detail': urlProductDetail,
  'GET url/product/listing/brand': urlListing,
  'GET url/product/listing/category': urlListing,
  'GET url/product/listing/landing-page': urlListing,
  'GET url/product/listing/search': urlListing,
  'GET url/verify': urlVerify,
  'GET wishlist': wishlist,
  'POST wishlist/add': sucesso,
  'POST wishlist/remove': sucesso,
  'POST wishlist/verify': sucesso,
};

export function answersOf(siteUrl: string): AnswersOf {
  const all = [...Object.entries(CALLS), ['GET settings', settingsOf(siteUrl)] as const].map(
    ([name, reading]): Declared => ({ name, reading }),
  );
  const calls = new Map(all.map((declared) => [keyOf(declared.name), declared]));
  return {
    all,
    of(method, call) {
      const name = `${method === 'HEAD' ? 'GET' : method} ${call.replace(/\/+$/, '')}`;
      return calls.get(name) ?? calls.get(name.slice(0, name.lastIndexOf('/') + 1));
    },
  };
}

/** Of a call that is answered by no more than whether it was done. */
export function isOutcome({ reading }: Declared): boolean {
  return reading === sucesso || reading === ping;
}

/** The last step of a path is the only one that varies: `GET struct/menus/`. */
function keyOf(name: string): string {
  return name.endsWith('}') ? name.slice(0, name.lastIndexOf('/') + 1) : name;
}
