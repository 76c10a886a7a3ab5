/** Keys for programs: made and revoked in the panel, and what they open. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ChaveAberta, ChavesPrograma } from '#lib/contract/panel-programs.ts';
import { SCOPES } from '#lib/domain/programs/scopes.ts';
import { createEndpoints, type RoomDeps } from '#lib/platform/endpoints.ts';
import { baseOf, type Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { callsOf, makeKey, programOf } from '../../support/programs.ts';
import { staff } from '../../support/staff.ts';
import { APP_TOKEN, createTestStore, SITE_URL, type TestStore, type Visitor } from '../../support/store.ts';

const PANEL = '/api/v2/vitrine/panel/programs';
const DAY = 86_400_000;
let store: TestStore;
let admin: Visitor;
beforeAll(async () => {
  store = await createTestStore();
});
beforeEach(async () => {
  admin = await staff(store, 'administrador');
});
afterEach(async () => {
  expect(store.failures).toEqual([]);
  await store.db.deleteFrom('program_keys').execute();
  await store.reset();
});
afterAll(() => store.close());

const ENDPOINTS = createEndpoints({ shipping: {} } as RoomDeps);
const nameOf = ({ method, path }: Endpoint) => `${method.toUpperCase()} ${path}`;
const KEYED = ENDPOINTS.filter(({ scope }) => scope !== undefined);

/** A call with a key, and the token of the shop where told so. */
function ask(
  { method, path, ...endpoint }: Endpoint,
  key: string,
  headers: HeadersInit = {},
): Promise<Response> {
  const filled = path.replaceAll(/:(\w+)(?:\{[^}]*\})?/g, '1');
  return store.platform.fetch(
    new Request(`${SITE_URL}/api/v2/${baseOf(endpoint)}${filled}`, {
      method: method.toUpperCase(),
      headers: { Authorization: `Bearer ${key}`, 'Idempotency-Key': crypto.randomUUID(), ...headers },
      ...(method !== 'get' && { body: '{}' }),
    }),
  );
}

describe('a key', () => {
  it('is shown when it is made, and kept as a digest alone', async () => {
    const { chave, segredo } = await makeKey(admin, { nome: 'Meu ERP', dias: 30 });
    expect(segredo).toMatch(/^vit_[\w-]{43}$/);
    expect(chave).toMatchObject({ nome: 'Meu ERP', situacao: 'ativa', usadaEm: '', escopos: SCOPES });
    const rows = await store.db.selectFrom('program_keys').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(segredo.slice(chave.inicio.length));
    const list: ChavesPrograma = await (await admin.fetch(PANEL)).json();
    expect(list.chaves).toEqual([chave]);
    expect(list.alteracoes[0]).toMatchObject({ alvo: 'Meu ERP', acao: 'criou' });
    expect(JSON.stringify(list)).not.toContain(segredo.slice(chave.inicio.length));
  });

  it('has a name of its own as long as it holds', async () => {
    const { chave } = await makeKey(admin, { nome: 'Um' });
    await expect(makeKey(admin, { nome: 'UM' })).rejects.toThrow('409');
    await admin.fetch(`${PANEL}/${chave.id}`, { method: 'DELETE' });
    await expect(makeKey(admin, { nome: 'UM' })).resolves.toBeDefined();
  });

  it.each([{ escopos: [] }, { escopos: ['tudo'] as never }, { nome: ' ' }, { dias: 31 }, { porMinuto: 0 }])(
    'is refused with %j',
    async (change) => {
      await expect(makeKey(admin, change)).rejects.toThrow('400');
    },
  );

  it('says what it may do, and notes when it was used', async () => {
    const { call, id } = await programOf(store, admin, { nome: 'A', escopos: ['produtos:ler'], dias: 30 });
    const answer = await call('GET', '/key');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await answer.json()).toEqual({
      nome: 'A',
      escopos: ['produtos:ler'],
      validaAte: new Date(store.clock.now.getTime() + 30 * DAY).toISOString(),
      porMinuto: 1200,
    });
    const { chave }: ChaveAberta = await (await admin.fetch(`${PANEL}/${id}`)).json();
    expect(chave.usadaEm).toBe(store.clock.now.toISOString());
  });

  it('opens nothing from the moment it ends, or is revoked', async () => {
    const ending = await programOf(store, admin, { dias: 30 });
    const revoked = await programOf(store, admin);
    store.later(30 * DAY - 1);
    expect((await ending.call('GET', '/key')).status).toBe(200);
    store.later(1);
    const answer = await ending.call('GET', '/key');
    expect([answer.status, answer.headers.get('WWW-Authenticate')]).toEqual([401, 'Bearer']);
    expect((await revoked.call('GET', '/key')).status).toBe(200);
    // The login of the panel is not as old.
    admin = await staff(store, 'administrador');
    expect((await admin.fetch(`${PANEL}/${revoked.id}`, { method: 'DELETE' })).status).toBe(200);
    expect((await revoked.call('GET', '/key')).status).toBe(401);
    expect((await admin.fetch(`${PANEL}/${revoked.id}`, { method: 'DELETE' })).status).toBe(409);
  });

  it.each(['', 'vit_', 'vit_x', `vit_${'A'.repeat(43)}`, "vit_' or 1=1", 'x'.repeat(201)])(
    'that nobody made opens nothing: %j',
    async (key) => {
      expect((await callsOf(store.platform, key)('GET', '/key')).status).toBe(401);
    },
  );

  it('makes as many calls a minute as it may, whatever others do', async () => {
    const { call } = await programOf(store, admin, { porMinuto: 60 });
    const other = await programOf(store, admin, { porMinuto: 60 });
    // All calls count together.
    for (let calls = 0; calls < 60; calls++)
      expect((await call('GET', calls % 2 ? '/key' : '/orders')).status).toBe(200);
    expect((await call('GET', '/products?limit=1')).status).toBe(429);
    const answer = await call('GET', '/key');
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([429, '60']);
    expect((await other.call('GET', '/key')).status).toBe(200);
    store.later(60_000);
    expect((await call('GET', '/key')).status).toBe(200);
  });
});

