/** For supervisors and load balancers. */
import type { Runtime } from '../runtime.ts';

const headers = { 'Cache-Control': 'no-store' };

/** The process answers. A supervisor that restarts it because its database is gone would make nothing better. */
export function alive(): Response {
  return Response.json({ status: 'ok' }, { headers });
}

/** 200 only while the platform and its database answer: whether visitors may be sent here. */
export async function health({ config, platform }: Runtime): Promise<Response> {
  const request = new Request(`${config.siteUrl}/api/v2/front/ping`, {
    headers: { 'App-Token': config.appToken },
  });
  const { ok } = await platform.fetch(request).catch(() => Response.error());
  return Response.json({ status: ok ? 'ok' : 'unavailable' }, { status: ok ? 200 : 503, headers });
}
