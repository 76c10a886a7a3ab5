/** Brings a database to the newest schema. Migrations are never edited after they have been merged. */
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Kysely } from 'kysely';
import { FileMigrationProvider, Migrator } from 'kysely/migration';
import { installTriggers } from '#lib/platform/kernel/changes/install-triggers.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

/** Every file beside this one that has an `up`; they run in the order of their names. */
const provider = new FileMigrationProvider({ fs, path, migrationFolder: import.meta.dirname });

/**
 * Runs what has not run yet, all of it in one transaction; several processes may start at once on PostgreSQL (Kysely
 * takes an advisory lock). Returns the names of the migrations that ran.
 * @throws Error when one fails; the database is left as it was.
 */
export async function migrate(db: Kysely<Schema>): Promise<readonly string[]> {
  const migrator = new Migrator({ db, provider });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error !== undefined) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`the database could not be migrated: ${reason}`, { cause: error });
  }
  await installTriggers(db);
  return results.filter(({ status }) => status === 'Success').map(({ migrationName }) => migrationName);
}
