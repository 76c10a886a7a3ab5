/** A platform that answers the calls it is told to with something else, and all others as the shop behind it does. */
import { createServer } from 'node:http';

export type FailingPlatform = {
  readonly url: string;
  /** What the path of a call below `/api/v2/front/` begins with, and what is answered. Replaces what was told before. */
  readonly tell: (answers: Readonly<Record<string, Told>>) => void;
  readonly close: () => Promise<void>;
};

type Told = {
  /** 0: the call is never answered. */
  readonly status: number;
  readonly body: unknown;
  /** Of a body that is a text and no JSON. */
  readonly type?: string;
};

const FRONT = '/api/v2/front/';

export async function startFailingPlatform(target: string): Promise<FailingPlatform> {
  let told: Parameters<FailingPlatform['tell']>[0] = {};
  const server = createServer(async (incoming, response) => {
    const { method = 'GET', url = '/', headers } = incoming;
    const call = url.startsWith(FRONT) ? url.slice(FRONT.length) : '';
    const found = Object.entries(told).find(([start]) => call.startsWith(start));
    if (found) {
      const { status, body, type } = found[1];
      if (status === 0) return;
      response.writeHead(status, { 'Content-Type': type ?? 'application/json' });
      response.end(type === undefined ? JSON.stringify(body) : String(body));
      return;
    }
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const { host: _, connection: __, ...passed } = headers;
    const answer = await fetch(target + url, {
      method,
      headers: { ...(passed as Record<string, string>), 'accept-encoding': 'identity' },
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
      redirect: 'manual',
    });
    const type = answer.headers.get('Content-Type') ?? 'application/json';
    response.writeHead(answer.status, { 'Content-Type': type, 'Set-Cookie': answer.headers.getSetCookie() });
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return {
    url: `http://127.0.0.1:${address.port}`,
    tell: (answers) => {
      told = answers;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
