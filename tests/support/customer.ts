/** Somebody who buys over HTTP, whichever process of the shop answers. */
import { type Answer, send } from '../server/client.ts';

export type Customer = {
  /** A call of the API: path below `/api/v2`, JSON in, with the cookies of earlier answers. */
  readonly call: (origin: string, method: string, path: string, body?: unknown) => Promise<Answer>;
  /** A page or a file, with the same cookies; nothing is followed. */
  readonly get: (origin: string, path: string, sent?: Visit) => Promise<Answer>;
  /** A form of a page, as a browser sends it; nothing is followed. */
  readonly post: (origin: string, path: string, fields: URLSearchParams) => Promise<Answer>;
};

type Visit = { readonly method?: 'GET' | 'HEAD'; readonly headers?: Readonly<Record<string, string>> };

export function createCustomer(): Customer {
  const cookies = new Map<string, string>();
  const visit = async (url: string, { headers, ...sent }: Parameters<typeof send>[1] & object) => {
    const own = [...cookies].map((pair) => pair.join('=')).join('; ');
    const answer = await send(url, { ...sent, headers: { ...headers, ...(own && { Cookie: own }) } });
    for (const line of answer.headers['set-cookie'] ?? []) {
      const [name = '', value = ''] = (line.split(';', 1)[0] ?? '').split('=');
      cookies.set(name, value);
    }
    return answer;
  };
  const api = { 'App-Token': 'wapstore', 'Content-Type': 'application/json' };
  return {
    call: (origin, method, path, body) =>
      visit(`${origin}/api/v2${path}`, {
        method,
        headers: api,
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    get: (origin, path, { method = 'GET', headers } = {}) =>
      visit(origin + path, { method, headers: { ...api, ...headers } }),
    post: (origin, path, fields) =>
      visit(origin + path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' },
        body: String(fields),
      }),
  };
}
