/** Links that make somebody staff: good once, for a while, and the first administrator's only while there is none. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getUser } from '#lib/api/checkout.ts';
import { acceptInvitation, getInvitation } from '#lib/api/invitation.ts';
import { getStaff } from '#lib/api/panel.ts';
import type { AceiteConvite } from '#lib/contract/invitation.ts';
import { invite, inviteFirst } from '#lib/platform/accounts/invitation.ts';
import { DEMO_PASSWORD } from '#lib/platform/seed/accounts.ts';
import { person } from '../support/accounts.ts';
import { createTestStore, type TestStore } from '../support/store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await createTestStore();
});
beforeEach(() => store.db.updateTable('users').set({ administrador: false }).execute());
afterEach(async () => {
  expect(store.failures).toEqual([]);
  await store.db.deleteFrom('users').where('email', 'like', '%@convite.test').execute();
  await store.reset();
});
afterAll(() => store.close());

const ANA = person('cliente').email;
const DONA: AceiteConvite = {
  email: 'Dona@Convite.test',
  nome: 'Dona da Loja',
  documento: '529.982.247-25',
  senha: 'uma senha bem comprida',
};
const first = async () => {
  const token = await inviteFirst(store.db, new Date());
  if (token === undefined) throw new Error('there is an administrator');
  return token;
};
const sent = (email: string) =>
  invite(store.db, { email, papeis: ['marketing'], convidado_por: 'Dona' }, new Date());
const status = (promise: Promise<unknown>) =>
  promise.then(
    () => 200,
    (error: { readonly status: number }) => error.status,
  );

describe('the link of the first administrator', () => {
  it('opens the account, logs in to the panel and is used up with all of its kind', async () => {
    const [token, another] = [await first(), await first()];
    const { api } = store.visitor();
    expect(await getInvitation(api, token)).toMatchObject({ email: '', papeis: ['administrador'] });
    await acceptInvitation(api, token, DONA);
    expect(await getStaff(api)).toMatchObject({ nome: 'Dona da Loja', papeis: ['administrador'] });
    expect(await inviteFirst(store.db, new Date())).toBeUndefined();
    const again = { ...DONA, email: 'outra@convite.test', documento: '111.444.777-35' };
    for (const used of [token, another])
      expect(await status(acceptInvitation(store.visitor().api, used, again))).toBe(404);
  });

  it('is refused once somebody else administers the shop, and makes one of two at once', async () => {
    const token = await first();
    const other = { ...DONA, email: 'outra@convite.test', documento: '111.444.777-35' };
    const statuses = await Promise.all(
      [DONA, other].map((form) => status(acceptInvitation(store.visitor().api, token, form))),
    );
    expect(statuses.toSorted()).toEqual([200, 404]);
    await store.db.deleteFrom('invitations').execute();
    await store.db.updateTable('users').set({ administrador: false }).execute();
    const late = await first();
    await store.db.updateTable('users').set({ administrador: true }).where('email', '=', ANA).execute();
    expect(await status(getInvitation(store.visitor().api, late))).toBe(404);
    expect(await status(acceptInvitation(store.visitor().api, late, DONA))).toBe(404);
  });

  it('ends after a day, and is kept as a hash alone', async () => {
    const token = await inviteFirst(store.db, new Date(0));
    expect(await status(getInvitation(store.visitor().api, token ?? ''))).toBe(404);
    const rows = JSON.stringify(await store.db.selectFrom('invitations').selectAll().execute());
    expect(rows).toContain('administrador');
    expect(rows).not.toContain(token);
  });

  it.each([
    [{ email: '' }, 400],
    [{ nome: ' ' }, 400],
    [{ documento: '529.982.247-26' }, 400],
    [{ senha: 'curta' }, 400],
    [{ email: ANA }, 401],
    [{ documento: person('cliente').cpf_cnpj }, 409],
  ] as const)('refuses %j and stays good', async (wrong, refusal) => {
    const token = await first();
    const { api } = store.visitor();
    expect(await status(acceptInvitation(api, token, { ...DONA, ...wrong }))).toBe(refusal);
    expect((await getUser(api)).logado).toBe(false);
    await acceptInvitation(api, token, DONA);
  });
});

describe('an invitation', () => {
  it('gives its roles to the account of its address, by the password of that account', async () => {
    const token = await sent(ANA);
    const { api } = store.visitor();
    expect(await getInvitation(api, token)).toEqual({
      email: ANA,
      papeis: ['marketing'],
      convidadoPor: 'Dona',
      temConta: true,
    });
    const form = { ...DONA, email: 'outra@convite.test', senha: DEMO_PASSWORD };
    expect(await status(acceptInvitation(api, token, { ...form, senha: 'outra senha' }))).toBe(401);
    await acceptInvitation(api, token, form);
    expect(await getStaff(api)).toMatchObject({ papeis: ['marketing'] });
    await store.db.updateTable('users').set({ marketing: false }).where('email', '=', ANA).execute();
  });
});
