/** What a hosted platform, which has no list of its addresses, shows of them: menus, brands, and what the categories list. */
import { getBrands } from '#lib/api/brands.ts';
import type { Api } from '#lib/api/client.ts';
import { getSettings } from '#lib/api/settings.ts';
import { getMenu } from '#lib/api/struct.ts';
import { getListing } from '#lib/api/url.ts';
import type { SitemapEntry } from '#lib/contract/sitemap.ts';
import type { ItemMenu } from '#lib/contract/struct.ts';
import { optional } from '../page/optional.ts';

const MENUS = ['menu-principal', 'footer-institucional', 'footer-atendimento'];
/** What every shop's listing offers; more is refused by some. */
export const PAGE = 24;
const MOST = 50_000;

export async function walkShop(api: Api): Promise<readonly SitemapEntry[]> {
  // Menus and brands may be missing. A platform that does not know the shop says that of everything.
  await getSettings(api);
  const paths = new Set<string>();
  const linked = await linkedPaths(api);
  for (const { path } of linked) paths.add(path);
  const brands = await optional(getBrands(api), { marcas: [] }, 'sitemap: brands');
  for (const { rota } of brands.marcas) paths.add(rota.path);
  for (const root of rootsOf(linked)) {
    for (const path of await productPaths(api, root, MOST - paths.size)) paths.add(path);
  }
  return [...paths].slice(0, MOST).map((url) => ({ url, alterado: '' }));
}

export const CATEGORY = 'product/listing/category';

/** Paths of the categories of the first level, which list what all below them list. */
export async function categoryRoots(api: Api): Promise<readonly string[]> {
  return [...rootsOf(await linkedPaths(api))];
}

type Linked = { readonly name: string; readonly path: string };

async function linkedPaths(api: Api): Promise<readonly Linked[]> {
  const menus = await Promise.all(
    MENUS.map((hash) => optional(getMenu(api, hash), undefined, `menu ${hash}`)),
  );
  return menus.flatMap((menu) => pathsOf(menu?.menu ?? []));
}

function rootsOf(linked: readonly Linked[]): ReadonlySet<string> {
  return new Set(linked.filter(({ name }) => name === CATEGORY).map(({ path }) => firstLevel(path)));
}

/** Page after page, so that the platform has one call at a time. */
async function productPaths(api: Api, category: string, most: number): Promise<readonly string[]> {
  const paths: string[] = [];
  for (let offset = 0; offset < most; offset += PAGE) {
    const params = { offset, limit: PAGE, order: 'Popularidade' };
    const page = await optional(
      getListing(api, CATEGORY, category, params),
      undefined,
      `sitemap: ${category}`,
    );
    if (!page) break;
    paths.push(...page.conteudo.produtos.map(({ rota }) => rota.path));
    if (offset + PAGE >= page.info.total) break;
  }
  return paths;
}

function pathsOf(items: readonly ItemMenu[]): readonly Linked[] {
  return items.flatMap(({ rota, sub }) => [
    ...('path' in rota ? [{ name: rota.name, path: rota.path }] : []),
    ...pathsOf(sub),
  ]);
}

function firstLevel(path: string): string {
  return `/${path.split('/')[1] ?? ''}`;
}
