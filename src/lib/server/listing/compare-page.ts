/** The products of a comparison, read through the contract. */
import type { ProdutoDetalhe } from '#lib/contract/product.ts';
import type { Shell } from '#lib/contract/shell.ts';
import { comparedSearch, readCompared } from '#lib/domain/catalogue/comparison.ts';
import type { Centavos } from '#lib/domain/kernel/money.ts';
import type { Lifetime } from '#lib/domain/kernel/page-lifetime.ts';
import { homePath } from '#lib/paths.ts';
import { loadProductPage } from '../product/product-page.ts';

export type ComparePage = {
  /** In the order of the address; what is no product is left out. */
  readonly produtos: readonly ProdutoDetalhe<Centavos>[];
  /** The query that names just these products. */
  readonly search: string;
  /** Path of the first product's category, the home page without one. */
  readonly back: string;
  /** None for a page without products, which is not worth keeping. */
  readonly cache: (Lifetime & { readonly tags: string[] }) | undefined;
};

export async function loadComparePage(
  locals: Pick<App.Locals, 'api' | 'shopApi' | 'config'>,
  { configuracoes }: Shell,
  url: URL,
): Promise<ComparePage> {
  const { urlSufixo } = configuracoes.sistema.produto;
  // A hosted platform need not say how addresses of products end; most end so.
  const unsaid = locals.config.platformUrl !== undefined && urlSufixo === '';
  const load = async (slug: string) =>
    (await loadProductPage(locals, `/${slug}${urlSufixo}`)) ??
    (unsaid ? loadProductPage(locals, `/${slug}.html`) : undefined);
  const asked = readCompared(url.searchParams);
  const pages = await Promise.all(asked.map(load));
  const found = pages.filter((page) => page !== undefined);
  const slugs = asked.filter((_, index) => pages[index] !== undefined);
  return {
    produtos: found.map(({ produto }) => produto),
    search: comparedSearch(slugs),
    back: found[0]?.estrutura.breadcrumb.at(-2)?.rota.path ?? homePath,
    cache:
      found.length === 0
        ? undefined
        : {
            maxAge: Math.min(...found.map(({ cache }) => cache.maxAge)),
            swr: Math.min(...found.map(({ cache }) => cache.swr)),
            tags: [...new Set(found.flatMap(({ cache }) => cache.tags))],
          },
  };
}
