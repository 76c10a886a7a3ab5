import { z } from 'zod';
import { type Endpoint, endpoint } from '../../endpoint.ts';
import type { Deps } from '../../platform.ts';
import { presentInstagram } from '../../present/instagram.ts';
import { readInstagram } from '../../queries/settings.ts';
import { paging } from '../../request.ts';

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
