import { Hono } from 'hono';
import type { Brands } from '#lib/contract/brands.ts';
import type { Deps } from '../platform.ts';
import { presentBrand } from '../present/brand.ts';
import { listBrands } from '../queries/brands.ts';
import { readShop } from '../read-shop.ts';
import type { PlatformEnv } from '../request.ts';

/** `GET brands[?ativo=true]`. */
export function brandsRoutes(deps: Deps): Hono<PlatformEnv> {
  return new Hono<PlatformEnv>().get('/', async (context) => {
    const wanted = context.req.query('ativo');
    const ativo = wanted === 'true' ? true : wanted === 'false' ? false : undefined;
    const [shop, rows] = await Promise.all([readShop(deps), listBrands(deps.db, ativo)]);
    const answer: Brands = { marcas: rows.map((row) => presentBrand(shop, row)) };
    return context.json(answer);
  });
}
