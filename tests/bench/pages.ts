export const HOME = '/';
export const CATEGORY = '/cabos-de-video/hdmi';
export const PRODUCT = '/cabo-hdmi-ultra-high-speed-48g-2m';
export const APP_TOKEN = { 'App-Token': 'wapstore' };

/** One User-Agent for each variant of a page: 360 or 1366 px, WebP or the original pictures. */
export const USER_AGENTS = [
  'Mozilla/5.0 (Linux; Android 15; SM-A556E) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15',
] as const;

/** Paths of every page search engines may index: the home page first, then categories, brands, products, institutional pages. */
export async function indexedPaths(url: string): Promise<readonly string[]> {
  const response = await fetch(`${url}/api/v2/front/sitemap?limit=50000`, { headers: APP_TOKEN });
  if (!response.ok) throw new Error(`${response.status} from the sitemap`);
  const { urls } = (await response.json()) as { urls: readonly { readonly url: string }[] };
  return [HOME, ...urls.map((entry) => new URL(entry.url).pathname).filter((path) => path !== HOME)];
}

/** A path as a campaign links to it. `visit` makes it unlike every other. */
export function tracked(path: string, visit: number): string {
  const parameters = `utm_source=boletim&utm_medium=email&utm_campaign=novembro&gclid=Cj0K${visit.toString(36)}`;
  return `${path}${path.includes('?') ? '&' : '?'}${parameters}`;
}
