/** The favourites with their products, and the link that shows them. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#artwork/demo/accounts.ts';
import { deleteAccount } from '#lib/api/own-account.ts';
import {
  addFavorite,
  getFavorites,
  getFavoritesLink,
  getSharedFavorites,
  hideFavorites,
  shareFavorites,
} from '#lib/api/wishlist.ts';
import { logIn, person } from '../support/accounts.ts';
import { createTestStore, SITE_URL, type TestStore, type Visitor } from '../support/store.ts';

let store: TestStore;
let ids: readonly number[];
beforeAll(async () => {
  store = await createTestStore();
  const rows = await store.db.selectFrom('products').select('id').orderBy('id').limit(3).execute();
  ids = rows.map(({ id }) => id);
});
afterEach(() => store.reset());
afterAll(() => store.close());

const FIRST = { offset: 0, limit: 24 };

async function member(name: Parameters<typeof person>[0] = 'cliente'): Promise<Visitor> {
  const visitor = store.visitor();
  await logIn(visitor, { usuario: person(name).email, senha: DEMO_PASSWORD });
  return visitor;
}

async function keep({ api }: Visitor, kept: readonly number[] = ids): Promise<void> {
  for (const idProduto of kept) {
    await addFavorite(api, { idProduto, idAtributoSimples: 0, idUnidadeVenda: 0 });
    store.later(1000);
  }
}

/** With a link to them. */
async function showing(): Promise<{ readonly owner: Visitor; readonly token: string }> {
  const owner = await member();
  await keep(owner);
  const { url } = await shareFavorites(owner.api);
  return { owner, token: url.split('/').at(-1) ?? '' };
}

const namesOf = ({ produtos }: { readonly produtos: readonly { readonly id: number }[] }) =>
  produtos.map(({ id }) => id);

describe('the favourites with their products', () => {
  it('are whole products, the last one kept first, page by page', async () => {
    const owner = await member();
    const { api } = owner;
    await keep(owner);
    const all = await getFavorites(api, FIRST);
    expect(namesOf(all)).toEqual(ids.toReversed());
    expect(all.produtos[0]?.precos.por).toBeGreaterThan(0);
    expect(all.info).toEqual({ offset: 0, limit: 24, total: 3 });
    const second = await getFavorites(api, { offset: 1, limit: 1 });
    expect([namesOf(second), second.info.total]).toEqual([[ids[1]], 3]);
    expect(namesOf(await getFavorites(api, { offset: 3, limit: 24 }))).toEqual([]);
  });

  it('leave out what the shop does not show, and count without it', async () => {
    const owner = await member();
    const { api } = owner;
    await keep(owner);
    const [hidden = 0] = ids;
    await store.db.updateTable('products').set({ ativo: false }).where('id', '=', hidden).execute();
    try {
      const { produtos, info } = await getFavorites(api, FIRST);
      expect([produtos.length, info.total]).toEqual([2, 2]);
    } finally {
      await store.db.updateTable('products').set({ ativo: true }).where('id', '=', hidden).execute();
    }
  });

  it('are those of the account alone', async () => {
    await keep(await member());
    const { api } = await member('empresa');
    expect(namesOf(await getFavorites(api, FIRST))).toEqual([]);
  });
});

describe('the link to the favourites', () => {
  it('is not there until its owner makes one, and stays the same when made again', async () => {
    const { api } = await member();
    expect(await getFavoritesLink(api)).toEqual({ url: '' });
    const made = await Promise.all([shareFavorites(api), shareFavorites(api)]);
    expect(made[0].url).toMatch(new RegExp(`^${SITE_URL}/favoritos/[0-9a-f]{32}$`));
    expect(made[1]).toEqual(made[0]);
    expect(await getFavoritesLink(api)).toEqual(made[0]);
  });

  it('shows them to anybody, with the first name of the owner and nothing else of them', async () => {
    const { token } = await showing();
    const { api } = store.visitor();
    const shown = await getSharedFavorites(api, token, FIRST);
    expect(namesOf(shown)).toEqual(ids.toReversed());
    const owner = person('cliente');
    expect(shown.nome).toBe(owner.nome_razao.split(' ')[0]);
    const text = JSON.stringify(shown);
    for (const secret of [owner.email, owner.nome_razao, owner.cpf_cnpj]) expect(text).not.toContain(secret);
  });

  it('shows nothing once it was taken back, and the next one is another', async () => {
    const { owner, token } = await showing();
    expect(await hideFavorites(owner.api)).toEqual({ url: '' });
    await expect(getSharedFavorites(store.visitor().api, token, FIRST)).rejects.toMatchObject({
      status: 404,
    });
    expect((await shareFavorites(owner.api)).url).not.toContain(token);
  });

  it.each(['x', 'a'.repeat(32), '%00', "' or 1=1"])('is not guessed as %j: 404', async (token) => {
    await showing();
    await expect(getSharedFavorites(store.visitor().api, token, FIRST)).rejects.toMatchObject({
      status: 404,
    });
    expect(store.failures).toEqual([]);
  });

  it('of one account is not taken back by another', async () => {
    const { token } = await showing();
    await hideFavorites((await member('empresa')).api);
    expect((await getSharedFavorites(store.visitor().api, token, FIRST)).produtos).toHaveLength(3);
  });

  it('shows nothing of a blocked account, nor of a deleted one', async () => {
    const { owner, token } = await showing();
    const block = (ativo: boolean) =>
      store.db.updateTable('users').set({ ativo }).where('email', '=', person('cliente').email).execute();
    await block(false);
    await expect(getSharedFavorites(store.visitor().api, token, FIRST)).rejects.toMatchObject({
      status: 404,
    });
    await block(true);
    await deleteAccount(owner.api, DEMO_PASSWORD);
    await expect(getSharedFavorites(store.visitor().api, token, FIRST)).rejects.toMatchObject({
      status: 404,
    });
  });
});
