/** What stands beside a product on its page. A part that fails is left out. */
import { getRecommended } from '#lib/api/showcase.ts';
import type { ProductBeside } from '#lib/contract/product-beside.ts';
import { verifyFavorite } from '../account/favorites.ts';
import { optional } from '../page/optional.ts';
import { loadFiles } from './product-files.ts';
import type { ProductPage } from './product-page.ts';
import { loadTogether } from './together.ts';

/** As many as a visitor looks through sideways. */
const RECOMMENDED = 10;

export async function loadBeside(
  locals: Pick<App.Locals, 'api' | 'shopApi' | 'visitor' | 'sessionApi'>,
  { produto, reach }: Pick<ProductPage, 'produto' | 'reach'>,
): Promise<ProductBeside & { readonly tags: readonly string[] }> {
  const [together, recommended, favorito, files] = await Promise.all([
    loadTogether(locals, produto),
    optional(getRecommended(locals.shopApi(), produto.id, RECOMMENDED), undefined, 'recommended products'),
    verifyFavorite(locals, produto.id),
    loadFiles(locals.api, produto.midias),
  ]);
  const offered = new Set(together?.lines.map((line) => line.produto.id));
  // What is offered with the product stands above already.
  const others = recommended?.produtos.filter(({ id }) => !offered.has(id)) ?? [];
  return {
    favorito,
    together,
    files,
    reach,
    recommended: recommended && { ...recommended, produtos: others },
    tags: others.map(({ id }) => `product:${id}`),
  };
}
