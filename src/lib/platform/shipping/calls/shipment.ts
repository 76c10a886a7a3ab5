/** `shipment/*`: what delivery costs (platform contract 4.7, 8.7). */

import { z } from 'zod';
import { convertCotacao, convertFretesRegiao } from '#lib/contract/shipment.ts';
import { toReais } from '#lib/domain/kernel/money.ts';
import { cepField, readCep } from '#lib/platform/kernel/http/cep-body.ts';
import { type Endpoint, endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { flag, id, optionalId, quantity } from '#lib/platform/kernel/http/request.ts';
import { createQuota } from '#lib/platform/kernel/limits/quota.ts';
import { readShopFor } from '#lib/platform/shop/read-shop.ts';
import type { ShippingDeps } from '../options.ts';
import { createQuoter } from '../quote.ts';
import { createRegionQuoter } from '../regions.ts';
import { presentQuote, presentRegions } from '../wire/shipment.ts';

/** Calls of one address in a minute. */
const PER_MINUTE = 120;

export function shipmentEndpoints(deps: ShippingDeps): readonly Endpoint[] {
  const quote = createQuoter(deps);
  const count = createQuota(deps, PER_MINUTE);
  const quoteRegions = createRegionQuoter(deps);
  return [
    endpoint(
      {
        method: 'post',
        path: '/shipment/product',
        summary: 'What the delivery of a product costs',
        body: PRODUCT,
        answer: 'Cotacao',
      },
      async ({ context, body: { cep, idProduto, idAtributoValor: valor, quantidade } }) => {
        count(context);
        const item = { tipo: 'produto', id_produto: idProduto, valor, quantidade } as const;
        const shop = await readShopFor(deps, context);
        return convertCotacao(presentQuote(shop, await quote(shop, readCep(cep), item)), toReais);
      },
    ),
    endpoint(
      {
        method: 'post',
        path: '/shipment/list',
        summary: 'What the delivery of a ready-made list costs',
        body: LIST,
        answer: 'Cotacao',
      },
      async ({ context, body: { cep, idLista, quantidade } }) => {
        count(context);
        const item = { tipo: 'lista', id_produto: idLista, valor: 0, quantidade } as const;
        const shop = await readShopFor(deps, context);
        return convertCotacao(presentQuote(shop, await quote(shop, readCep(cep), item)), toReais);
      },
    ),
    endpoint(
      {
        method: 'get',
        shared: true,
        path: '/shipment/regions',
        summary:
          'What the cheapest delivery of one unit of a product costs by state, as far as the tables say it',
        query: REGIONS,
        answer: 'FretesRegiao',
      },
      async ({ query: { idProduto, idAtributoValor } }) =>
        convertFretesRegiao(presentRegions(await quoteRegions(idProduto, idAtributoValor)), toReais),
    ),
  ];
}

/** A lorry holds less than a million of anything the shop sells. */
const quantidade = quantity.transform((value) => Math.min(value, 1_000_000));
/** The shop has no other sellers: the last two are accepted and change nothing. */
const PRODUCT = z.object({
  cep: cepField,
  idProduto: id,
  idAtributoValor: optionalId,
  quantidade,
  marketplace: flag,
  idMarketplaceSeller: optionalId,
});
const LIST = z.object({ cep: cepField, idLista: id, quantidade });
const REGIONS = z.object({ idProduto: id, idAtributoValor: optionalId });
