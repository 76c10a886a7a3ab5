/** A menu's tree out of its rows, and back. */
import { flatEntries, type MenuEntry } from '#lib/domain/content/menu-tree.ts';
import { shopLink } from '#lib/domain/shop/shop-link.ts';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import type { ChangedField } from '#lib/platform/schema/shop.ts';
import { keepMenu } from './queries/content-writes.ts';
import { categoryPaths, type MenuRow, newEntryIds, replaceEntries } from './queries/menu-trees.ts';
import type { MenuItemRow } from './queries/menus.ts';

export type MenuContent = { readonly nome: string; readonly itens: readonly MenuEntry[] };

export function menuTree(rows: readonly MenuItemRow[]): readonly MenuEntry[] {
  const children = Map.groupBy(rows, ({ pai_id }) => pai_id);
  const below = (parent: number | null): readonly MenuEntry[] =>
    (children.get(parent) ?? []).map(({ id, label, link, icone, target, destaque }) => ({
      ...{ id, label, link, icone, target, destaque },
      sub: below(id),
    }));
  return below(null);
}

/** Entries keep their ids, and what the panel does not edit of them; an id that is none of the menu's counts as new. */
export async function saveMenu(
  trx: Trx,
  hash: string,
  { nome, itens }: MenuContent,
  { before, siteUrl }: { readonly before: readonly MenuItemRow[]; readonly siteUrl: string },
): Promise<void> {
  const menuId = await keepMenu(trx, hash, nome);
  const known = new Map(before.map((row) => [row.id, row]));
  const entries = flatEntries(itens).map(({ entry }) => entry);
  const fresh = entries.filter(({ id }) => !known.has(id));
  const ids = await newEntryIds(trx, fresh.length);
  const idOf = new Map(entries.map((entry) => [entry, ids[fresh.indexOf(entry)] ?? entry.id]));
  const links = entries.map(({ link }) => shopLink(link, siteUrl));
  const categories = await categoryPaths(trx, links);
  const rows = (children: readonly MenuEntry[], parent: number | null): readonly MenuRow[] =>
    children.flatMap((entry, ordem) => {
      const id = idOf.get(entry) ?? entry.id;
      const link = shopLink(entry.link, siteUrl);
      const old = known.get(entry.id);
      const { label, icone, target, destaque, sub } = entry;
      const row = {
        ...{ id, menu_id: menuId, pai_id: parent, label, link, target, icone, destaque, ordem },
        tipo: kindOf(link, categories),
        icone_original: old?.icone === icone ? old.icone_original : icone,
        svg: old?.svg ?? '',
      };
      return [row, ...rows(sub, id)];
    });
  await replaceEntries(trx, menuId, rows(itens, null));
}

/** What became of the entries, the name first; those that only made room are left out. */
export function menuDifferences(before: MenuContent, after: MenuContent): readonly ChangedField[] {
  const old = new Map(flatEntries(before.itens).map((found) => [found.entry.id, found]));
  const now = flatEntries(after.itens);
  const kept = new Set(now.map(({ entry }) => entry.id));
  const changes: ChangedField[] = [];
  if (before.nome !== after.nome) changes.push({ campo: 'nome', antes: before.nome, depois: after.nome });
  for (const { entry, path } of now) {
    const was = old.get(entry.id);
    if (!was) changes.push({ campo: 'entrada', antes: '', depois: described(entry) });
    else if (described(was.entry) !== described(entry)) {
      changes.push({ campo: 'entrada', antes: described(was.entry), depois: described(entry) });
    } else if (kept.size === old.size && was.path.join() !== path.join()) {
      changes.push({ campo: 'posicao', antes: placed(was), depois: placed({ entry, path }) });
    }
  }
  for (const [id, { entry }] of old) {
    if (!kept.has(id)) changes.push({ campo: 'entrada', antes: described(entry), depois: '' });
  }
  return changes.slice(0, MOST);
}

/** So many say what was done. */
const MOST = 6;

function described({ label, link, icone, target, destaque }: MenuEntry): string {
  const marks = [icone, target === '_blank' && 'nova aba', destaque && 'destaque'].filter(Boolean);
  return [`${label} → ${link || 'sem link'}`, ...marks].join(', ');
}

function placed({ entry, path }: { readonly entry: MenuEntry; readonly path: readonly number[] }): string {
  return `${entry.label}: ${path.map((place) => place + 1).join('.')}`;
}

function kindOf(link: string, categories: ReadonlySet<string>): string {
  if (!link.startsWith('/')) return 'personalizado';
  if (categories.has(link)) return 'categoria';
  if (/^\/marcas\/[^/]+$/.test(link)) return 'marca';
  return /^\/pagina(\/|$)/.test(link) ? 'pagina' : 'interna';
}
