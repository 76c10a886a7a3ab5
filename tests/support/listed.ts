/** Everything a listing shows, page by page, and what its cards say. */
import { getListing } from '#lib/api/url.ts';
import { filled } from '#lib/contract/empty.ts';
import type { Produto } from '#lib/contract/product.ts';
import { leadingPrice } from '#lib/domain/catalogue/attributes.ts';
import type { Order } from '#lib/domain/catalogue/listing-order.ts';
import type { Centavos } from '#lib/domain/kernel/money.ts';
import { shownPrice } from '#lib/domain/offers/offer.ts';
import { discountBadge } from '#lib/domain/offers/prices.ts';
import type { TestStore, Visitor } from './store.ts';

type Params = { readonly preco?: string; readonly order?: Order };

export async function listed({ api }: Visitor, path: string, params: Params = {}) {
  const products: Produto<Centavos>[] = [];
  for (;;) {
    const page = { order: 'Popularidade', ...params, limit: 100, offset: products.length } as const;
    const { conteudo, info } = await getListing(api, 'product/listing/category', path, page);
    products.push(...conteudo.produtos);
    if (products.length >= info.total) return { products, details: conteudo.detalhes };
  }
}

/** Centavos and whole per cent; undefined for what is sold on request. */
export function cardOf({ status, precos, atributos }: Produto<Centavos>) {
  if (status === 'sobConsulta') return undefined;
  const lead = leadingPrice(precos, filled(atributos)?.simples?.valores ?? []).precos;
  return { price: shownPrice(lead), discount: discountBadge(lead) };
}

/** The categories that hold all others. */
export async function rootsOf({ db }: TestStore): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('categories')
    .select('caminho')
    .where('nivel', '=', 1)
    .orderBy('id')
    .execute();
  return rows.map(({ caminho }) => caminho);
}
