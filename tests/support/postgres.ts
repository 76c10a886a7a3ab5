/** A PostgreSQL database of a test's own, beside the one that `DATABASE_URL` names. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { openDatabase } from '#lib/platform/kernel/database/database.ts';

export type OwnPostgres = {
  readonly url: string;
  readonly drop: () => Promise<void>;
};

/** @returns An empty one. */
export async function createPostgres(besides: string): Promise<OwnPostgres> {
  const name = `vitrine_test_${randomUUID().replaceAll('-', '')}`;
  const administer = async (statement: string): Promise<void> => {
    const { db, close } = await openDatabase({ databaseUrl: besides });
    await sql.raw(statement).execute(db).finally(close);
  };
  await administer(`create database ${name}`);
  const own = new URL(besides);
  own.pathname = `/${name}`;
  return { url: own.href, drop: () => administer(`drop database ${name} with (force)`) };
}

/** @throws Error where no PostgreSQL is given: tests of several processes need one. */
export function givenPostgres(): string {
  const { DATABASE_URL } = process.env;
  if (!DATABASE_URL) throw new Error('set DATABASE_URL to a PostgreSQL whose user may create databases');
  return DATABASE_URL;
}
