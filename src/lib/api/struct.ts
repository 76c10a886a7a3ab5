import type { Popup } from '#lib/contract/popup.ts';
import type { Menu } from '#lib/contract/struct.ts';
import type { Api } from './client.ts';

/** @throws ApiError 404 for an unknown hash. */
export function getMenu({ client }: Api, hash: string): Promise<Menu> {
  return client.get(`struct/menus/${encodeURIComponent(hash)}`).json<Menu>();
}

/** What opens over pages of a kind: `home`, `detail`, `page`. @throws ApiError 404 when nothing does. */
export function getPopup({ client }: Api, nivel: string): Promise<Popup> {
  return client.get(`struct/popup/${encodeURIComponent(nivel)}`).json<Popup>();
}
