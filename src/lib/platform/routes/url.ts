import { type Context, Hono } from 'hono';
import { convertListing, convertProductDetail } from '#lib/contract/conversion.ts';
import type { Nivel, UrlVerify } from '#lib/contract/route.ts';
import { toReais } from '#lib/domain/money.ts';
import { type Address, productSlug, readAddress } from '../address.ts';
import { readChoice } from '../listing-choice.ts';
import {
  brandListing,
  categoryListing,
  type ListingPage,
  landingPageListing,
  searchListing,
} from '../listing-heads.ts';
import type { Deps } from '../platform.ts';
import { presentListing } from '../present/listing.ts';
import { presentHome, presentPage } from '../present/page.ts';
import { presentProductPage } from '../present/product-page.ts';
import type { Shop } from '../present/shop.ts';
import { catalogueAt } from '../queries/addresses.ts';
import { brandBySlug } from '../queries/brands.ts';
import { landingPageBySlug } from '../queries/landing-pages.ts';
import { listing } from '../queries/listing.ts';
import { pageBySlug } from '../queries/pages.ts';
import { productPage } from '../queries/product-page.ts';
import { products } from '../queries/products.ts';
import { readShop } from '../read-shop.ts';
import type { PlatformEnv } from '../request.ts';
import { HttpError, notFound } from '../response.ts';

/** `GET url/*`: what stands at an address, and the content of its page. */
export function urlRoutes(deps: Deps): Hono<PlatformEnv> {
  const { db } = deps;
  const routes = new Hono<PlatformEnv>();

  routes.get('/verify', async (context) => {
    const nivel = await nivelAt(deps, askedAddress(context));
    if (!nivel) throw pageNotFound();
    const answer: UrlVerify = { nivel };
    return context.json(answer);
  });

  routes.get('/home', async (context) => context.json(presentHome(await readShop(deps))));

  routes.get('/page', async (context) => {
    const address = askedAddress(context);
    const row = address?.kind === 'page' ? await pageBySlug(db, address.slug) : undefined;
    if (!row) throw pageNotFound();
    return context.json(presentPage(await readShop(deps), row));
  });

  routes.get('/product/detail', async (context) => {
    const address = askedAddress(context);
    const slug = address?.kind === 'catalogue' ? productSlug(address.path) : undefined;
    if (slug === undefined) throw pageNotFound();
    const shop = await readShop(deps);
    const page = await productPage(db, slug, shop.now);
    if (!page) throw pageNotFound();
    return context.json(convertProductDetail(presentProductPage(shop, page), toReais));
  });

  routes.get('/product/listing/category', async (context) =>
    answerListing(deps, context, (address) => categoryListing(db, address)),
  );
  routes.get('/product/listing/brand', async (context) =>
    answerListing(deps, context, (address) => brandListing(db, address)),
  );
  routes.get('/product/listing/landing-page', async (context) =>
    answerListing(deps, context, (address) => landingPageListing(db, address)),
  );
  routes.get('/product/listing/search', async (context) => {
    const shop = await readShop(deps);
    const choice = readChoice((name) => context.req.query(name), shop);
    return listed(deps, context, shop, choice, searchListing(choice.busca));
  });

  return routes;
}

async function answerListing(
  deps: Deps,
  context: Context<PlatformEnv>,
  find: (address: Address | undefined) => Promise<ListingPage | undefined>,
): Promise<Response> {
  const address = askedAddress(context);
  const shop = await readShop(deps);
  // `busca` narrows the search only; elsewhere it is one of the parameters a browser left in the address.
  const choice = { ...readChoice((name) => context.req.query(name), shop), busca: '' };
  const page = await find(address);
  if (!page) throw pageNotFound();
  return listed(deps, context, shop, choice, page);
}

async function listed(
  { db }: Deps,
  context: Context<PlatformEnv>,
  shop: Shop,
  choice: ReturnType<typeof readChoice>,
  { head, place, fixed }: ListingPage,
): Promise<Response> {
  const { now } = shop;
  const { ids, total, facets } = await listing(db, { place, fixed, now, ...choice });
  const rows = await products(db, ids, now);
  const answer = presentListing(shop, head, choice, {
    products: rows,
    total,
    facets,
  });
  return context.json(convertListing(answer, toReais));
}

async function nivelAt({ db, now }: Deps, address: Address | undefined): Promise<Nivel | undefined> {
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
      return (await pageBySlug(db, address.slug)) && 'page';
    case 'catalogue': {
      const found = await catalogueAt(db, address.path, now());
      return found && (found === 'category' ? 'product/listing/category' : 'product/detail');
    }
    default:
      return undefined;
  }
}

/** @throws HttpError 400 when the call names no `url`. */
function askedAddress(context: Context<PlatformEnv>): Address | undefined {
  const url = context.req.query('url');
  if (url === undefined || url === '') throw new HttpError(400, 'Informe o parâmetro url');
  return readAddress(url);
}

function pageNotFound(): HttpError {
  return notFound('Página não encontrada');
}
