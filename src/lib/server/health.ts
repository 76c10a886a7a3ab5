/** Answers 200 only while the platform and its database do. */
import type { Runtime } from './runtime.ts';

export async function health({ config, platform }: Runtime): Promise<Response> {
  const request = new Request(`${config.siteUrl}/api/v2/front/ping`, {
    headers: { 'App-Token': config.appToken },
  });
  const { ok } = await platform.fetch(request).catch(() => Response.error());
  const headers = { 'Cache-Control': 'no-store' };
  return Response.json({ status: ok ? 'ok' : 'unavailable' }, { status: ok ? 200 : 503, headers });
}
