/**
 * Fetches the islands' modules, without running them, once the page has loaded and the browser has nothing to do, so
 * that the first tap finds them in the cache. Visitors who save data are left alone.
 */
export function prefetchIslands(): void {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  if (connection?.saveData) return;
  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 2000));
  const fetchAll = (): void => {
    const seen = new Set<string>();
    for (const url of moduleUrls()) void preload(url, seen);
  };
  if (document.readyState === 'complete') whenIdle(fetchAll);
  else window.addEventListener('load', () => whenIdle(fetchAll), { once: true });
}

/** Browsers preload a module without what it imports, so its imports are read from its text. */
async function preload(url: string, seen: Set<string>): Promise<void> {
  if (seen.has(url)) return;
  seen.add(url);
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = url;
  document.head.append(link);
  const source = await fetch(url).then(
    (response) => response.text(),
    () => '',
  );
  for (const [, path = ''] of source.matchAll(/(?:from|import)\s*"(\.[^"]+\.js)"/g))
    void preload(new URL(path, url).href, seen);
}

function moduleUrls(): readonly string[] {
  const islands = [...document.querySelectorAll('astro-island')];
  return islands
    .flatMap((island) => [island.getAttribute('component-url'), island.getAttribute('renderer-url')])
    .filter((url) => url !== null)
    .map((url) => new URL(url, document.baseURI).href);
}
