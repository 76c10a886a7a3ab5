/** How long a login holds, and what becomes of the cart with it. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#artwork/demo/accounts.ts';
import { logout } from '#lib/api/account.ts';
import { getCart, getUser } from '#lib/api/checkout.ts';
import { ANA, logIn, person, post } from '../support/accounts.ts';
import { putInCart } from '../support/plain-product.ts';
import { createTestStore, type TestStore, type Visitor } from '../support/store.ts';

const DAY = 86_400_000;

let store: TestStore;
let products: readonly number[];
beforeAll(async () => {
  store = await createTestStore();
  const rows = await store.db
    .selectFrom('products as p')
    .leftJoin('product_variants as v', 'v.product_id', 'p.id')
    .select('p.id')
    .where('v.id', 'is', null)
    .where('p.status', '=', 'disponivel')
    .where('p.estoque', '>', 20)
    .orderBy('p.id')
    .limit(3)
    .execute();
  products = rows.map(({ id }) => id);
});
afterEach(() => store.reset());
afterAll(() => store.close());

const product = (index = 0): number => products[index] ?? 0;

const put = (visitor: Visitor, quantidade = 1, index = 0) => putInCart(visitor, product(index), quantidade);

/** Quantities of the cart by product. */
async function cart(visitor: Visitor): Promise<Record<number, number>> {
  const { itens } = await getCart(visitor.api);
  return Object.fromEntries(itens.map(({ hash, quantidade }) => [hash.idProduto, quantidade]));
}

/** Somebody else's browser with the cookies as they are now. */
function withSession(session: string): Visitor {
  const visitor = store.visitor();
  const fetch: Visitor['fetch'] = (path, init = {}) =>
    visitor.fetch(path, { ...init, headers: { ...init.headers, Session: session } });
  return { ...visitor, api: store.api(session), fetch };
}

const sessions = () => store.db.selectFrom('sessions').select(['id', 'user_id']).execute();
const cartRows = () =>
  store.db.selectFrom('cart_items').select(['session_id', 'user_id', 'quantidade']).execute();

describe('the session of a login', () => {
  it('is a new one, and the one before it is worth nothing', async () => {
    const visitor = store.visitor();
    await put(visitor);
    const planted = visitor.session();
    await logIn(visitor);
    expect(visitor.session()).not.toBe(planted);
    expect(visitor.cookies.get('vitrine')).toBe('cl');
    const attacker = withSession(planted);
    expect((await getUser(attacker.api)).logado).toBe(false);
    expect(await cart(attacker)).toEqual({});
    expect((await post(attacker, 'wishlist/add', { idProduto: product() })).status).toBe(401);
  });

  it('is another one at every login', async () => {
    const visitor = store.visitor();
    await logIn(visitor);
    const first = visitor.session();
    await logIn(visitor);
    expect(visitor.session()).not.toBe(first);
    expect((await getUser(store.api(first))).logado).toBe(false);
    expect(await sessions()).toHaveLength(1);
  });

  it('ends at logout for whoever knows it, and the browser forgets it', async () => {
    const visitor = store.visitor();
    await put(visitor);
    await logIn(visitor);
    const session = visitor.session();
    const answer = await post(visitor, 'checkout/logout');
    expect(await answer.json()).toEqual({ sucesso: true });
    expect([...visitor.cookies.keys()]).toEqual(['aparelho']);
    expect(await sessions()).toEqual([]);
    expect((await getUser(store.api(session))).logado).toBe(false);
    expect((await getCart(store.api(session))).itens).toEqual([]);
  });

  it('is left alone by a logout of nobody, with its cart', async () => {
    const visitor = store.visitor();
    expect((await logout(visitor.api)).sucesso).toBe(true);
    await put(visitor);
    expect((await logout(visitor.api)).sucesso).toBe(true);
    expect(await cart(visitor)).toEqual({ [product()]: 1 });
  });

  it('keeps the place the visitor asked for before', async () => {
    const visitor = store.visitor();
    await put(visitor);
    await store.db.updateTable('sessions').set({ cep: '69005000', cidade: 'Manaus', uf: 'AM' }).execute();
    await logIn(visitor);
    expect((await getUser(visitor.api)).endereco).toMatchObject({ cep: '69005000', principal: { uf: 'MG' } });
  });

  it('ends 7 days after it was last used', async () => {
    const visitor = store.visitor();
    await logIn(visitor);
    store.later(7 * DAY);
    expect((await getUser(visitor.api)).logado).toBe(true);
    store.later(7 * DAY);
    expect((await getUser(visitor.api)).logado).toBe(true);
    store.later(7 * DAY + 1);
    expect((await getUser(visitor.api)).logado).toBe(false);
    expect(visitor.cookies.get('vitrine')).toBe('c');
  });

  it('ends 30 days after the password was given, however much it is used', async () => {
    const visitor = store.visitor();
    await logIn(visitor);
    for (let day = 0; day < 30; day += 5) {
      store.later(5 * DAY);
      expect((await getUser(visitor.api)).logado).toBe(true);
    }
    store.later(1);
    expect((await getUser(visitor.api)).logado).toBe(false);
    expect((await post(visitor, 'wishlist/add', { idProduto: product() })).status).toBe(401);
  });

  it('still shows its cart when the login in it has ended, and takes it along to the next login once', async () => {
    const visitor = store.visitor();
    await put(visitor, 2);
    await logIn(visitor);
    store.later(8 * DAY);
    expect((await getUser(visitor.api)).logado).toBe(false);
    expect(await cart(visitor)).toEqual({ [product()]: 2 });
    await logIn(visitor);
    expect(await cart(visitor)).toEqual({ [product()]: 2 });
  });

  it('ends when the account is blocked', async () => {
    const visitor = store.visitor();
    await logIn(visitor);
    await store.db.updateTable('users').set({ ativo: false }).where('id', '=', 1).execute();
    try {
      expect((await getUser(visitor.api)).logado).toBe(false);
      expect((await post(visitor, 'wishlist/add', { idProduto: product() })).status).toBe(401);
    } finally {
      await store.db.updateTable('users').set({ ativo: true }).where('id', '=', 1).execute();
    }
  });
});

