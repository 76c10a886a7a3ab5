/** A hosted platform that answers as the embedded one did the first time, but for one answer or all of them changed. */
import { createServer } from 'node:http';
import { SITE_URL, type TestStore } from './store.ts';

export type Change = (call: string, answer: unknown) => unknown;

export type ReplayingPlatform = {
  readonly url: string;
  /** Answers to reading calls that came since the last `begin`, by method and address: `GET url/home?x=1`. */
  readonly asked: () => ReadonlyMap<string, unknown>;
  /** @param change What is answered in place of a success from here on. */
  readonly begin: (change?: Change) => void;
  readonly close: () => Promise<void>;
};

const FRONT = '/api/v2/front/';

export async function startReplayingPlatform(store: TestStore): Promise<ReplayingPlatform> {
  const known = new Map<string, { readonly status: number; readonly answer: unknown }>();
  let asked = new Map<string, unknown>();
  let change: Change | undefined;
  const server = createServer(async (incoming, response) => {
    const { method = 'GET', url = '/', headers } = incoming;
    const call = `${method} ${url.startsWith(FRONT) ? url.slice(FRONT.length) : url}`;
    // Who asks is part of the answer only where somebody is logged in or has a cart.
    const session = headers.session?.toString() ?? '';
    const key = `${call} ${session}`;
    if (!known.has(key)) {
      const request = new Request(SITE_URL + url, {
        method,
        headers: { 'App-Token': 'wapstore', Session: session },
      });
      const answer = await store.platform.fetch(request);
      known.set(key, { status: answer.status, answer: await answer.json().catch(() => ({})) });
    }
    const { status = 500, answer = {} } = known.get(key) ?? {};
    const said = status === 200 && change ? change(call, answer) : answer;
    if (status === 200) asked.set(call, answer);
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(said === undefined ? '' : JSON.stringify(said));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return {
    url: `http://127.0.0.1:${address.port}`,
    asked: () => asked,
    begin(next) {
      asked = new Map();
      change = next;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
