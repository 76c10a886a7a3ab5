/** Stands before a shop and lets the body of a page arrive drop by drop, so that a browser paints many a half of it. */
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** Bytes at once. */
const DROP = 500;
/** Bytes of a body that drip; what follows is far below what anybody sees. */
const DRIPPING = 60_000;
/** Milliseconds between two drops: a browser paints in the meantime. */
const PAUSE = 40;

export type DrippingProxy = { readonly url: string; readonly close: () => void };

export async function startDrippingProxy(target: string): Promise<DrippingProxy> {
  const server = createServer((incoming, response) => {
    const headers = { ...incoming.headers, host: new URL(target).host, 'accept-encoding': 'identity' };
    const onward = request(target + incoming.url, { method: incoming.method, headers }, async (answer) => {
      const { 'content-length': _, ...rest } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, rest);
      if (!answer.headers['content-type']?.includes('text/html')) {
        answer.pipe(response);
        return;
      }
      const page = await buffer(answer);
      const body = page.indexOf('<body');
      response.write(page.subarray(0, body));
      for (let at = body; at < page.length; at += DROP) {
        response.write(page.subarray(at, at + DROP));
        if (at < body + DRIPPING) await new Promise((resolve) => setTimeout(resolve, PAUSE));
      }
      response.end();
    });
    incoming.pipe(onward);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return {
    url: `http://localhost:${address.port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
