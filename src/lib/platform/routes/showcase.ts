import { Hono } from 'hono';
import { convertVitrine } from '#lib/contract/conversion.ts';
import type { Vitrine } from '#lib/contract/showcase.ts';
import { type Centavos, toReais } from '#lib/domain/money.ts';
import { readLimit } from '../listing-choice.ts';
import type { Deps } from '../platform.ts';
import { presentBannerSlot } from '../present/banner.ts';
import { presentProduct } from '../present/product.ts';
import { bannerSlot } from '../queries/banners.ts';
import { products } from '../queries/products.ts';
import { showcaseByHash, showcaseProductIds } from '../queries/showcases.ts';
import { readShop } from '../read-shop.ts';
import type { PlatformEnv } from '../request.ts';
import { notFound } from '../response.ts';

const BANNERS = 20;
const PRODUCTS = 24;
const MAX_ID = 2_147_483_647;

/** `GET showcase/banners/{hash}` and `GET showcase/products/{hash}`. */
export function showcaseRoutes(deps: Deps): Hono<PlatformEnv> {
  const { db, now, siteUrl } = deps;
  const routes = new Hono<PlatformEnv>();

  routes.get('/banners/:hash{[\\w.-]+}', async (context) => {
    const slot = await bannerSlot(db, context.req.param('hash'), {
      idNivel: readId(context.req.query('idNivel')),
      limit: readLimit(context.req.query('limit'), BANNERS),
      now: now(),
    });
    if (!slot) throw notFound('Banner não encontrado');
    return context.json(presentBannerSlot({ siteUrl }, slot));
  });

  routes.get('/products/:hash{[\\w.-]+}', async (context) => {
    const limit = readLimit(context.req.query('limit'), PRODUCTS);
    const [shop, row] = await Promise.all([readShop(deps), showcaseByHash(db, context.req.param('hash'))]);
    if (!row) throw notFound('Vitrine não encontrada');
    const ids = await showcaseProductIds(db, row.id, { limit, now: shop.now });
    const rows = await products(db, ids, shop.now);
    const answer: Vitrine<Centavos> = {
      vitrine: { id: row.id, nivel: row.nivel, titulo: row.titulo, tagTitulo: row.tag_titulo },
      produtos: rows.map((product) => presentProduct(shop, product)),
    };
    return context.json(convertVitrine(answer, toReais));
  });

  return routes;
}

/** An odd `idNivel` is none: the slot then shows what is for all. */
function readId(text = ''): number {
  const value = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  return value <= MAX_ID ? value : 0;
}
