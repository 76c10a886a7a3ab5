/**
 * Hears what a PostgreSQL tells, on a connection of its own that is opened again whenever it is lost, and notices when new
 * connections lead to another server.
 */
import { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import type { Listener } from './database.ts';
import { lookAtServer } from './pool-postgres.ts';
import type { ServerWatch } from './server-watch.ts';

/** So that an operator knows the connection among others. */
const NAME = 'vitrine-listener';
/** Milliseconds until the next try; the last one again and again. */
const PAUSES = [50, 200, 1000, 5000];
/** A connection that a router forgot stays silent for ever: it is asked as often as this (ms). */
const HEARTBEAT = 15_000;
/** Open connections may go on leading to a server that was replaced: as often as this a new one is tried (ms). */
const PROBE = 2000;

type Line = {
  readonly client: Client;
  /** Ends it at once, also where nobody answers any more. */
  readonly cut: () => void;
  readonly epoch: number;
};

/**
 * @param channel A plain lower-case name.
 * @returns A function that ends it.
 * @throws The driver's error when the first connection fails.
 */
export async function listenPostgres(
  connectionString: string,
  channel: string,
  { heard, lost }: Listener,
  server: ServerWatch,
): Promise<() => Promise<void>> {
  const over = new AbortController();
  let line = await connect();
  server.onAnother(() => line.cut());
  let probe: Promise<void> | undefined;
  const probing = setInterval(() => (probe ??= lookAgain()), PROBE).unref();

  /** A connection of which it is known where it leads. */
  async function open(): Promise<Line> {
    const socket = new Socket();
    const client = new Client({
      connectionString,
      application_name: NAME,
      query_timeout: HEARTBEAT,
      connectionTimeoutMillis: HEARTBEAT,
      stream: () => socket,
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return { client, cut: () => socket.destroy(), epoch: await lookAtServer(client, server) };
    } catch (error) {
      socket.destroy();
      throw error;
    }
  }

  async function connect(): Promise<Line> {
    const next = await open();
    const { client, cut } = next;
    client.on('notification', ({ payload = '' }) => heard(payload));
    try {
      await client.query(`listen ${channel}`);
    } catch (error) {
      cut();
      throw error;
    }
    const beat = setInterval(() => void client.query('select 1').catch(cut), HEARTBEAT).unref();
    client.once('end', () => {
      clearInterval(beat);
      if (!over.signal.aborted) void connectAgain();
    });
    return next;
  }

  async function connectAgain(): Promise<void> {
    lost();
    for (let attempt = 0; !over.signal.aborted; attempt += 1) {
      await wait(PAUSES[Math.min(attempt, PAUSES.length - 1)], undefined, { ref: false });
      const next = await connect().catch(() => undefined);
      if (!next) continue;
      line = next;
      if (over.signal.aborted) await next.client.end();
      // What was told meanwhile nobody heard.
      else lost();
      if (next.epoch !== server.epoch()) next.cut();
      return;
    }
  }

  async function lookAgain(): Promise<void> {
    // Where nobody answers, the connection that listens tells.
    const probed = await open().catch(() => undefined);
    await probed?.client.end();
    probe = undefined;
  }

  return async () => {
    over.abort();
    clearInterval(probing);
    await line.client.end().catch(() => undefined);
  };
}
