import { fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, removeDirectory, temporaryDirectory } from '../support/shop.ts';
import { type Load, loadMix } from './load.ts';
import { type MixRequest, type Recorded, recordMix } from './mix.ts';
import { median } from './statistics.ts';
import type { Row } from './table.ts';
import { hasWrk, wrk } from './wrk.ts';

const CONNECTIONS = 16;
/** The servers take turns, so that a busy moment of the machine does not meet one of them alone. */
const ROUNDS = 3;
const SECONDS = 6;

/** The mix of cached pages, sent to the shop and to a bare server that answers the same bytes. */
export async function throughput(
  url: string,
): Promise<{ readonly client: string; readonly rows: readonly Row[] }> {
  const { requests, recorded, hasty } = await recordMix(url);
  const folder = temporaryDirectory();
  const bare = await bareServer(folder, recorded);
  const client = hasWrk() ? 'wrk' : 'autocannon, which is slower than the servers: apt-get install wrk';
  const drive = (target: string, seconds: number): Promise<Load> => driven(target, requests, folder, seconds);
  try {
    const rounds: { shop: Load; bare: Load }[] = [];
    for (const target of [url, bare.url]) await drive(target, 2);
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push({ shop: await drive(url, SECONDS), bare: await drive(bare.url, SECONDS) });
    }
    const middle = (of: (round: { shop: Load; bare: Load }) => number): number => median(rounds.map(of));
    return {
      client,
      rows: [
        { what: 'the shop', value: middle(({ shop }) => shop.rate), unit: 'req/s' },
        { what: 'the bare server', value: middle((round) => round.bare.rate), unit: 'req/s' },
        {
          what: 'share of the bare server',
          value: middle((round) => round.shop.rate / round.bare.rate),
          limit: 0.5,
          atLeast: true,
          unit: '',
        },
        { what: 'p99 of the shop', value: middle(({ shop }) => shop.p99), limit: 10, unit: 'ms' },
        { what: 'p99 of the bare server', value: middle((round) => round.bare.p99), unit: 'ms' },
        {
          what: 'failures',
          value: rounds.reduce((sum, { shop }) => sum + shop.failures, 0),
          limit: 0,
          unit: '',
        },
        { what: 'pages not yet compressed at their best', value: hasty, unit: '' },
      ],
    };
  } finally {
    bare.stop();
    removeDirectory(folder);
  }
}

function driven(
  url: string,
  requests: readonly MixRequest[],
  folder: string,
  seconds: number,
): Promise<Load> {
  const options = { connections: CONNECTIONS, seconds };
  return hasWrk()
    ? wrk(url, requests, { ...options, script: join(folder, 'mix.lua') })
    : loadMix(url, requests, options);
}

async function bareServer(folder: string, recorded: Recorded): Promise<{ url: string; stop: () => void }> {
  const file = join(folder, 'recorded.json');
  writeFileSync(file, JSON.stringify(recorded));
  const port = await freePort();
  const child = fork(new URL('bare-server.ts', import.meta.url), [String(port), file]);
  await once(child, 'message');
  return { url: `http://127.0.0.1:${port}`, stop: () => child.kill() };
}
