/** While the shop is closed every page is the wait page. */
import { getSettings } from '#lib/api/settings.ts';
import { maintenancePath } from '#lib/paths.ts';
import { optional } from './optional.ts';

/** A shop that cannot say so counts as open: its pages then say what is wrong. */
export async function isClosed({ api }: Pick<App.Locals, 'api'>): Promise<boolean> {
  const settings = await optional(getSettings(api), undefined, 'maintenance mode');
  return settings?.sistema.paginaAguarde.ativo ?? false;
}

/** What is rendered instead: the wait page, whatever was asked or sent. */
export function waitPageRequest(request: Request): Request {
  return new Request(new URL(maintenancePath, request.url), { headers: request.headers });
}
