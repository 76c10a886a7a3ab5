import { Hono } from 'hono';
import type { Deps } from '../platform.ts';
import { presentMenu } from '../present/menu.ts';
import { menuByHash } from '../queries/menus.ts';
import type { PlatformEnv } from '../request.ts';
import { notFound } from '../response.ts';

/** `GET struct/menus/{hash}`. */
export function structRoutes({ db, siteUrl }: Deps): Hono<PlatformEnv> {
  return new Hono<PlatformEnv>().get('/menus/:hash{[\\w.-]+}', async (context) => {
    const menu = await menuByHash(db, context.req.param('hash'));
    if (!menu) throw notFound('Menu não encontrado');
    return context.json(presentMenu({ siteUrl }, menu));
  });
}
