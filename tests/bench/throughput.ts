import { fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { freePort, removeDirectory, temporaryDirectory } from '../support/shop.ts';
import { load } from './load.ts';
import { CATEGORY, HOME, PRODUCT } from './pages.ts';
import type { Row } from './table.ts';

const HEADERS = { 'accept-encoding': 'br' };

/** Requests per second of a cached page, and as a share of what the bare server reaches with the same bytes. */
export async function throughput(url: string): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const path of [HOME, CATEGORY, PRODUCT]) {
    const target = `${url}${path}`;
    const bare = await bareServer(await rawAnswer(target));
    try {
      await load(target, { headers: HEADERS, seconds: 2 });
      const own = await load(target, { headers: HEADERS });
      const other = await load(bare.url, { headers: HEADERS });
      rows.push(
        { what: `${path}`, value: own.rate, unit: 'req/s' },
        { what: '  the bare server', value: other.rate, unit: 'req/s' },
        { what: '  share of it', value: own.rate / other.rate, limit: 0.5, atLeast: true, unit: '' },
        { what: '  p99', value: own.p99, limit: 10, unit: 'ms' },
        { what: '  failures', value: own.failures, limit: 0, unit: '' },
      );
    } finally {
      bare.stop();
    }
  }
  return rows;
}

type Raw = { readonly body: Buffer; readonly headers: Readonly<Record<string, string>> };

/** The answer as it is on the wire, still compressed. */
async function rawAnswer(url: string): Promise<Raw> {
  const [response] = await once(request(url, { headers: HEADERS }).end(), 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  const {
    date: _,
    connection: __,
    'keep-alive': ___,
    'transfer-encoding': ____,
    ...headers
  } = response.headers;
  const body = Buffer.concat(chunks);
  return { body, headers: { ...headers, 'content-length': String(body.length) } };
}

async function bareServer({ body, headers }: Raw): Promise<{ url: string; stop: () => void }> {
  const folder = temporaryDirectory();
  const file = join(folder, 'body');
  writeFileSync(file, body);
  const port = await freePort();
  const child = fork(new URL('bare-server.ts', import.meta.url), [
    String(port),
    file,
    JSON.stringify(headers),
  ]);
  await once(child, 'message');
  return {
    url: `http://127.0.0.1:${port}/`,
    stop: () => {
      child.kill();
      removeDirectory(folder);
    },
  };
}
