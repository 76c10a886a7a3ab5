import type { Empty } from '#lib/contract/empty.ts';
import type { Rota } from '#lib/contract/route.ts';
import type { ItemMenu, Menu } from '#lib/contract/struct.ts';
import { absolute, type Origin } from '#lib/platform/shop/shop.ts';
import {
  brandRota,
  categoryRota,
  homeRota,
  landingPageRota,
  pageRota,
  rota,
} from '#lib/platform/shop/wire/rota.ts';
import type { MenuItemRow, MenuRows } from '../queries/menus.ts';

export function presentMenu(shop: Origin, { id, nome, hash, itens }: MenuRows): Menu {
  const children = Map.groupBy(itens, ({ pai_id }) => pai_id);
  const below = (parent: number | null): readonly ItemMenu[] =>
    (children.get(parent) ?? []).map((row) => ({ ...presentItem(shop, row), sub: below(row.id) }));
  return { id, nome, hash, menu: below(null) };
}

function presentItem(shop: Origin, row: MenuItemRow): Omit<ItemMenu, 'sub'> {
  return {
    label: row.label,
    tipo: row.tipo,
    link: absolute(shop, row.link),
    target: row.target,
    rota: menuRota(row),
    icone: absolute(shop, row.icone),
    iconeOriginal: absolute(shop, row.icone_original),
    svg: row.svg,
    destaque: row.destaque,
  };
}

/** Where an entry leads inside the shop; empty for a free link. */
function menuRota({ tipo, link }: MenuItemRow): Rota | Empty {
  if (tipo === 'personalizado' || !link.startsWith('/')) return {};
  const { pathname, searchParams } = new URL(link, 'http://shop.invalid');
  const [first = '', second = '', ...more] = pathname.split('/').slice(1);
  if (tipo === 'categoria') return categoryRota(pathname);
  if (tipo === 'marca') return brandRota(second);
  if (tipo === 'pagina') return pageRota([second, ...more].join('/'));
  if (pathname === '/') return homeRota;
  if (first === 'c') return landingPageRota(second);
  if (first === 'lista' && second === '') return rota('list/listing', pathname);
  if (first === 'lista') return rota('list/detail', pathname, { lista: second.replace(/\.html$/, '') });
  return rota(
    first === 'busca' ? 'product/listing/search' : 'page',
    pathname,
    {},
    Object.fromEntries(searchParams),
  );
}
