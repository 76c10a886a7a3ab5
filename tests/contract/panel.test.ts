import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#artwork/demo/accounts.ts';
import { getStaff } from '#lib/api/panel.ts';
import { isAllowed, PANEL_ROLES, type PanelRole } from '#lib/domain/panel/roles.ts';
import { createEndpoints, type RoomDeps } from '#lib/platform/endpoints.ts';
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

/** Whose the calls of the panel are, by the words of their addresses: said here once more, apart from the declarations. */
const WHOSE: Readonly<Record<string, readonly PanelRole[]>> = {
  'banners content instagram menus popups redirects showcases': ['marketing'],
  'brands bulk categories characteristics coupons files finder image-imports imports kits landing-pages listing-texts products seals sheets':
    ['catalogo'],
  'media searches synonyms visits': ['marketing', 'catalogo'],
  'answers messages newsletter questions reviews waiting': ['marketing', 'clientes'],
  'orders returns': ['pedidos'],
  'quotes sale': ['vendedor'],
  'cart-reminders letters settings': ['marketing', 'configuracoes'],
  'shipping tracking-carriers': ['configuracoes'],
  customers: ['clientes'],
  'history staff': ['equipe'],
  'me start': PANEL_ROLES,
  'cases closing customer-groups differences factor-demand pack payments programs sellers statements webhooks':
    [],
};
/** The tables say what one word of an address does not. */
const APART: Readonly<Record<string, readonly PanelRole[]>> = {
  ...Object.fromEntries(
    ['aguarde', 'compradores', 'empresa', 'enderecos', 'entrega', 'pagamento', 'trocas'].map((group) => [
      `put /panel/settings/${group}`,
      ['configuracoes'],
    ]),
  ),
};

const CALLS = createEndpoints({ shipping: {} } as RoomDeps).filter(({ path }) => path.startsWith('/panel/'));

function whose(method: string, path: string): readonly PanelRole[] | undefined {
  const [, , word = ''] = path.split('/');
  const table = Object.entries(WHOSE).find(([words]) => words.split(' ').includes(word));
  return APART[`${method} ${path}`] ?? table?.[1];
}

/** With a body that no call takes: who may not call is told so, whatever was sent. */
async function call(visitor: Visitor, method: string, path: string): Promise<number> {
  const body = method === 'GET' ? {} : { body: '{' };
  return (await visitor.fetch(path, { method, ...body })).status;
}

describe('roles and calls of the panel', () => {
  it('are declared as they are said here', () => {
    for (const { method, path, roles = [] } of CALLS) {
      const areas = roles.filter((role) => role !== 'administrador');
      expect(areas.toSorted(), `${method} ${path}`).toEqual(
        whose(method, path)
          ?.filter((role) => role !== 'administrador')
          .toSorted(),
      );
    }
  });

  it.each(['nobody', 'cliente', 'revenda', ...PANEL_ROLES] as const)('hold for %s', async (who) => {
    const role = PANEL_ROLES.find((one) => one === who);
    const visitor =
      who === 'nobody' ? store.visitor() : await as(role === undefined ? (who as 'cliente') : 'marketing');
    if (role !== undefined) await roles(role);
    for (const { method, path, roles: wanted = [] } of CALLS) {
      const status = await call(
        visitor,
        method.toUpperCase(),
        `/api/v2/vitrine${path.replaceAll(/:\w+/g, '1')}`,
      );
      const allowed = role !== undefined && isAllowed(wanted as readonly PanelRole[], [role]);
      const refusal = who === 'nobody' ? 401 : 403;
      const note = `${who}: ${method} ${path}`;
      if (allowed) expect([401, 403], note).not.toContain(status);
      else expect(status, note).toBe(refusal);
    }
    await roles('marketing');
  });

  /** What the demo's editor may do. */
  async function roles(role: PanelRole): Promise<void> {
    const columns = Object.fromEntries(PANEL_ROLES.map((one) => [one, one === role]));
    await store.db.updateTable('users').set(columns).where('email', '=', person('marketing').email).execute();
  }
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
