/** What goes with a product. */
import { convertComponentes } from '#lib/contract/purchase.ts';
import { toReais } from '#lib/domain/kernel/money.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { type Endpoint, endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { readId } from '#lib/platform/kernel/http/request.ts';
import { notFound } from '#lib/platform/kernel/http/response.ts';
import { readShopFor } from '#lib/platform/shop/read-shop.ts';
import { withCombinations } from '../queries/product-page.ts';
import { presentCombination } from '../wire/product-detail.ts';

export function productPartsEndpoints(deps: Deps): readonly Endpoint[] {
  return [component(deps), predefination()];
}

function component(deps: Deps): Endpoint {
  return endpoint(
    {
      method: 'get',
      shared: true,
      path: '/product/component/:id',
      summary: 'What is offered to go with a product',
      answer: 'Componentes',
    },
    async ({ context, param }) => {
      const shop = await readShopFor(deps, context);
      const id = readId(param('id'), message.unknownProduct);
      const found = await withCombinations(await deps.known(), id, shop.now);
      if (!found) throw notFound(message.unknownProduct);
      const componentes = found.combinations.map((combination) => presentCombination(shop, combination));
      return convertComponentes({ id, componentes }, toReais);
    },
  );
}

/** The real platform fills forms for personal touches with it; the shop has none. */
function predefination(): Endpoint {
  return endpoint(
    {
      method: 'get',
      path: '/product/predefination',
      summary: 'Choices made ahead for products; the shop keeps none',
      answer: 'Predefinicoes',
    },
    async () => ({ predefinicoes: [] }),
  );
}
