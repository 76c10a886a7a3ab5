/** The bounds of connections on a bare server: whose place a new one takes. */
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { boundConnections } from '#lib/server/http/connections.ts';
import { trustsProxy } from '#lib/server/http/trusted-proxies.ts';

const MOST = 6;
const PER_ADDRESS = 3;

/** A machine with much else to do takes its time. */
const PATIENTLY = { timeout: 10_000 };

let server: Server;
let answers: ServerResponse[];
let warned: string[];
let time: number;
let sockets: Socket[];
beforeEach(async () => {
  [answers, warned, sockets, time] = [[], [], [], 0];
  server = createServer((_, response) => {
    answers.push(response);
  });
  boundConnections(server, {
    most: MOST,
    perAddress: PER_ADDRESS,
    trusts: trustsProxy(['127.0.0.9']),
    log: { warn: (event) => warned.push(event) },
    now: () => time,
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  server.close();
  await once(server, 'close');
});

async function come(last: number): Promise<Socket> {
  const { port } = server.address() as AddressInfo;
  const met = once(server, 'connection');
  const socket = connect({ port, host: '127.0.0.1', localAddress: `127.0.0.${last}` });
  sockets.push(socket);
  socket.resume().on('error', () => undefined);
  await Promise.all([once(socket, 'connect'), met]);
  return socket;
}
/** Its request is at work until it is answered. */
async function ask(socket: Socket): Promise<ServerResponse> {
  const before = answers.length;
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  return vi.waitUntil(() => answers[before], PATIENTLY);
}
async function answer(response: ServerResponse): Promise<void> {
  const closed = once(response, 'close');
  response.end();
  await closed;
}
const gone = (socket: Socket) => vi.waitUntil(() => socket.closed, PATIENTLY);

it('a new one of the same address takes the place of the one that has waited longest', async () => {
  const [first, second, third] = [await come(1), await come(1), await come(1)];
  await answer(await ask(first));
  await come(1);
  await gone(second);
  expect([first.closed, third.closed]).toEqual([false, false]);
  await come(1);
  await gone(third);
  expect(first.closed).toBe(false);
  expect(warned).toEqual([]);
});

it('one at work keeps its place, also with a second request behind the first', async () => {
  const busy = [await come(1), await come(1), await come(1)];
  for (const socket of busy) await ask(socket);
  const [first] = busy;
  if (!first) throw new Error('nobody came');
  const behind = ask(first);
  const [answered] = answers;
  if (!answered) throw new Error('nobody asked');
  await answer(answered);
  const second = await behind;
  await gone(await come(1));
  expect(busy.map((socket) => socket.closed)).toEqual([false, false, false]);
  await answer(second);
  const last = await come(1);
  await gone(first);
  expect(last.closed).toBe(false);
});

it('that there is no place is told once a minute, and not of whom', async () => {
  for (let count = 0; count < PER_ADDRESS; count += 1) await ask(await come(1));
  for (let count = 0; count < 3; count += 1) await gone(await come(1));
  expect(warned).toEqual([expect.stringContaining('set TRUST_PROXY')]);
  expect(warned.join()).not.toContain('127');
  time += 60_000;
  await gone(await come(1));
  expect(warned).toHaveLength(2);
});

it('where all places are taken, whoever has waited longest gives way, of any address', async () => {
  const first = await come(1);
  const others = [await come(2), await come(2), await come(3), await come(3), await come(4)];
  await come(5);
  await gone(first);
  expect(others.filter((socket) => socket.closed)).toEqual([]);
  // The place of an address is free again with its connection.
  for (let count = 0; count < PER_ADDRESS; count += 1) await come(1);
  await Promise.all(others.slice(0, 3).map(gone));
});

it('where all are at work there is no place for anybody, until one is done', async () => {
  for (const last of [1, 1, 2, 2, 3, 3]) await ask(await come(last));
  await gone(await come(4));
  expect(warned).toEqual(['there are as many connections as there may be']);
  sockets[0]?.destroy();
  await vi.waitUntil(() => answers[0]?.closed, PATIENTLY);
  const next = await come(4);
  await ask(next);
  expect(next.closed).toBe(false);
});

it('those of a proxy are not counted by address', async () => {
  const proxied: Socket[] = [];
  for (let count = 0; count < MOST; count += 1) proxied.push(await come(9));
  for (const socket of proxied) await ask(socket);
  expect(proxied.filter((socket) => socket.closed)).toEqual([]);
});
