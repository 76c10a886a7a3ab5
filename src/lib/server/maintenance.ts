/** While the shop is closed every page is the wait page. */
import { maintenancePath } from '#lib/paths.ts';
import { optional } from './optional.ts';
import { loadFrame } from './page-data.ts';

/**
 * Costs no call: the frame of the pages is remembered between two changes. A shop that cannot say so counts as open:
 * its pages then say what is wrong.
 */
export async function isClosed(locals: Pick<App.Locals, 'api' | 'config'>): Promise<boolean> {
  const shell = await optional(loadFrame(locals), undefined, 'maintenance mode');
  return shell?.maintenance ?? false;
}

/** What is rendered instead: the wait page, whatever was asked or sent. */
export function waitPageRequest(request: Request): Request {
  return new Request(new URL(maintenancePath, request.url), { headers: request.headers });
}
