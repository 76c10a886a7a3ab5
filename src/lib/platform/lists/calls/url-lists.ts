import { z } from 'zod';
import { convertKits, convertListDetail, convertListListing } from '#lib/contract/list.ts';
import { toReais } from '#lib/domain/kernel/money.ts';
import { listingQuery, readChoice } from '#lib/platform/catalogue/listing-parameters.ts';
import { type Address, readAddress, url } from '#lib/platform/catalogue/page-address.ts';
import { mediaOf } from '#lib/platform/catalogue/queries/product-parts.ts';
import { products } from '#lib/platform/catalogue/queries/products.ts';
import { noting } from '#lib/platform/kernel/changes/collect.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { type Endpoint, endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { readId } from '#lib/platform/kernel/http/request.ts';
import { notFound } from '#lib/platform/kernel/http/response.ts';
import { loadGoods } from '#lib/platform/offers/load-goods.ts';
import { termsOf } from '#lib/platform/offers/pricing-context.ts';
import type { GoodsList } from '#lib/platform/offers/queries/goods.ts';
import { readShopFor } from '#lib/platform/shop/read-shop.ts';
import type { Shop } from '#lib/platform/shop/shop.ts';
import { quoteList } from '../list-quote.ts';
import { kitsWith, type ListRow, listBySlug, listPage } from '../queries/lists.ts';
import { type ListContent, presentList } from '../wire/list.ts';
import { presentListIndex, presentListPage } from '../wire/list-page.ts';

export function urlListsEndpoints(deps: Deps): readonly Endpoint[] {
  return [index(deps), detail(deps), kits(deps)];
}

function index(deps: Deps): Endpoint {
  return endpoint(
    {
      method: 'get',
      shared: true,
      path: '/url/list/listing',
      summary: 'The ready-made lists of the shop',
      query: z.object({ ...listingQuery, url }),
      answer: 'UrlListListing',
    },
    async ({ context, query }) => {
      if (slugOf(readAddress(query.url)) !== '') throw notFound(message.unknownPage);
      const shop = await readShopFor(deps, context);
      // Lists are neither filtered nor sorted: of a listing's parameters only those of its pages count.
      const choice = readChoice({ offset: query.offset, limit: query.limit }, shop);
      const { rows, total } = await listPage(deps.db, choice);
      const contents = await contentsOf(deps, shop, rows);
      const lists = contents.map(({ content }) => content);
      return convertListListing(presentListIndex(shop, choice, lists, total), toReais);
    },
  );
}

function detail(deps: Deps): Endpoint {
  return endpoint(
    {
      method: 'get',
      shared: true,
      path: '/url/list/detail',
      summary: 'A ready-made list with its products',
      query: z.object({ url }),
      answer: 'UrlListDetail',
    },
    async ({ context, query }) => {
      const slug = slugOf(readAddress(query.url));
      const row = slug ? await listBySlug(deps.db, slug) : undefined;
      if (!row) throw notFound(message.unknownPage);
      const shop = await readShopFor(deps, context);
      const [found] = await contentsOf(deps, shop, [row]);
      if (!found) throw notFound(message.unknownPage);
      const ids = [...new Set(found.list.itens.map(({ product_id }) => product_id))];
      const rows = await products(await deps.known(), ids, shop.now);
      return convertListDetail(presentListPage(shop, found.content, found.list, rows), toReais);
    },
  );
}

/** Shown on one page at most. */
const MOST_KITS = 4;

function kits(deps: Deps): Endpoint {
  return endpoint(
    {
      method: 'get',
      shared: true,
      base: 'vitrine',
      path: '/product/:id/kits',
      summary: 'The kits that hold a product',
      answer: 'KitsProduto',
    },
    async ({ context, param }) => {
      const rows = await kitsWith(deps.db, readId(param('id'), message.unknownProduct), MOST_KITS);
      if (rows.length === 0) return { kits: [] };
      const shop = await readShopFor(deps, context);
      const found = await contentsOf(deps, shop, rows);
      return convertKits({ kits: found.map(({ content }) => presentList(shop, content)) }, toReais);
    },
  );
}

type Found = { readonly content: ListContent; readonly list: GoodsList };

async function contentsOf(deps: Deps, shop: Shop, rows: readonly ListRow[]): Promise<readonly Found[]> {
  const lines = rows.map(({ id }) => ({ tipo: 'lista', id_produto: id }) as const);
  const goods = await loadGoods(deps.db, lines, shop.now, await deps.known());
  const shown = [...goods.products.values()].filter(({ visible }) => visible).map(({ id }) => id);
  const keys = shown.map((id) => `product:${id}`);
  const pictures = await noting(keys, () => mediaOf(deps.db, shown, { pictures: 1 }));
  const media = Map.groupBy(pictures, ({ product_id }) => product_id);
  return rows.flatMap((row) => {
    const list = goods.lists.get(row.id);
    if (!list) return [];
    const ids = new Set(list.itens.map(({ product_id }) => product_id));
    const own = [...ids].flatMap((id) => media.get(id) ?? []);
    return { list, content: { row, quote: quoteList(list, goods, termsOf(shop)), media: own } };
  });
}

function slugOf(address: Address | undefined): string | undefined {
  return address?.kind === 'list' ? address.slug : undefined;
}
