/** Hears what a PostgreSQL tells, on a connection of its own that is opened again whenever it is lost. */
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import type { Listener } from './database.ts';

/** So that an operator knows the connection among others. */
const NAME = 'vitrine-listener';
/** Milliseconds until the next try; the last one again and again. */
const PAUSES = [50, 200, 1000, 5000];
/** A connection that a router forgot stays silent for ever: it is asked as often as this (ms). */
const HEARTBEAT = 15_000;

/**
 * @param channel A plain lower-case name.
 * @returns A function that ends it.
 * @throws The driver's error when the first connection fails.
 */
export async function listenPostgres(
  connectionString: string,
  channel: string,
  { heard, lost }: Listener,
): Promise<() => Promise<void>> {
  const over = new AbortController();
  let client = await connect();

  async function connect(): Promise<Client> {
    const next = new Client({
      connectionString,
      application_name: NAME,
      query_timeout: HEARTBEAT,
      connectionTimeoutMillis: HEARTBEAT,
    });
    next.on('error', () => undefined);
    next.on('notification', ({ payload = '' }) => heard(payload));
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
    } catch (error) {
      await next.end().catch(() => undefined);
      throw error;
    }
    const beat = setInterval(() => void next.query('select 1').catch(() => next.end()), HEARTBEAT).unref();
    next.once('end', () => {
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
      client = next;
      if (over.signal.aborted) await next.end();
      // What was told meanwhile nobody heard.
      else lost();
      return;
    }
  }

  return async () => {
    over.abort();
    await client.end().catch(() => undefined);
  };
}
