/** What pages ask within the process: the same as by a request, and in nobody's name. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DirectCall } from '#lib/contract/direct-call.ts';
import type { Settings } from '#lib/contract/settings.ts';
import { createTestStore, type TestStore } from '../support/store.ts';
import { addressOf, type Call, nameOf, send } from './calls/call.ts';
import { EVERY_CALL } from './calls/every.ts';
import { readWorld, type World } from './calls/world.ts';

let store: TestStore;
let world: World;
beforeAll(async () => {
  store = await createTestStore();
  world = await readWorld(store);
});
afterAll(() => store.close());

function askedOf(call: Call): DirectCall {
  const { query = {}, body, params } = call.request?.(world) ?? {};
  const method = call.method.toLowerCase() as DirectCall['method'];
  return { method, path: addressOf(call, { ...(params && { params }) }), query, body };
}

it('tells of every call that is shared what its request is answered, and nothing of the others', async () => {
  const told: string[] = [];
  for (const call of EVERY_CALL) {
    const answer = await store.platform.ask(askedOf(call));
    if (!answer) continue;
    told.push(nameOf(call));
    const response = await send(store.visitor(), call, world);
    expect(answer, nameOf(call)).toStrictEqual({ status: response.status, value: await response.json() });
  }
  expect(told).toEqual(
    expect.arrayContaining(['GET /url/product/detail', 'GET /settings', 'POST /product/shop']),
  );
  const personal = told.filter((name) =>
    /checkout|wishlist|client|order|panel|ultimos-vistos|quote/.test(name),
  );
  expect(personal).toEqual([]);
});

const DETAIL = { method: 'get', path: '/api/v2/front/url/product/detail', body: undefined } as const;

it('refuses what a request would be refused for', async () => {
  expect(await store.platform.ask({ ...DETAIL, query: { url: '/nada' } })).toMatchObject({
    status: 404,
    value: { error: expect.any(String) },
  });
  expect(await store.platform.ask({ ...DETAIL, query: {} })).toMatchObject({ status: 400 });
  const menu = { ...DETAIL, path: '/api/v2/front/struct/menus/%00', query: {} };
  expect(await store.platform.ask(menu)).toMatchObject({ status: 404 });
});

it('leaves an editor’s preview to requests: its link is over some time', async () => {
  const page = { ...DETAIL, path: '/api/v2/front/url/page', query: { url: '/pagina/quem-somos' } };
  expect(await store.platform.ask(page)).toMatchObject({ status: 200 });
  expect(store.platform.ask({ ...page, query: { ...page.query, previa: '1.2.3' } })).toBeUndefined();
});

it('tells the same again until something changes, and lets nobody change it', async () => {
  const settings = { ...DETAIL, path: '/api/v2/front/settings', query: {} };
  const first = await store.platform.ask(settings);
  const told = first?.value as Settings;
  expect(() => Object.assign(told.configuracoes.sistema, { geral: 1 })).toThrow(TypeError);
  expect((await store.platform.ask(settings))?.value).toBe(first?.value);
  await store.db.updateTable('menus').set({ nome: 'Outro' }).execute();
  expect((await store.platform.ask(settings))?.value).toBe(first?.value);
  await sql`update settings set valor = jsonb_set(valor, '{geral,site,nome}', '"Outra"') where chave = 'sistema'`.execute(
    store.db,
  );
  expect((await store.platform.ask(settings))?.value).not.toBe(first?.value);
});