describe('the cart at login', () => {
  it('comes along', async () => {
    const visitor = store.visitor();
    await put(visitor, 3);
    await logIn(visitor);
    expect(await cart(visitor)).toEqual({ [product()]: 3 });
    expect(await cartRows()).toEqual([{ session_id: null, user_id: 1, quantidade: 3 }]);
  });

  it('joins what the account had', async () => {
    const [phone, desk] = [store.visitor(), store.visitor()];
    await logIn(phone);
    await put(phone, 1, 0);
    await put(phone, 2, 1);
    await put(desk, 4, 1);
    await put(desk, 1, 2);
    await logIn(desk);
    const joined = { [product(0)]: 1, [product(1)]: 6, [product(2)]: 1 };
    expect(await cart(desk)).toEqual(joined);
    expect(await cart(phone)).toEqual(joined);
  });

  it('comes along once, whatever is tried with the old session', async () => {
    const visitor = store.visitor();
    await put(visitor, 3);
    const old = visitor.session();
    await logIn(visitor);
    await logIn(withSession(old));
    await logIn(visitor);
    expect(await cart(visitor)).toEqual({ [product()]: 3 });
  });

  it('is there in both of two tabs that log in at the same time, once', async () => {
    const tab = store.visitor();
    await put(tab, 3);
    const old = tab.session();
    const answers = await Promise.all([1, 2, 3].map(() => post(withSession(old), 'checkout/login', ANA)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    for (const answer of answers) {
      const session = /^PHPSESSID=([^;]*)/m.exec(answer.headers.getSetCookie().join('\n'))?.[1] ?? '';
      const { itens } = await getCart(store.api(session));
      expect(itens.map(({ quantidade }) => quantidade)).toEqual([3]);
    }
    expect(await sessions()).toHaveLength(3);
  });

  it('stays with its account when somebody else logs in with the same browser', async () => {
    const visitor = store.visitor();
    await put(visitor, 2);
    await logIn(visitor);
    await logIn(visitor, { usuario: person('empresa').email, senha: DEMO_PASSWORD });
    expect(await cart(visitor)).toEqual({});
    await logIn(visitor);
    expect(await cart(visitor)).toEqual({ [product()]: 2 });
  });

  it('is kept for the next login when the visitor logs out', async () => {
    const visitor = store.visitor();
    await logIn(visitor);
    await put(visitor, 2);
    await logout(visitor.api);
    expect(await cart(visitor)).toEqual({});
    await logIn(visitor);
    expect(await cart(visitor)).toEqual({ [product()]: 2 });
  });

  it('of one account takes every change of its devices that write at once', async () => {
    const devices = [store.visitor(), store.visitor(), store.visitor(), store.visitor()];
    for (const device of devices) await logIn(device);
    await Promise.all(devices.map((device) => put(device, 1)));
    expect(await cart(store.visitor())).toEqual({});
    for (const device of devices) expect(await cart(device)).toEqual({ [product()]: devices.length });
  });
});
