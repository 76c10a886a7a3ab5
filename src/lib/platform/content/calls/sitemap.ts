/** `sitemap`: ours, so that the storefront need not walk every listing. */
import { z } from 'zod';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { type Endpoint, endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { numberParameter } from '#lib/platform/kernel/http/request.ts';
import { createQuota } from '#lib/platform/kernel/limits/quota.ts';
import { readShop } from '#lib/platform/shop/read-shop.ts';
import { absolute } from '#lib/platform/shop/shop.ts';
import { sitemapRows, sitemapTotal } from '../queries/sitemap.ts';

/** Files of a sitemap may hold 50,000 addresses. */
const MOST = 50_000;
/** Calls of one address in a minute. */
const PER_MINUTE = 30;

export function sitemapEndpoints(deps: Deps): readonly Endpoint[] {
  return [
    endpoint(
      {
        method: 'get',
        kept: 'for all',
        refuseEarly: createQuota(deps, PER_MINUTE),
        path: '/sitemap',
        summary:
          'The addresses search engines may index, with the time of their last change where it is known',
        query: z.object({
          offset: numberParameter(0, 2_147_483_647),
          limit: numberParameter(1, MOST),
        }),
        answer: 'Sitemap',
      },
      async ({ query: { offset = 0, limit = MOST } }) => {
        const shop = await readShop(deps);
        const { urlSufixo } = shop.configuracoes.sistema.produto;
        const rows = await sitemapRows(deps.db, { offset, limit }, urlSufixo, shop.now);
        return {
          urls: rows.map(({ caminho, alterado }) => ({
            url: absolute(shop, caminho),
            alterado: alterado?.toISOString() ?? '',
          })),
          info: { offset, limit, exibindo: rows.length, total: await sitemapTotal(deps.db, shop.now) },
        };
      },
    ),
  ];
}
