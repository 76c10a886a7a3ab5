/** Subscribing is asked for twice: once on the shop's pages, once by the link of a mail. Leaving takes one press. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Api } from '#lib/api/client.ts';
import { subscribe } from '#lib/api/forms.ts';
import {
  confirmSubscription,
  endSubscription,
  getNewsletterTotals,
  getSubscribers,
  getSubscription,
} from '#lib/api/newsletter.ts';
import { dropMails, mailsOf } from '../support/mails.ts';
import { staff } from '../support/staff.ts';
import { createTestStore, type TestStore } from '../support/store.ts';

const email = 'rita@exemplo.com.br';
const HOUR = 3_600_000;
let store: TestStore;
beforeAll(async () => {
  store = await createTestStore();
});
afterEach(async () => {
  expect(store.failures).toEqual([]);
  await store.db.deleteFrom('recent_writes').execute();
  await store.reset();
  await dropMails(store);
});
afterAll(() => store.close());

async function keysOfMails(): Promise<readonly string[]> {
  const mails = await mailsOf(store);
  return mails.map((mail) => /confirmar\?chave=([\w.-]+)/.exec(mail)?.[1] ?? '');
}

async function subscribed(): Promise<{ readonly api: Api; readonly key: string }> {
  const { api } = store.visitor();
  await subscribe(api, { email, nome: 'Rita' });
  return { api, key: (await keysOfMails()).at(-1) ?? '' };
}

async function exported(): Promise<readonly string[]> {
  const { api } = await staff(store, 'marketing');
  return (await getSubscribers(api, 0)).inscritos.map((subscriber) => subscriber.email);
}

describe('a subscription', () => {
  it('is exported once it is confirmed, and not before', async () => {
    const { api, key } = await subscribed();
    expect(await getSubscription(api, key)).toEqual({ situacao: 'esperando' });
    expect(await exported()).toEqual([]);
    await confirmSubscription(api, key);
    await confirmSubscription(api, key);
    expect(await getSubscription(api, key)).toEqual({ situacao: 'confirmada' });
    expect(await exported()).toEqual([email]);
  });

  it('is asked for by a letter that says how to leave, to programs too, and names nobody in its links', async () => {
    await subscribed();
    const [mail = ''] = await mailsOf(store);
    expect(mail).toContain(`To: ${email}`);
    expect(mail).toMatch(
      /^List-Unsubscribe: <http:\/\/loja\.localhost\/newsletter\/sair\?chave=[\w.-]+>\r$/m,
    );
    expect(mail).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    expect(mail.match(/chave=\S+/g)?.join()).not.toContain('rita');
  });

  it('is asked for once an hour, whoever types the address in', async () => {
    await subscribed();
    await subscribed();
    expect(await mailsOf(store)).toHaveLength(1);
    store.later(HOUR);
    await subscribed();
    expect(await mailsOf(store)).toHaveLength(2);
  });

  it('that is confirmed is asked for no more', async () => {
    const { api, key } = await subscribed();
    await confirmSubscription(api, key);
    store.later(2 * HOUR);
    await subscribed();
    expect(await mailsOf(store)).toHaveLength(1);
  });

  it('ends by the link of its letter, again without harm, and its link confirms nothing then', async () => {
    const { api, key } = await subscribed();
    await confirmSubscription(api, key);
    await endSubscription(api, key);
    await endSubscription(api, key);
    expect(await getSubscription(api, key)).toEqual({ situacao: 'cancelada' });
    expect(await exported()).toEqual([]);
    await expect(confirmSubscription(api, key)).rejects.toMatchObject({ status: 404 });
    const [row] = await store.db.selectFrom('newsletter').select(['nome', 'confirmed_at']).execute();
    expect(row).toEqual({ nome: '', confirmed_at: null });
  });

  it('that ends takes back what an account with its address agreed to, and nobody else’s', async () => {
    const { api, key } = await subscribed();
    await confirmSubscription(api, key);
    const people = await store.db
      .selectFrom('users')
      .select(['id', 'email', 'optin'])
      .orderBy('id')
      .execute();
    const [one, other] = people.filter(({ email: own }) => /cliente|empresa/.test(own)).map(({ id }) => id);
    const agreed = async () =>
      (await store.db.selectFrom('users').select(['id', 'optin']).orderBy('id').execute())
        .filter(({ id, optin }) => optin && (id === one || id === other))
        .map(({ id }) => id);
    await store.db
      .updateTable('users')
      .set({ optin: true })
      .where('id', 'in', [one ?? 0, other ?? 0])
      .execute();
    const [own] = people.filter(({ id }) => id === one);
    await store.db
      .updateTable('users')
      .set({ email })
      .where('id', '=', one ?? 0)
      .execute();
    expect(await agreed()).toEqual([one, other]);
    await endSubscription(api, key);
    expect(await agreed()).toEqual([other]);
    for (const { id, optin } of people)
      await store.db.updateTable('users').set({ optin }).where('id', '=', id).execute();
    await store.db
      .updateTable('users')
      .set({ email: own?.email ?? '' })
      .where('id', '=', one ?? 0)
      .execute();
  });

  it('that begins again has a new link; the old one confirms nothing, and still leaves', async () => {
    const { api, key } = await subscribed();
    await endSubscription(api, key);
    const { key: next } = await subscribed();
    expect(next).not.toBe(key);
    await expect(confirmSubscription(api, key)).rejects.toMatchObject({ status: 404 });
    await confirmSubscription(api, next);
    expect(await exported()).toEqual([email]);
    await endSubscription(api, key);
    expect(await exported()).toEqual([]);
  });

  it('that nobody confirms is forgotten after 30 days', async () => {
    await subscribed();
    const rows = async () => {
      store.platform.round();
      await store.platform.settled();
      return (await store.db.selectFrom('newsletter').select('id').execute()).length;
    };
    store.later(30 * 24 * HOUR);
    expect(await rows()).toBe(1);
    store.later(1);
    expect(await rows()).toBe(0);
  });

  it.each(['x', '1.1.x', `1.1.${'a'.repeat(43)}`, `99999999999.1.${'a'.repeat(43)}`])(
    'has no link like %s',
    async (key) => {
      const { api } = store.visitor();
      await expect(getSubscription(api, key)).rejects.toMatchObject({ status: 404 });
      await expect(confirmSubscription(api, key)).rejects.toMatchObject({ status: 404 });
      await expect(endSubscription(api, key)).rejects.toMatchObject({ status: 404 });
    },
  );

  it('of another address is not reached by changing a key', async () => {
    const { api, key } = await subscribed();
    const [id = '', ...rest] = key.split('.');
    const other = [String(Number(id) + 1), ...rest].join('.');
    await expect(endSubscription(api, other)).rejects.toMatchObject({ status: 404 });
  });
});

it('the shop counts who confirmed, waits and left, and reads the list in parts', async () => {
  const { api } = store.visitor();
  for (const name of ['a', 'b', 'c', 'd']) await subscribe(api, { email: `${name}@exemplo.test` });
  const keys = await keysOfMails();
  for (const key of keys.slice(0, 3)) await confirmSubscription(api, key);
  await endSubscription(api, keys[0] ?? '');
  const visitor = await staff(store, 'marketing');
  expect(await getNewsletterTotals(visitor.api)).toEqual({ confirmados: 2, esperando: 1, sairam: 1 });
  const part = async (after: number) =>
    (await visitor.fetch(`/api/v2/vitrine/panel/newsletter/subscribers?limit=1&depois=${after}`)).json();
  const first = await part(0);
  const second = await part(first.proximo);
  const third = await part(second.proximo);
  expect([first, second, third].map(({ inscritos }) => inscritos.length)).toEqual([1, 1, 0]);
  expect(third.proximo).toBe(0);
  expect(first.inscritos[0].sair).toContain('/newsletter/sair?chave=');
});
