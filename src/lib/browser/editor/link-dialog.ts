/** A link: an address that is typed, or one of the shop's pages, categories, brands and products by name. */
import { folded } from '#lib/domain/kernel/slug.ts';
import { panelPath } from '#lib/paths.ts';
import { panelEditorText } from '#lib/text/panel-editor.ts';
import { afterPause, askFor, button, element, field, openDialog } from './elements.ts';

const text = panelEditorText.links;

type Place = { readonly nome: string; readonly endereco: string };
type Suggested = { readonly nome: string; readonly rota: { readonly route: string } };
type Suggestions = Readonly<Record<'categorias' | 'marcas' | 'produtos', readonly Suggested[]>>;

/** Of each kind. */
const MOST = 6;

/** @param put Gets the address, '' to take the link away. */
export function askLink(href: string, put: (href: string) => void): void {
  const input = element('input', { type: 'text', value: href, maxLength: 500, autocomplete: 'off' });
  const found = element('ul', { className: 'editor-dialog_found', role: 'list', ariaLabel: text.found });
  const status = element('p', { className: 'field_hint', role: 'status' });
  const done = (address: string): void => {
    dialog.close();
    put(address);
  };
  const acts = element(
    'p',
    { className: 'panel-actions' },
    button(text.put, () => done(input.value.trim()), 'button'),
  );
  if (href !== '') acts.append(button(text.remove, () => done('')));
  const dialog = openDialog(
    text.title,
    panelEditorText.close,
    field(text.address, input, text.hint),
    status,
    found,
    acts,
  );
  afterPause(input, async () => {
    const typed = input.value.trim();
    const places = isAddress(typed) || typed.length < 2 ? [] : await placesNamed(typed);
    if (input.value.trim() !== typed) return;
    status.textContent = places.length === 0 && typed.length > 1 && !isAddress(typed) ? text.none : '';
    found.replaceChildren(
      ...places.map(({ nome, endereco }) => {
        const choice = button('', () => done(endereco), 'editor-dialog_choice');
        choice.append(nome, element('small', { textContent: endereco }));
        return element('li', {}, choice);
      }),
    );
  });
  input.focus();
}

function isAddress(typed: string): boolean {
  return /^(?:\/|#|[a-z]+:)/i.test(typed);
}

/** Pages only for who edits them. */
async function placesNamed(busca: string): Promise<readonly Place[]> {
  const [pages, shop] = await Promise.all([
    askFor<readonly Place[]>(`${panelPath}/paginas/enderecos`),
    askFor<Suggestions>(`/api/v2/front/search/suggestions?${new URLSearchParams({ busca })}`),
  ]);
  const wanted = folded(busca);
  const named = (pages ?? []).filter(({ nome }) => folded(nome).includes(wanted));
  const suggested = [shop?.categorias, shop?.marcas, shop?.produtos].flatMap((places = []) =>
    places.slice(0, MOST).map(({ nome, rota }) => ({ nome, endereco: rota.route })),
  );
  return [...named.slice(0, MOST), ...suggested.map(withSlash)];
}

function withSlash({ nome, endereco }: Place): Place {
  return { nome, endereco: endereco.startsWith('/') ? endereco : `/${endereco}` };
}
