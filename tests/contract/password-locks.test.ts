/** What a new password opens for its owner, and shuts for those who guessed or knew the one before. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { setPassword } from '#lib/api/account.ts';
import { changePassword } from '#lib/api/own-account.ts';
import { ANA, logIn, person, post } from '../support/accounts.ts';
import { dropMails, mailsOf } from '../support/mails.ts';
import { createTestStore, type TestStore, type Visitor } from '../support/store.ts';

const NEW = { ...ANA, senha: 'uma senha nova e longa' };
const WRONG = { ...ANA, senha: 'nao-e-esta' };
const OLD_AND_NEW = { senhaAtual: ANA.senha, senha: NEW.senha };

let store: TestStore;
let hash: string;
beforeAll(async () => {
  store = await createTestStore();
  const { senha_hash } = await store.db
    .selectFrom('users')
    .select('senha_hash')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  hash = senha_hash;
});
afterEach(async () => {
  await store.platform.settled();
  expect(store.failures).toEqual([]);
  await store.db.updateTable('users').set({ senha_hash: hash }).where('id', '=', 1).execute();
  await dropMails(store);
  await store.reset();
});
afterAll(() => store.close());

async function member(credentials: object = ANA): Promise<Visitor> {
  const visitor = store.visitor();
  await logIn(visitor, credentials);
  return visitor;
}

const ask = async (): Promise<string> => {
  await post(store.visitor(), 'checkout/password-recovery', { usuario: ANA.usuario });
  return /[?]recuperar=([\w-]+)/.exec((await mailsOf(store)).at(-1) ?? '')?.[1] ?? '';
};
const reset = (token: string) => post(store.visitor(), 'checkout/password', { token, senha: NEW.senha });
const tryToLogIn = async (visitor: Visitor, credentials: object, address: string) =>
  (await post(visitor, 'checkout/login', credentials, { 'X-Client-Address': address })).status;

describe('a lock of wrong passwords', () => {
  const lock = async (visitor: Visitor = store.visitor()) => {
    for (let tries = 0; tries < 5; tries += 1)
      expect(await tryToLogIn(visitor, WRONG, `198.51.100.${tries}`)).toBe(401);
    expect(await tryToLogIn(visitor, ANA, '198.51.100.9')).toBe(429);
  };

  it('is open everywhere after a reset by mail', async () => {
    const device = await member();
    await post(device, 'checkout/logout');
    await lock();
    await lock(device);
    expect((await reset(await ask())).status).toBe(200);
    expect(await tryToLogIn(store.visitor(), NEW, '192.0.2.1')).toBe(200);
    expect(await tryToLogIn(device, NEW, '192.0.2.2')).toBe(200);
  });

  it('does not meet the browser of the reset, however long others go on guessing', async () => {
    const owner = store.visitor();
    await setPassword(owner.api, { token: await ask(), senha: NEW.senha });
    await lock();
    for (let tries = 0; tries < 50; tries += 1)
      await tryToLogIn(store.visitor(), { ...WRONG, usuario: `${tries}@demo.test` }, '203.0.113.7');
    expect(await tryToLogIn(store.visitor(), NEW, '203.0.113.7')).toBe(429);
    expect(await tryToLogIn(owner, NEW, '203.0.113.7')).toBe(200);
  }, 60_000);

  it('of the form that changes it is open after a reset too', async () => {
    const intruder = await member();
    const wrong = { senhaAtual: WRONG.senha, senha: NEW.senha };
    for (let tries = 0; tries < 5; tries += 1)
      await expect(changePassword(intruder.api, wrong)).rejects.toMatchObject({ status: 401 });
    await expect(changePassword(intruder.api, OLD_AND_NEW)).rejects.toMatchObject({ status: 429 });
    expect((await reset(await ask())).status).toBe(200);
    const owner = await member(NEW);
    await changePassword(owner.api, { senhaAtual: NEW.senha, senha: 'mais uma senha nova' });
  });

  it('is not passed by browsers that knew the password before', async () => {
    const guest = await member();
    const owner = await member();
    await post(guest, 'checkout/logout');
    await changePassword(owner.api, OLD_AND_NEW);
    for (let tries = 0; tries < 5; tries += 1)
      await tryToLogIn(store.visitor(), WRONG, `198.51.100.${tries}`);
    expect(await tryToLogIn(guest, WRONG, '192.0.2.1')).toBe(429);
    await post(owner, 'checkout/logout');
    expect(await tryToLogIn(owner, NEW, '192.0.2.2')).toBe(200);
  });

  it('leaves one signature of the account in a browser, whatever passwords it had', async () => {
    const owner = await member();
    const [device] = (owner.cookies.get('aparelho') ?? '').split('.');
    await changePassword(owner.api, OLD_AND_NEW);
    await setPassword(owner.api, { token: await ask(), senha: 'a terceira senha' });
    await logIn(owner, { ...ANA, senha: 'a terceira senha' });
    await logIn(owner, { usuario: person('empresa').email, senha: ANA.senha });
    expect(owner.cookies.get('aparelho')).toMatch(new RegExp(`^${device}(\\.[\\w-]{43}){2}$`));
  });
});
