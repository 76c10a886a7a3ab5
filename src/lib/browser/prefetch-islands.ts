/**
 * Fetches the islands' modules, without running them, once the page has loaded and the browser has nothing to do, so
 * that the first tap finds them in the cache. Visitors who save data are left alone.
 */
export function prefetchIslands(): void {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  if (connection?.saveData) return;
  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 2000));
  const fetchAll = (): void => {
    for (const url of moduleUrls()) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = url;
      document.head.append(link);
    }
  };
  if (document.readyState === 'complete') whenIdle(fetchAll);
  else window.addEventListener('load', () => whenIdle(fetchAll), { once: true });
}

function moduleUrls(): ReadonlySet<string> {
  const islands = [...document.querySelectorAll('astro-island')];
  const urls = islands.flatMap((island) => [
    island.getAttribute('component-url'),
    island.getAttribute('renderer-url'),
  ]);
  return new Set(urls.filter((url) => url !== null));
}
