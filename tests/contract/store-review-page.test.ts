/** The page on which who bought says what they think of the shop, and the page where that is read. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Shell } from '#lib/contract/shell.ts';
import { reviewKeyOf } from '#lib/platform/opinions/review-key.ts';
import { answerStoreReview, openStoreReview } from '#lib/server/forms/store-review.ts';
import { loadStoreReviews, ratingData } from '#lib/server/page/store-reviews.ts';
import { createTestStore, SITE_URL, type TestStore } from '../support/store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await createTestStore();
});
afterEach(async () => {
  expect(store.failures).toEqual([]);
  await store.reset();
});
afterAll(() => store.close());

const keyOf = (pedido: string) =>
  reviewKeyOf({ db: store.db, now: () => store.clock.now, sessionSecret: 'secret' }, pedido);
const GOOD = {
  experiencia: '9',
  atendimento: '10',
  satisfacao: 'sim',
  autorizacao: '1',
  mensagem: 'Chegou.',
};
const send = (key: string, change: Readonly<Record<string, string>> = {}) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...GOOD, ...change })) form.set(name, value);
  return answerStoreReview({ sessionApi: () => store.visitor().api }, key, form);
};
const THANKS = { path: '/pagina/avaliacoes-da-loja?aviso=avaliacao' };

describe('the form', () => {
  it.each(['', 'nada', '../..', '%00', '\0', 'a'.repeat(3000)])('leads home with the key %j', async (key) => {
    expect(await openStoreReview(store.api(), key)).toEqual({ path: '/' });
  });

  it('opens with a good key, takes one answer, and leads home from then on', async () => {
    const key = await keyOf('1001');
    expect(await openStoreReview(store.api(), key)).toMatchObject({ status: 200, form: { key } });
    expect(await send(key)).toEqual(THANKS);
    expect(await openStoreReview(store.api(), key)).toEqual({ path: '/' });
    expect(await send(key)).toEqual({ path: '/pagina/avaliacoes-da-loja?aviso=repetida' });
    const rows = await store.db
      .selectFrom('store_reviews')
      .select(['experiencia', 'atendimento', 'satisfacao', 'autorizacao', 'mensagem'])
      .execute();
    expect(rows).toEqual([
      { experiencia: 9, atendimento: 10, satisfacao: true, autorizacao: true, mensagem: 'Chegou.' },
    ]);
  });

  it('comes back as it was filled in where something is missing, and leaves the key good', async () => {
    const key = await keyOf('1002');
    const outcome = await send(key, { experiencia: '11', satisfacao: '' });
    expect(outcome).toMatchObject({
      status: 422,
      form: {
        key,
        draft: {
          typed: { experiencia: '11', atendimento: '10', mensagem: 'Chegou.' },
          faults: { experiencia: 'missing', satisfacao: 'missing' },
        },
      },
    });
    expect(await send(key)).toEqual(THANKS);
  });

  it('that nobody was given a key for leads home', async () => {
    expect(await send('nada')).toEqual({ path: '/' });
    expect(await send('')).toEqual({ path: '/' });
  });
});

describe('the opinions', () => {
  const shell = {
    siteUrl: SITE_URL,
    configuracoes: { sistema: { geral: { site: { nome: 'Loja' } } } },
  } as unknown as Shell;
  const read = (query: string) => loadStoreReviews(store.api(), new URLSearchParams(query));
  async function publish(count: number): Promise<void> {
    for (let at = 0; at < count; at += 1) await send(await keyOf(String(2000 + at)));
    await store.db.updateTable('store_reviews').set({ aprovado: true }).execute();
  }

  it('tell search engines nothing as long as there is none', async () => {
    await send(await keyOf('1003'));
    const reviews = await read('');
    expect(reviews).toMatchObject({ media: 0, quantidade: 0, page: 1, pages: 1 });
    expect(reviews && ratingData(reviews, shell)).toBeUndefined();
  });

  it('are ten a page; the address of no page is none', async () => {
    await publish(10);
    expect((await read(''))?.pages).toBe(1);
    expect(await read('pg=2')).toBeUndefined();
    await send(await keyOf('3000'), { experiencia: '1', atendimento: '1' });
    await store.db.updateTable('store_reviews').set({ aprovado: true }).execute();
    const second = await read('pg=2');
    expect([second?.avaliacoes.length, second?.quantidade, second?.pages]).toEqual([1, 11, 2]);
    for (const pg of ['0', '-1', 'x', '3', '1.5', ''])
      expect([pg, await read(`pg=${pg}`)]).toEqual([pg, undefined]);
  });

  it('tell search engines their true mean of ten', async () => {
    await publish(2);
    const reviews = await read('aviso=avaliacao');
    expect(reviews?.notice).toBe('avaliacao');
    expect(reviews && ratingData(reviews, shell)).toMatchObject({
      '@type': 'OnlineStore',
      aggregateRating: { ratingValue: 9.5, bestRating: 10, worstRating: 1, ratingCount: 2 },
    });
    expect((await read('aviso=outro'))?.notice).toBeUndefined();
  });
});
