import { createApi } from '#lib/api/client.ts';
import { getSettings } from '#lib/api/settings.ts';
import { securityTxt } from '#lib/domain/shop/security-txt.ts';
import type { Runtime } from '../runtime.ts';

/** Also while the shop is closed. */
export async function securityFile({ config, platform }: Runtime): Promise<Response> {
  const api = createApi({
    fetch: (input, init) => platform.fetch(new Request(input, init)),
    baseUrl: `${config.siteUrl}/api`,
    appToken: config.appToken,
  });
  const { email } = (await getSettings(api)).sistema.geral.site;
  return new Response(securityTxt(config.siteUrl, email, new Date()), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
