/** `struct/*`: menus (platform contract 4.4). */

import { MENU_MOST } from '#lib/domain/content/menu-tree.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { type Endpoint, endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { notFound } from '#lib/platform/kernel/http/response.ts';
import type { Known } from '#lib/platform/kernel/queries/rows.ts';
import { categoryEntries, type MenuRows, menuByHash } from '../queries/menus.ts';
import { popupOf } from '../queries/popups.ts';
import { presentMenu } from '../wire/menu.ts';
import { presentPopup } from '../wire/popup.ts';

/** Themes ask for a menu of its own on narrow screens; a shop without one has the same for all. */
const PHONES = 'menu-mobile';
const MAIN = 'menu-principal';

export function structEndpoints({ known, siteUrl, now }: Deps): readonly Endpoint[] {
  return [
    endpoint(
      {
        method: 'get',
        shared: true,
        path: '/struct/menus/:hash',
        summary: 'A menu with its entries',
        answer: 'Menu',
      },
      async ({ param }) => {
        const hash = param('hash');
        const rows = await known();
        const own = await rows.one(menuByHash, hash);
        const menu = hash === MAIN || (hash === PHONES && !own) ? await mainMenu(rows) : own;
        if (!menu) throw notFound(message.unknownMenu);
        return presentMenu({ siteUrl }, menu);
      },
    ),
    endpoint(
      {
        method: 'get',
        shared: true,
        path: '/struct/popup/:nivel',
        summary: 'What opens over pages of a kind after some seconds',
        answer: 'Popup',
      },
      async ({ param }) => {
        const popup = await popupOf(await known(), param('nivel'), now());
        if (!popup) throw notFound(message.unknownPopup);
        return presentPopup({ siteUrl }, popup);
      },
    ),
  ];
}

/** A shop whose owner put nothing into it has its categories there. */
async function mainMenu(rows: Known): Promise<MenuRows | undefined> {
  const menu = await rows.one(menuByHash, MAIN);
  if (menu && menu.itens.length > 0) return menu;
  const itens = await rows.one(categoryEntries, MENU_MOST);
  return itens.length === 0 ? menu : { id: 0, nome: 'Categorias', hash: MAIN, ...menu, itens };
}
