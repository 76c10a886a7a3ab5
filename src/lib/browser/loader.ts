/** The bar at the top while a page loads. It waits 200 ms, so that quick pages do not flicker. */
const THROTTLE = 200;

export function showLoader(): void {
  const bar = document.getElementById('loader');
  if (!bar) return;
  let timer = 0;
  const start = (): void => {
    timer = window.setTimeout(() => {
      bar.hidden = false;
    }, THROTTLE);
  };
  const end = (): void => {
    clearTimeout(timer);
    bar.hidden = true;
  };
  window.addEventListener('pageshow', end);
  // On the window, which hears last: an island that listens on the document may still keep the page.
  window.addEventListener('submit', (event) => event.defaultPrevented || start());
  window.addEventListener('click', (event) => {
    if (leavesPage(event)) start();
  });
}

function leavesPage(event: MouseEvent): boolean {
  if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey)
    return false;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target === '_blank' || link.hasAttribute('download') || link.origin !== location.origin)
    return false;
  return link.pathname + link.search !== location.pathname + location.search;
}
