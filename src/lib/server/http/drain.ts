/**
 * Ends an HTTP server without losing an answer. Node's own `server.close()` also destroys connections whose answer was
 * handed over but is still on its way out, so the connections are counted here.
 */
import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Requests sent before the signal may not be read yet; none came for a tick, or this time is over. */
const ARRIVAL_MS = 1_000;
const TICK_MS = 50;
/** What is still running then is cut off. */
const DRAIN_MS = 2_000;

/** @returns A function that stops accepting and resolves when every request in flight was answered or cut off. */
export function drainable(server: Server): () => Promise<void> {
  const sockets = new Set<Socket>();
  const active = new Set<ServerResponse>();
  let arrived = 0;
  let draining = false;

  server.on('connection', (socket: Socket) => {
    arrived += 1;
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.prependListener('request', ({ socket }, response: ServerResponse) => {
    arrived += 1;
    active.add(response);
    if (draining) response.setHeader('Connection', 'close');
    response.on('close', () => {
      active.delete(response);
      if (draining) socket.end();
    });
  });

  async function stillness(): Promise<void> {
    for (const deadline = performance.now() + ARRIVAL_MS; performance.now() < deadline; ) {
      const before = arrived;
      await wait(TICK_MS);
      if (arrived === before) return;
    }
  }

  return async () => {
    await stillness();
    draining = true;
    const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
    const busy = new Set([...active].map(({ socket }) => socket));
    for (const socket of sockets) if (!busy.has(socket)) socket.end();
    for (const response of active) if (!response.headersSent) response.setHeader('Connection', 'close');
    const cutOff = setTimeout(() => {
      for (const socket of sockets) socket.destroy();
    }, DRAIN_MS);
    await closed;
    clearTimeout(cutOff);
  };
}
