import { z } from 'zod';
import type { UrlHome, UrlPage } from '#lib/contract/page.ts';
import { HOME_PAGE } from '#lib/domain/content/sections.ts';
import { readAddress, url } from '#lib/platform/catalogue/page-address.ts';
import { naming, noting } from '#lib/platform/kernel/changes/collect.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { type Endpoint, endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { preview, readPreview } from '#lib/platform/kernel/http/preview.ts';
import { notFound } from '#lib/platform/kernel/http/response.ts';
import { nextChange } from '#lib/platform/kernel/queries/versions.ts';
import { readShop } from '#lib/platform/shop/read-shop.ts';
import { menuByHash } from '../queries/menus.ts';
import { pageBySlug, piecesBySlug } from '../queries/pages.ts';
import { presentHome, presentPage, presentPiecePage } from '../wire/page.ts';
import { presentPiece } from '../wire/piece.ts';

export function urlPageEndpoints(deps: Deps): readonly Endpoint[] {
  return [
    endpoint(
      {
        method: 'get',
        shared: true,
        path: '/url/home',
        summary: 'What the home page says about itself',
        query: z.object({ previa: preview }),
        answer: 'UrlHome',
      },
      async ({ query }) => {
        const shown = readPreview(query.previa, deps);
        return readHome(deps, shown);
      },
    ),
    endpoint(
      {
        method: 'get',
        shared: true,
        path: '/url/page',
        summary: 'An institutional page with its pieces, or one of those alone',
        query: z.object({ url, previa: preview }),
        answer: 'UrlPage',
      },
      async ({ query }) => {
        const shown = readPreview(query.previa, deps);
        const address = readAddress(query.url);
        const answer = address?.kind === 'page' ? await readPage(deps, address.slug, shown) : undefined;
        if (!answer) throw notFound(message.unknownPage);
        return answer;
      },
    ),
  ];
}

/** Other pages may change without it: it depends on the row of its own name alone. */
async function readHome(deps: Deps, previewed: number): Promise<UrlHome> {
  const { db, now } = deps;
  const at = now();
  const [page, next] = await noting([`page:${HOME_PAGE}`], () =>
    naming(['piece', 'banners'], async () => [
      await pageBySlug(db, HOME_PAGE, at, previewed),
      await nextChange(db, { page: HOME_PAGE, pieces: [] }, at),
    ]),
  );
  return presentHome(await readShop(deps), page?.content, next);
}

/** A page, else the piece of that name; undefined when neither is to be seen. */
async function readPage(deps: Deps, slug: string, previewed: number): Promise<UrlPage | undefined> {
  if (slug === HOME_PAGE) return undefined;
  const { db, now } = deps;
  const [page, shop] = [await pageBySlug(db, slug, now(), previewed), await readShop(deps)];
  const slugs = page ? page.content.pecas : [slug];
  const rows = await piecesBySlug(db, slugs, now(), previewed);
  const pieces = await Promise.all(
    rows.map(async (row) => {
      const { menu } = row.content;
      return presentPiece(shop, row, menu === '' ? undefined : await menuByHash(db, menu));
    }),
  );
  const next = await nextChange(db, { page: slug, pieces: slugs }, now());
  if (page) return presentPage(shop, page, { pieces, next });
  const [alone] = pieces;
  return alone && presentPiecePage(shop, alone, next);
}
