/** HTTPS to another machine, with the shop's certificate where it asks for it. Node's `fetch` sends none, so this is `node:https`. */

import { lookup } from 'node:dns';
import { type IncomingHttpHeaders, type IncomingMessage, request as plainRequest } from 'node:http';
import { Agent, request } from 'node:https';
import { isIP } from 'node:net';
import type { SecureContextOptions } from 'node:tls';
import { NotPublic, publicLookupOf, type Resolver } from '#lib/platform/kernel/http/public-lookup.ts';

export type Sent = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH';
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  readonly signal: AbortSignal;
};
export type Answered = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
};
export type Connection = (sent: Sent) => Promise<Answered>;

export type ConnectionOptions = {
  readonly identity: Pick<SecureContextOptions, 'cert' | 'key' | 'pfx' | 'passphrase'> | undefined;
  /** PEM of authorities that are believed beside those of Node. */
  readonly authorities?: string | undefined;
  /** Nothing but names with public addresses are asked: the address was typed by somebody. */
  readonly onlyPublic: boolean;
  /** Of `onlyPublic`; left out, the machine's. */
  readonly resolve?: Resolver;
  /** Milliseconds that one answer may take, its body included. */
  readonly patience?: number;
};

const PATIENCE = 4000;
const MOST_BYTES = 1024 * 1024;
const SOCKETS = 8;

/** @returns A function that throws where there is no whole answer. Redirects are answers: they are not followed. */
export function createConnection(options: ConnectionOptions): Connection {
  const { identity = {}, authorities, onlyPublic, patience = PATIENCE, resolve = lookup } = options;
  const agent = new Agent({
    keepAlive: true,
    maxSockets: SOCKETS,
    minVersion: 'TLSv1.2',
    ...identity,
    ...(authorities !== undefined && { ca: authorities }),
    ...(onlyPublic && { lookup: publicLookupOf(resolve) }),
  });
  return async ({ method, url, headers, body, signal }) => {
    // Node looks no number up, so nobody would see where it leads.
    const host = url.hostname.replace(/^\[|\]$/g, '');
    if (onlyPublic && isIP(host) !== 0) throw new NotPublic(host);
    if (url.protocol === 'http:' && host !== '127.0.0.1')
      throw new Error('only this machine is asked without TLS');
    const both = AbortSignal.any([signal, AbortSignal.timeout(patience)]);
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
      const sent = { method, signal: both, headers: { ...headers, ...length } };
      const asked =
        url.protocol === 'http:'
          ? plainRequest(url, sent, resolve)
          : request(url, { ...sent, agent }, resolve);
      asked.on('error', reject).end(body);
    });
    return { status: response.statusCode ?? 0, headers: response.headers, text: await read(response) };
  };
}

async function read(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > MOST_BYTES) throw new Error('the answer is too large');
  }
  return Buffer.concat(chunks).toString('utf8');
}
