/** The shop is told to end while it is busy, and while a mail server holds its letters without a word. */
import { createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { PRODUCT } from '../bench/pages.ts';
import { type Answer, send } from '../server/client.ts';
import { createCustomer } from '../support/customer.ts';
import { copySeeded } from '../support/seeded.ts';
import { freePort, removeDirectory, startShop, temporaryDirectory } from '../support/shop.ts';

const dataDir = temporaryDirectory();
const sockets = new Set<Socket>();
let mailServer: Server;
let port: number;
beforeAll(async () => {
  await copySeeded(dataDir);
  port = await freePort();
  // Takes every connection and never greets.
  mailServer = createServer((socket) => sockets.add(socket.on('error', () => undefined)));
  await new Promise<void>((resolve) => mailServer.listen(port, '127.0.0.1', resolve));
}, 120_000);
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  mailServer.close();
  removeDirectory(dataDir);
});

it('it ends within five seconds, code 0, and whoever was being served has an answer', async () => {
  const env = { SMTP_URL: `smtp://127.0.0.1:${port}`, LOG_LEVEL: 'error' };
  const shop = await startShop({ dataDir, env });
  const recovery = { usuario: 'cliente@demo.test' };
  const asked = await createCustomer().call(shop.url, 'POST', '/front/checkout/password-recovery', recovery);
  expect(asked.status).toBe(200);
  await vi.waitUntil(() => sockets.size > 0, { timeout: 30_000 });

  let stopping = false;
  const statuses: number[] = [];
  const failed: unknown[] = [];
  /** One request after the other; the last was sent before the signal. */
  const busy = async (ask: (turn: number) => Promise<Answer>): Promise<void> => {
    for (let turn = 0; !stopping; turn += 1)
      await ask(turn).then(
        ({ status }) => statuses.push(status),
        (error: unknown) => failed.push(error),
      );
  };
  const { call } = createCustomer();
  const readers = Array.from({ length: 4 }, (_, reader) =>
    busy((turn) => send(`${shop.url}${PRODUCT}?debug=${reader}-${turn}`)),
  );
  const writer = busy(() => call(shop.url, 'POST', '/front/checkout/zipcode', { cep: '01310100' }));
  await vi.waitUntil(() => statuses.length > 20, { timeout: 60_000 });
  stopping = true;
  const began = performance.now();
  const code = await shop.stop();
  const took = performance.now() - began;
  await Promise.all([...readers, writer]);
  expect([failed, statuses.filter((status) => status !== 200 && status !== 429)]).toEqual([[], []]);
  expect(code).toBe(0);
  expect(took).toBeLessThan(5000);
}, 180_000);
