/** `npm run backup` and `npm run restore` with a PostgreSQL. */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '#lib/platform/kernel/database/database.ts';
import { migrate } from '#lib/platform/migrations/migrate.ts';
import { runCommand } from '../support/command.ts';
import { seedDemo } from '../support/demo.ts';
import { treeOf } from '../support/files.ts';
import { createPostgres, givenPostgres, type OwnPostgres } from '../support/postgres.ts';
import { removeDirectory, temporaryDirectory } from '../support/shop.ts';

const root = temporaryDirectory();
const out = join(root, 'backups');
const dataDir = join(root, 'shop');
const SESSION_SECRET = 'the same in all processes of this shop';
let full: OwnPostgres;
let empty: OwnPostgres;

beforeAll(async () => {
  [full, empty] = await Promise.all([createPostgres(givenPostgres()), createPostgres(givenPostgres())]);
  const { db, close } = await openDatabase({ databaseUrl: full.url });
  await migrate(db);
  await seedDemo(db, new Date());
  await close();
  mkdirSync(join(dataDir, 'upload'), { recursive: true });
  writeFileSync(join(dataDir, 'upload', 'picture.webp'), 'picture');
}, 60_000);
afterAll(async () => {
  await Promise.all([full?.drop(), empty?.drop()]);
  removeDirectory(root);
});

const backup = (more: Readonly<Record<string, string>> = {}) =>
  runCommand('backup', ['--out', out], {
    DATA_DIR: dataDir,
    DATABASE_URL: full.url,
    SESSION_SECRET,
    ...more,
  });
const restore = (target: string, env: Readonly<Record<string, string>>) => {
  const [archive = ''] = readdirSync(out);
  return runCommand('restore', [join(out, archive)], { DATA_DIR: target, SESSION_SECRET, ...env });
};

/** A digest of every table, and where every sequence stands. */
async function contentOf({ url }: OwnPostgres): Promise<unknown> {
  const { db, close } = await openDatabase({ databaseUrl: url });
  try {
    const tables = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db);
    const digests = [];
    for (const { name } of tables.rows) {
      const { rows } = await sql<{ rows: number; digest: string }>`
        select count(*)::int as rows, md5(string_agg(t::text, '' order by t::text)) as digest
        from ${sql.table(name)} t`.execute(db);
      digests.push([name, rows[0]]);
    }
    const sequences = await sql`
      select sequencename, last_value::int from pg_sequences where schemaname = 'public' order by 1`.execute(
      db,
    );
    return [digests, sequences.rows];
  } finally {
    await close();
  }
}

it('says what is missing where there is no pg_dump, and leaves nothing behind', async () => {
  const { code, err } = await backup({ PATH: root });
  expect([code, err]).toEqual([1, expect.stringContaining('install the client programs of PostgreSQL')]);
  expect(readdirSync(out)).toEqual([]);
});

it('a backup comes back as it was, with the files beside the database', async () => {
  const made = await backup();
  expect([made.code, made.err]).toEqual([0, '']);
  const target = join(root, 'again');
  const { code, err } = await restore(target, { DATABASE_URL: empty.url });
  expect([code, err]).toEqual([0, '']);
  expect(await contentOf(empty)).toEqual(await contentOf(full));
  expect(treeOf(target)).toEqual(treeOf(dataDir));
}, 60_000);

it('a backup goes neither into a database that holds anything nor into the embedded one', async () => {
  const target = join(root, 'refused');
  const again = await restore(target, { DATABASE_URL: empty.url });
  expect([again.code, again.err]).toEqual([1, expect.stringContaining('is not empty')]);
  const embedded = await restore(target, {});
  expect([embedded.code, embedded.err]).toEqual([1, expect.stringContaining('set DATABASE_URL')]);
  expect(readdirSync(target)).toEqual([]);
});
