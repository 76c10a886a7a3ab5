import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as store from '#lib/stores/wishlist.ts';
import { get, logIn } from '../support/accounts.ts';
import { createTestStore, SITE_URL, type TestStore, type Visitor } from '../support/store.ts';

let shop: TestStore;
let visitor: Visitor;
/** Paths of the calls the store made. */
let calls: string[];
let left: string[];
/** A call waits for it. */
let gate: Promise<void>;
let product: number;
const page = {
  cookie: '',
  documentElement: { dataset: { appToken: 'wapstore' } },
  dispatchEvent: ({ detail }: CustomEvent<object>) => detail && facts.push(detail),
};
/** What the store told of. */
let facts: object[] = [];

beforeAll(async () => {
  shop = await createTestStore();
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', {
    location: {
      origin: SITE_URL,
      pathname: '/cabo',
      search: '?pg=2',
      hash: '#fim',
      assign: (path: string) => left.push(path),
    },
    fetch: async (input: Request) => {
      const { pathname } = new URL(input.url);
      const body = await input.clone().text();
      calls.push(pathname.split('/').slice(-2).join('/'));
      await gate;
      return visitor.fetch(pathname, {
        method: input.method,
        headers: { 'Content-Type': 'application/json' },
        body,
      });
    },
  });
  const row = await shop.db.selectFrom('products').select('id').orderBy('id').executeTakeFirstOrThrow();
  product = row.id;
});

beforeEach(async () => {
  await shop.reset();
  visitor = shop.visitor();
  await logIn(visitor);
  page.cookie = 'outra=1; vitrine=cl';
  calls = [];
  facts = [];
  left = [];
  gate = Promise.resolve();
  store.$prodsFavoritos.set(new Map());
});

afterEach(async () => {
  await store.setFavorite(product, false);
});

afterAll(() => shop.close());

const kept = async (): Promise<unknown> => (await get(visitor, 'wishlist')).json();
const shown = (): boolean | undefined => store.$prodsFavoritos.get().get(product);

describe('the wishlist store', () => {
  it('keeps a product and takes it out again', async () => {
    expect(await store.setFavorite(product, true)).toBe('added');
    expect(await kept()).toEqual({ favoritos: [product] });
    expect(await store.setFavorite(product, false)).toBe('removed');
    expect(await kept()).toEqual({ favoritos: [] });
    expect(calls).toEqual(['wishlist/add', 'wishlist/remove']);
    expect(facts).toEqual([{ kind: 'favorite-added', idProduto: product }]);
  });

  it('shows the change before the answer comes, and refuses a second one until then', async () => {
    let open = (): void => undefined;
    gate = new Promise((resolve) => {
      open = resolve;
    });
    const first = store.setFavorite(product, true);
    expect(shown()).toBe(true);
    expect(await store.setFavorite(product, false)).toBeUndefined();
    open();
    expect(await first).toBe('added');
    expect(calls).toEqual(['wishlist/add']);
    expect(shown()).toBe(true);
  });

  it('takes the change back when the shop refuses it', async () => {
    expect(await store.setFavorite(2_000_000_000, true)).toBe('failed');
    expect(store.$prodsFavoritos.get().get(2_000_000_000)).toBe(false);
    expect(left).toEqual([]);
  });

  it('sends somebody who is not logged in to log in, without a call', async () => {
    page.cookie = 'vitrine=c';
    expect(await store.setFavorite(product, true)).toBe('login');
    expect(calls).toEqual([]);
    expect(left).toEqual([
      `/checkout/acesso?motivo=favoritos&voltar=%2Fcabo%3Fpg%3D2%23fim&favorito=${product}`,
    ]);
    expect(shown()).toBeUndefined();
  });

  it('sends somebody whose login has ended there too, after a 401', async () => {
    visitor = shop.visitor();
    expect(await store.setFavorite(product, true)).toBe('login');
    expect(calls).toEqual(['wishlist/add']);
    expect(left).toHaveLength(1);
    expect(shown()).toBe(false);
  });

  it('does not ask to keep after the login what was to be taken out', async () => {
    page.cookie = '';
    await store.setFavorite(product, false);
    expect(left).toEqual(['/checkout/acesso?motivo=favoritos&voltar=%2Fcabo%3Fpg%3D2%23fim']);
  });
});
