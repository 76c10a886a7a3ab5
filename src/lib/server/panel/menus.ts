/** `/painel/menus/{hash}`: what its forms do. Each is about one entry; the menu is saved as a whole. */
import type { Api } from '#lib/api/client.ts';
import { savePanelMenu } from '#lib/api/panel-menus.ts';
import type { FormOutcome, Problems } from '#lib/contract/my-account-page.ts';
import type { MenuPainel } from '#lib/contract/panel-menus.ts';
import {
  addEntry,
  changeEntry,
  dropEntry,
  entryAt,
  flatEntries,
  MENU_MOST,
  type MenuEntry,
  type MenuEntryFields,
  type MenuPath,
  type MoveDirection,
  movedPath,
  moveEntry,
  readMenuPath,
  removeEntry,
} from '#lib/domain/content/menu-tree.ts';
import { shopMenu } from '#lib/domain/content/shop-menus.ts';
import { line, readId } from '#lib/domain/kernel/form-fields.ts';
import { pickedPicture } from '#lib/domain/media/picked-picture.ts';
import { isShopLink, isShopPicture, shopLink } from '#lib/domain/shop/shop-link.ts';
import { panelPath } from '#lib/paths.ts';
import { panelMenusText } from '#lib/text/panel-menus.ts';
import { attempt, refuse } from '../account/visit.ts';

/** What was typed: of the entry, with the path it goes below; or the name of the menu. */
export type TypedMenu = MenuEntryFields & { readonly dentro: string; readonly nome: string };

type Step = { readonly itens: readonly MenuEntry[]; readonly aviso: string; readonly foco?: string };

const MOVES: Readonly<Record<string, MoveDirection>> = {
  subir: 'up',
  descer: 'down',
  entrar: 'in',
  sair: 'out',
};

/** @param menu As it is saved now; a form that was opened with another version is refused under `conflict`. */
export async function answerMenu(
  api: Api,
  menu: MenuPainel,
  posted: FormData,
  siteUrl: string,
): Promise<FormOutcome<TypedMenu>> {
  const typed = typedMenu(posted, siteUrl);
  const acao = line(posted, 'acao');
  if (line(posted, 'revisao') !== menu.revisao) {
    return { status: 422, typed, problems: { conflict: panelMenusText.stale } };
  }
  if (acao === 'voltar') {
    const older = menuBefore(menu, posted);
    return save(api, { ...menu, ...older }, typed, { itens: older.itens, aviso: 'voltou' });
  }
  const below = acao === 'remover' && !posted.has('certeza') ? entriesBelow(menu, posted) : 0;
  if (below > 0) return { status: 422, typed, problems: { certeza: panelMenusText.sure(below) } };
  const problems = problemsOf(acao, typed, menu);
  if (Object.keys(problems).length > 0) return refuse(typed, problems);
  if (acao === 'nome')
    return save(api, { ...menu, nome: typed.nome }, typed, { itens: menu.itens, aviso: 'nome' });
  const step = stepOf(acao, menu, typed, posted);
  return save(api, menu, typed, step);
}

/** The menu as it was before a change; as it is where that is not kept any more. */
function menuBefore(menu: MenuPainel, posted: FormData): Pick<MenuPainel, 'nome' | 'itens'> {
  const change = menu.alteracoes.find(({ id }) => id === readId(posted.get('alteracao')));
  return (change?.inteiro ?? menu) as Pick<MenuPainel, 'nome' | 'itens'>;
}

/** What goes with an entry that is removed. */
function entriesBelow({ itens }: MenuPainel, posted: FormData): number {
  const entry = entryAt(itens, readMenuPath(line(posted, 'caminho')) ?? []);
  return entry ? flatEntries(entry.sub).length : 0;
}

function save(
  api: Api,
  menu: MenuPainel,
  typed: TypedMenu,
  { itens, aviso, foco }: Step,
): Promise<FormOutcome<TypedMenu>> {
  return attempt(typed, { 409: 'conflict' }, async () => {
    await savePanelMenu(api, { ...menu, itens });
    const query = new URLSearchParams({ aviso, ...(foco === undefined ? {} : { foco }) });
    return `${panelPath}/menus/${encodeURIComponent(menu.hash)}?${query}`;
  });
}

function stepOf(acao: string, { hash, itens }: MenuPainel, typed: TypedMenu, posted: FormData): Step {
  const path = readMenuPath(line(posted, 'caminho')) ?? [];
  const { levels } = shopMenu(hash);
  const { dentro, nome: _, ...fields } = typed;
  if (acao === 'adicionar') {
    const below = readMenuPath(dentro) ?? [];
    return { itens: addEntry(itens, below.length < levels ? below : [], fields), aviso: 'adicionada' };
  }
  if (acao === 'mudar')
    return { itens: changeEntry(itens, path, fields), aviso: 'mudada', foco: path.join('.') };
  if (acao === 'remover') return { itens: removeEntry(itens, path), aviso: 'removida' };
  if (acao === 'soltar') return { itens: dropped(itens, path, levels, posted), aviso: 'movida' };
  const direction = MOVES[acao];
  if (!direction) return { itens, aviso: '' };
  const to = movedPath(itens, path, direction, levels) ?? path;
  return {
    itens: moveEntry(itens, path, direction, levels),
    aviso: 'movida',
    foco: `${to.join('.')}:${acao}`,
  };
}

function dropped(
  itens: readonly MenuEntry[],
  from: MenuPath,
  levels: number,
  posted: FormData,
): readonly MenuEntry[] {
  const beside = readMenuPath(line(posted, 'alvo')) ?? [];
  const side = line(posted, 'lado') === 'antes' ? 'before' : 'after';
  return dropEntry(itens, from, { beside, side }, levels);
}

function problemsOf(acao: string, typed: TypedMenu, { itens }: MenuPainel): Problems {
  const { faults } = panelMenusText;
  if (acao === 'nome') return typed.nome === '' || typed.nome.length > 60 ? { nome: faults.nome } : {};
  if (acao !== 'adicionar' && acao !== 'mudar') return {};
  const full = acao === 'adicionar' && flatEntries(itens).length >= MENU_MOST;
  return {
    ...(full && { form: faults.full }),
    ...((typed.label === '' || typed.label.length > 200) && { label: faults.label }),
    ...(typed.link !== '' && !isShopLink(typed.link) && { link: faults.link }),
    ...(typed.icone !== '' && !isShopPicture(typed.icone) && { icone: faults.icone }),
  };
}

function typedMenu(posted: FormData, siteUrl: string): TypedMenu {
  return {
    label: line(posted, 'label'),
    link: shopLink(line(posted, 'link'), siteUrl),
    icone: shopLink(pickedPicture(posted, 'icone'), siteUrl),
    target: posted.has('target') ? '_blank' : '_self',
    destaque: posted.has('destaque'),
    dentro: line(posted, 'dentro'),
    nome: line(posted, 'nome'),
  };
}

/** The entry an address names for editing (`?editar=0.2`); undefined when there is none. */
export function editedEntry(
  { itens }: MenuPainel,
  text: string | null,
): { readonly path: MenuPath; readonly entry: MenuEntry } | undefined {
  const path = readMenuPath(text ?? '');
  const entry = path && entryAt(itens, path);
  return path && entry ? { path, entry } : undefined;
}
