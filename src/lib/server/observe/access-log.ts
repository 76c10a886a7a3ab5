/**
 * Who asked for what and when: one JSON line per request in `DATA_DIR/logs`, apart from the log of events because it
 * holds addresses. Marco Civil da Internet (Lei 12.965/2014), art. 15: an application of a company keeps date, time and
 * IP address of its accesses for six months, in secrecy.
 */
import { mkdir } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import build from 'pino-roll';
import { factsOf, visitorOf } from '../http/client-address.ts';
import { REQUEST_ID } from '../http/request-scope.ts';
import type { TrustsProxy } from '../http/trusted-proxies.ts';
import type { Log } from './log.ts';
import { loggedPath } from './logged-path.ts';

/** One file a day, and as many kept as six months have at most. */
const DAYS = 184;

/**
 * Lines go to the file together, those of a second or 60 KB: a write costs as much of the processor as the page it tells
 * of. A process that is killed takes the last of them along. As bytes, since what gathers strings measures all it has
 * anew for each.
 */
const GATHERED = {
  contentMode: 'buffer',
  minLength: 60 * 1024,
  maxWrite: 64 * 1024,
  /** Milliseconds. */
  periodicFlush: 1000,
} as const;

export type AccessLog = {
  readonly write: (line: AccessLine) => void;
  /** Resolves when everything told so far is in the file. */
  readonly close: () => Promise<void>;
};

export type AccessLine = {
  readonly time: string;
  readonly ip: string;
  /** Of the client's end; left out behind a proxy of our own that does not say it. */
  readonly port?: number;
  readonly method: string;
  /** Without its query, which may hold what a visitor typed. */
  readonly path: string;
  readonly status: number;
  readonly ms: number;
  readonly requestId: string;
};

/** @throws Error of the file system, when `DATA_DIR/logs` cannot be made. A disk that fills up later is only told. */
export async function openAccessLog(dataDir: string, log: Pick<Log, 'error'>): Promise<AccessLog> {
  const folder = join(dataDir, 'logs');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const stream = await build({
    file: join(folder, 'access'),
    frequency: 'daily',
    dateFormat: 'yyyy-MM-dd',
    limit: { count: DAYS, removeOtherLogFiles: true },
    mode: 0o600,
    ...GATHERED,
  });
  stream.on('error', (error) => log.error('access log not written', { error }));
  let closed = false;
  return {
    write: (line) => {
      // A request that was cut off by the shutdown is reported too late.
      if (!closed) stream.write(Buffer.from(`${JSON.stringify(line)}\n`));
    },
    close: () =>
      new Promise((resolve) => {
        closed = true;
        stream.once('close', resolve);
        stream.end();
      }),
  };
}

/** @param ms How long the answer took, in milliseconds. */
export function accessLine(
  request: IncomingMessage,
  response: ServerResponse,
  trusts: TrustsProxy,
  { now, ms }: { readonly now: Date; readonly ms: number },
): AccessLine {
  const { headers, method = '', url = '' } = request;
  const { address, port } = visitorOf({ ...factsOf(request), trusts });
  return {
    time: now.toISOString(),
    ip: address,
    ...(port !== undefined && { port }),
    method,
    path: loggedPath(url.split('?', 1)[0] ?? ''),
    status: response.statusCode,
    ms: Math.round(ms),
    requestId: String(headers[REQUEST_ID]),
  };
}
