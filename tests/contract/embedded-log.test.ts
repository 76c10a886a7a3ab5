/** The embedded database takes its log away as it goes: alone in its process, the engine never does that by itself. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openDatabase } from '#lib/platform/kernel/database/database.ts';
import { removeDirectory, temporaryDirectory } from '../support/shop.ts';

it('keeps fewer files of its log than were written', async () => {
  const dataDir = temporaryDirectory();
  const database = await openDatabase({ dataDir });
  try {
    // A file of the log holds 16 MB, and so do sixteen of these.
    for (let time = 0; time < 12 * 16; time++) {
      await sql`select pg_logical_emit_message(false, 'filler', repeat('x', 1048576))`.execute(database.db);
      // As a server does between two requests.
      await setImmediate();
    }
    await sql`select 1`.execute(database.db);
    const files = readdirSync(join(dataDir, 'db', 'pg_wal')).filter((name) => /^[0-9A-F]{24}$/.test(name));
    expect(files.length).toBeLessThanOrEqual(9);
  } finally {
    await database.close();
    removeDirectory(dataDir);
  }
}, 240_000);
