/** `struct/*`: menus (platform contract 4.4). */
import { type Endpoint, endpoint } from '../endpoint.ts';
import type { Deps } from '../platform.ts';
import { presentMenu } from '../present/menu.ts';
import { menuByHash } from '../queries/menus.ts';
import { notFound } from '../response.ts';

export function structEndpoints({ db, siteUrl }: Deps): readonly Endpoint[] {
  return [
    endpoint(
      { method: 'get', path: '/struct/menus/:hash', summary: 'A menu with its entries', answer: 'Menu' },
      async ({ param }) => {
        const menu = await menuByHash(db, param('hash'));
        if (!menu) throw notFound('Menu não encontrado');
        return presentMenu({ siteUrl }, menu);
      },
    ),
  ];
}
