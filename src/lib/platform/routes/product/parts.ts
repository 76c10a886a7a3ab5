/** What goes with a product. */
import { convertComponentes } from '#lib/contract/purchase.ts';
import { toReais } from '#lib/domain/money.ts';
import { type Endpoint, endpoint } from '../../endpoint.ts';
import { message } from '../../messages.ts';
import type { Deps } from '../../platform.ts';
import { presentCombination } from '../../present/product-detail.ts';
import { productCombinations } from '../../queries/combinations.ts';
import { products } from '../../queries/products.ts';
import { readShopFor } from '../../read-shop.ts';
import { readId } from '../../request.ts';
import { notFound } from '../../response.ts';

export function productPartsEndpoints(deps: Deps): readonly Endpoint[] {
  return [component(deps), predefination()];
}

function component(deps: Deps): Endpoint {
  const { db } = deps;
  return endpoint(
    {
      method: 'get',
      path: '/product/component/:id',
      summary: 'What is offered to go with a product',
      answer: 'Componentes',
    },
    async ({ context, param }) => {
      const shop = await readShopFor(deps, context);
      const id = readId(param('id'), message.unknownProduct);
      const rows = await productCombinations(db, id, shop.now);
      const [product, ...offered] = await products(db, [id, ...rows.map((row) => row.indicado_id)], shop.now);
      if (product?.id !== id) throw notFound(message.unknownProduct);
      const componentes = rows.flatMap((row) => {
        const found = offered.find((candidate) => candidate.id === row.indicado_id);
        return found ? [presentCombination(shop, { row, product: found })] : [];
      });
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
