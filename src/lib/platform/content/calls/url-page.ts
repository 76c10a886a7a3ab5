import { z } from 'zod';
import type { UrlPage } from '#lib/contract/page.ts';
import { readAddress, url } from '#lib/platform/catalogue/page-address.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { type Endpoint, endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { notFound } from '#lib/platform/kernel/http/response.ts';
import { readShop } from '#lib/platform/shop/read-shop.ts';
import { preview, readPreview } from '../preview.ts';
import { menuByHash } from '../queries/menus.ts';
import { pageBySlug, piecesBySlug } from '../queries/pages.ts';
import { nextChange } from '../queries/versions.ts';
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
        readPreview(query.previa, deps);
        return presentHome(await readShop(deps));
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

/** A page, else the piece of that name; undefined when neither is to be seen. */
async function readPage(deps: Deps, slug: string, previewed: number): Promise<UrlPage | undefined> {
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
