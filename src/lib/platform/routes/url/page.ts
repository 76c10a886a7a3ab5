import { z } from 'zod';
import { readAddress, url } from '../../address.ts';
import { type Endpoint, endpoint } from '../../endpoint.ts';
import { message } from '../../messages.ts';
import type { Deps } from '../../platform.ts';
import { presentHome, presentPage } from '../../present/page.ts';
import { pageBySlug } from '../../queries/pages.ts';
import { readShop } from '../../read-shop.ts';
import { notFound } from '../../response.ts';

export function urlPageEndpoints(deps: Deps): readonly Endpoint[] {
  return [
    endpoint(
      {
        method: 'get',
        path: '/url/home',
        summary: 'What the home page says about itself',
        answer: 'UrlHome',
      },
      async () => presentHome(await readShop(deps)),
    ),
    endpoint(
      {
        method: 'get',
        path: '/url/page',
        summary: 'An institutional page',
        query: z.object({ url }),
        answer: 'UrlPage',
      },
      async ({ query }) => {
        const address = readAddress(query.url);
        const row = address?.kind === 'page' ? await pageBySlug(deps.db, address.slug) : undefined;
        if (!row) throw notFound(message.unknownPage);
        return presentPage(await readShop(deps), row);
      },
    ),
  ];
}
