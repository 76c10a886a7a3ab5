/** Links that make somebody staff: good once, for a while, and the first administrator's only while there is none. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#artwork/demo/accounts.ts';
import { requestCode, requestPassword, setPassword } from '#lib/api/account.ts';
import { getUser } from '#lib/api/checkout.ts';
import { acceptInvitation, getInvitation } from '#lib/api/invitation.ts';
import { getEverything } from '#lib/api/own-account.ts';
import { getStaff } from '#lib/api/panel.ts';
import type { AceiteConvite } from '#lib/contract/invitation.ts';
import { invite, inviteFirst } from '#lib/platform/accounts/invitation.ts';
import { logIn, person, post } from '../support/accounts.ts';
import { dropMails, mailsOf } from '../support/mails.ts';
import { createTestStore, type TestStore } from '../support/store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await createTestStore();
});
beforeEach(async () => {
  await store.db.updateTable('users').set({ administrador: false }).execute();
  await setInviter({ equipe: true });
});
afterEach(async () => {
  expect(store.failures).toEqual([]);
  await store.db.deleteFrom('users').where('email', 'like', '%@convite.test').execute();
  await dropMails(store);
  await setInviter({ equipe: false, ativo: true });
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
const setInviter = (set: { readonly equipe?: boolean; readonly ativo?: boolean }) =>
  store.db.updateTable('users').set(set).where('email', '=', person('marketing').email).execute();
const accountOf = (email: string) =>
  store.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
async function sent(email: string) {
  const { id } = await accountOf(person('marketing').email);
  const invited = { email, papeis: ['marketing'], por: { id, nome: 'Dona' } } as const;
  return invite(store.db, invited, store.clock.now);
}
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

  it('proves no mailbox: who made it may have used it', async () => {
    const email = 'nova@convite.test';
    await store.db.insertInto('newsletter').values({ email, created_at: new Date() }).execute();
    const { api } = store.visitor();
    await acceptInvitation(api, await sent(email), { ...DONA, email });
    expect(await getStaff(api)).toMatchObject({ papeis: ['marketing'] });
    expect((await accountOf(email)).email_confirmed_at).toBeNull();
    expect((await getEverything(api)).novidades).toBeNull();
    await logIn(store.visitor(), { usuario: email, senha: DONA.senha });

    // Both ways by mail lead to a new password, which ends the sessions of whoever chose the first.
    await requestPassword(store.visitor().api, email);
    await store.platform.settled();
    await requestCode(store.visitor().api, email);
    const letters = (await mailsOf(store)).map((mail) => /\?recuperar=([\w-]+)/.exec(mail)?.[1]);
    expect(letters).toEqual([expect.any(String), expect.any(String)]);
    await setPassword(store.visitor().api, { token: letters[1] ?? '', senha: 'a senha de quem lê o e-mail' });
    expect((await accountOf(email)).email_confirmed_at).toEqual(store.clock.now);
    expect(await status(getStaff(api))).toBe(401);
    const owner = store.visitor();
    await logIn(owner, { usuario: email, senha: 'a senha de quem lê o e-mail' });
    expect((await getEverything(owner.api)).novidades).not.toBeNull();
  });

  it('keeps an address that was proven before', async () => {
    const before = (await accountOf(ANA)).email_confirmed_at;
    await acceptInvitation(store.visitor().api, await sent(ANA), { ...DONA, senha: DEMO_PASSWORD });
    expect(before).not.toBeNull();
    expect((await accountOf(ANA)).email_confirmed_at).toEqual(before);
    await store.db.updateTable('users').set({ marketing: false }).where('email', '=', ANA).execute();
  });

  it('guesses no more passwords than the log-in, however many are sent', async () => {
    const guess = async (senha: string) =>
      status(acceptInvitation(store.visitor().api, await sent(ANA), { ...DONA, senha }));
    for (let tries = 0; tries < 5; tries += 1) expect(await guess('outra senha')).toBe(401);
    expect(await guess(DEMO_PASSWORD)).toBe(429);
    const login = () => post(store.visitor(), 'checkout/login', { usuario: ANA, senha: DEMO_PASSWORD });
    expect((await login()).status).toBe(429);
    store.later(30_000);
    expect(await guess(DEMO_PASSWORD)).toBe(200);
    expect((await login()).status).toBe(200);
    await store.db.updateTable('users').set({ marketing: false }).where('email', '=', ANA).execute();
  });

  it.each([{ equipe: false }, { ativo: false }])('ends when who sent it is %j', async (less) => {
    const token = await sent('nova@convite.test');
    await setInviter(less);
    const { api } = store.visitor();
    expect(await status(getInvitation(api, token))).toBe(404);
    expect(await status(acceptInvitation(api, token, DONA))).toBe(404);
  });
});
