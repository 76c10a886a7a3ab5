/** `/api/v2/openapi.json`: the document of the front API, in embedded and hosted mode alike. */
import document from '../../../../docs/api/openapi.json' with { type: 'json' };
import type { Runtime } from '../runtime.ts';

/** The committed document; its one server is this shop. */
export function apiDocument({ config }: Pick<Runtime, 'config'>): Response {
  const servers = document.servers.map(({ url }) => ({ url: config.siteUrl + url }));
  return Response.json({ ...document, servers }, { headers: { 'Cache-Control': 'public, max-age=300' } });
}
