import { z } from 'zod';
import { convertVitrine } from '#lib/contract/conversion.ts';
import type { Vitrine } from '#lib/contract/showcase.ts';
import { toReais } from '#lib/domain/kernel/money.ts';
import { products } from '#lib/platform/catalogue/queries/products.ts';
import { complementIds, recommendedIds } from '#lib/platform/catalogue/queries/recommendations.ts';
import { presentProduct } from '#lib/platform/catalogue/wire/product.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { type Endpoint, endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { flag, id, optionalId, paging } from '#lib/platform/kernel/http/request.ts';
import { notFound } from '#lib/platform/kernel/http/response.ts';
import { goodsOf } from '#lib/platform/offers/queries/goods.ts';
import { readShopFor } from '#lib/platform/shop/read-shop.ts';
import type { Shop } from '#lib/platform/shop/shop.ts';
import { showcaseByHash, showcaseProductIds } from '../queries/showcases.ts';

const PRODUCTS = 24;
const RECOMMENDED = 12;
/** Of a visitor's history; more is not read. */
const LONGEST_HISTORY = 500;

/** The two showcases that follow the visitor stand before the shop's own, whose hash is free. */
export function showcaseProductsEndpoints(deps: Deps): readonly Endpoint[] {
  return [lastSeen(deps), recommended(deps), showcase(deps)];
}

function showcase(deps: Deps): Endpoint {
  const { db } = deps;
  return endpoint(
    {
      method: 'get',
      shared: true,
      path: '/showcase/products/:hash',
      summary: 'A showcase with its products',
      query: z.object({ limit: paging.limit }),
      answer: 'Vitrine',
    },
    async ({ context, query: { limit = PRODUCTS }, param }) => {
      const [shop, row] = await Promise.all([readShopFor(deps, context), showcaseByHash(db, param('hash'))]);
      if (!row) throw notFound(message.unknownShowcase);
      const ids = await showcaseProductIds(db, row, { limit, now: shop.now });
      const { id, nivel, titulo, tag_titulo: tagTitulo } = row;
      return present(deps, shop, { id, nivel, titulo, tagTitulo }, ids);
    },
  );
}

/** The client keeps the history. What is not sold any more, or is no id, is passed over. */
function lastSeen(deps: Deps): Endpoint {
  return endpoint(
    {
      method: 'get',
      path: '/showcase/products/ultimos-vistos',
      summary: 'The products a visitor saw last, without the one on the page',
      query: z.object({
        productId: optionalId.catch(0),
        seenProducts: z.string().optional().describe('Ids joined by `;`, newest first.'),
        limit: paging.limit,
      }),
      answer: 'Vitrine',
    },
    async ({ context, query: { productId, seenProducts = '', limit = PRODUCTS } }) => {
      const shop = await readShopFor(deps, context);
      const seen = seenProducts
        .split(';', LONGEST_HISTORY)
        .flatMap((entry) => id.safeParse(entry).data ?? [])
        .filter((entry) => entry !== productId);
      const answer = await present(deps, shop, besideProduct(message.lastSeen), [...new Set(seen)]);
      return { ...answer, produtos: answer.produtos.slice(0, limit) };
    },
  );
}

function recommended(deps: Deps): Endpoint {
  return endpoint(
    {
      method: 'get',
      shared: true,
      path: '/showcase/products/produto-detalhe-indicados',
      summary: 'What to show beside a product: others like it and what goes with it',
      query: z.object({
        productId: id,
        limit: paging.limit,
        complementos: flag.describe('Ours: only what is bought along with it.'),
      }),
      answer: 'Vitrine',
    },
    async ({ context, query: { productId, limit = RECOMMENDED, complementos } }) => {
      const shop = await readShopFor(deps, context);
      const known = await deps.known();
      const [product] = await goodsOf(known, [productId], shop.now);
      if (!product?.visible) throw notFound(message.unknownProduct);
      const read = complementos ? complementIds : recommendedIds;
      const ids = await read(known, productId, { limit, now: shop.now });
      return present(deps, shop, besideProduct(message.recommended), ids);
    },
  );
}

function besideProduct(titulo: string): Vitrine['vitrine'] {
  return { id: 0, nivel: 'Detalhe do produto', titulo, tagTitulo: 'h2' };
}

async function present(
  { known }: Deps,
  shop: Shop,
  vitrine: Vitrine['vitrine'],
  ids: readonly number[],
): Promise<Vitrine> {
  const rows = await products(await known(), ids, shop.now);
  return convertVitrine({ vitrine, produtos: rows.map((product) => presentProduct(shop, product)) }, toReais);
}
