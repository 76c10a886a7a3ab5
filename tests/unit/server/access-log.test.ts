import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openAccessLog } from '#lib/server/observe/access-log.ts';

/** More than is gathered before it is written. */
const LINES = 1000;

it('every line told before the end is in the file, in order, and none that is told later', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-'));
  try {
    const log = await openAccessLog(dataDir, { error: expect.unreachable });
    const tell = (port: number) =>
      log.write({
        time: new Date(0).toISOString(),
        ip: '203.0.113.7',
        port,
        method: 'GET',
        path: '/caminhão',
        status: 200,
        ms: 1,
        requestId: crypto.randomUUID(),
      });
    for (let port = 0; port < LINES; port += 1) tell(port);
    const closed = log.close();
    tell(LINES);
    await closed;

    const [name = ''] = await readdir(join(dataDir, 'logs'));
    const text = await readFile(join(dataDir, 'logs', name), 'utf8');
    const lines = text.split('\n').filter(Boolean);
    expect(lines.map((line) => JSON.parse(line))).toEqual(
      Array.from({ length: LINES }, (_, port) => expect.objectContaining({ port, path: '/caminhão' })),
    );
  } finally {
    await rm(dataDir, { recursive: true });
  }
});
