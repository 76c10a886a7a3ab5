/** For supervisors and load balancers. */
import type { Runtime } from '../runtime.ts';

const headers = { 'Cache-Control': 'no-store' };

/** The process answers. A supervisor that restarts it because its database is gone would make nothing better. */
export function alive(): Response {
  return Response.json({ status: 'ok' }, { headers });
}

/**
 * 200 once this process can answer pages: whether visitors may be sent here. It has read the catalogue by then, and goes on
 * without its database; `X-Writes: no` says that nothing can be bought meanwhile.
 */
export async function ready(runtime: Runtime): Promise<Response> {
  const { state } = runtime;
  if (!state) return platformAnswers(runtime);
  const isReady = state.isReady();
  return Response.json(
    { status: isReady ? 'ok' : 'starting' },
    { status: isReady ? 200 : 503, headers: { ...headers, ...(!state.writes().ok && { 'X-Writes': 'no' }) } },
  );
}

/** 200 while what visitors send is kept: for balancers that lead it elsewhere, and for alarms. */
export async function writable(runtime: Runtime): Promise<Response> {
  const { state } = runtime;
  if (!state) return platformAnswers(runtime);
  const { ok, freeBytes } = state.writes();
  return Response.json({ status: ok ? 'ok' : 'unavailable', freeBytes }, { status: ok ? 200 : 503, headers });
}

/**
 * A hosted platform has nothing that could be read ahead, and no data here. Not every one need have `ping`; without settings
 * there is no page.
 */
async function platformAnswers({ config, platform }: Runtime): Promise<Response> {
  const answers = async (call: string): Promise<boolean> => {
    const request = new Request(`${config.siteUrl}/api/v2/front/${call}`, {
      headers: { 'App-Token': config.appToken },
    });
    const answer = await platform.fetch(request).catch(() => Response.error());
    await answer.body?.cancel();
    return answer.ok;
  };
  const ok = (await answers('ping')) || (await answers('settings'));
  return Response.json({ status: ok ? 'ok' : 'unavailable' }, { status: ok ? 200 : 503, headers });
}
