/** Several servers of one database: the one that takes writes is found, also after another one took its place. */
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '#lib/platform/kernel/database/database.ts';
import { isReadOnly } from '#lib/platform/kernel/database/outage.ts';
import { migrate } from '#lib/platform/migrations/migrate.ts';
import {
  createPostgresServers,
  type PostgresServer,
  type PostgresServers,
} from '../support/postgres-server.ts';

/** Milliseconds from the promotion. */
const SOON = 5000;
const PATIENTLY = { timeout: SOON, interval: 50 };

let servers: PostgresServers;
let first: PostgresServer;
let second: PostgresServer;
let database: Database;
let failures: unknown[];

beforeEach(async () => {
  servers = await createPostgresServers();
  first = servers.first;
  const made = await openDatabase({ databaseUrl: first.url });
  await migrate(made.patient).finally(made.close);
  second = await first.follower();
  failures = [];
  // The standby stands first: it is no place for writes.
  database = await openDatabase({ databaseUrl: [second.url, first.url] });
}, 120_000);
afterEach(async () => {
  await database?.close();
  await servers?.remove();
}, 60_000);

const port = async (): Promise<number> => {
  const { rows } = await sql<{ port: number }>`select inet_server_port() as port`.execute(database.db);
  return rows[0]?.port ?? 0;
};
const written = async (): Promise<string> => {
  try {
    await database.db.updateTable('brands').set({ ativo: true }).execute();
    return 'yes';
  } catch (error) {
    return isReadOnly(error) ? 'read only' : String(error);
  }
};

describe('a primary and its standby', { timeout: 60_000 }, () => {
  it('are told apart, in whatever order they are named', async () => {
    expect([await port(), await written()]).toEqual([first.port, 'yes']);
  });

  it('change places: whoever was promoted is written to soon', async () => {
    const changes = database.follow((error) => failures.push(error));
    await changes.caughtUp();
    await first.stop();
    await second.promote();
    await expect.poll(written, PATIENTLY).toBe('yes');
    expect(await port()).toBe(second.port);
    await expect.poll(() => changes.isCurrent(), PATIENTLY).toBe(true);
    await changes.stop();
  });

  it('are read while none of them takes writes', async () => {
    await first.stop();
    await expect.poll(port, PATIENTLY).toBe(second.port);
    expect(await written()).toBe('read only');
    await second.promote();
    const changes = database.follow((error) => failures.push(error));
    await expect.poll(written, PATIENTLY).toBe('yes');
    await changes.stop();
  });
});
