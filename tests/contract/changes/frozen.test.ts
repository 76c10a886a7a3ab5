/** A catalogue that was given out never changes: frozen to its last product, it bears every kind of change of what follows it. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openCatalogue } from '#lib/platform/catalogue/memory/catalogue.ts';
import type { Goods } from '#lib/platform/catalogue/memory/entry.ts';
import { createTestStore, type TestStore } from '../../support/store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await createTestStore();
});
afterAll(() => store.close());

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const part of Object.values(value)) freeze(part);
}

const CHANGES = [
  sql`update products set preco_por = preco_por + 1, estoque = 0 where id = 7`,
  sql`update products set marca_id = 1 + marca_id % 3 where id between 1 and 60`,
  sql`update products set popularidade = (id * 7) % 1000`,
  sql`update products set nome = nome || ' x' where id = 9`,
  sql`delete from product_categories where product_id = 11`,
  sql`delete from products where id = 218`,
  sql`update brands set nome = nome || '!'`,
  sql`update categories set ordem = 100 - ordem`,
  sql`insert into changes (kind, key) values ('product', '*'), ('words', '*'), ('sales', '')`,
  sql`insert into changes (kind, key) values ('*', '')`,
];

it('by products, names, places, words, and everything at once', { timeout: 60_000 }, async () => {
  const { db, changes } = store;
  const failures: unknown[] = [];
  const memory = openCatalogue({ db, changes, onFailure: (error) => failures.push(error) });
  const { rows } = await sql<{ id: number }>`select id from categories`.execute(db);
  let follows = await memory.read();
  for (const change of CHANGES) {
    const held = follows;
    const places = () => rows.map(({ id }) => held.of('categoria', id));
    const lists: readonly (readonly Goods[])[] = [held.all, held.popular, ...places()];
    for (const part of [...lists, held.named]) freeze(part);
    const runs = () => held.all.map(({ from, to }) => held.marks.slice(from, to));
    const [before, known] = [runs(), lists.map((list) => [...list])];
    await change.execute(db);
    await memory.settled();
    follows = await memory.read();
    expect(follows.all).not.toBe(held.all);
    expect(runs()).toEqual(before);
    expect([held.all, held.popular, ...places()]).toEqual(known);
  }
  memory.stop();
  expect(failures).toEqual([]);
  expect(store.failures).toEqual([]);
});
