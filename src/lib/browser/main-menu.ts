/**
 * What the main menu does with a script; it opens without one (src/layouts/parts/MainMenu.astro). It closes what the visitor has
 * left, opens a panel under a mouse that rests on it, and keeps everybody in the drawer while it is open.
 */
const menu = document.getElementById('main-menu');
const panels = [...(menu?.querySelectorAll<HTMLDetailsElement>('details') ?? [])];

/** Milliseconds a mouse rests before a panel opens, and is away before it closes: on the way across nothing does. */
const REST = 120;
const AWAY = 320;
let pending = 0;
/** The panel that the mouse opened: a press on it keeps it, where it would close any other. */
let hovered: HTMLDetailsElement | undefined;

function closePanels(except: Element | null): void {
  for (const panel of panels) if (panel !== except) panel.open = false;
}

function isBar(): boolean {
  return matchMedia('(hover: hover) and (width >= 1054px)').matches;
}

function openHovered(panel: HTMLDetailsElement): void {
  if (panel.open) return;
  closePanels(panel);
  panel.open = true;
  hovered = panel;
}

function soon(delay: number, act: () => void): void {
  clearTimeout(pending);
  pending = window.setTimeout(act, delay);
}

for (const panel of panels) {
  panel.addEventListener('pointerenter', ({ pointerType }) => {
    if (pointerType === 'mouse' && isBar()) soon(REST, () => openHovered(panel));
  });
  panel.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType !== 'mouse' || !isBar()) return;
    soon(AWAY, () => {
      if (hovered === panel) panel.open = false;
    });
  });
  panel.addEventListener('toggle', () => {
    if (!panel.open && hovered === panel) hovered = undefined;
  });
  panel.querySelector('summary')?.addEventListener('click', (event) => {
    clearTimeout(pending);
    if (hovered !== panel) return;
    event.preventDefault();
    hovered = undefined;
  });
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

/** While the drawer is open nothing beside it can be reached, and the focus is in it; then it goes back to the drawer's button. */
menu?.addEventListener('toggle', (event) => setAside((event as ToggleEvent).newState === 'open'));
if (menu?.matches(':popover-open')) setAside(true);

function setAside(aside: boolean): void {
  const { activeElement } = document;
  const astray = activeElement === document.body || menu?.contains(activeElement);
  const beside = document.querySelectorAll<HTMLElement>(
    'body > :not(.header, script, style, link, astro-island), .header > :not(#main-menu)',
  );
  for (const part of beside) part.inert = aside;
  if (aside && !menu?.contains(activeElement)) menu?.querySelector('button')?.focus();
  if (!aside && astray) document.querySelector<HTMLElement>('[popovertarget=main-menu]')?.focus();
}

// A page that comes back from the history is shown as it was left.
window.addEventListener('pagehide', () => {
  closePanels(null);
  if (menu?.matches(':popover-open')) menu.hidePopover();
});