describe('what a key opens', () => {
  it.each(SCOPES)('with %s alone: the calls of that scope', async (scope) => {
    const { key } = await programOf(store, admin, { escopos: [scope] });
    for (const endpoint of KEYED) {
      const { status } = await ask(endpoint, key);
      const opens = endpoint.scope === scope || endpoint.scope === 'any';
      expect([nameOf(endpoint), status === 403]).toEqual([nameOf(endpoint), !opens]);
      expect(status).not.toBe(401);
    }
  });

  it('is no call of the panel, and none of the front API', async () => {
    const { key } = await programOf(store, admin);
    const open = ENDPOINTS.filter(({ scope }) => scope === undefined);
    for (const endpoint of open) {
      expect([nameOf(endpoint), (await ask(endpoint, key)).status]).toEqual([nameOf(endpoint), 401]);
    }
  });

  it('is nobody: with the token of the shop too, the panel and accounts ask for a login', async () => {
    const { key } = await programOf(store, admin);
    const own = ENDPOINTS.filter(({ path }) => path.startsWith('/panel/') || path.startsWith('/account'));
    expect(own.length).toBeGreaterThan(100);
    for (const endpoint of own.filter(({ method }) => method === 'get')) {
      const { status } = await ask(endpoint, key, { 'App-Token': APP_TOKEN });
      expect([nameOf(endpoint), status]).toEqual([nameOf(endpoint), 401]);
    }
  });

  it('needs the key: a login and the token of the shop are not enough', async () => {
    for (const endpoint of KEYED) {
      const path = `/api/v2/vitrine${endpoint.path.replaceAll(/:\w+/g, '1')}`;
      const method = endpoint.method.toUpperCase();
      const answer = await admin.fetch(path, { method, ...(method !== 'GET' && { body: '{}' }) });
      expect([nameOf(endpoint), answer.status]).toEqual([nameOf(endpoint), 401]);
    }
  });
});

it('writes, refusals and looks at buyers are logged, and other reads are not', async () => {
  const { call, id } = await programOf(store, admin, { escopos: ['pedidos:ler', 'clientes:ler'] });
  await call('GET', '/orders');
  await call('GET', '/orders/999999/customer');
  store.later(60_000);
  await call('POST', '/stock/ABC', { diferenca: 1 });
  expect(await loggedOf(id)).toEqual([
    ['POST /program/stock/:codigo', 'ABC', 403],
    ['GET /program/orders/:numero/customer', '999999', 404],
  ]);
});

it('refusals are limited too, and fill the log of their key with one a minute at most', async () => {
  const { call, id } = await programOf(store, admin, { escopos: ['pedidos:ler'], porMinuto: 60 });
  const hammer = async () => {
    const seen = new Set<number>();
    for (let calls = 0; calls < 62; calls++)
      seen.add((await call('POST', '/stock/ABC', { diferenca: 1 })).status);
    return [...seen];
  };
  expect(await hammer()).toEqual([403, 429]);
  expect(await loggedOf(id)).toEqual([['POST /program/stock/:codigo', 'ABC', 403]]);
  store.later(60_000);
  await hammer();
  expect(await loggedOf(id)).toHaveLength(2);
});

async function loggedOf(id: number) {
  const { chamadas }: ChaveAberta = await (await admin.fetch(`${PANEL}/${id}`)).json();
  return chamadas.map(({ chamada, alvo, status }) => [chamada, alvo, status]);
}
