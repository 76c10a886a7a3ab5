/**
 * The bar at the top while a page loads (specification, section 9, in milliseconds): it waits a little, so that quick
 * pages do not flicker, and stands full for a moment before it goes. How long it grows is the style sheet's.
 */
const THROTTLE = 200;
const HIDE_DELAY = 500;

export function showLoader(): void {
  const bar = document.getElementById('loader');
  if (!bar) return;
  let timer = 0;
  const start = (): void => {
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      bar.hidden = false;
      bar.removeAttribute('data-done');
    }, THROTTLE);
  };
  // Also for a page that comes back from the history as it was left.
  const end = (): void => {
    clearTimeout(timer);
    bar.setAttribute('data-done', '');
    timer = window.setTimeout(() => {
      bar.hidden = true;
    }, HIDE_DELAY);
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
