/** The owner of the demo store, logged in. */
import { DEMO_PASSWORD } from '#artwork/demo/accounts.ts';
import { type Api, createApi } from '#lib/api/client.ts';
import { person } from '../support/accounts.ts';
import type { Shop } from '../support/shop.ts';

export const TOKEN = { 'App-Token': 'wapstore', 'content-type': 'application/json' };

export async function logged({ url }: Shop): Promise<Api> {
  const body = JSON.stringify({ usuario: person('admin').email, senha: DEMO_PASSWORD });
  const answer = await fetch(`${url}/api/v2/front/checkout/login`, { method: 'POST', headers: TOKEN, body });
  const cookie = answer.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
  return createApi({
    baseUrl: `${url}/api`,
    fetch: (input, init) => {
      const request = new Request(input, init);
      request.headers.set('cookie', cookie.join('; '));
      return fetch(request);
    },
  });
}
