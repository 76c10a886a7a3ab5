/** What delivery costs by state, for those who must say it before they know where to: search engines. */

import { freeShippingFrom } from '#lib/domain/shipping/free-shipping.ts';
import { type RegionTerms, regionTerms } from '#lib/domain/shipping/freight-regions.ts';
import { loadOf } from '#lib/domain/shipping/freight-weight.ts';
import { termsOf } from '#lib/platform/offers/pricing-context.ts';
import { readShop } from '#lib/platform/shop/read-shop.ts';
import { createCarriers } from './carriers/carriers.ts';
import type { ShippingDeps } from './options.ts';
import { consignmentOf } from './parcels.ts';
import { allRates } from './queries/shipping.ts';
import { PICKUP, rateOf } from './quote.ts';

/** Larger tables have too many borders to walk for every product. */
const MOST_RATES = 1000;

/**
 * Of one unit. Empty where nothing can be said for a whole state: on request, with carrier APIs, whose prices nobody
 * knows before they are asked, or with too large a table.
 * @throws HttpError 404 for an unknown product or value, from the function it returns.
 */
export function createRegionQuoter(
  deps: ShippingDeps,
): (idProduto: number, valor: number) => Promise<readonly RegionTerms[]> {
  const carried = createCarriers(deps.shipping, deps.now) !== undefined;
  return async (id_produto, valor) => {
    const shop = await readShop(deps);
    const item = { tipo: 'produto', id_produto, valor, quantidade: 1 } as const;
    const known = await deps.known();
    const goods = await consignmentOf(deps.db, item, termsOf(shop), known);
    if (!goods || carried) return [];
    const rows = await known.one(allRates, MOST_RATES + 1);
    if (rows.length > MOST_RATES) return [];
    const rates = rows.map((row) => ({
      ...rateOf(row),
      from: row.cep_de,
      to: row.cep_ate,
      pickup: row.tipo === PICKUP,
    }));
    return regionTerms(rates, {
      load: loadOf(goods.parcels),
      worth: goods.worth,
      freeFrom: freeShippingFrom(shop.configuracoes.sistema.checkout.carrinho),
    });
  };
}
