/** Links within the shop that lead nowhere in it. */
import { shopPaths } from '#lib/domain/shop/shop-links.ts';
import { readAddress } from '#lib/platform/catalogue/page-address.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { nivelAt } from './calls/url-verify.ts';

/** Paths out of `html` and `links`, each once, that lead nowhere. */
export async function brokenPaths(
  deps: Deps,
  html: string,
  links: readonly string[],
): Promise<readonly string[]> {
  const broken: string[] = [];
  for (const path of shopPaths(html, links, deps.siteUrl)) {
    if (!(await nivelAt(deps, readAddress(path)))) broken.push(path);
  }
  return broken;
}
