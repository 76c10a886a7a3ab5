type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

/**
 * Fetches the islands' modules, without running them, once the page has loaded and the browser has nothing to do, so
 * that the first tap finds them in the cache. Visitors who save data, or whose line is as slow as 2G, are left alone.
 */
export function prefetchIslands(): void {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  if (connection?.saveData || connection?.effectiveType?.endsWith('2g')) return;
  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 2000));
  const fetchAll = (): void => {
    const seen = new Set<string>();
    for (const url of moduleUrls()) void prefetch(url, seen);
  };
  if (document.readyState === 'complete') whenIdle(fetchAll);
  else window.addEventListener('load', () => whenIdle(fetchAll), { once: true });
}

/** One request for each: `modulepreload` leaves out what a module imports, which its text tells. */
async function prefetch(url: string, seen: Set<string>): Promise<void> {
  if (seen.has(url)) return;
  seen.add(url);
  const source = await fetch(url, { priority: 'low' }).then(
    (response) => response.text(),
    () => '',
  );
  for (const [, path = ''] of source.matchAll(/(?:from|import)\s*"(\.[^"]+\.js)"/g))
    void prefetch(new URL(path, url).href, seen);
}

/** Without the renderer: its 2 KB are not worth a request of every visit, as it stands on React, which the islands bring. */
function moduleUrls(): readonly string[] {
  return [...document.querySelectorAll('astro-island')]
    .map((island) => island.getAttribute('component-url'))
    .filter((url) => url !== null)
    .map((url) => new URL(url, document.baseURI).href);
}
