/**
 * Suggestions under a search field, as a combobox with a list (ARIA Authoring Practices): arrows go through them, Enter
 * opens the one marked or searches, Escape closes. The field stays a field of a form: whatever fails here, Enter searches.
 */
import { suggestionText } from '#lib/text/catalog.ts';
import { forgetSearches, keepSearch, recentSearches } from './recent-searches.ts';
import { recentGroups, type Suggestions, suggestionGroups } from './suggestion-options.ts';

/** Milliseconds without a key before anything is asked for. */
const PAUSE = 120;
const MIN_LENGTH = 2;

/** `form` holds a field and the part SearchSuggestions. */
export function suggestFor(form: HTMLFormElement): void {
  const found = parts(form);
  if (!found) return;
  const { field, panel, list, clear, status } = found;
  const answers = new Map<string, Suggestions>();
  let pause = 0;
  let asked: AbortController | undefined;
  let marked: HTMLElement | undefined;

  Object.assign(field, { role: 'combobox', ariaAutoComplete: 'list', ariaExpanded: 'false' });
  field.setAttribute('aria-controls', list.id);
  field.addEventListener('input', () => {
    clearTimeout(pause);
    pause = window.setTimeout(update, PAUSE);
  });
  field.addEventListener('keydown', press);
  field.addEventListener('click', () => void update());
  form.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) close();
  });
  form.addEventListener('submit', () => keepSearch(field.value));
  list.addEventListener('click', ({ target }) => {
    const search = target instanceof Element ? target.closest<HTMLElement>('[data-search]') : null;
    if (search) keepSearch(search.dataset.search ?? '');
  });
  // A press must not take the focus away from the field: the panel would close before the click.
  list.addEventListener('pointerdown', (event) => event.preventDefault());
  clear.addEventListener('click', () => {
    forgetSearches();
    close();
    field.focus();
  });
  void update();

  async function update(): Promise<void> {
    const busca = field.value.trim();
    asked?.abort();
    if (busca.length < MIN_LENGTH) {
      const recent = busca === '' ? recentSearches() : [];
      show(recentGroups(recent), recent.length > 0);
      return;
    }
    asked = new AbortController();
    const answer = answers.get(busca) ?? (await ask(busca, asked.signal));
    if (answer === undefined || field.value.trim() !== busca) return;
    answers.set(busca, answer);
    show(suggestionGroups(answer, recentSearches()), false);
  }

  function show(groups: readonly HTMLElement[], clearable: boolean): void {
    mark(undefined);
    list.replaceChildren(...groups);
    for (const [index, option] of options().entries()) option.id = `${list.id}-${index}`;
    const open = groups.length > 0 && form.contains(document.activeElement);
    clear.hidden = !clearable;
    panel.hidden = !open;
    field.ariaExpanded = String(open);
    status.textContent =
      open || field.value.trim().length >= MIN_LENGTH ? suggestionText.count(options().length) : '';
  }

  function close(): void {
    clearTimeout(pause);
    asked?.abort();
    show([], false);
    status.textContent = '';
  }

  function press(event: KeyboardEvent): void {
    const open = !panel.hidden;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (open) move(event.key === 'ArrowDown' ? 1 : -1);
      else void update();
    } else if (event.key === 'Enter' && marked) {
      event.preventDefault();
      marked.click();
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      close();
    }
  }

  /** From the field through the options and back to it. */
  function move(step: 1 | -1): void {
    const all = options();
    const places = all.length + 1;
    const place = marked ? all.indexOf(marked) : all.length;
    mark(all[(place + step + places) % places]);
  }

  function mark(option: HTMLElement | undefined): void {
    if (marked) marked.ariaSelected = 'false';
    marked = option;
    if (!option) {
      field.removeAttribute('aria-activedescendant');
      return;
    }
    option.ariaSelected = 'true';
    option.scrollIntoView({ block: 'nearest' });
    field.setAttribute('aria-activedescendant', option.id);
  }

  function options(): readonly HTMLElement[] {
    return [...list.querySelectorAll<HTMLElement>('[role="option"]')];
  }
}

/** Undefined when there is no answer: the form still searches. */
async function ask(busca: string, signal: AbortSignal): Promise<Suggestions | undefined> {
  const response = await fetch(`/api/v2/front/search/suggestions?${new URLSearchParams({ busca })}`, {
    headers: { 'App-Token': document.documentElement.dataset.appToken ?? '' },
    signal,
  }).catch(() => undefined);
  if (!response?.ok) return undefined;
  return (await response.json().catch(() => undefined)) as Suggestions | undefined;
}

function parts(form: HTMLFormElement) {
  const field = form.querySelector<HTMLInputElement>('input[type="search"]');
  const panel = form.querySelector<HTMLElement>('.suggestions');
  const list = panel?.querySelector<HTMLElement>('[role="listbox"]');
  const clear = panel?.querySelector<HTMLButtonElement>('button');
  const status = form.querySelector<HTMLElement>('[role="status"]');
  return field && panel && list && clear && status ? { field, panel, list, clear, status } : undefined;
}
