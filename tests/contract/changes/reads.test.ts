/** What a statement reads is noted for the read under way, whoever wrote the statement. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Changes } from '#lib/platform/kernel/changes/changes.ts';
import { collect, noting } from '#lib/platform/kernel/changes/collect.ts';
import { createMemory } from '#lib/platform/kernel/changes/memory.ts';
import type { Database } from '#lib/platform/kernel/database/database.ts';
import { inTransaction } from '#lib/platform/kernel/database/transaction.ts';
import { migratedDatabase } from '../../support/empty-database.ts';

let database: Database;
let changes: Changes;
let drop: () => Promise<void>;
const failures: unknown[] = [];

beforeAll(async () => {
  ({ database, drop } = await migratedDatabase());
  changes = database.follow((error) => failures.push(error));
});
afterAll(async () => {
  await changes.stop();
  await drop();
  expect(failures).toEqual([]);
});

const menus = () => database.db.selectFrom('menus').select('nome').orderBy('id').execute();

describe('a read', () => {
  it('depends on all rows of the tables of its statements', async () => {
    const { keys } = await collect(async () => {
      await menus();
      await sql`select a.id from answers a join questions q on q.id = a.question_id`.execute(database.db);
    });
    expect([...keys]).toEqual(['menu:*', 'product:*', 'category:*', 'brand:*', 'landing-page:*']);
  });

  it('depends on the rows it names, where it names some', async () => {
    const read = () =>
      database.db.selectFrom('products').innerJoin('brands', 'brands.id', 'marca_id').select('sku').execute();
    const { keys } = await collect(() => noting(['product:7'], read));
    expect([...keys]).toEqual(['product:7', 'brand:*']);
  });

  it('from memory shows what was written before it, by one statement or several', async () => {
    const memory = createMemory<readonly object[]>({ changes, max: 10, now: Date.now });
    const { db } = database;
    const read = () => memory.get('menus', menus);
    expect(await read()).toEqual([]);
    await db.insertInto('menus').values({ hash: 'a', nome: 'Um' }).execute();
    expect(await read()).toEqual([{ nome: 'Um' }]);
    await inTransaction(db, async (trx) => {
      await trx.updateTable('menus').set({ nome: 'Dois' }).execute();
      expect(memory.peek('menus')?.value).toEqual([{ nome: 'Um' }]);
    });
    expect(await read()).toEqual([{ nome: 'Dois' }]);
    expect(await read()).toBe(await read());
    await inTransaction(db, async (trx) => {
      await trx.deleteFrom('menus').execute();
      throw new Error('taken back');
    }).catch(() => undefined);
    expect(await read()).toEqual([{ nome: 'Dois' }]);
  });
});
