import { Hono } from 'hono';
import type { Settings } from '#lib/contract/settings.ts';
import type { Deps } from '../platform.ts';
import { readShop } from '../read-shop.ts';
import type { PlatformEnv } from '../request.ts';

/** `GET settings`. */
export function settingsRoutes(deps: Deps): Hono<PlatformEnv> {
  return new Hono<PlatformEnv>().get('/', async (context) => {
    const { configuracoes } = await readShop(deps);
    const answer: Settings = { configuracoes };
    return context.json(answer);
  });
}
