/** What a new password ends: sessions and links of the time before it. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { setPassword } from '#lib/api/account.ts';
import { getCart, getUser } from '#lib/api/checkout.ts';
import { changePassword, deleteAccount, getAccount } from '#lib/api/own-account.ts';
import { addFavorite, getWishlist } from '#lib/api/wishlist.ts';
import { createPlatform } from '#lib/platform/platform.ts';
import { ANA, get, logIn, person, post } from '../support/accounts.ts';
import { dropMails, mailsOf } from '../support/mails.ts';
import { plainProduct, putInCart } from '../support/plain-product.ts';
import { APP_TOKEN, createTestStore, SITE_URL, type TestStore, type Visitor } from '../support/store.ts';

const NEW = { ...ANA, senha: 'uma senha nova e longa' };
const OLD_AND_NEW = { senhaAtual: ANA.senha, senha: NEW.senha };

let store: TestStore;
let product: number;
let hash: string;
beforeAll(async () => {
  store = await createTestStore();
  product = await plainProduct(store);
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
  await store.db.updateTable('users').set({ senha_hash: hash }).execute();
  await dropMails(store);
  await store.reset();
});
afterAll(() => store.close());

async function member(credentials: object = ANA): Promise<Visitor> {
  const visitor = store.visitor();
  await logIn(visitor, credentials);
  return visitor;
}

/** Somebody who knows the session alone. */
const thief = (session: string) => store.api(session);
const isIn = async (session: string) => (await getUser(thief(session))).logado;
const sessions = () => store.db.selectFrom('sessions').selectAll().orderBy('id').execute();
const ask = async (): Promise<string> => {
  await post(store.visitor(), 'checkout/password-recovery', { usuario: ANA.usuario });
  return (await tokens()).at(-1) ?? '';
};
/** Of the links mailed so far, the oldest first. */
const tokens = async () =>
  (await mailsOf(store)).map((mail) => /[?]recuperar=([\w-]+)/.exec(mail)?.[1] ?? '');
const reset = (token: string) => post(store.visitor(), 'checkout/password', { token, senha: NEW.senha });

