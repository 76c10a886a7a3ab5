import type { Menu } from '#lib/contract/struct.ts';
import type { Api } from './client.ts';

/** @throws ApiError 404 for an unknown hash. */
export function getMenu({ client }: Api, hash: string): Promise<Menu> {
  return client.get(`struct/menus/${encodeURIComponent(hash)}`).json<Menu>();
}
