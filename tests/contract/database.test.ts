import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '#lib/platform/kernel/database/database.ts';
import { inTransaction, StuckTransactionError } from '#lib/platform/kernel/database/transaction.ts';
import { migrate } from '#lib/platform/migrations/migrate.ts';
import { copySeeded } from '../support/seeded.ts';
import { createTestStore, type TestStore } from '../support/store.ts';

describe('the embedded database', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'vitrine-database-'));
    await copySeeded(dataDir);
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  it('refuses to be opened twice in one process, and opens again after it was closed', async () => {
    const first = await openDatabase({ dataDir });
    await expect(openDatabase({ dataDir })).rejects.toThrow('open in this process already');
    await expect(openDatabase({ dataDir: join(dataDir, '.') })).rejects.toThrow();
    await first.close();
    await first.close();
    const again = await openDatabase({ dataDir });
    await again.close();
  });

  it('keeps what was written', async () => {
    const first = await openDatabase({ dataDir });
    await first.db.insertInto('newsletter').values({ email: 'ana@exemplo.test' }).execute();
    await first.checkpoint();
    await first.close();
    const again = await openDatabase({ dataDir });
    expect(await again.db.selectFrom('newsletter').select('email').execute()).toEqual([
      { email: 'ana@exemplo.test' },
    ]);
    await again.close();
  });
});

describe('either database', () => {
  let store: TestStore;
  beforeAll(async () => {
    store = await createTestStore();
  });
  afterAll(() => store.close());

  it('has nothing left to migrate', async () => {
    expect(await migrate(store.db)).toEqual([]);
  });

  it('says which migration a newer version left that this one does not know', async () => {
    await sql`insert into kysely_migration (name, timestamp) values ('9999-tomorrow', 'now')`.execute(
      store.db,
    );
    await expect(migrate(store.db)).rejects.toThrow('9999-tomorrow');
    await sql`delete from kysely_migration where name = '9999-tomorrow'`.execute(store.db);
    expect(await migrate(store.db)).toEqual([]);
  });

  it('gives whole numbers, dates and objects as such', async () => {
    const { rows } = await sql`
      select 1::int as number, count(*)::int as counted, '{"a": [1]}'::jsonb as object, true as truth,
        '2026-11-20T12:00:00-03:00'::timestamptz as time
    `.execute(store.db);
    expect(rows).toEqual([
      { number: 1, counted: 1, object: { a: [1] }, truth: true, time: new Date('2026-11-20T15:00:00Z') },
    ]);
  });

  it('has no column that a driver would give as text: no bigint, no numeric', async () => {
    const { rows } = await sql`
      select table_name, column_name from information_schema.columns
      where table_schema = 'public' and data_type in ('bigint', 'numeric') and table_name not like 'kysely_%'
    `.execute(store.db);
    expect(rows).toEqual([]);
  });

  it('undoes a transaction that fails', async () => {
    const failing = inTransaction(store.db, async (trx) => {
      await trx.insertInto('newsletter').values({ email: 'x@exemplo.test' }).execute();
      throw new Error('on purpose');
    });
    await expect(failing).rejects.toThrow('on purpose');
    expect(await store.db.selectFrom('newsletter').select('email').execute()).toEqual([]);
  });

  it('ends a transaction that waits for something else, names its last query, and works on', async () => {
    const stuck = inTransaction(
      store.db,
      async (trx) => {
        await trx.insertInto('newsletter').values({ email: 'y@exemplo.test' }).execute();
        await new Promise(() => undefined);
      },
      50,
    );
    await expect(stuck).rejects.toThrow(StuckTransactionError);
    await expect(stuck).rejects.toThrow('insert into "newsletter"');
    expect(await store.db.selectFrom('newsletter').select('email').execute()).toEqual([]);
  });

  it('ends a transaction that asks the database past it, and lets nothing of it through later', async () => {
    const { db } = store;
    const setSales = (on: typeof db, vendas: number) =>
      on.updateTable('products').set({ vendas }).where('id', '=', 1).execute();
    const sales = async () =>
      (await db.selectFrom('products').select('vendas').where('id', '=', 1).executeTakeFirst())?.vendas;
    let late: unknown;
    const past = inTransaction(
      db,
      async (trx) => {
        await setSales(trx, 1);
        await setSales(db, 2);
        await setSales(trx, 3).catch((error: unknown) => {
          late = error;
        });
      },
      300,
    );
    await expect(past).rejects.toThrow(StuckTransactionError);
    await expect.poll(() => late).toBeInstanceOf(StuckTransactionError);
    expect(await sales()).toBe(2);
  });

  it('sells the last unit once, however many ask for it at the same time', async () => {
    await store.db.updateTable('products').set({ estoque: 1 }).where('id', '=', 1).execute();
    const take = () =>
      inTransaction(store.db, async (trx) => {
        const [result] = await trx
          .updateTable('products')
          .set((eb) => ({ estoque: eb('estoque', '-', 1) }))
          .where('id', '=', 1)
          .where('estoque', '>=', 1)
          .execute();
        return Number(result?.numUpdatedRows);
      });
    const sold = await Promise.all(Array.from({ length: 50 }, take));
    expect(sold.reduce((sum, count) => sum + count, 0)).toBe(1);
  });
});