describe('the session in which a password is changed', () => {
  it('goes on under a new id, and the one before is worth nothing', async () => {
    const visitor = await member();
    const stolen = visitor.session();
    await changePassword(visitor.api, OLD_AND_NEW);
    expect(visitor.session()).not.toBe(stolen);
    expect(visitor.cookies.get('vitrine')).toBe('cl');
    expect([await isIn(stolen), await isIn(visitor.session())]).toEqual([false, true]);
    await expect(getAccount(thief(stolen))).rejects.toMatchObject({ status: 401 });
    expect(await sessions()).toHaveLength(1);
  });

  it('is dead at once in another process of the shop', async () => {
    const { db, dataDir, clock } = store;
    const sessionSecret = 'a secret that only tests use, and long enough';
    const other = createPlatform({
      db,
      changes: store.changes,
      dataDir,
      sessionSecret,
      now: () => clock.now,
      siteUrl: SITE_URL,
      appToken: APP_TOKEN,
    });
    const there = async (session: string): Promise<number> => {
      const headers = { 'App-Token': APP_TOKEN, Session: session };
      return (await other.fetch(new Request(`${SITE_URL}/api/v2/vitrine/account`, { headers }))).status;
    };
    const visitor = await member();
    const stolen = visitor.session();
    expect(await there(stolen)).toBe(200);
    await changePassword(visitor.api, OLD_AND_NEW);
    expect([await there(stolen), await there(visitor.session())]).toEqual([401, 200]);
  });

  it('keeps all that it held, and its cart and favourites', async () => {
    const visitor = await member();
    await putInCart(visitor, product, 3);
    await addFavorite(visitor.api, { idProduto: product, idAtributoSimples: 0, idUnidadeVenda: 0 });
    await post(visitor, 'checkout/zipcode', { cep: '80010000' });
    const [before] = await sessions();
    const id = before?.id ?? '';
    const time = store.clock.now;
    const seen = { session_id: id, hash: 'abc', url: '/cabo', created_at: time };
    await store.db.insertInto('browsing_history').values(seen).execute();
    const list = { session_id: id, chave: 'lista', resposta: '{}', created_at: time };
    await store.db.insertInto('sku_lists').values(list).execute();
    await changePassword(visitor.api, OLD_AND_NEW);
    const [after, ...others] = await sessions();
    expect(others).toEqual([]);
    expect({ ...after, id }).toEqual(before);
    const moved = [{ session_id: after?.id }];
    expect(await store.db.selectFrom('browsing_history').select('session_id').execute()).toEqual(moved);
    expect(await store.db.selectFrom('sku_lists').select('session_id').execute()).toEqual(moved);
    const { itens } = await getCart(visitor.api);
    expect(itens.map(({ quantidade }) => quantidade)).toEqual([3]);
    expect((await getWishlist(visitor.api)).favoritos.map(Number)).toEqual([product]);
  });

  it('is the same for people of the shop', async () => {
    for (const name of ['admin', 'marketing', 'vendas'] as const) {
      const credentials = { usuario: person(name).email, senha: ANA.senha };
      const visitor = await member(credentials);
      const stolen = visitor.session();
      await changePassword(visitor.api, OLD_AND_NEW);
      expect([await isIn(stolen), await isIn(visitor.session())]).toEqual([false, true]);
    }
  });

  it('stays as it is when the password is not changed', async () => {
    const visitor = await member();
    const session = visitor.session();
    for (const body of [
      { senhaAtual: 'errada', senha: NEW.senha },
      { senhaAtual: ANA.senha, senha: '12345678' },
    ])
      await expect(changePassword(visitor.api, body)).rejects.toThrow();
    expect(visitor.session()).toBe(session);
    expect(await isIn(session)).toBe(true);
  });

  it.each([1, 2])('is kept by who presses twice, whichever answer is lost (%i)', async (pressed) => {
    const visitor = await member();
    const stolen = visitor.session();
    const put = () =>
      store.visitor().fetch('/api/v2/vitrine/account/password', {
        method: 'PUT',
        headers: { Session: stolen },
        body: JSON.stringify(OLD_AND_NEW),
      });
    const answers = await Promise.all([put(), put()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const kept = answers[pressed - 1]?.headers.getSetCookie().join() ?? '';
    const [, own = ''] = /PHPSESSID=([^;]+)/.exec(kept) ?? [];
    expect(await Promise.all([stolen, decodeURIComponent(own)].map(isIn))).toEqual([false, true]);
  });

  it('is of no use to guess the password with, once it has ended', async () => {
    const visitor = await member();
    const stolen = visitor.session();
    const guess = { senhaAtual: 'errada', senha: NEW.senha };
    const [changed, guessed] = await Promise.allSettled([
      changePassword(visitor.api, OLD_AND_NEW),
      changePassword(thief(stolen), { ...guess, senha: 'uma outra senha longa' }),
    ]);
    expect([changed.status, guessed.status]).toEqual(['fulfilled', 'rejected']);
    await expect(changePassword(thief(visitor.session()), guess)).rejects.toMatchObject({ status: 401 });
  });

  it('wins alone when two change the password at once', async () => {
    const [owner, other] = [await member(), await member()];
    const answers = await Promise.allSettled([
      changePassword(owner.api, OLD_AND_NEW),
      changePassword(other.api, { ...OLD_AND_NEW, senha: 'a senha de um ladrão' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(answers.find((answer) => answer.status === 'rejected')?.reason).toMatchObject({ status: 401 });
    const left = await Promise.all([owner, other].map(({ session }) => isIn(session())));
    expect(left.toSorted()).toEqual([false, true]);
    expect(await sessions()).toHaveLength(1);
  });

  it('changes while its account is being written to, here and elsewhere', async () => {
    const [visitor, other] = [await member(), await member()];
    const former = [visitor, other].map(({ session }) => session());
    const itens = [{ idProduto: product, quantidade: 1 }];
    const writing = Array.from({ length: 20 }, (_, turn) =>
      post(store.visitor(), 'checkout/cart', { tipo: 'produto', itens }, { Session: former[turn % 2] }),
    );
    const [, ...answers] = await Promise.all([changePassword(visitor.api, OLD_AND_NEW), ...writing]);
    expect(answers.filter(({ status }) => status !== 200 && status !== 401)).toEqual([]);
    expect((await sessions()).filter(({ user_id }) => user_id !== null)).toHaveLength(1);
    expect(former).not.toContain(visitor.session());
  });
});

describe('links that set a password', () => {
  it('are worth nothing once the owner has changed it', async () => {
    const asked = await ask();
    await changePassword((await member()).api, OLD_AND_NEW);
    expect((await reset(asked)).status).toBe(403);
    expect(await store.db.selectFrom('password_recoveries').selectAll().execute()).toEqual([]);
    expect((await reset(await ask())).status).toBe(200);
  });

  it('are worth nothing when they were asked for while it changed', async () => {
    const visitor = await member();
    let senhaAtual = ANA.senha;
    for (const senha of ['a primeira nova', 'a segunda nova', 'a terceira nova']) {
      const asking = [1, 2].map(() =>
        post(store.visitor(), 'checkout/password-recovery', { usuario: ANA.usuario }),
      );
      await Promise.all([...asking, changePassword(visitor.api, { senhaAtual, senha })]);
      await store.platform.settled();
      senhaAtual = senha;
    }
    // Only one that was made after the last change may be good.
    await changePassword(visitor.api, { senhaAtual, senha: NEW.senha });
    for (const token of await tokens()) expect((await reset(token)).status).toBe(403);
  });

  it('and changes of the owner at the same time make one new password', async () => {
    const visitor = await member();
    const token = await ask();
    const [changed, mailed] = await Promise.allSettled([
      changePassword(visitor.api, OLD_AND_NEW),
      setPassword(store.visitor().api, { token, senha: 'a senha do correio' }),
    ]);
    expect([changed.status, mailed.status].toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});

it('an account that is deleted leaves no session, link or remembered browser', async () => {
  const { id } = await store.db
    .insertInto('users')
    .values({
      email: 'x@demo.test',
      senha_hash: hash,
      pessoa: 'f',
      nome_razao: 'Xis',
      cpf_cnpj: '52998224725',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const login = { usuario: 'x@demo.test', senha: ANA.senha };
  const [here, there] = [await member(login), await member(login)];
  const stolen = here.session();
  await deleteAccount(here.api, ANA.senha);
  expect([...here.cookies.keys()]).toEqual([]);
  expect([await isIn(stolen), await isIn(there.session())]).toEqual([false, false]);
  expect((await get(there, 'checkout/user')).status).toBe(200);
  expect((await sessions()).filter(({ user_id }) => user_id === id)).toEqual([]);
});
