/** `showcase/*`: banners and groups of products with a title (platform contract 4.3, 8.3). */
import { z } from 'zod';
import { convertVitrine } from '#lib/contract/conversion.ts';
import { toReais } from '#lib/domain/money.ts';
import { type Endpoint, endpoint } from '../endpoint.ts';
import { message } from '../messages.ts';
import type { Deps } from '../platform.ts';
import { presentBannerSlot } from '../present/banner.ts';
import { presentProduct } from '../present/product.ts';
import { bannerSlot } from '../queries/banners.ts';
import { products } from '../queries/products.ts';
import { showcaseByHash, showcaseProductIds } from '../queries/showcases.ts';
import { readShop } from '../read-shop.ts';
import { optionalId, paging } from '../request.ts';
import { notFound } from '../response.ts';

const BANNERS = 20;
const PRODUCTS = 24;

export function showcaseEndpoints(deps: Deps): readonly Endpoint[] {
  return [banners(deps), showcase(deps)];
}

function banners({ db, now, siteUrl }: Deps): Endpoint {
  return endpoint(
    {
      method: 'get',
      path: '/showcase/banners/:hash',
      summary: 'The banners of a slot that are shown now',
      // An odd `idNivel` is none: the slot then shows what is for all.
      query: z.object({ idNivel: optionalId.catch(0), limit: paging.limit }),
      answer: 'Banners',
    },
    async ({ query: { idNivel, limit = BANNERS }, param }) => {
      const slot = await bannerSlot(db, param('hash'), { idNivel, limit, now: now() });
      if (!slot) throw notFound(message.unknownBanner);
      return presentBannerSlot({ siteUrl }, slot);
    },
  );
}

function showcase(deps: Deps): Endpoint {
  const { db } = deps;
  return endpoint(
    {
      method: 'get',
      path: '/showcase/products/:hash',
      summary: 'A showcase with its products',
      query: z.object({ limit: paging.limit }),
      answer: 'Vitrine',
    },
    async ({ query: { limit = PRODUCTS }, param }) => {
      const [shop, row] = await Promise.all([readShop(deps), showcaseByHash(db, param('hash'))]);
      if (!row) throw notFound(message.unknownShowcase);
      const ids = await showcaseProductIds(db, row.id, { limit, now: shop.now });
      const rows = await products(db, ids, shop.now);
      const answer = {
        vitrine: { id: row.id, nivel: row.nivel, titulo: row.titulo, tagTitulo: row.tag_titulo },
        produtos: rows.map((product) => presentProduct(shop, product)),
      };
      return convertVitrine(answer, toReais);
    },
  );
}
