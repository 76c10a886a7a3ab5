/** `brands` (platform contract 4.5). */
import { z } from 'zod';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { type Endpoint, endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { readShop } from '#lib/platform/shop/read-shop.ts';
import { listBrands } from '../queries/brands.ts';
import { presentBrand } from '../wire/brand.ts';

/** Any other value asks for nothing in particular. */
const ATIVO = z.enum(['true', 'false']).optional().catch(undefined);

export function brandsEndpoints(deps: Deps): readonly Endpoint[] {
  return [
    endpoint(
      {
        method: 'get',
        shared: true,
        path: '/brands',
        summary: 'The brands, in the order of the shop',
        query: z.object({ ativo: ATIVO }),
        answer: 'Brands',
      },
      async ({ query: { ativo } }) => {
        const wanted = ativo === undefined ? undefined : ativo === 'true';
        const [shop, rows] = await Promise.all([readShop(deps), listBrands(deps.db, wanted)]);
        return { marcas: rows.map((row) => presentBrand(shop, row)) };
      },
    ),
  ];
}
