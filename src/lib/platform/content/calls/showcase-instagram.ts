import { z } from 'zod';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { type Endpoint, endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { paging } from '#lib/platform/kernel/http/request.ts';
import { readInstagram } from '#lib/platform/shop/queries/settings.ts';
import { presentInstagram } from '../wire/instagram.ts';

const POSTS = 5;

export function instagramEndpoint({ db, siteUrl }: Deps): Endpoint {
  return endpoint(
    {
      method: 'get',
      shared: true,
      path: '/showcase/instagram',
      summary: 'The newest posts the shop shows of its Instagram',
      query: z.object({ limit: paging.limit }),
      answer: 'Instagram',
    },
    async ({ query: { limit = POSTS } }) => presentInstagram({ siteUrl }, await readInstagram(db), limit),
  );
}
