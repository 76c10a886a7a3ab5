/** Instead of a 404, where a page has moved to. */
import { getRedirect } from '#lib/api/redirects.ts';
import { isSafeMethod } from '../http/origin.ts';
import { found } from './found.ts';
import { optional } from './optional.ts';

/** Seconds a browser may keep it: one made by mistake is soon forgotten. */
const KEPT = 300;

/** Only our own platform knows of moved pages. What was asked with goes along. */
export async function movedResponse(
  request: Request,
  { api, config }: Pick<App.Locals, 'api' | 'config'>,
): Promise<Response | undefined> {
  if (config.platformUrl !== undefined || !isSafeMethod(request.method)) return undefined;
  const { pathname, search } = new URL(request.url);
  const moved = await optional(found(getRedirect(api, pathname)), undefined, 'redirect');
  if (!moved) return undefined;
  const Location = moved.para.includes('?') ? moved.para : `${moved.para}${search}`;
  return new Response(null, {
    status: 301,
    headers: { Location, 'Cache-Control': `public, max-age=${KEPT}` },
  });
}
