import type { MiddlewareHandler } from 'hono';
import type { Changes } from '../changes/changes.ts';

const SAFE: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** A call that wrote answers once this process has taken the change: whoever wrote sees it everywhere at once. */
export function ownWritesTold(changes: Pick<Changes, 'isBehind' | 'caughtUp'>): MiddlewareHandler {
  return async ({ req }, next) => {
    await next();
    if (!SAFE.has(req.method) && changes.isBehind()) await changes.caughtUp();
  };
}
