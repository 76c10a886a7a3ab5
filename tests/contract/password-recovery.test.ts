import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { requestPassword, setPassword } from '#lib/api/account.ts';
import { getUser } from '#lib/api/checkout.ts';
import { ANA, logIn, person, post } from '../support/accounts.ts';
import { createTestStore, type TestStore } from '../support/store.ts';

const MINUTE = 60_000;
const NEW = 'uma senha nova e longa';

let store: TestStore;
let hash: string;
beforeAll(async () => {
  store = await createTestStore();
  hash = await passwordHash();
});
afterEach(async () => {
  await store.platform.settled();
  await store.db.updateTable('users').set({ senha_hash: hash }).where('id', '=', 1).execute();
  rmSync(join(store.dataDir, 'mail'), { recursive: true, force: true });
  await store.reset();
});
afterAll(() => store.close());

async function passwordHash(): Promise<string> {
  const row = await store.db
    .selectFrom('users')
    .select('senha_hash')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  return row.senha_hash;
}

/** The messages written so far, oldest first. */
async function mails(): Promise<readonly string[]> {
  await store.platform.settled();
  const folder = join(store.dataDir, 'mail');
  if (!statSync(folder, { throwIfNoEntry: false })) return [];
  return readdirSync(folder)
    .toSorted()
    .map((file) => readFileSync(join(folder, file), 'utf8'));
}

/** The token of the last mail. */
async function token(): Promise<string> {
  const text = ((await mails()).at(-1) ?? '').replaceAll('=\r\n', '').replaceAll('=3D', '=');
  return /\/checkout\/acesso\?recuperar=([\w-]+)/.exec(text)?.[1] ?? '';
}

const ask = (usuario: string, address = '203.0.113.7') =>
  post(store.visitor(), 'checkout/password-recovery', { usuario }, { 'X-Client-Address': address });
const change = (body: object) => post(store.visitor(), 'checkout/password', body);
const canLogIn = async (senha: string) =>
  (await post(store.visitor(), 'checkout/login', { ...ANA, senha })).status === 200;

describe('asking for a new password', () => {
  it('mails the owner a link', async () => {
    expect((await requestPassword(store.visitor().api, ANA.usuario)).sucesso).toBe(true);
    const [mail = ''] = await mails();
    expect(mail).toMatch(/^To: cliente@demo\.test\r$/m);
    expect(mail).toMatch(/^From: .*@.*\r$/m);
    expect(mail).toMatch(/^Subject: /m);
    expect(await token()).toMatch(/^[\w-]{43}$/);
  });

  it.each([
    ['a known e-mail address', () => ANA.usuario, 1],
    ['a known CPF', () => '701.254.830-40', 1],
    ['an unknown e-mail address', () => 'ninguem@demo.test', 0],
    ['a blocked account', () => person('bloqueado').email, 0],
  ])('answers the same for %s', async (_, usuario, sent) => {
    const answer = await ask(usuario());
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ sucesso: true, mensagem: expect.stringContaining('Se houver') });
    expect(await mails()).toHaveLength(sent);
  });

  it('proves an address that was never confirmed, and forgets what was consented to before', async () => {
    const before = await store.db
      .selectFrom('users')
      .select(['email_confirmed_at', 'optin', 'sms_optin'])
      .where('id', '=', 1)
      .executeTakeFirstOrThrow();
    const unproven = { email_confirmed_at: null, optin: true };
    await store.db.updateTable('users').set(unproven).where('id', '=', 1).execute();
    try {
      expect((await ask(ANA.usuario)).status).toBe(200);
      await setPassword(store.visitor().api, { token: await token(), senha: NEW });
      const after = await store.db
        .selectFrom('users')
        .select(['email_confirmed_at', 'optin'])
        .where('id', '=', 1)
        .executeTakeFirstOrThrow();
      expect(after).toEqual({ email_confirmed_at: store.clock.now, optin: false });
    } finally {
      await store.db.updateTable('users').set(before).where('id', '=', 1).execute();
    }
  });

  it('sends no more than 5 mails to an account without a pause, and says nothing about it', async () => {
    for (let tries = 0; tries < 6; tries += 1) {
      expect((await ask(ANA.usuario, `198.51.100.${tries}`)).status).toBe(200);
      await store.platform.settled();
    }
    expect(await mails()).toHaveLength(5);
  });

  it('has to pause after 50 times from an address', async () => {
    for (let tries = 0; tries < 50; tries += 1) {
      expect((await ask(`alguem${tries}@demo.test`)).status).toBe(200);
    }
    expect((await ask(ANA.usuario)).status).toBe(429);
    expect((await ask(ANA.usuario, '203.0.113.8')).status).toBe(200);
  });

  it('keeps the token only as a hash, and the mail for its owner alone', async () => {
    await ask(ANA.usuario);
    const secret = await token();
    expect(
      JSON.stringify(await store.db.selectFrom('password_recoveries').selectAll().execute()),
    ).not.toContain(secret);
    const folder = join(store.dataDir, 'mail');
    const [file = ''] = readdirSync(folder);
    expect(statSync(join(folder, file)).mode & 0o077).toBe(0);
    expect(file).not.toContain('cliente');
  });

  it.each([{}, { usuario: '' }, { usuario: null }, { usuario: 7 }, { usuario: 'a'.repeat(255) }])(
    'answers 400 to %o',
    async (body) => {
      expect((await post(store.visitor(), 'checkout/password-recovery', body)).status).toBe(400);
    },
  );
});

