/** Everything on a product page beside the product itself. A part that fails is left out. */
import { getLigarProduto } from '#lib/api/finder.ts';
import { getKits } from '#lib/api/list.ts';
import { getRecommended } from '#lib/api/showcase.ts';
import type { ProductBeside } from '#lib/contract/product-beside.ts';
import { verifyFavorite } from '../account/favorites.ts';
import { optional } from '../page/optional.ts';
import { unlessMissing } from '../page/unless-missing.ts';
import { loadFiles } from './product-files.ts';
import type { ProductPage } from './product-page.ts';
import { loadSiblingPrices } from './sibling-prices.ts';
import { loadTogether } from './together.ts';

/** As many as a visitor looks through sideways. */
const RECOMMENDED = 10;

export async function loadBeside(
  locals: Pick<App.Locals, 'api' | 'shopApi' | 'visitor' | 'sessionApi' | 'config'>,
  { produto, reach }: Pick<ProductPage, 'produto' | 'reach'>,
): Promise<ProductBeside & { readonly tags: readonly string[] }> {
  const [together, recommended, favorito, files, uses, kits, siblingPrices] = await Promise.all([
    loadTogether(locals, produto),
    optional(getRecommended(locals.shopApi(), produto.id, RECOMMENDED), undefined, 'recommended products'),
    verifyFavorite(locals, produto.id),
    loadFiles(locals.api, produto.midias),
    optional(loadUses(locals, produto.id), undefined, 'what it links'),
    optional(loadKits(locals, produto.id), [], 'kits'),
    optional(loadSiblingPrices(locals, produto), new Map(), 'prices of the family'),
  ]);
  const offered = new Set(together?.lines.map((line) => line.produto.id));
  // What is offered with the product stands above already.
  const others = recommended?.produtos.filter(({ id }) => !offered.has(id)) ?? [];
  return {
    favorito,
    together,
    files,
    uses,
    kits,
    siblingPrices,
    reach,
    recommended: recommended && { ...recommended, produtos: others },
    tags: others.map(({ id }) => `product:${id}`),
  };
}

/** Undefined on a hosted platform, which knows no such thing, and of what links nothing. */
async function loadUses(
  { api, config }: Pick<App.Locals, 'api' | 'config'>,
  id: number,
): Promise<ProductBeside['uses']> {
  if (config.platformUrl !== undefined) return undefined;
  const uses = await unlessMissing(getLigarProduto(api, id));
  return uses && uses.serve.length + uses.naoServe.length + uses.acompanha.length > 0 ? uses : undefined;
}

/** None on a hosted platform, which has kits of its own kind. */
async function loadKits(
  { shopApi, config }: Pick<App.Locals, 'shopApi' | 'config'>,
  id: number,
): Promise<ProductBeside['kits']> {
  return config.platformUrl === undefined ? getKits(shopApi(), id) : [];
}
