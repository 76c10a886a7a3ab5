import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  checkReviewKey,
  getProductReviews,
  getStoreReviews,
  sendProductReview,
  sendStoreReview,
} from '#lib/api/opinions.ts';
import { reviewKeyOf } from '#lib/platform/opinions/review-key.ts';
import { get, post } from '../support/accounts.ts';
import { sendListReview } from '../support/api-calls.ts';
import { createTestStore, type TestStore, TODAY } from '../support/store.ts';

let store: TestStore;
/** A product nobody has said anything about. */
let silent: number;
let list: number;
beforeAll(async () => {
  store = await createTestStore();
  const row = await store.db
    .selectFrom('products as p')
    .select('p.id')
    .where('p.ativo', '=', true)
    .where('p.status', '=', 'disponivel')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('reviews as r').select('r.id').whereRef('r.product_id', '=', 'p.id'))),
    )
    .orderBy('p.id')
    .executeTakeFirstOrThrow();
  silent = row.id;
  list = (await store.db.selectFrom('lists').select('id').orderBy('id').executeTakeFirstOrThrow()).id;
});
afterEach(async () => {
  expect(store.failures).toEqual([]);
  await store.db.deleteFrom('reviews').where('product_id', '=', silent).execute();
  await store.db.deleteFrom('recent_writes').execute();
  await store.reset();
});
afterAll(() => store.close());

const SCRIPT = '<script>alert(1)</script>';
const opinion = {
  nome: 'Rita Prado',
  email: 'rita@exemplo.com.br',
  nota: 5,
  comentario: `Imagem firme. ${SCRIPT}`,
  recomenda: true,
};
const score = { experiencia: 10, atendimento: 9, satisfacao: true, autorizacao: true, mensagem: 'Chegou.' };

const approve = () => store.db.updateTable('reviews').set({ aprovado: true }).execute();
const approveStore = () => store.db.updateTable('store_reviews').set({ aprovado: true }).execute();
const waiting = () => store.db.selectFrom('reviews').select('nota').where('aprovado', '=', false).execute();
const keyOf = (pedido: string) =>
  reviewKeyOf({ db: store.db, now: () => TODAY, sessionSecret: 'of this test' }, pedido);

describe('opinions on products', () => {
  it('are listed and counted once they are approved, without the address of who wrote them', async () => {
    const { api } = store.visitor();
    expect(await sendProductReview(api, { ...opinion, idProduto: silent })).toEqual({ sucesso: true });
    expect(await getProductReviews(api, { idProduto: silent })).toEqual({
      media: 0,
      quantidade: 0,
      notas: [],
      avaliacoes: [],
      info: { offset: 0, limit: 10, exibindo: 0, total: 0 },
    });
    await approve();
    const { media, quantidade, avaliacoes } = await getProductReviews(api, { idProduto: silent });
    expect([media, quantidade]).toEqual([5, 1]);
    expect(avaliacoes).toEqual([
      expect.objectContaining({
        nome: 'Rita Prado',
        email: '',
        nota: 5,
        comentario: opinion.comentario,
        data: TODAY.toISOString(),
        produto: { id: silent, nome: expect.stringMatching(/\S/) },
      }),
    ]);
  });

  it('average what is approved, of the whole choice and not of its page', async () => {
    const { api } = store.visitor();
    for (const nota of [5, 4, 4]) {
      await sendProductReview(api, { ...opinion, idProduto: silent, nota, comentario: `${Math.random()}` });
    }
    await approve();
    await sendProductReview(api, { ...opinion, idProduto: silent, nota: 1 });
    const page = await getProductReviews(api, { idProduto: silent, limit: 1, offset: 1 });
    expect(page).toMatchObject({
      media: 4.33,
      quantidade: 3,
      notas: [
        { nota: 5, quantidade: 1 },
        { nota: 4, quantidade: 2 },
      ],
      info: { offset: 1, limit: 1, exibindo: 1, total: 3 },
    });
    const four = await getProductReviews(api, { idProduto: silent, nota: 4 });
    expect([four.media, four.quantidade]).toEqual([4, 2]);
  });

  it('come newest first, oldest first with ASC, and end after the last', async () => {
    const { api } = store.visitor();
    const newest = await getProductReviews(api, { limit: 100 });
    const dates = newest.avaliacoes.map(({ data }) => data);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(dates.length).toBeGreaterThan(20);
    const oldest = await getProductReviews(api, { limit: 100, order: 'ASC' });
    const ascending = oldest.avaliacoes.map(({ data }) => data);
    expect(ascending).toEqual(ascending.toSorted());
    const beyond = await getProductReviews(api, { offset: newest.quantidade });
    expect([beyond.avaliacoes, beyond.quantidade]).toEqual([[], newest.quantidade]);
  });

  it('of a category are those of its products', async () => {
    const { api } = store.visitor();
    const { categoria_id } = await store.db
      .selectFrom('product_categories')
      .innerJoin('reviews as r', 'r.product_id', 'product_categories.product_id')
      .select('categoria_id')
      .orderBy('r.id')
      .executeTakeFirstOrThrow();
    const rows = await store.db
      .selectFrom('product_categories')
      .select('product_id')
      .where('categoria_id', '=', categoria_id)
      .execute();
    const products = new Set(rows.map(({ product_id }) => product_id));
    const { avaliacoes } = await getProductReviews(api, { idCategoria: categoria_id, limit: 100 });
    expect(avaliacoes.length).toBeGreaterThan(0);
    expect(avaliacoes.filter(({ produto }) => !products.has(produto.id))).toEqual([]);
    expect((await getProductReviews(api, { idCategoria: 999_999 })).quantidade).toBe(0);
  });

  it.each(['limit=0', 'limit=101', 'offset=-1', 'nota=0', 'nota=6', 'idProduto=abc', 'idCategoria=1.5'])(
    'are refused with %s',
    async (query) => {
      expect((await get(store.visitor(), `evaluations/product?${query}`)).status).toBe(400);
    },
  );

  it('in the same words are one within a minute, also at once', async () => {
    const body = { ...opinion, idProduto: silent };
    await Promise.all(Array.from({ length: 6 }, () => sendProductReview(store.visitor().api, body)));
    store.clock.now = new Date(TODAY.getTime() + 59_999);
    await sendProductReview(store.visitor().api, body);
    expect(await waiting()).toHaveLength(1);
    store.clock.now = new Date(TODAY.getTime() + 60_000);
    await sendProductReview(store.visitor().api, body);
    expect(await waiting()).toHaveLength(2);
  });

  it('of an unknown or hidden product are 404 and kept by nobody', async () => {
    const send = async (idProduto: number) =>
      (await post(store.visitor(), 'evaluations/product', { ...opinion, idProduto })).status;
    expect(await send(999_999)).toBe(404);
    await store.db.updateTable('products').set({ ativo: false }).where('id', '=', silent).execute();
    expect(await send(silent)).toBe(404);
    await store.db.updateTable('products').set({ ativo: true }).where('id', '=', silent).execute();
    expect(await waiting()).toEqual([]);
  });

  it('have a comment of at most 5000 characters', async () => {
    const send = async (length: number) =>
      (
        await post(store.visitor(), 'evaluations/product', {
          ...opinion,
          idProduto: silent,
          comentario: 'a'.repeat(length),
        })
      ).status;
    expect(await send(5001)).toBe(400);
    expect(await waiting()).toEqual([]);
    expect(await send(5000)).toBe(200);
  });
});

