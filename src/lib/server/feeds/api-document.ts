/** `/api/v2/openapi.json`: the document of the front API, in embedded and hosted mode alike. */
import { KEPT_BYTES } from '#lib/contract/kept-bytes.ts';
import document from '../../../../docs/api/openapi.json' with { type: 'json' };
import type { Runtime } from '../runtime.ts';

/** By the configuration, of which a process has one. */
const documents = new WeakMap<Runtime['config'], Buffer>();

/** The committed document; its one server is this shop. */
export function apiDocument({ config }: Pick<Runtime, 'config'>): Response {
  const bytes = documents.get(config) ?? made(config);
  documents.set(config, bytes);
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': String(bytes.length),
    'Cache-Control': 'public, max-age=300',
    [KEPT_BYTES]: `openapi ${config.siteUrl}`,
  };
  return new Response(bytes as BodyInit, { headers });
}

function made({ siteUrl }: Runtime['config']): Buffer {
  const servers = document.servers.map(({ url }) => ({ url: siteUrl + url }));
  return Buffer.from(JSON.stringify({ ...document, servers }));
}