describe('setting the password', () => {
  it('works once, and logs the account out everywhere', async () => {
    const visitor = store.visitor();
    await logIn(visitor);
    await ask(ANA.usuario);
    const secret = await token();
    expect((await setPassword(store.visitor().api, { token: secret, senha: NEW })).sucesso).toBe(true);
    expect((await getUser(visitor.api)).logado).toBe(false);
    expect([await canLogIn(ANA.senha), await canLogIn(NEW)]).toEqual([false, true]);
    const replayed = await change({ token: secret, senha: 'a senha de um ladrão' });
    expect(replayed.status).toBe(403);
    expect(await replayed.json()).toEqual({ error: expect.stringContaining('link') });
    expect(await canLogIn(NEW)).toBe(true);
  });

  it('works for one of many who use the link at once', async () => {
    await ask(ANA.usuario);
    const secret = await token();
    const answers = await Promise.all(
      [1, 2, 3, 4].map((number) => change({ token: secret, senha: `senha número ${number}` })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403, 403, 403]);
  });

  it('leaves nobody logged in who knew the old one, even while it changes', async () => {
    let senha = ANA.senha;
    for (const next of ['a primeira nova', 'a segunda nova', 'a terceira nova']) {
      await ask(ANA.usuario);
      const secret = await token();
      const intruder = store.visitor();
      const [, changed] = await Promise.all([
        post(intruder, 'checkout/login', { ...ANA, senha }),
        change({ token: secret, senha: next }),
      ]);
      expect(changed.status).toBe(200);
      expect((await getUser(intruder.api)).logado).toBe(false);
      senha = next;
    }
  });

  it('uses up every other link of the account', async () => {
    await ask(ANA.usuario);
    const first = await token();
    await ask(ANA.usuario);
    const second = await token();
    expect(second).not.toBe(first);
    expect((await change({ token: first, senha: NEW })).status).toBe(200);
    expect((await change({ token: second, senha: NEW })).status).toBe(403);
  });

  it('works for 10 minutes', async () => {
    await ask(ANA.usuario);
    const secret = await token();
    const asked = store.clock.now.getTime();
    store.clock.now = new Date(asked + 10 * MINUTE);
    expect((await change({ token: secret, senha: NEW })).status).toBe(403);
    store.clock.now = new Date(asked + 10 * MINUTE - 1);
    expect((await change({ token: secret, senha: NEW })).status).toBe(200);
  });

  it('keeps the link good when the password is too short', async () => {
    await ask(ANA.usuario);
    const secret = await token();
    const short = await change({ token: secret, senha: '1234567' });
    expect(short.status).toBe(400);
    expect(await short.json()).toEqual({ error: 'A senha precisa de pelo menos 8 caracteres' });
    expect((await change({ token: secret, senha: 'cabo-xlr' })).status).toBe(200);
    expect(await canLogIn('cabo-xlr')).toBe(true);
  });

  it.each([
    [403, 'a made-up token', { token: 'a'.repeat(43), senha: NEW }],
    [400, 'no token', { senha: NEW }],
    [400, 'no password', { token: 'a'.repeat(43) }],
    [400, 'a password of 257 characters', { token: 'a'.repeat(43), senha: 'a'.repeat(257) }],
  ])('answers %i to %s', async (status, _, body) => {
    expect((await change(body)).status).toBe(status);
    expect(store.failures).toEqual([]);
  });
});
