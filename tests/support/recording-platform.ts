/** A hosted platform that notes what reaches it and answers what a test says. */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';

export type Arrival = {
  readonly method: string;
  /** Path and query as they came over the wire. */
  readonly target: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
};

type Reply = {
  readonly status?: number;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string | Buffer;
  /** Milliseconds before it is sent. */
  readonly after?: number;
  /** Milliseconds between the two halves of the body. */
  readonly between?: number;
};

export type RecordingPlatform = {
  readonly url: string;
  /** Everything since the last `reply`. */
  readonly arrivals: () => readonly Arrival[];
  /** What every request gets from now on. */
  readonly reply: (reply: Reply) => void;
  readonly stop: () => void;
};

export async function startRecordingPlatform(): Promise<RecordingPlatform> {
  let arrivals: Arrival[] = [];
  let current: Reply = {};
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method = '', url = '', headers } = request;
    arrivals.push({ method, target: url, headers, body: Buffer.concat(chunks).toString() });
    const { status = 200, headers: own = {}, body = '{}', after = 0, between = 0 } = current;
    const bytes = Buffer.from(body);
    const half = Math.ceil(bytes.length / 2);
    setTimeout(() => {
      response.writeHead(status, { 'Content-Type': 'application/json', ...own });
      response.write(bytes.subarray(0, half));
      setTimeout(() => response.end(bytes.subarray(half)), between);
    }, after);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return {
    url: `http://127.0.0.1:${address.port}`,
    arrivals: () => arrivals,
    reply: (reply) => {
      arrivals = [];
      current = reply;
    },
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
