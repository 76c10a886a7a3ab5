/** Instead of a 404, where a page has moved to. */
import { getRedirect } from '#lib/api/redirects.ts';
import type { Destino } from '#lib/contract/panel-redirects.ts';
import { onwardQuery } from '../cache/page-parameters.ts';
import { sharedTags } from '../cache/shared-tags.ts';
import { isSafeMethod } from '../http/origin.ts';
import { optional } from './optional.ts';
import { unlessMissing } from './unless-missing.ts';

/** Seconds a browser may keep it: one made by mistake is soon forgotten. */
const KEPT = 300;

/** Ends when the redirect changes, or something comes to stand there. */
const TAGS = ['address:*', 'page:*'];

/** Only our own platform knows of moved pages. What was asked with goes along, as far as the page reads it. */
export async function movedResponse(
  request: Request,
  { api, config }: Asking,
): Promise<Response | undefined> {
  if (!isSafeMethod(request.method)) return undefined;
  const { pathname, search } = new URL(request.url);
  const moved = await destination(pathname, { api, config });
  if (!moved?.para) return undefined;
  return sentOn(moved.para, search, TAGS, config);
}

type Asking = Pick<App.Locals, 'api' | 'config'>;

/** Is what stood at the path gone for good? */
export async function isGone(pathname: string, asking: Asking): Promise<boolean> {
  return (await destination(pathname, asking))?.para === '';
}

async function destination(pathname: string, { api, config }: Asking): Promise<Destino | undefined> {
  if (config.platformUrl !== undefined) return undefined;
  return optional(unlessMissing(getRedirect(api, pathname)), undefined, 'redirect');
}

/** @param search Of the address that was asked for. */
export function sentOn(
  to: string,
  search: string,
  tags: readonly string[],
  config: Pick<App.Locals['config'], 'cdn'>,
): Response {
  const onward = to.includes('?') ? { search: '', personal: false } : onwardQuery(search);
  const headers = new Headers({ Location: to + onward.search });
  if (!onward.personal) {
    headers.set('Cache-Control', `public, max-age=${KEPT}`);
    if (config.cdn) for (const [name, value] of sharedTags(tags)) headers.set(name, value);
  }
  return new Response(null, { status: 301, headers });
}
