import { Hono } from 'hono';
import type { Ping } from '#lib/contract/settings.ts';
import type { Deps } from '../platform.ts';
import { pingDatabase } from '../queries/ping.ts';
import type { PlatformEnv } from '../request.ts';

/** `GET ping`: the platform answers, and so does its database. */
export function pingRoutes({ db, now }: Deps): Hono<PlatformEnv> {
  return new Hono<PlatformEnv>().get('/', async (context) => {
    await pingDatabase(db);
    const answer: Ping = { sucesso: true, data: now().toISOString() };
    return context.json(answer);
  });
}
