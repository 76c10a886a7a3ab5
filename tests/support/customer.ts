/** Somebody who buys over HTTP, whichever process of the shop answers. */
import { type Answer, send } from '../server/client.ts';

export type Customer = {
  /** A call of the API: path below `/api/v2`, JSON in, with the cookies of earlier answers. */
  readonly call: (origin: string, method: string, path: string, body?: unknown) => Promise<Answer>;
};

export function createCustomer(): Customer {
  const cookies = new Map<string, string>();
  return {
    async call(origin, method, path, body) {
      const answer = await send(`${origin}/api/v2${path}`, {
        method,
        headers: {
          'App-Token': 'wapstore',
          'Content-Type': 'application/json',
          ...(cookies.size > 0 && { Cookie: [...cookies].map((pair) => pair.join('=')).join('; ') }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      for (const line of answer.headers['set-cookie'] ?? []) {
        const [name = '', value = ''] = (line.split(';', 1)[0] ?? '').split('=');
        cookies.set(name, value);
      }
      return answer;
    },
  };
}
