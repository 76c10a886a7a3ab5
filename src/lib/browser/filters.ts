/**
 * A choice in a listing loads the page anew. It then stands where it stood, with the focus on what was chosen, and says how
 * many products are left. The panel of filters on a small screen is modal while it is open.
 */
const KEY = 'listing';
/** A load that takes longer was not the one that followed the choice (ms). */
const FRESH = 30_000;

type Place = {
  readonly at: number;
  readonly y: number;
  /** How far the panel was scrolled; null where it was closed. */
  readonly top: number | null;
  readonly focus: string;
};

export function followChoices(): void {
  const panel = document.getElementById('filters');
  if (panel) keepModal(panel);
  stand(panel);
  const remember = (element: Element): void => {
    const top = panel?.matches(':popover-open') ? panel.scrollTop : null;
    const place: Place = { at: Date.now(), y: window.scrollY, top, focus: nameOf(element) };
    sessionStorage.setItem(KEY, JSON.stringify(place));
  };
  for (const part of document.querySelectorAll('.filters, .active-filters')) {
    part.addEventListener('click', ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link) remember(link);
    });
    part.addEventListener('submit', () => remember(document.activeElement ?? part));
  }
  for (const select of document.querySelectorAll<HTMLSelectElement>('[data-applies]')) {
    select.addEventListener('change', () => {
      remember(select);
      select.form?.submit();
    });
  }
}

function stand(panel: HTMLElement | null): void {
  const kept = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  const place = kept === null ? undefined : (JSON.parse(kept) as Place);
  if (!place || Date.now() - place.at > FRESH) return;
  // On a desk the column is always there, and a popover would lie over the page.
  if (panel && place.top !== null && getComputedStyle(panel).display === 'none') {
    panel.showPopover();
    panel.scrollTop = place.top;
  }
  window.scrollTo(0, place.y);
  const chosen = [...document.querySelectorAll<HTMLElement>('.filters a, .filters input, [data-applies]')];
  const chips = [...document.querySelectorAll<HTMLElement>('.active-filters a')];
  const again = chosen.find((element) => nameOf(element) === place.focus) ?? chips[0];
  again?.focus({ preventScroll: true });
  const said = document.querySelector('[data-count-said]');
  if (said) said.textContent = document.querySelector('.page-head_count')?.textContent ?? '';
}

/** The same before and after a choice, which changes its address: its group, and what it is called. */
function nameOf(element: Element): string {
  const group = element.closest('details.filters_group')?.querySelector('summary')?.textContent ?? '';
  const name =
    element.querySelector('.filter-values_label')?.textContent ?? element.getAttribute('name') ?? '';
  return `${group.trim()} ${name.trim()}`;
}

/** What is behind the panel cannot be reached while it is open. Before it closes, so that the focus finds its button again. */
function keepModal(panel: HTMLElement): void {
  panel.addEventListener('beforetoggle', (event) => {
    const open = (event as ToggleEvent).newState === 'open';
    for (const element of around(panel)) element.inert = open;
    if (open) panel.setAttribute('role', 'dialog');
    else panel.removeAttribute('role');
    panel.ariaModal = open ? 'true' : null;
  });
  panel.addEventListener('toggle', (event) => {
    const open = (event as ToggleEvent).newState === 'open';
    const at = document.activeElement;
    if (open && !panel.contains(at)) panel.querySelector<HTMLElement>('.filters_head button')?.focus();
    // One that a load opened again was opened by no button.
    if (!open && (at === null || at === document.body || panel.contains(at)))
      document.querySelector<HTMLElement>('.filters_open')?.focus();
  });
}

/** Everything on the page that neither holds the panel nor is in it. */
function* around(panel: HTMLElement): Generator<HTMLElement> {
  for (let inner: HTMLElement = panel; inner.parentElement; inner = inner.parentElement) {
    for (const beside of inner.parentElement.children) {
      if (beside !== inner && beside instanceof HTMLElement) yield beside;
    }
    if (inner.parentElement === document.body) return;
  }
}
