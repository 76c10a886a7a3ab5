/** Whoever adds a table says what pages show of it: in the list of followed tables, or why none does. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FOLLOWED, SHOWN_BY_NO_PAGE } from '#lib/platform/kernel/changes/followed-tables.ts';
import type { Database } from '#lib/platform/kernel/database/database.ts';
import { migrate } from '#lib/platform/migrations/migrate.ts';
import { emptyDatabase } from '../../support/empty-database.ts';

let database: Database;
let drop: () => Promise<void>;

beforeAll(async () => {
  ({ database, drop } = await emptyDatabase());
  await migrate(database.patient);
});
afterAll(() => drop());

describe('the tables of the database', () => {
  it('are followed, or shown by no page for a reason: each one or the other', async () => {
    const { rows } = await sql<{ name: string }>`select relname as name from pg_class
      where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')`.execute(database.db);
    const named = [...Object.keys(FOLLOWED), ...Object.keys(SHOWN_BY_NO_PAGE)];
    expect(named.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
  });

  it('have a trigger for every way their rows change, if they are followed', async () => {
    const { rows } = await sql<{ name: string; triggers: string[] }>`
      select c.relname as name, array_agg(t.tgname::text order by t.tgname) as triggers
      from pg_trigger t join pg_class c on c.oid = t.tgrelid
      where t.tgname like 'changes\\_%' and t.tgenabled = 'O' group by c.relname`.execute(database.db);
    const all = ['changes_delete', 'changes_insert', 'changes_truncate', 'changes_update'];
    const expected = Object.keys(FOLLOWED).map((name) => [name, all] as const);
    expect(Object.fromEntries(rows.map(({ name, triggers }) => [name, triggers]))).toEqual(
      Object.fromEntries([...expected, ['changes', ['changes_truncate']]]),
    );
  });

  it('keep their triggers at a second start', async () => {
    const made = () =>
      sql`select oid from pg_trigger where tgname like 'changes\\_%' order by oid`.execute(database.db);
    const before = await made();
    await migrate(database.patient);
    expect((await made()).rows).toEqual(before.rows);
  });
});
