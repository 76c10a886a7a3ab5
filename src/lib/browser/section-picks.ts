/** Buttons beside the fields of a section that find a product by its name, or a place of the shop, and write it there. */
import { panelPath } from '#lib/paths.ts';
import { panelSectionsText } from '#lib/text/panel-sections.ts';
import { afterPause, askFor, button, element, field, openDialog } from './editor/elements.ts';
import { askLink } from './editor/link-dialog.ts';

const text = panelSectionsText.picks;

type Found = { readonly sku: string; readonly nome: string };
type Typed = HTMLInputElement | HTMLTextAreaElement;

export function offerPicks(root: ParentNode): void {
  for (const typed of root.querySelectorAll<Typed>('[data-pick]')) {
    const offers = offersOf(typed).map(([label, press]) => button(label, press));
    typed.after(element('p', { className: 'panel-actions' }, ...offers));
  }
}

type Offer = readonly [label: string, press: () => void];

function offersOf(typed: Typed): readonly Offer[] {
  switch (typed.dataset['pick']) {
    case 'product':
      return [[text.product, () => askProduct((sku) => write(typed, sku))]];
    case 'products':
      return [
        [text.products, () => askProduct((sku) => addTo(typed, sku))],
        [text.source, () => askLink('', (href) => href && write(typed, href, 'endereco'))],
      ];
    default:
      return [[text.link, () => askLink(typed.value, (href) => write(typed, href))]];
  }
}

/** One more line; what stood there for another origin gives way. */
function addTo(typed: Typed, sku: string): void {
  const kept = originOf(typed)?.value === 'codigos' ? typed.value.trimEnd() : '';
  write(typed, kept === '' ? sku : `${kept}\n${sku}`, 'codigos');
}

function write(typed: Typed, value: string, origin?: string): void {
  typed.value = value;
  const select = originOf(typed);
  if (origin && select) select.value = origin;
  // Drafts and guards follow what is typed.
  typed.dispatchEvent(new Event('input', { bubbles: true }));
  typed.focus();
}

/** The choice beside it of where the products come from. */
function originOf({ id }: Typed): HTMLSelectElement | null {
  return document.querySelector(`#${CSS.escape(id.replace(/valor$/, 'origem'))}`);
}

function askProduct(put: (sku: string) => void): void {
  const search = element('input', { type: 'search', maxLength: 100, autocomplete: 'off' });
  const list = element('ul', { className: 'editor-dialog_found', role: 'list', ariaLabel: text.found });
  const status = element('p', { className: 'field_hint', role: 'status' });
  const dialog = openDialog(text.product, text.close, field(text.name, search), status, list);
  afterPause(search, async () => {
    const busca = search.value.trim();
    const asked = `${panelPath}/paginas/produtos?${new URLSearchParams({ busca })}`;
    const found = busca.length < 2 ? [] : ((await askFor<readonly Found[]>(asked)) ?? []);
    if (search.value.trim() !== busca) return;
    status.textContent = found.length === 0 && busca.length > 1 ? text.none : '';
    list.replaceChildren(
      ...found.map(({ sku, nome }) => {
        const choice = button('', () => (dialog.close(), put(sku)), 'editor-dialog_choice');
        choice.append(nome, element('small', { textContent: sku }));
        return element('li', {}, choice);
      }),
    );
  });
  search.focus();
}
