import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#artwork/demo/accounts.ts';
import { addFavorite, getWishlist, isFavorite, removeFavorite } from '#lib/api/wishlist.ts';
import { get, logIn, person, post } from '../support/accounts.ts';
import { createTestStore, type TestStore, type Visitor } from '../support/store.ts';

let store: TestStore;
let plain: number;
let other: number;
let valued: { readonly product: number; readonly values: readonly number[] };
beforeAll(async () => {
  store = await createTestStore();
  const { rows } = { rows: await store.db.selectFrom('products').select('id').orderBy('id').execute() };
  const variants = await store.db
    .selectFrom('product_variants')
    .select(['product_id', 'valor_id'])
    .orderBy('id')
    .execute();
  const withValues = new Set(variants.map(({ product_id }) => product_id));
  const ids = rows.map(({ id }) => id).filter((id) => !withValues.has(id));
  [plain = 0, other = 0] = ids;
  const product = variants[0]?.product_id ?? 0;
  const values = variants.filter(({ product_id }) => product_id === product).map(({ valor_id }) => valor_id);
  valued = { product, values };
});
afterEach(() => store.reset());
afterAll(() => store.close());

const favorite = (idProduto: number, idAtributoSimples = 0) => ({
  idProduto,
  idAtributoSimples,
  idUnidadeVenda: 0,
});

async function member(): Promise<Visitor> {
  const visitor = store.visitor();
  await logIn(visitor);
  return visitor;
}

describe('the wishlist of a visitor who is not logged in', () => {
  it('is empty', async () => {
    const answer = await get(store.visitor(), 'wishlist');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ favoritos: [] });
  });

  it.each(['add', 'remove', 'verify'])('cannot be asked to %s', async (verb) => {
    const answer = await post(store.visitor(), `wishlist/${verb}`, favorite(plain));
    expect(answer.status).toBe(401);
    expect(await answer.json()).toEqual({ error: expect.any(String) });
    expect(await store.db.selectFrom('wishlist').selectAll().execute()).toEqual([]);
  });
});

describe('the wishlist of an account', () => {
  it('keeps a product once, however often it is added', async () => {
    const { api } = await member();
    for (const _ of [1, 2, 3]) expect(await addFavorite(api, favorite(plain))).toEqual({ sucesso: true });
    expect(await getWishlist(api)).toEqual({ favoritos: [plain] });
  });

  it('keeps a product once when it is added by many at once', async () => {
    const { api } = await member();
    await Promise.all(Array.from({ length: 8 }, () => addFavorite(api, favorite(plain))));
    expect(await store.db.selectFrom('wishlist').selectAll().execute()).toHaveLength(1);
  });

  it('names the last one kept first, each product once', async () => {
    const { api } = await member();
    const [first = 0, second = 0] = valued.values;
    for (const item of [favorite(plain), favorite(valued.product, first), favorite(other)]) {
      await addFavorite(api, item);
      store.later(1000);
    }
    await addFavorite(api, favorite(valued.product, second));
    expect(await getWishlist(api)).toEqual({ favoritos: [valued.product, other, plain] });
  });

  it('lets go of a product, also when it was not there', async () => {
    const { api } = await member();
    await addFavorite(api, favorite(plain));
    for (const _ of [1, 2]) expect(await removeFavorite(api, favorite(plain))).toEqual({ sucesso: true });
    expect(await removeFavorite(api, favorite(999_999))).toEqual({ sucesso: true });
    expect(await getWishlist(api)).toEqual({ favoritos: [] });
  });

  it('tells values of a product apart, and without a value means all of them', async () => {
    const { api } = await member();
    const [first = 0, second = 0] = valued.values;
    await addFavorite(api, favorite(valued.product, first));
    const kept = async (value?: number) => (await isFavorite(api, favorite(valued.product, value))).sucesso;
    expect([await kept(first), await kept(second), await kept()]).toEqual([true, false, true]);
    await removeFavorite(api, favorite(valued.product, second));
    expect(await kept(first)).toBe(true);
    await removeFavorite(api, favorite(valued.product));
    expect([await kept(first), await kept()]).toEqual([false, false]);
  });

  it('is the same on every device, and nobody else sees it', async () => {
    const [phone, desk, stranger] = [await member(), await member(), store.visitor()];
    await logIn(stranger, { usuario: person('empresa').email, senha: DEMO_PASSWORD });
    await addFavorite(phone.api, favorite(plain));
    expect(await getWishlist(desk.api)).toEqual({ favoritos: [plain] });
    expect(await getWishlist(stranger.api)).toEqual({ favoritos: [] });
    await removeFavorite(stranger.api, favorite(plain));
    expect(await getWishlist(desk.api)).toEqual({ favoritos: [plain] });
  });

  it.each([
    ['an unknown product', () => favorite(999_999)],
    ['a value of another product', () => favorite(plain, valued.values[0])],
  ])('does not take %s: 404', async (_, item) => {
    const visitor = await member();
    expect((await post(visitor, 'wishlist/add', item())).status).toBe(404);
    expect(await getWishlist(visitor.api)).toEqual({ favoritos: [] });
  });

  it('does not take a product the shop does not show', async () => {
    const visitor = await member();
    await store.db.updateTable('products').set({ ativo: false }).where('id', '=', other).execute();
    try {
      expect((await post(visitor, 'wishlist/add', favorite(other))).status).toBe(404);
    } finally {
      await store.db.updateTable('products').set({ ativo: true }).where('id', '=', other).execute();
    }
  });

  it('takes numbers as texts and ignores what clients send beside', async () => {
    const visitor = await member();
    const body = { idProduto: String(plain), quantidade: 1, parametroAdicional: '', extra: {} };
    expect((await post(visitor, 'wishlist/add', body)).status).toBe(200);
    expect(await getWishlist(visitor.api)).toEqual({ favoritos: [plain] });
  });

  it.each([
    ['nothing', {}],
    ['null', { idProduto: null }],
    ['zero', { idProduto: 0 }],
    ['a negative id', { idProduto: -1 }],
    ['a fraction', { idProduto: 1.5 }],
    ['an id beyond the database', { idProduto: 2_147_483_648 }],
    ['a word', { idProduto: 'um' }],
    ['a list', []],
    ['a value that is none', { idProduto: 1, idAtributoSimples: 'azul' }],
  ])('answers 400 to %s', async (_, body) => {
    const visitor = await member();
    for (const verb of ['add', 'remove', 'verify']) {
      expect((await post(visitor, `wishlist/${verb}`, body)).status).toBe(400);
    }
    expect(store.failures).toEqual([]);
  });
});
