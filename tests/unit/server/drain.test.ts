import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { drainable } from '#lib/server/http/drain.ts';

it('leaves a second and more to close the data, though visitors keep coming and one answer never ends', async () => {
  let asked = 0;
  const server = createServer((request, response) => {
    asked += 1;
    if (request.url === '/quick') response.end();
  });
  const drain = drainable(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const ask = (path: string) =>
    get({ host: '127.0.0.1', port, path, agent: false }, (response) => response.resume()).on(
      'error',
      () => undefined,
    );
  ask('/slow');
  const visitors = setInterval(() => ask('/quick'), 10);
  await expect.poll(() => asked).toBeGreaterThan(2);

  const began = performance.now();
  await drain();
  const took = performance.now() - began;
  clearInterval(visitors);
  // The process is given 4.5 s in all.
  expect(took).toBeLessThan(3_500);
});
