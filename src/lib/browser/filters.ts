/** A choice in the filter panel of a small screen loads the page anew: the panel then stands where it stood. */
const KEY = 'filters';
/** A load that takes longer was not the one that followed the choice (ms). */
const FRESH = 30_000;

export function keepFiltersOpen(): void {
  const panel = document.getElementById('filters');
  if (!panel) return;
  reopen(panel);
  const remember = (): void => {
    if (!panel.matches(':popover-open')) return;
    sessionStorage.setItem(KEY, `${Date.now()} ${panel.scrollTop}`);
  };
  panel.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) remember();
  });
  panel.addEventListener('submit', remember);
}

function reopen(panel: HTMLElement): void {
  const [at, top] = (sessionStorage.getItem(KEY) ?? '').split(' ').map(Number);
  sessionStorage.removeItem(KEY);
  // On a desk the column is always there, and a popover would lie over the page.
  if (!at || Date.now() - at > FRESH || getComputedStyle(panel).display !== 'none') return;
  panel.showPopover();
  panel.scrollTop = top ?? 0;
}
