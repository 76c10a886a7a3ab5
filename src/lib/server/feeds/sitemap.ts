/** The addresses of the shop for search engines, from the platform's own list or, on a hosted one, by walking its menus. */
import type { Api } from '#lib/api/client.ts';
import { getSitemap } from '#lib/api/sitemap.ts';
import type { SitemapEntry } from '#lib/contract/sitemap.ts';
import { brandsPath, finderPath, homePath, linkPath, listsPath, pagesPath } from '#lib/paths.ts';
import { createAgingValue } from '../cache/aging-value.ts';
import { finderOptions } from '../finder/link-page.ts';
import { walkShop } from './sitemap-walk.ts';

/** Addresses in one file; the standard's limit is 50,000. */
export const FILE_SIZE = 45_000;

/** Milliseconds for which a crawl of a hosted platform is kept. */
const WALK_AGE = 3_600_000;
const walks = createAgingValue<readonly SitemapEntry[]>(WALK_AGE);

/** Of the storefront itself; they open the first file. */
const OWN: readonly SitemapEntry[] = [homePath, brandsPath, listsPath, pagesPath].map((url) => ({
  url,
  alterado: '',
}));

type Locals = Pick<App.Locals, 'api' | 'config'>;

/** Paths of file `number` (from 1); undefined when there is no such file. */
export async function sitemapFile(
  locals: Locals,
  number: number,
): Promise<readonly SitemapEntry[] | undefined> {
  const { entries, total } = await read(locals, (number - 1) * FILE_SIZE, FILE_SIZE);
  return number === 1 || number <= fileCount(total) ? entries : undefined;
}

/** How many files there are, at least one. */
export async function sitemapFiles(locals: Locals): Promise<number> {
  return fileCount((await read(locals, 0, 1)).total);
}

function fileCount(total: number): number {
  return Math.max(1, Math.ceil(total / FILE_SIZE));
}

/** Our own stand before the platform's addresses. */
async function read({ api, config }: Locals, offset: number, limit: number) {
  const first = [...OWN, ...(await finderEntries({ api, config }))];
  const own = first.slice(offset, offset + limit);
  const window = { offset: Math.max(0, offset - first.length), limit: limit - own.length };
  const { entries, total } =
    config.platformUrl === undefined ? await listed(api, window) : await walked(api, window);
  return { entries: [...own, ...entries], total: total + first.length };
}

/** What links what: the pairs with a text of their own. */
async function finderEntries(locals: Locals): Promise<readonly SitemapEntry[]> {
  const options = await finderOptions(locals);
  if (!options) return [];
  const paths = options.pares.map(({ de, para }) => linkPath(de, para));
  return [finderPath, ...paths].map((url) => ({ url, alterado: '' }));
}

type Window = { readonly offset: number; readonly limit: number };
type Part = { readonly entries: readonly SitemapEntry[]; readonly total: number };

async function listed(api: Api, { offset, limit }: Window): Promise<Part> {
  const { urls, info } = await getSitemap(api, { offset, limit: Math.max(1, limit) });
  return { entries: urls.slice(0, limit), total: info.total };
}

async function walked(api: Api, { offset, limit }: Window): Promise<Part> {
  const all = await walks.recall(0, Date.now(), () => walkShop(api));
  return { entries: all.slice(offset, offset + limit), total: all.length };
}
