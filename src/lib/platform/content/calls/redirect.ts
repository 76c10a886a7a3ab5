/** `redirect` of our own: where an address without a page leads. */
import { z } from 'zod';
import { oldPath } from '#lib/domain/content/redirect.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { type Endpoint, endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { notFound } from '#lib/platform/kernel/http/response.ts';
import { archivedAt, redirectFrom } from '../queries/redirects.ts';

export function redirectEndpoints({ db }: Deps): readonly Endpoint[] {
  return [
    endpoint(
      {
        base: 'vitrine',
        method: 'get',
        path: '/redirect',
        summary: 'Where an address leads at which nothing stands any more',
        query: z.object({ url: z.string().min(1).describe('Path of a page.') }),
        answer: 'Destino',
      },
      async ({ query }) => {
        const de = oldPath(query.url);
        const para = de && ((await redirectFrom(db, de)) ?? (await archivedAt(db, de)));
        if (para === undefined) throw notFound(message.unknownPage);
        return { para };
      },
    ),
  ];
}
