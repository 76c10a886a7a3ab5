/** Finds what is at a path, and reads it. */
import { type ListingNivel, verifyUrl } from '#lib/api/url.ts';
import type { Nivel } from '#lib/contract/route.ts';
import type { Shell } from '#lib/contract/shell.ts';
import { searchPath } from '#lib/paths.ts';
import { properPath } from '../page/proper-path.ts';
import { unlessMissing } from '../page/unless-missing.ts';
import { loadProductPage, type ProductPage } from '../product/product-page.ts';
import { type ListingPage, loadListingPage } from './listing-page.ts';

export type CatalogPage =
  | ({ readonly kind: 'product' } & ProductPage)
  | ({ readonly kind: 'listing' } & ListingPage)
  /** What was found here belongs at another path. */
  | { readonly kind: 'moved'; readonly path: string };

const SEARCH = 'product/listing/search';

/** Undefined when nothing of the catalogue is at the path. */
export async function loadCatalogPage(
  locals: Pick<App.Locals, 'api' | 'shopApi' | 'config'>,
  shell: Shell,
  url: URL,
): Promise<CatalogPage | undefined> {
  const { pathname } = url;
  // Nothing proves that a platform knows this address: clients know it by themselves.
  const nivel =
    pathname === searchPath ? SEARCH : (await unlessMissing(verifyUrl(locals.api, pathname)))?.nivel;
  const page = await pageAt(locals, shell, nivel, url);
  const { urlSufixo } = shell.configuracoes.sistema.produto;
  const standing = {
    nivel: page && nivel,
    said: page?.kind === 'product' ? page.produto.rota.path : pathname,
  };
  const path = await properPath(locals.api, pathname, standing, urlSufixo);
  return path === undefined ? page : { kind: 'moved', path };
}

async function pageAt(
  locals: Pick<App.Locals, 'api' | 'shopApi' | 'config'>,
  shell: Shell,
  nivel: Nivel | undefined,
  url: URL,
): Promise<Exclude<CatalogPage, { readonly kind: 'moved' }> | undefined> {
  if (nivel === 'product/detail') {
    const page = await loadProductPage(locals, url.pathname, url.searchParams);
    return page && { kind: 'product', ...page };
  }
  if (!isListing(nivel)) return undefined;
  const page = await loadListingPage(locals, shell, nivel, url);
  return page && { kind: 'listing', ...page };
}

function isListing(nivel: Nivel | undefined): nivel is ListingNivel {
  return (
    nivel === 'product/listing/category' ||
    nivel === 'product/listing/brand' ||
    nivel === 'product/listing/landing-page' ||
    nivel === 'product/listing/search'
  );
}
