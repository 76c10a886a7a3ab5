import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { columnsToWrite } from '#lib/platform/packs/queries/read-rows.ts';
import { tablesInOrder } from '#lib/platform/packs/queries/shape.ts';
import { openPack, type Pack } from '#lib/platform/packs/read-pack.ts';
import { recordSchema } from '#lib/platform/packs/record.ts';
import { LEFT_OUT, PACKED } from '#lib/platform/packs/tables.ts';
import { embeddedStore, packOf, storeOfPack } from '../support/packs.ts';
import { type TestStore, TODAY } from '../support/store.ts';
import { nameOf, send } from './calls/call.ts';
import { EVERY_CALL } from './calls/every.ts';
import { CUSTOMER, logIn, visitorFor } from './calls/visitor.ts';
import { addReviewKey, readWorld, type World } from './calls/world.ts';

let demo: TestStore;
let brought: TestStore;
let worlds: readonly [World, World];
beforeAll(async () => {
  // With DATABASE_URL this is the way from PGlite to PostgreSQL.
  demo = await embeddedStore();
  const world = await readWorld(demo);
  await demo.db.insertInto('tracking_carriers').values(CARRIER).execute();
  await order(demo, world);
  brought = await storeOfPack(await packOf(demo, { people: true }));
  worlds = [world, { ...world, addReviewKey: () => addReviewKey(brought) }];
}, 600_000);
afterAll(async () => {
  await demo?.close();
  await brought?.close();
});

const CARRIER = { nome: 'Expresso São João', link: 'https://sj.test/rastreio?c={codigo}' };

/** Somebody buys, and keeps a quote. */
async function order(store: TestStore, world: World): Promise<void> {
  for (const name of ['GET /orders', 'GET /quotes']) {
    const call = EVERY_CALL.find((one) => nameOf(one) === name);
    if (call) await visitorFor(call, store, world);
  }
}

/** What no two shops can have alike: names of sessions, and keys that are drawn by lot. */
function setAside(told: string): string {
  return told
    .replace(/("aparelhos":\[\{"id":)"[0-9a-f]{16}"/, '$1"(session)"')
    .replace(/(\/favoritos\/)[0-9a-f]{32}/, '$1(key)');
}

describe('a pack', () => {
  it('holds every table, but for those that are left out with a reason', async () => {
    const names = (await tablesInOrder(demo.db)).map(({ name }) => name);
    expect([...Object.keys(PACKED), ...Object.keys(LEFT_OUT)].toSorted()).toEqual(names.toSorted());
    expect(Object.values(LEFT_OUT).filter((reason) => reason.length < 5)).toEqual([]);
  });

  it('can hold every column of its tables', async () => {
    const tables = await tablesInOrder(demo.db);
    expect(() => {
      for (const table of tables) {
        const packed = PACKED[table.name];
        if (packed) recordSchema(table, columnsToWrite(table, packed));
      }
    }).not.toThrow();
  });

  it('is, out of the shop that was made of it, line by line the same again', async () => {
    const [first, second] = [
      await openPack(await packOf(demo, { people: true })),
      await openPack(await packOf(brought, { people: true })),
    ];
    expect(second.manifest.tables).toEqual(first.manifest.tables);
    expect(second.manifest.files).toEqual(first.manifest.files);
    first.close();
    second.close();
  });
});

it('brings the carriers of the shop’s own along', async () => {
  const carriers = brought.db.selectFrom('tracking_carriers').select(['nome', 'link']);
  expect(await carriers.execute()).toEqual([CARRIER]);
});

describe('the accounts of a pack', () => {
  it('log in and see their orders and quotes', async () => {
    const seen = async (store: TestStore) => {
      const visitor = store.visitor();
      await logIn(visitor, CUSTOMER);
      const read = async (path: string) => (await visitor.fetch(`/api/v2/${path}`)).json();
      const { pedidos } = await read('vitrine/orders');
      return {
        pedidos,
        order: await read(`vitrine/order/${pedidos[0]?.numero}`),
        orcamentos: await read('vitrine/quotes'),
      };
    };
    const [first, second] = [await seen(demo), await seen(brought)];
    expect(first.pedidos).toHaveLength(1);
    expect(first.order.linhas).toHaveLength(1);
    expect(first.orcamentos.orcamentos).toHaveLength(1);
    expect(second).toEqual(first);
  });
});

describe('a shop made of a pack', () => {
  afterEach(async () => {
    expect([...demo.failures, ...brought.failures]).toEqual([]);
    await demo.reset();
    await brought.reset();
  });

  it.each(EVERY_CALL.map((call) => [nameOf(call), call] as const))(
    'answers %s as the first one',
    async (_, call) => {
      const told: string[] = [];
      for (const [store, world] of [
        [demo, worlds[0]],
        [brought, worlds[1]],
      ] as const) {
        const answer = await send(await visitorFor(call, store, world), call, world);
        told.push(`${answer.status} ${await answer.text()}`);
      }
      expect(told[0]).toMatch(/^200 /);
      expect(setAside(told[1] ?? '')).toBe(setAside(told[0] ?? ''));
    },
  );
});

describe('a pack without people', () => {
  it('names nobody, collects for nobody, and has neither drafts nor what was replaced', async () => {
    const { db } = demo;
    const content = JSON.stringify({ ...(await pageContent(db)), nome: 'Versão de ontem' });
    const version = { content, created_at: TODAY, updated_at: TODAY, author: 'Quem Escreveu' } as const;
    const page_id = 1;
    await db
      .insertInto('content_versions')
      .values([
        { ...version, page_id, state: 'published', published_at: new Date('2026-01-01') },
        { ...version, page_id, state: 'draft', content: content.replace('de ontem', 'de amanhã') },
      ])
      .execute();
    await db.updateTable('payment_settings').set({ pix_ativo: true, pix_chave: 'chave-do-dono' }).execute();
    await db.updateTable('reviews').set({ email: 'opina@exemplo.test' }).execute();
    await db
      .updateTable('reviews')
      .set({ aprovado: false, nome: 'Ninguém Viu' })
      .where('id', '=', 1)
      .execute();
    await db.updateTable('products').set({ vendas: 77 }).where('id', '=', 3).execute();
    const pack = await openPack(await packOf(demo));
    const text = await textOf(pack);
    pack.close();
    expect(pack.manifest.people).toBe(false);
    expect(text).toContain('cabo-hdmi-high-speed-4k-30hz-1m');
    expect(text).toContain('"product_id":3,"vendas":77');
    for (const secret of [
      '@demo.test',
      '@exemplo.test',
      'argon2',
      'chave-do-dono',
      'Ninguém Viu',
      'Quem Escreveu',
    ])
      expect([secret, text.includes(secret)]).toEqual([secret, false]);
    expect([text.includes('Versão de ontem'), text.includes('Versão de amanhã')]).toEqual([false, false]);
  });
});

async function pageContent(db: TestStore['db']): Promise<object> {
  const row = await db
    .selectFrom('content_versions')
    .select('content')
    .where('page_id', '=', 1)
    .executeTakeFirstOrThrow();
  return row.content;
}

async function textOf(pack: Pack): Promise<string> {
  const lines: string[] = [];
  for (const { name } of pack.manifest.tables) for await (const line of pack.lines(name)) lines.push(line);
  return lines.join('\n');
}
