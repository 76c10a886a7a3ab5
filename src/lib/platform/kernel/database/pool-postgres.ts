/** Connections to a PostgreSQL, none of which outlives the server it was made to. */
import { Socket } from 'node:net';
import type { PostgresPool } from 'kysely';
import { Client, type ClientBase, type ClientConfig, Pool, type PoolClient, type QueryResult } from 'pg';
import type { Primary } from './primary.ts';
import type { ServerWatch } from './server-watch.ts';

/** How long a statement may wait for a row lock on PostgreSQL (ms). */
const LOCK_TIMEOUT = 5000;
const MAX_CONNECTIONS = 10;
/** How long a statement may wait for a free connection in a rush (ms); not so long once the whole server is silent. */
const QUEUE = 20_000;

/** Milliseconds after which all connections are replaced. */
const RENEWED = 1000;

/** `renew`: another server may be there by now. Each connection is closed instead of being used again. */
export type RenewablePool = PostgresPool & {
  readonly renew: () => void;
  readonly connections: () => { readonly busy: number; readonly idle: number; readonly waiting: number };
};

/** @param silence Milliseconds; 0 for no limit. */
export function openPool(primary: Primary, silence: number, server: ServerWatch): RenewablePool {
  const epochs = new WeakMap<ClientBase, string>();
  let [renewals, renewedAt] = [0, Number.NEGATIVE_INFINITY];
  const own = (epoch: number): string => `${epoch}/${renewals}`;
  const waiting = new Set<(error: Error) => void>();
  const silent = (socket: Socket): void => {
    const error = new Error('the database is silent');
    // Or else each waits for a connection that somebody gave up, and then for as long on one of its own.
    if (server.silentFor() >= silence) for (const giveUp of waiting) giveUp(error);
    socket.destroy(error);
  };
  /** Each goes to the server that is the primary by then. */
  class AtPrimary extends Client {
    constructor(config?: ClientConfig) {
      super({ ...config, connectionString: primary.url() });
    }
  }
  const pool = new Pool({
    Client: AtPrimary,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: QUEUE,
    keepAlive: true,
    stream: () => {
      const socket = new Socket();
      return socket.setTimeout(silence, () => silent(socket));
    },
    onConnect: async (client) => {
      const before = renewals;
      const epoch = await lookAtServer(client, server);
      if (before === renewals) epochs.set(client, own(epoch));
    },
  });
  // A connection that breaks is replaced by the pool, whether it is idle or in the hands of a transaction that is not
  // asking anything just then; without listeners either would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const free = (): Promise<PoolClient> =>
    new Promise((resolve, reject) => {
      const giveUp = (error: Error): void => {
        waiting.delete(giveUp);
        reject(error);
      };
      waiting.add(giveUp);
      pool.connect().then((client) => (waiting.delete(giveUp) ? resolve(client) : client.release()), giveUp);
    });
  /** Where its server is gone, another one may have taken its place. */
  async function connection(): Promise<PoolClient> {
    const asked = primary.url();
    try {
      return await free();
    } catch (error) {
      await primary.find().catch(() => undefined);
      if (primary.url() === asked) throw error;
      return free();
    }
  }
  return {
    options: pool.options,
    async connect() {
      for (;;) {
        const client = await connection();
        if (epochs.get(client) === own(server.epoch())) return client;
        client.release(true);
      }
    },
    end: () => pool.end(),
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    renew() {
      const now = performance.now();
      if (now - renewedAt < RENEWED) return;
      renewedAt = now;
      renewals += 1;
    },
  };
}

/** Compiling a listing of thousands of products takes longer than running it. */
const SETTINGS = `set jit = off; set lock_timeout = ${LOCK_TIMEOUT}`;

/**
 * Sets what every statement needs, as a pooler in between refuses it where a connection begins, and asks as it is possible
 * before any migration. @returns The epoch of the connection.
 */
async function lookAtServer(client: ClientBase, server: ServerWatch): Promise<number> {
  const answers: unknown = await client.query(
    `${SETTINGS}; select extract(epoch from pg_postmaster_start_time())::text as server`,
  );
  const [row] = (answers as readonly QueryResult<{ server: string }>[])[2]?.rows ?? [];
  if (!row) throw new Error('the database did not say when it was started');
  return server.saw(row);
}
