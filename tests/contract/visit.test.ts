/** What the shop notes of a visit: where it takes place, what brought the visitor, what was looked at. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#artwork/demo/accounts.ts';
import { logIn, person, post } from '../support/accounts.ts';
import { chooseChannel, getChannel, keepTracking, noteSeen } from '../support/api-calls.ts';
import { createTestStore, type TestStore, TODAY } from '../support/store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await createTestStore();
});
afterEach(async () => {
  expect(store.failures).toEqual([]);
  await store.reset();
});
afterAll(() => store.close());

const seen = () => store.db.selectFrom('browsing_history').select(['hash', 'url']).orderBy('id').execute();
const brought = async () =>
  (await store.db.selectFrom('sessions').select('atribuicao').execute()).map(({ atribuicao }) => atribuicao);

describe('sales-channel/actual', () => {
  it('is the site', async () => {
    const { api } = store.visitor();
    const channel = await getChannel(api);
    expect(channel).toEqual({ id: 1, nome: 'Fio & Sinal', tipo: 'site', dominio: 'loja.localhost' });
    expect(await chooseChannel(api, channel.id)).toEqual({ sucesso: true });
  });

  it('is no other: 404', async () => {
    await expect(chooseChannel(store.visitor().api, 2)).rejects.toMatchObject({ status: 404 });
  });
});

describe('POST tracking-parameters', () => {
  it('keeps what came first, without what is unknown or empty', async () => {
    const visitor = store.visitor();
    const first = { utm_source: 'boletim', utm_medium: '', gclid: 'Cj0', senha: 'x' };
    expect(await keepTracking(visitor.api, first)).toEqual({ sucesso: true });
    expect(await keepTracking(visitor.api, { utm_source: 'outro' })).toEqual({ sucesso: true });
    expect(await brought()).toEqual([{ utm_source: 'boletim', gclid: 'Cj0' }]);
  });

  it('of nothing leaves no session behind', async () => {
    await keepTracking(store.visitor().api, {});
    expect(await brought()).toEqual([]);
  });

  it('keeps those of two visitors apart', async () => {
    await keepTracking(store.visitor().api, { utm_source: 'a' });
    await keepTracking(store.visitor().api, { utm_source: 'b' });
    expect((await brought()).map(({ utm_source }) => utm_source).toSorted()).toEqual(['a', 'b']);
  });

  it('takes 500 characters and refuses one more, and what is no text', async () => {
    const send = async (utm_source: unknown) =>
      (await post(store.visitor(), 'tracking-parameters', { utm_source })).status;
    for (const value of ['a'.repeat(501), 7, -1, true, [], {}, 'a\0b']) {
      expect([value, await send(value)]).toEqual([value, 400]);
    }
    expect(await brought()).toEqual([]);
    expect(await send('a'.repeat(500))).toBe(200);
    expect(await send(null)).toBe(200);
  });
});

describe('POST browsing-history/{hash}', () => {
  it('notes the page as it was given', async () => {
    const url = '/cabo?x=<script>alert(1)</script>';
    expect(await noteSeen(store.visitor().api, 'produto', url)).toEqual({ sucesso: true });
    expect(await seen()).toEqual([{ hash: 'produto', url }]);
  });

  it('keeps the last 50 of a session, and those of another beside them', async () => {
    const visitor = store.visitor();
    await noteSeen(store.visitor().api, 'produto', '/alheio');
    for (let at = 1; at <= 50; at += 1) await noteSeen(visitor.api, 'produto', `/${at}`);
    expect(await seen()).toHaveLength(51);
    await noteSeen(visitor.api, 'produto', '/51');
    const own = (await seen()).map(({ url }) => url).filter((url) => url !== '/alheio');
    expect(own).toHaveLength(50);
    expect([own[0], own.at(-1)]).toEqual(['/2', '/51']);
    expect(await seen()).toHaveLength(51);
  });

  it('is gone with the session', async () => {
    await noteSeen(store.visitor().api, 'produto', '/cabo');
    store.clock.now = new Date(TODAY.getTime() + 31 * 86_400_000);
    store.platform.round();
    await store.platform.settled();
    expect(await seen()).toEqual([]);
  });

  it('stays with a visitor who logs in', async () => {
    const visitor = store.visitor();
    await noteSeen(visitor.api, 'produto', '/cabo');
    await keepTracking(visitor.api, { utm_source: 'boletim' });
    await logIn(visitor);
    expect(await seen()).toEqual([{ hash: 'produto', url: '/cabo' }]);
    expect(await brought()).toEqual([{ utm_source: 'boletim' }]);
  });

  it('stays with an account that logs in again, and is gone when another one does', async () => {
    const visitor = store.visitor();
    await logIn(visitor);
    await noteSeen(visitor.api, 'produto', '/cabo');
    await keepTracking(visitor.api, { utm_source: 'boletim' });
    await logIn(visitor);
    expect(await seen()).toEqual([{ hash: 'produto', url: '/cabo' }]);
    expect(await brought()).toEqual([{ utm_source: 'boletim' }]);
    await logIn(visitor, { usuario: person('empresa').email, senha: DEMO_PASSWORD });
    expect(await seen()).toEqual([]);
    expect(await brought()).toEqual([{}]);
  });

  it.each(['%00', 'a%2Fb', "'", 'a'.repeat(61)])('of the hash %s is 404', async (hash) => {
    const answer = await post(store.visitor(), `browsing-history/${hash}`, { url: '/cabo' });
    expect(answer.status).toBe(404);
    expect(await seen()).toEqual([]);
  });

  it('takes addresses of 1 to 2000 characters', async () => {
    const send = async (url: unknown) =>
      (await post(store.visitor(), 'browsing-history/produto', { url })).status;
    for (const url of ['', '  ', 'a'.repeat(2001), 7, null, undefined, [], {}]) {
      expect([url, await send(url)]).toEqual([url, 400]);
    }
    expect(await seen()).toEqual([]);
    expect([await send('a'), await send('a'.repeat(2000))]).toEqual([200, 200]);
  });
});
