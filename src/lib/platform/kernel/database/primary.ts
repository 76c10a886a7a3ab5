/**
 * Which of several servers of one database takes writes. node-postgres takes a single address, so the servers are asked one
 * after the other, and the first that is no standby (`pg_is_in_recovery()`) is kept until it answers no more.
 */
import { Client } from 'pg';

/** Milliseconds for one server to take a connection and answer. */
const PATIENCE = 2000;

export type Primary = {
  /** Its address, or that of the server that was kept last. */
  readonly url: () => string;
  /**
   * Looks for it, beginning at the one that is kept. Where all that answer are standbys, the first of them is kept: pages can
   * be read there. A single address is never asked. @throws Error when none answers.
   */
  readonly find: () => Promise<void>;
};

/** @param urls Each with its own user, password and TLS, in the order in which they are tried. */
export function createPrimary(urls: readonly [string, ...string[]]): Primary {
  let kept = urls[0];
  let looking: Promise<void> | undefined;

  async function look(): Promise<void> {
    const place = urls.indexOf(kept);
    const order = [...urls.slice(place), ...urls.slice(0, place)];
    let standby: string | undefined;
    let failure: unknown;
    for (const url of order) {
      try {
        if (!(await isStandby(url))) {
          kept = url;
          return;
        }
        standby ??= url;
      } catch (error) {
        failure = error;
      }
    }
    if (standby === undefined) throw failure;
    kept = standby;
  }

  return {
    url: () => kept,
    async find() {
      if (urls.length === 1) return;
      looking ??= look().finally(() => {
        looking = undefined;
      });
      await looking;
    },
  };
}

async function isStandby(connectionString: string): Promise<boolean> {
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: PATIENCE,
    query_timeout: PATIENCE,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby');
    return rows[0]?.standby ?? true;
  } finally {
    // A server that is gone never answers the end of a connection.
    void client.end().catch(() => undefined);
  }
}
