import { z } from 'zod';
import type { Nivel } from '#lib/contract/route.ts';
import { type Address, readAddress, url } from '#lib/platform/catalogue/page-address.ts';
import { brandBySlug } from '#lib/platform/catalogue/queries/brands.ts';
import { landingPageBySlug } from '#lib/platform/catalogue/queries/landing-pages.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { type Endpoint, endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { notFound } from '#lib/platform/kernel/http/response.ts';
import { listBySlug } from '#lib/platform/lists/queries/lists.ts';
import { catalogueAt } from '../queries/addresses.ts';
import { isPage } from '../queries/pages.ts';

export function urlVerifyEndpoints(deps: Deps): readonly Endpoint[] {
  return [
    endpoint(
      {
        method: 'get',
        shared: true,
        path: '/url/verify',
        summary: 'Which kind of page stands at an address',
        query: z.object({ url }),
        answer: 'UrlVerify',
      },
      async ({ query }) => {
        const nivel = await nivelAt(deps, readAddress(query.url));
        if (!nivel) throw notFound(message.unknownPage);
        return { nivel };
      },
    ),
  ];
}

/** Undefined where there is nothing. */
export async function nivelAt(
  { db, known, now }: Pick<Deps, 'db' | 'known' | 'now'>,
  address: Address | undefined,
): Promise<Nivel | undefined> {
  switch (address?.kind) {
    case 'home':
      return 'home';
    case 'search':
      return 'product/listing/search';
    case 'brand':
      return (await brandBySlug(db, address.slug)) && 'product/listing/brand';
    case 'landing-page':
      return (await landingPageBySlug(db, address.slug)) && 'product/listing/landing-page';
    case 'page':
      return (await isPage(db, address.slug, now())) ? 'page' : undefined;
    case 'list':
      if (address.slug === '') return 'list/listing';
      return (await listBySlug(db, address.slug)) && 'list/detail';
    case 'catalogue': {
      const found = await catalogueAt(await known(), address.path, now());
      return found && (found === 'category' ? 'product/listing/category' : 'product/detail');
    }
    default:
      return undefined;
  }
}
