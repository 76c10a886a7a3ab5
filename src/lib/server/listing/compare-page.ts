/** The products of a comparison, read through the contract. */
import { ApiError } from '#lib/api/error.ts';
import type { ProdutoDetalhe } from '#lib/contract/product.ts';
import type { Shell } from '#lib/contract/shell.ts';
import { comparedSearch, readCompared } from '#lib/domain/catalogue/comparison.ts';
import type { Centavos } from '#lib/domain/kernel/money.ts';
import type { Lifetime } from '#lib/domain/kernel/page-lifetime.ts';
import { homePath } from '#lib/paths.ts';
import { loadProductPage } from '../product/product-page.ts';
import { getRuntime } from '../runtime.ts';

export type ComparePage = {
  /** In the order of the address; what is no product is left out. */
  readonly produtos: readonly ProdutoDetalhe<Centavos>[];
  /** The query that names just these products. */
  readonly search: string;
  /** Path of the first product's category, the home page without one. */
  readonly back: string;
  /** None for a page without products, or without one that failed, which is not worth keeping. */
  readonly cache: (Lifetime & { readonly tags: string[] }) | undefined;
};

/** @throws ApiError when not one of the products can be read. */
export async function loadComparePage(
  locals: Pick<App.Locals, 'api' | 'shopApi' | 'config'>,
  { configuracoes }: Shell,
  url: URL,
): Promise<ComparePage> {
  const { urlSufixo } = configuracoes.sistema.produto;
  // A hosted platform need not say how addresses of products end, and what it says need not hold for all of them.
  const hosted = locals.config.platformUrl !== undefined;
  const load = async (slug: string) =>
    (await loadProductPage(locals, `/${slug}${urlSufixo}`)) ??
    (hosted ? loadProductPage(locals, `/${slug}${urlSufixo === '' ? '.html' : ''}`) : undefined);
  const asked = readCompared(url.searchParams);
  const read = await Promise.allSettled(asked.map(load));
  const found = read.flatMap((one) => (one.status === 'fulfilled' && one.value ? [one.value] : []));
  const failure: unknown = read.find((one) => one.status === 'rejected')?.reason;
  if (failure !== undefined) {
    if (found.length === 0 || !(failure instanceof ApiError)) throw failure;
    getRuntime().log.warn('part of a page missing', { part: 'a compared product', error: failure });
  }
  // One that could not be read stays in the address: it may come the next time.
  const slugs = asked.filter((_, index) => {
    const one = read[index];
    return one?.status !== 'fulfilled' || one.value !== undefined;
  });
  return {
    produtos: found.map(({ produto }) => produto),
    search: comparedSearch(slugs),
    back: found[0]?.estrutura.breadcrumb.at(-2)?.rota.path ?? homePath,
    cache:
      found.length === 0 || failure !== undefined
        ? undefined
        : {
            maxAge: Math.min(...found.map(({ cache }) => cache.maxAge)),
            swr: Math.min(...found.map(({ cache }) => cache.swr)),
            tags: [...new Set(found.flatMap(({ cache }) => cache.tags))],
          },
  };
}
