import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { getStaff } from '#lib/api/panel.ts';
import { DEMO_PASSWORD } from '#lib/platform/seed/accounts.ts';
import { logIn, person } from '../support/accounts.ts';
import { createTestStore, type TestStore, type Visitor } from '../support/store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await createTestStore();
});
afterEach(async () => {
  expect(store.failures).toEqual([]);
  await store.reset();
});
afterAll(() => store.close());

async function as(name: Parameters<typeof person>[0]): Promise<Visitor> {
  const visitor = store.visitor();
  await logIn(visitor, { usuario: person(name).email, senha: DEMO_PASSWORD });
  return visitor;
}

type Document = { readonly paths: Readonly<Record<string, Readonly<Record<string, object>>>> };
const { paths }: Document = JSON.parse(readFileSync('docs/api/openapi.json', 'utf8'));
const CALLS = Object.entries(paths).flatMap(([path, methods]) =>
  path.includes('/panel/')
    ? Object.keys(methods).map(
        (method) => [method.toUpperCase(), `/api/v2/vitrine${path.replaceAll(/\{\w+\}/g, '1')}`] as const,
      )
    : [],
);

/** With a body that no call takes: who may not call is told so, whatever was sent. */
async function call(visitor: Visitor, method: string, path: string): Promise<number> {
  const body = method === 'GET' ? {} : { body: '{' };
  return (await visitor.fetch(path, { method, ...body })).status;
}

describe.each(CALLS)('%s %s', (method, path) => {
  it('is for nobody who is not logged in, for no customer or reseller, and of sellers only for quotes and sales', async () => {
    expect(await call(store.visitor(), method, path)).toBe(401);
    const sells = /\/panel\/(?:me$|quotes|sale$)/.test(path);
    for (const name of ['cliente', 'revenda', ...(sells ? [] : (['vendas'] as const))] as const) {
      expect(await call(await as(name), method, path), name).toBe(403);
    }
    if (sells) expect(await call(await as('vendas'), method, path)).not.toBe(403);
  });
});

describe('GET panel/me', () => {
  it('says who asks and what they may do', async () => {
    const { nome_razao } = person('marketing');
    expect(await getStaff((await as('marketing')).api)).toMatchObject({
      nome: nome_razao,
      papeis: ['marketing'],
    });
    expect(await getStaff((await as('admin')).api)).toMatchObject({ papeis: ['administrador'] });
  });

  it('takes notice at once of a role that was taken away', async () => {
    const visitor = await as('marketing');
    const role = (marketing: boolean) =>
      store.db
        .updateTable('users')
        .set({ marketing })
        .where('email', '=', person('marketing').email)
        .execute();
    await role(false);
    expect(await call(visitor, 'GET', '/api/v2/vitrine/panel/me')).toBe(403);
    await role(true);
    expect(await call(visitor, 'GET', '/api/v2/vitrine/panel/me')).toBe(200);
  });
});
