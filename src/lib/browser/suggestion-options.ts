/** The options of the suggestions as elements: links, so that they open as links do. */

import { formatBRL, type Reais, toCentavos } from '#lib/domain/kernel/money.ts';
import { folded } from '#lib/domain/kernel/slug.ts';
import { searchPath } from '#lib/paths.ts';
import { suggestionText } from '#lib/text/catalog.ts';

type Place = { readonly nome: string; readonly rota: { readonly route: string } };

type Product = Place & {
  readonly sku: string;
  readonly status: 'disponivel' | 'indisponivel' | 'sobConsulta';
  readonly imagem: string;
  readonly precos: { readonly por: Reais; readonly vista: Reais };
};

/** What is read of the answer of `search/suggestions`. */
export type Suggestions = {
  readonly busca: string;
  readonly termos: readonly string[];
  readonly produtos: readonly Product[];
  readonly categorias: readonly Place[];
  readonly marcas: readonly Place[];
};

/** One list of options under a heading. */
type Group = { readonly label: string; readonly options: readonly HTMLElement[] };

/** @param recent Earlier searches on this device. */
export function suggestionGroups(
  { busca, termos, produtos, categorias, marcas }: Suggestions,
  recent: readonly string[],
): readonly HTMLElement[] {
  const goesOn = (term: string) => plain(term).startsWith(plain(busca));
  const mine = recent
    .filter((search) => goesOn(search) && plain(search) !== plain(busca))
    .slice(0, MAX_RECENT);
  const others = termos.filter((term) => !mine.some((search) => plain(search) === plain(term)));
  return groups([
    { label: suggestionText.meant, options: others.filter((term) => !goesOn(term)).map(searchOption) },
    { label: suggestionText.recent, options: mine.map(searchOption) },
    { label: suggestionText.searches, options: others.filter(goesOn).map(searchOption) },
    {
      label: suggestionText.categories,
      options: categorias.map(placeOption),
    },
    {
      label: suggestionText.brands,
      options: marcas.map(placeOption),
    },
    { label: suggestionText.products, options: produtos.map(productOption) },
  ]);
}

/** Beside what the shop suggests. */
const MAX_RECENT = 2;

function plain(text: string): string {
  return folded(text.trim());
}

export function recentGroups(searches: readonly string[]): readonly HTMLElement[] {
  return groups([{ label: suggestionText.recent, options: searches.map(searchOption) }]);
}

function groups(all: readonly Group[]): readonly HTMLElement[] {
  return all
    .filter(({ options }) => options.length > 0)
    .map(({ label, options }) => {
      const group = element('div', 'suggestions_group');
      group.role = 'group';
      group.ariaLabel = label;
      const heading = text('suggestions_heading', label);
      heading.ariaHidden = 'true';
      group.append(heading, ...options);
      return group;
    });
}

function placeOption({ nome, rota }: Place): HTMLElement {
  return option(rota.route, text('suggestions_text', nome));
}

function searchOption(search: string): HTMLElement {
  const link = option(
    `${searchPath}?${new URLSearchParams({ busca: search })}`,
    text('suggestions_text', search),
  );
  link.dataset.search = search;
  return link;
}

function productOption({ nome, sku, imagem, precos, status, rota }: Product, index: number): HTMLElement {
  const picture = element('img', 'suggestions_picture');
  Object.assign(picture, { src: imagem || '/imagem/s_default.svg', alt: '', width: 48, height: 48 });
  const words = element('span', 'suggestions_text');
  words.append(text('suggestions_name', nome), text('suggestions_price', priceOf(precos, status)));
  const link = option(rota.route, picture, words);
  // What Analytics is told of the one that is chosen (analytics-links.ts).
  const item = { item_id: sku, item_name: nome, index, price: precos.por, quantity: 1 };
  link.dataset.suggested = JSON.stringify(item);
  return link;
}

function priceOf({ por, vista }: Product['precos'], status: Product['status']): string {
  if (status === 'sobConsulta') return suggestionText.onRequest;
  if (status === 'indisponivel') return suggestionText.unavailable;
  return vista < por ? suggestionText.pix(formatBRL(toCentavos(vista))) : formatBRL(toCentavos(por));
}

function option(href: string, ...content: readonly HTMLElement[]): HTMLAnchorElement {
  const link = element('a', 'suggestions_option');
  link.href = href;
  link.role = 'option';
  link.tabIndex = -1;
  link.ariaSelected = 'false';
  link.append(...content);
  return link;
}

function text(className: string, content: string): HTMLElement {
  const span = element('span', className);
  span.textContent = content;
  return span;
}

function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className: string) {
  const made = document.createElement(tag);
  made.className = className;
  return made;
}
