/**
 * Every field of every body a call takes, with what is no value of it: refused with 400 and a sentence, and no table has a row
 * more or less. What is no field is taken no notice of.
 */
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../support/store.ts';
import { type Body, type Call, nameOf, send } from './calls/call.ts';
import { EVERY_CALL } from './calls/every.ts';
import { misfits } from './calls/judge.ts';
import { badValues, MISSING } from './calls/kinds.ts';
import { visitorFor } from './calls/visitor.ts';
import { readWorld, type World } from './calls/world.ts';
import { refusal } from './shapes/primitives.ts';

let store: TestStore;
let world: World;
beforeAll(async () => {
  store = await createTestStore();
  world = await readWorld(store);
});
afterEach(async () => {
  expect(store.failures).toEqual([]);
  await store.reset();
});
afterAll(() => store.close());

const WRITING = EVERY_CALL.filter(({ fields }) => fields !== undefined);

function bodyOf(call: Call): Body {
  return call.request?.(world).body ?? {};
}

describe.each(WRITING.map((call) => [nameOf(call), call] as const))('%s refuses', (_, call) => {
  it.each(Object.entries(call.fields ?? {}))('what is no value of %s', async (field, kind) => {
    const visitor = await visitorFor(call, store, world);
    const before = await rowCounts(store.db);
    for (const [label, value] of badValues(kind)) {
      const answer = await send(visitor, call, world, changed(bodyOf(call), field, value));
      const body = await answer.json();
      expect([label, answer.status, misfits(refusal, body)]).toEqual([label, 400, '']);
    }
    expect(await rowCounts(store.db)).toEqual(before);
  });

  it.each([
    ['a list', []],
    ['null', null],
    ['a text', 'abc'],
    ['a number', 7],
  ])('%s in place of the body', async (_label, body) => {
    const visitor = await visitorFor(call, store, world);
    const before = await rowCounts(store.db);
    const answer = await send(visitor, call, world, body);
    expect([answer.status, misfits(refusal, await answer.json())]).toEqual([400, '']);
    expect(await rowCounts(store.db)).toEqual(before);
  });
});

describe.each(WRITING.map((call) => [nameOf(call), call] as const))('%s tolerates', (_, call) => {
  it('keys it does not know', async () => {
    const visitor = await visitorFor(call, store, world);
    const answer = await send(visitor, call, world, {
      ...bodyOf(call),
      desconhecido: { a: [1] },
      constructor: 'x',
      price: 1,
    });
    expect([answer.status, misfits(call.shape, await answer.json())]).toEqual([200, '']);
  });

  it('numbers as texts', async () => {
    const visitor = await visitorFor(call, store, world);
    const answer = await send(visitor, call, world, numbersAsTexts(bodyOf(call)));
    expect([answer.status, misfits(call.shape, await answer.json())]).toEqual([200, '']);
  });
});

/** `body` with another value at a path such as `itens.0.idProduto`. */
function changed(body: Body, path: string, value: unknown): Body {
  const copy = structuredClone(body);
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const holder = keys.reduce(
    (at, key) => at[key] as Record<string, unknown>,
    copy as Record<string, unknown>,
  );
  if (value === MISSING) delete holder[last];
  else holder[last] = value;
  return copy;
}

function numbersAsTexts(value: unknown): unknown {
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(numbersAsTexts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, numbersAsTexts(inner)]));
}

/** Of every table of the store, whoever added it. */
async function rowCounts(db: TestStore['db']): Promise<Readonly<Record<string, number>>> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' order by 1
  `.execute(db);
  const counts = tables.rows.map(
    ({ name }) => sql`select ${sql.lit(name)} as name, count(*)::int as rows from ${sql.table(name)}`,
  );
  const { rows } = await sql<{ name: string; rows: number }>`${sql.join(counts, sql` union all `)}`.execute(
    db,
  );
  return Object.fromEntries(rows.map(({ name, rows }) => [name, rows]));
}
