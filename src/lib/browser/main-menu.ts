/** Closes what the visitor has left of the main menu; it opens without a script (src/layouts/parts/MainMenu.astro). */
const menu = document.getElementById('main-menu');

function closePanels(except: Element | null): void {
  for (const panel of menu?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? []) {
    if (panel !== except) panel.open = false;
  }
}

document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && !target.closest('.main-menu')) closePanels(null);
});
menu?.addEventListener('focusout', ({ relatedTarget }) => {
  if (relatedTarget instanceof Element) closePanels(relatedTarget.closest('details'));
});
menu?.addEventListener('keydown', (event) => {
  const { key, target } = event;
  if (key !== 'Escape' || !(target instanceof Element)) return;
  const panel = target.closest<HTMLDetailsElement>('details[open]');
  if (!panel) return;
  // In the drawer the first Escape closes the panel, the next one the drawer.
  event.preventDefault();
  panel.open = false;
  panel.querySelector('summary')?.focus();
});
// A page that comes back from the history is shown as it was left.
window.addEventListener('pagehide', () => {
  closePanels(null);
  if (menu?.matches(':popover-open')) menu.hidePopover();
});
