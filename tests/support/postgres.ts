/** A PostgreSQL database of a test's own, beside the one that `DATABASE_URL` names. */
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { type Database, openDatabase } from '#lib/platform/kernel/database/database.ts';

export type OwnPostgres = {
  readonly url: string;
  readonly drop: () => Promise<void>;
};

/** @returns An empty one, or a copy of the database that `template` names. */
export async function createPostgres(besides: string, template = 'template1'): Promise<OwnPostgres> {
  const name = `vitrine_test_${randomUUID().replaceAll('-', '')}`;
  await administer(besides, (client) => client.query(`create database ${name} template ${template}`));
  const own = new URL(besides);
  own.pathname = `/${name}`;
  const drop = () => administer(besides, (client) => client.query(`drop database ${name} with (force)`));
  return { url: own.href, drop };
}

/** Makes the database `name` unless it is there. Of many that ask at once, one fills it, and the others wait. */
export async function makeOnce(
  besides: string,
  name: string,
  fill: (database: Database) => Promise<void>,
): Promise<void> {
  await administer(besides, async (client) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    const there = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (there.rows.length > 0) return;
    const { url, drop } = await createPostgres(besides);
    const database = await openDatabase({ databaseUrl: url });
    try {
      await fill(database).finally(database.close);
      await client.query(`alter database ${new URL(url).pathname.slice(1)} rename to ${name}`);
    } catch (error) {
      await drop();
      throw error;
    }
  });
}

/** As the user of the address; the connection ends with it, and whatever lock it held. */
async function administer(url: string, act: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client(url);
  await client.connect();
  try {
    await act(client);
  } finally {
    await client.end();
  }
}

/** @throws Error where no PostgreSQL is given: tests of several processes need one. */
export function givenPostgres(): string {
  const { DATABASE_URL } = process.env;
  if (!DATABASE_URL) throw new Error('set DATABASE_URL to a PostgreSQL whose user may create databases');
  return DATABASE_URL;
}
