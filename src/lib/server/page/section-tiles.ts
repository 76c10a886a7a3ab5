/** Tiles that an editor chose: lines of an address and, behind it, words of their own. */
import type { Shell } from '#lib/contract/shell.ts';
import type { ItemMenu, Menu } from '#lib/contract/struct.ts';
import { localPath } from '#lib/paths.ts';

/** Each has the name and the picture that the main menu has for its address; one that the menu does not know, its own words. */
export function chosenTiles({ menus, siteUrl }: Shell, lines: readonly string[]): Menu {
  const known = all(menus.main.menu);
  const sub = lines.map((line): ItemMenu => {
    const [address = '', ...words] = line.split(/\s+/);
    const path = localPath(address, siteUrl);
    const entry = known.find((item) => pathOf(item, siteUrl) === path);
    const label = words.join(' ') || entry?.label || lastStep(path);
    return {
      ...BARE,
      icone: entry?.icone ?? '',
      iconeOriginal: entry?.iconeOriginal ?? '',
      label,
      link: path,
    };
  });
  return { ...menus.main, menu: [{ ...BARE, tipo: 'categoria', sub }] };
}

const BARE: ItemMenu = {
  label: '',
  tipo: 'personalizado',
  link: '',
  target: '_self',
  rota: {},
  icone: '',
  iconeOriginal: '',
  svg: '',
  destaque: false,
  sub: [],
};

function all(items: readonly ItemMenu[]): readonly ItemMenu[] {
  return items.flatMap((item) => [item, ...all(item.sub)]);
}

function pathOf({ rota, link }: ItemMenu, siteUrl: string): string {
  return 'path' in rota ? rota.path : localPath(link, siteUrl);
}

/** `/moda/camisetas-lisas`: Camisetas lisas. */
function lastStep(path: string): string {
  const step = (path.split('/').at(-1) ?? '').replaceAll('-', ' ');
  return step.charAt(0).toUpperCase() + step.slice(1);
}
