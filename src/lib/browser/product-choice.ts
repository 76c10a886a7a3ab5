/**
 * Choosing a value on a product's page: its price, stock and picture take the place of the product's (specification,
 * section 3: `atributoSimplesSelecionado`, `erroAttr`). The server has written them all; nothing is worked out here.
 */
import { VALUE_PARAMETER } from '#lib/domain/catalogue/variants.ts';
import { reloadUnlessTyping } from './reload-once.ts';

export function followChoice(): void {
  const choice = document.querySelector<HTMLElement>('[data-choice]');
  if (!choice) return;
  const error = choice.querySelector<HTMLElement>('[data-choice-error]');
  const price = document.querySelector<HTMLElement>('[data-choice-price]');
  const notes = document.querySelector<HTMLElement>('[data-choice-notes]');
  const bar = document.querySelector<HTMLElement>('[data-choice-bar]');
  const stock = document.querySelector<HTMLElement>('[data-choice-stock]');

  const show = (): void => {
    const chosen = choice.querySelector<HTMLInputElement>('input:checked');
    if (!chosen) return;
    if (error) error.hidden = true;
    if (stock && chosen.dataset.stockText) stock.textContent = chosen.dataset.stockText;
    const own = document.querySelector<HTMLTemplateElement>(`template[data-value="${chosen.value}"]`);
    const [lead, rest] = own ? (own.content.cloneNode(true) as DocumentFragment).children : [];
    if (bar && lead) {
      bar.textContent = lead.querySelector('.price_value')?.textContent ?? '';
      bar.parentElement?.querySelector('[data-choice-from]')?.remove();
    }
    if (price && lead) price.replaceChildren(lead);
    if (notes && rest) notes.replaceChildren(rest);
    const picture = document.querySelector<HTMLElement>(
      `[data-gallery-strip] [data-value~="${chosen.value}"]`,
    );
    picture?.parentElement?.scrollTo({ left: picture.offsetLeft - picture.parentElement.offsetLeft });
    // So is the page that is passed on, whichever way.
    import('./share-acts.ts').then(({ shareValue }) => shareValue(chosen.value), reloadUnlessTyping);
  };
  choice.addEventListener('change', () => {
    show();
    keepInAddress(choice.querySelector<HTMLInputElement>('input:checked')?.value);
  });
  // Our own sentence instead of the browser's bubble; one for all the radio buttons of the group.
  choice.addEventListener(
    'invalid',
    (event) => {
      if (!error) return;
      event.preventDefault();
      error.hidden = false;
      choice.querySelector<HTMLInputElement>('input:enabled')?.focus();
    },
    { capture: true },
  );
  // A page that comes back from the history keeps what was chosen.
  show();
}

/** So that the page loaded again shows the same choice. */
function keepInAddress(value: string | undefined): void {
  if (value === undefined) return;
  const url = new URL(window.location.href);
  url.searchParams.set(VALUE_PARAMETER, value);
  window.history.replaceState(window.history.state, '', url);
}
