/** Logging in by a code: good once, for a while and a few tries, and no way to learn who has an account. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { loginByCode, requestCode } from '#lib/api/account.ts';
import { getUser } from '#lib/api/checkout.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { person } from '../support/accounts.ts';
import { dropMails, mailsOf } from '../support/mails.ts';
import { createTestStore, type TestStore } from '../support/store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await createTestStore();
});
afterEach(async () => {
  expect(store.failures).toEqual([]);
  await store.db.updateTable('users').set({ ativo: true }).execute();
  await dropMails(store);
  await store.reset();
});
afterAll(() => store.close());

const OURS = '/api/v2/vitrine';
const ANA = person('cliente').email;
const MINUTE = 60_000;

const ask = (usuario = ANA) => requestCode(store.visitor().api, usuario);
async function mailed(): Promise<string> {
  await store.platform.settled();
  const [code] = (await mailsOf(store)).flatMap((mail) => /^(\d{6})\r?$/m.exec(mail)?.[1] ?? []).toReversed();
  if (code === undefined) throw new Error('no mail has a code');
  return code;
}
const other = (code: string): string => (code === '000000' ? '000001' : '000000');
const enter = (codigo: string, usuario = ANA, address = '203.0.113.7') =>
  store.visitor().fetch(`${OURS}/login/code/enter`, {
    method: 'POST',
    body: JSON.stringify({ usuario, codigo }),
    headers: { 'X-Client-Address': address },
  });

describe('a code by mail', () => {
  it('logs in once', async () => {
    await ask();
    const code = await mailed();
    const visitor = store.visitor();
    await loginByCode(visitor.api, { usuario: ` ${ANA.toUpperCase()} `, codigo: code });
    expect(await getUser(visitor.api)).toMatchObject({ logado: true, email: ANA });
    expect((await enter(code)).status).toBe(401);
  });

  it('is one log-in, however often it is sent at once', async () => {
    await ask();
    const code = await mailed();
    const answers = await Promise.all(Array.from({ length: 4 }, () => enter(code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('ends after ten minutes, and with the next one', async () => {
    await ask();
    const first = await mailed();
    await ask();
    const second = await mailed();
    if (first !== second) expect((await enter(first)).status).toBe(401);
    store.later(10 * MINUTE);
    expect((await enter(second)).status).toBe(401);
  });

  it('ends after five wrong tries, also at once and from five addresses', async () => {
    await ask();
    const code = await mailed();
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map((host) => enter(other(code), ANA, `203.0.113.${host}`)),
    );
    expect(answers.every(({ status }) => status === 401)).toBe(true);
    store.later(5 * MINUTE);
    expect((await enter(code)).status).toBe(401);
  });

  it('has to wait after too many tries of an account, known or not', async () => {
    for (const usuario of [ANA, 'ninguem@exemplo.test']) {
      const states: number[] = [];
      for (let tries = 0; tries < 7; tries += 1) states.push((await enter('000000', usuario)).status);
      expect(states).toEqual([401, 401, 401, 401, 401, 401, 429].with(5, states[5] ?? 0));
    }
  });

  it('tells nobody who has an account: answers, words and rows are the same', async () => {
    const known = await ask();
    const unknown = await ask('ninguem@exemplo.test');
    expect(known).toEqual(unknown);
    expect(known.mensagem).toBe(message.codeSent);
    await store.platform.settled();
    expect(await mailsOf(store)).toHaveLength(1);
    const codes = await store.db.selectFrom('login_codes').select(['user_id', 'name']).execute();
    expect(codes).toHaveLength(2);
    expect(JSON.stringify(codes)).not.toContain('ninguem');
    const [wrong, nobody] = [await enter('123'), await enter('123', 'ninguem@exemplo.test')];
    expect([wrong.status, await wrong.json()]).toEqual([nobody.status, await nobody.json()]);
  });

  it('opens no account that is blocked since', async () => {
    await ask();
    const code = await mailed();
    await store.db.updateTable('users').set({ ativo: false }).where('email', '=', ANA).execute();
    expect((await enter(code)).status).toBe(401);
  });

  it('is mailed so often to one account, and no more', async () => {
    for (let time = 0; time < 8; time += 1) await ask();
    await store.platform.settled();
    expect((await mailsOf(store)).length).toBeLessThanOrEqual(6);
  });
});
