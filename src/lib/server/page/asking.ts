/** The client of pages, on a platform in the same process: what can be asked there without a request is asked so. */
import { type Api, type CallOptions, type Client, serverText, TIMEOUT } from '#lib/api/client.ts';
import { ApiError } from '#lib/api/error.ts';
import type { CallDirectly, DirectAnswer, DirectCall } from '#lib/contract/direct-call.ts';

/** `api` with another road for what `ask` takes: the same answers, and the same errors. */
export function asking(api: Api, ask: CallDirectly): Api {
  return { ...api, client: direct(api.client, 'front', ask), own: direct(api.own, 'vitrine', ask) };
}

function direct(client: Client, base: 'front' | 'vitrine', ask: CallDirectly): Client {
  const call =
    (method: DirectCall['method']) =>
    (path: string, options: CallOptions = {}) => {
      const { searchParams, json: body } = options;
      const asked = { method, path: `/api/v2/${base}/${path}`, query: asText(searchParams), body };
      const told = ask(asked);
      if (!told) return client[method](path, options);
      const answer = answerOf(told, asked.path);
      return Object.assign(answer, { json: <T>() => answer as Promise<T> });
    };
  return { get: call('get'), post: call('post'), put: client.put, delete: client.delete };
}

function asText(params: CallOptions['searchParams'] = {}): DirectCall['query'] {
  const given = Object.entries(params).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}

async function answerOf(telling: Promise<DirectAnswer>, endpoint: string): Promise<unknown> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ApiError(0, endpoint, '')), TIMEOUT);
  });
  const { status, value } = await Promise.race([telling, late]).finally(() => clearTimeout(timer));
  if (status !== 200) throw new ApiError(status, endpoint, serverText(value));
  return value;
}
