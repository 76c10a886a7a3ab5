/** The menus of the shop, for who edits them: what only our own platform has. */
import type { MenuPainel, MenusPainel } from '#lib/contract/panel-menus.ts';
import type { Api } from './client.ts';

/** @throws ApiError 401 when nobody is logged in, 403 for somebody without a part in it; so do the others. */
export function getPanelMenus({ own }: Api): Promise<MenusPainel> {
  return own.get('panel/menus').json<MenusPainel>();
}

/** @throws ApiError 404 for a menu that the shop does not have. */
export function getPanelMenu({ own }: Api, hash: string): Promise<MenuPainel> {
  return own.get(`panel/menus/${encodeURIComponent(hash)}`).json<MenuPainel>();
}

/** @throws ApiError 400 for an entry that does not fit, 409 when somebody else has saved meanwhile. */
export function savePanelMenu(
  { own }: Api,
  { hash, nome, itens, revisao }: Omit<MenuPainel, 'alteracoes'>,
): Promise<MenuPainel> {
  return own
    .put(`panel/menus/${encodeURIComponent(hash)}`, { json: { nome, itens, revisao }, retry: 0 })
    .json<MenuPainel>();
}
