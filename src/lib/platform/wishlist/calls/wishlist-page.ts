/** `wishlist/products`, `wishlist/share`, `wishlist/shared/{token}`, ours: the favourites with their products, and showing them. */
import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { convertFavoritos, type Favoritos, type LinkFavoritos } from '#lib/contract/wishlist.ts';
import { callName } from '#lib/domain/accounts/call-name.ts';
import { toReais } from '#lib/domain/kernel/money.ts';
import { readAccount } from '#lib/platform/accounts/queries/own-account.ts';
import { products } from '#lib/platform/catalogue/queries/products.ts';
import { presentProduct } from '#lib/platform/catalogue/wire/product.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { type Endpoint, endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { paging } from '#lib/platform/kernel/http/request.ts';
import { notFound } from '#lib/platform/kernel/http/response.ts';
import { requireLogin } from '#lib/platform/kernel/http/session.ts';
import { readShopFor } from '#lib/platform/shop/read-shop.ts';
import type { Shop } from '#lib/platform/shop/shop.ts';
import { visibleFavorites } from '../queries/wishlist.ts';
import { closeShare, openShare, ownerOfShare, readShare } from '../queries/wishlist-shares.ts';

const PAGE = 24;
/** 128 bits; hexadecimal, since pages have one spelling, without capitals. */
const TOKEN_BYTES = 16;

export function wishlistPageEndpoints(deps: Deps): readonly Endpoint[] {
  const { db, now } = deps;
  const page = { base: 'vitrine', method: 'get', query: z.object(paging), answer: 'Favoritos' } as const;
  const share = { base: 'vitrine', path: '/wishlist/share', answer: 'LinkFavoritos' } as const;
  return [
    endpoint(
      {
        ...page,
        path: '/wishlist/products',
        summary: 'The favourites with their products, the last one kept first',
      },
      async ({ context, query }) => {
        const { user } = await requireLogin(context, deps);
        return present(deps, await readShopFor(deps, context), user, query);
      },
    ),
    endpoint(
      { ...page, path: '/wishlist/shared/:token', summary: 'The same, for whoever has the link' },
      async ({ context, param, query }) => {
        const user = await ownerOfShare(db, param('token'));
        if (user === undefined) throw notFound(message.unknownShare);
        return present(deps, await readShopFor(deps, context), user, query);
      },
    ),
    endpoint(
      { ...share, method: 'get', summary: 'The link to them, if there is one' },
      async ({ context }) => {
        const { user } = await requireLogin(context, deps);
        return linkOf(deps, await readShare(db, user));
      },
    ),
    endpoint(
      { ...share, method: 'post', summary: 'Makes a link to them; the one there is stays' },
      async ({ context }) => {
        const { user } = await requireLogin(context, deps);
        const token = randomBytes(TOKEN_BYTES).toString('hex');
        return linkOf(deps, await openShare(db, user, token, now()));
      },
    ),
    endpoint(
      { ...share, method: 'delete', summary: 'Takes the link back, for good' },
      async ({ context }) => {
        const { user } = await requireLogin(context, deps);
        await closeShare(db, user);
        return linkOf(deps, undefined);
      },
    ),
  ];
}

function linkOf({ siteUrl }: Deps, token: string | undefined): LinkFavoritos {
  return { url: token === undefined ? '' : `${siteUrl}/favoritos/${token}` };
}

async function present(
  { db, known }: Deps,
  shop: Shop,
  user: number,
  { offset = 0, limit = PAGE }: { readonly offset?: number | undefined; readonly limit?: number | undefined },
): Promise<Favoritos> {
  const account = await readAccount(db, user);
  const { ids, total } = await visibleFavorites(db, user, { offset, limit, now: shop.now });
  const rows = await products(await known(), ids, shop.now);
  const nome = callName({
    pessoa: account.pessoa,
    nomeRazao: account.nome_razao,
    nomeFantasia: account.nome_fantasia,
  });
  const produtos = rows.map((product) => presentProduct(shop, product));
  return convertFavoritos({ nome, produtos, info: { offset, limit, total } }, toReais);
}
