/** What runs out is taken out by the shop's minutely round. */
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createSweep } from '#lib/platform/privacy/sweep.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';
import { createTestStore, type TestStore, TODAY } from '../support/store.ts';

const TERM = 30 * 86_400_000;
/** More than two statements take out. */
const MANY = 1001;

let store: TestStore;
beforeAll(async () => {
  store = await createTestStore();
});
afterEach(() => store.reset());
afterAll(() => store.close());

const ago = (milliseconds: number) => new Date(TODAY.getTime() - milliseconds);
const round = () => {
  store.platform.round();
  return store.platform.settled();
};
const count = async (table: 'sessions' | 'cart_items' | 'throttles'): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(
    store.db,
  );
  return rows[0]?.n ?? -1;
};

/** Sessions named after their number, each with a cart of one line. */
async function visit(db: Kysely<Schema>, name: string, sessions: number, seen: Date): Promise<void> {
  await sql`insert into sessions (id, seen_at)
    select ${name}::text || n, ${seen} from generate_series(1, ${sessions}::int) n`.execute(db);
  await sql`insert into cart_items (session_id, tipo, id_produto, quantidade, preco_visto, id_atributo_simples, id_unidade_venda, id_armazem, adicional)
    select ${name}::text || n, 'produto', 1, 1, 100, 0, 0, 0, '' from generate_series(1, ${sessions}::int) n`.execute(
    db,
  );
}

describe('a round', () => {
  it('takes out exports that nobody fetched within an hour', async () => {
    const folder = join(store.dataDir, 'packs');
    mkdirSync(folder);
    for (const [name, minutes] of [
      ['old.zip', 61],
      ['new.zip', 59],
    ] as const) {
      writeFileSync(join(folder, name), 'everybody');
      const made = new Date(Date.now() - minutes * 60_000);
      utimesSync(join(folder, name), made, made);
    }
    await round();
    expect(readdirSync(folder)).toEqual(['new.zip']);
  });

  it('takes out all sessions that have ended, with their carts, and no other', async () => {
    await visit(store.db, 'ended', MANY, ago(TERM + 1));
    await visit(store.db, 'alive', 2, ago(TERM));
    await round();
    const left = await store.db.selectFrom('sessions').select('id').orderBy('id').execute();
    expect(left).toEqual([{ id: 'alive1' }, { id: 'alive2' }]);
    expect(await count('cart_items')).toBe(2);
  });

  it('leaves the cart of an account whose session has ended', async () => {
    await visit(store.db, 'ended', 1, ago(TERM + 1));
    await store.db.updateTable('cart_items').set({ session_id: null, user_id: 1 }).execute();
    await round();
    expect([await count('sessions'), await count('cart_items')]).toEqual([0, 1]);
  });

  it('takes out tries that are forgotten, from the millisecond after they are', async () => {
    for (const [key, expires_at] of [
      ['past', ago(1)],
      ['now', TODAY],
    ] as const) {
      await store.db
        .insertInto('throttles')
        .values({ key, tries: 1, allowed_at: TODAY, expires_at })
        .execute();
    }
    await round();
    expect(await store.db.selectFrom('throttles').select('key').execute()).toEqual([{ key: 'now' }]);
  });
});

describe('a sweep', () => {
  it('ends after its batch when the shop stops', async () => {
    await visit(store.db, 'ended', MANY, ago(TERM + 1));
    await createSweep({ db: store.db, now: () => TODAY })(AbortSignal.abort());
    expect(await count('sessions')).toBe(MANY);
  });

  it('is made once where two processes begin it together', async () => {
    await visit(store.db, 'ended', MANY, ago(TERM + 1));
    const { signal } = new AbortController();
    const sweeps = [1, 2].map(() => createSweep({ db: store.db, now: () => TODAY })(signal));
    await Promise.all(sweeps);
    expect([await count('sessions'), await count('cart_items')]).toEqual([0, 0]);
    expect(store.failures).toEqual([]);
  });
});