describe('opinions on lists', () => {
  it('wait for approval', async () => {
    const answer = await sendListReview(store.visitor().api, { ...opinion, idListaCompra: list });
    expect(answer).toEqual({ sucesso: true });
    expect(await waiting()).toEqual([{ nota: 5 }]);
  });

  it('of an unknown list are 404', async () => {
    const body = { ...opinion, idListaCompra: 999_999 };
    expect((await post(store.visitor(), 'evaluations/list', body)).status).toBe(404);
    expect(await waiting()).toEqual([]);
  });
});

describe('opinions on the shop', () => {
  it('are shown once approved, where the writer agreed to it', async () => {
    const { api } = store.visitor();
    await sendStoreReview(api, await keyOf('1001'), score);
    await sendStoreReview(api, await keyOf('1002'), { ...score, experiencia: 1, autorizacao: false });
    expect((await getStoreReviews(api, {})).quantidade).toBe(0);
    await approveStore();
    expect(await getStoreReviews(api, {})).toEqual({
      media: 9.5,
      quantidade: 1,
      avaliacoes: [
        {
          id: expect.any(Number),
          nome: '',
          data: TODAY.toISOString(),
          experiencia: 10,
          atendimento: 9,
          satisfacao: true,
          mensagem: 'Chegou.',
        },
      ],
      info: { offset: 0, limit: 10, exibindo: 1, total: 1 },
    });
  });

  it('need a key, which is good for one of them', async () => {
    const { api } = store.visitor();
    const key = await keyOf('1001');
    expect(await checkReviewKey(api, key)).toEqual({ sucesso: true });
    await sendStoreReview(api, key, score);
    expect(await checkReviewKey(api, key)).toEqual({ sucesso: false });
    await expect(sendStoreReview(api, key, score)).rejects.toMatchObject({ status: 409 });
  });

  it('come through once when a key is used many times at once', async () => {
    const key = await keyOf('1001');
    const statuses = await Promise.all(
      Array.from(
        { length: 8 },
        async () => (await post(store.visitor(), `evaluations/store/add/${key}`, score)).status,
      ),
    );
    expect(statuses.toSorted()).toEqual([200, ...Array(7).fill(409)]);
    expect(await store.db.selectFrom('store_reviews').select('id').execute()).toHaveLength(1);
  });

  it('that do not fit leave the key as it was', async () => {
    const key = await keyOf('1001');
    for (const change of [{ experiencia: 0 }, { atendimento: 11 }, { satisfacao: null }, { mensagem: 7 }]) {
      const answer = await post(store.visitor(), `evaluations/store/add/${key}`, { ...score, ...change });
      expect([change, answer.status]).toEqual([change, 400]);
    }
    expect(await checkReviewKey(store.visitor().api, key)).toEqual({ sucesso: true });
  });

  it('have no use for a key nobody was given', async () => {
    const { api } = store.visitor();
    for (const key of ['nenhuma', "' or 1=1", 'a'.repeat(3000)]) {
      expect(await checkReviewKey(api, key)).toEqual({ sucesso: false });
      await expect(sendStoreReview(api, key, score)).rejects.toMatchObject({ status: 404 });
    }
  });
});

describe('the key of an order', () => {
  it('is the same however often it is asked for, and does not become unused again', async () => {
    const key = await keyOf('1001');
    await sendStoreReview(store.visitor().api, key, score);
    expect(await keyOf('1001')).toBe(key);
    expect(await checkReviewKey(store.visitor().api, key)).toEqual({ sucesso: false });
    expect(await keyOf('1002')).not.toBe(key);
  });

  it('tells nothing without the secret of the shop', async () => {
    const other = await reviewKeyOf({ db: store.db, now: () => TODAY, sessionSecret: 'another' }, '1001');
    expect(other).not.toBe(await keyOf('1001'));
    expect(other).toMatch(/^[\w-]{43}$/);
  });
});
