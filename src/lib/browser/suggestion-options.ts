/** The options of the suggestions as elements: links, so that they open as links do. */
import type { ProdutoSugerido, Sugestoes } from '#lib/contract/search.ts';
import { formatBRL, toCentavos } from '#lib/domain/money.ts';
import { searchPath } from '#lib/paths.ts';
import { suggestionText } from '#lib/text.ts';

/** One list of options under a heading. */
type Group = { readonly label: string; readonly options: readonly HTMLElement[] };

export function suggestionGroups({
  termos,
  produtos,
  categorias,
  marcas,
}: Sugestoes): readonly HTMLElement[] {
  return groups([
    { label: suggestionText.searches, options: termos.map(searchOption) },
    {
      label: suggestionText.categories,
      options: categorias.map(({ nome, rota }) => option(rota.route, text('suggestions_text', nome))),
    },
    {
      label: suggestionText.brands,
      options: marcas.map(({ nome, rota }) => option(rota.route, text('suggestions_text', nome))),
    },
    { label: suggestionText.products, options: produtos.map(productOption) },
  ]);
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

function searchOption(search: string): HTMLElement {
  const link = option(
    `${searchPath}?${new URLSearchParams({ busca: search })}`,
    text('suggestions_text', search),
  );
  link.dataset.search = search;
  return link;
}

function productOption({ nome, imagem, precos, status, rota }: ProdutoSugerido): HTMLElement {
  const picture = element('img', 'suggestions_picture');
  Object.assign(picture, { src: imagem || '/imagem/s_default.svg', alt: '', width: 48, height: 48 });
  const words = element('span', 'suggestions_text');
  words.append(text('suggestions_name', nome), text('suggestions_price', priceOf(precos, status)));
  return option(rota.route, picture, words);
}

function priceOf({ por, vista }: ProdutoSugerido['precos'], status: ProdutoSugerido['status']): string {
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
