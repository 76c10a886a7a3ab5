/** Opinions, questions and answers: what the shop publishes, refuses and answers. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Api } from '#lib/api/client.ts';
import { getStoreReviews } from '#lib/api/opinions.ts';
import {
  answerAsShop,
  decideQuestion,
  decideReview,
  getPanelQuestions,
  getPanelReviews,
} from '#lib/api/panel-opinions.ts';
import { getProductDetail } from '#lib/api/url.ts';
import { reviewKeyOf } from '#lib/platform/opinions/review-key.ts';
import { answerQuestions } from '#lib/server/panel/opinions.ts';
import { panelOpinionText } from '#lib/text/panel-opinions.ts';
import { post } from '../support/accounts.ts';
import { staff } from '../support/staff.ts';
import { createTestStore, type TestStore } from '../support/store.ts';

let store: TestStore;
let api: Api;
let changed: string[];
let product: { readonly id: number; readonly slug: string };

beforeAll(async () => {
  store = await createTestStore();
  store.changes.subscribe(({ keys }) => void changed.push(...keys));
  product = await store.db
    .selectFrom('products')
    .select(['id', 'slug'])
    .where('status', '=', 'disponivel')
    .where('id', 'not in', (eb) => eb.selectFrom('questions').select('nivel_id'))
    .orderBy('id')
    .executeTakeFirstOrThrow();
});
beforeEach(async () => {
  changed = [];
  ({ api } = await staff(store, 'marketing'));
});
afterEach(async () => {
  expect(store.failures).toEqual([]);
  await store.db.deleteFrom('questions').where('nivel_id', '=', product.id).execute();
  await store.db.deleteFrom('reviews').where('email', 'like', '%@exemplo.test').execute();
  await store.db.deleteFrom('recent_writes').execute();
  await store.reset();
});
afterAll(() => store.close());

const RITA = { nome: 'Rita Prado', email: 'rita@exemplo.test', contato: '' };

async function ask(pergunta = 'Serve no projetor?'): Promise<number> {
  const body = { ...RITA, nivel: 'produto', idNivel: product.id, pergunta };
  expect((await post(store.visitor(), 'question', body)).status).toBe(200);
  const { perguntas } = await getPanelQuestions(api, { filtro: 'esperando', busca: pergunta });
  const [found] = perguntas;
  if (!found) throw new Error('the question is not in the list');
  return found.id;
}

async function shownQuestions() {
  const { conteudo } = await getProductDetail(store.api(), `/${product.slug}`);
  return conteudo.perguntas;
}

describe('a question', () => {
  it('is shown with the answer of the shop once that is written, and its page is told so', async () => {
    const id = await ask();
    expect(await shownQuestions()).toEqual([]);
    await answerAsShop(api, id, { resposta: 'Serve, sim.', vista: 'esperando' });
    expect(await shownQuestions()).toMatchObject([
      { pergunta: 'Serve no projetor?', respostas: [{ resposta: 'Serve, sim.', administrador: true }] },
    ]);
    expect(changed).toContain(`product:${product.id}`);
  });

  it('answered twice in the same words by a double click is answered once', async () => {
    const id = await ask();
    const answer = { resposta: 'Serve, sim.', vista: 'esperando' } as const;
    await Promise.all([answerAsShop(api, id, answer), answerAsShop(api, id, answer)]);
    const [question] = await shownQuestions();
    expect(question?.respostas).toHaveLength(1);
  });

  it('is published without an answer, then waits for one, and is taken from sight again', async () => {
    const id = await ask();
    await decideQuestion(api, 'questions', id, { situacao: 'publicada', vista: 'esperando' });
    expect(await shownQuestions()).toHaveLength(1);
    const open = await getPanelQuestions(api, { filtro: 'semResposta', busca: 'projetor' });
    expect(open.perguntas.map((question) => question.id)).toEqual([id]);
    await decideQuestion(api, 'questions', id, { situacao: 'recusada', vista: 'publicada' });
    expect(await shownQuestions()).toEqual([]);
    const { perguntas } = await getPanelQuestions(api, { filtro: 'recusada' });
    expect(perguntas).toMatchObject([{ id, situacao: 'recusada', decididaPor: expect.stringMatching(/\S/) }]);
  });

  it('is published with the answer that stands typed below the button, and not refused over it', async () => {
    const id = await ask();
    const send = (fields: Readonly<Record<string, string>>) => {
      const form = new FormData();
      const sent = { id: String(id), vista: 'esperando', resposta: 'Serve, sim.', ...fields };
      for (const [name, value] of Object.entries(sent)) form.append(name, value);
      return answerQuestions(api, new URL('https://loja.test/painel/perguntas'), form);
    };
    expect(await send({ acao: 'recusar' })).toMatchObject({
      status: 422,
      typed: { id, resposta: 'Serve, sim.' },
      problems: { resposta: panelOpinionText.answerLeft },
    });
    expect(await send({ acao: 'publicar' })).toEqual({ path: '/painel/perguntas?aviso=respondida' });
    expect(await shownQuestions()).toMatchObject([{ respostas: [{ resposta: 'Serve, sim.' }] }]);
    expect(await send({ acao: 'recusar', vista: 'publicada', resposta: ' ' })).toEqual({
      path: '/painel/perguntas?aviso=recusada',
    });
    expect(await shownQuestions()).toEqual([]);
  });

  it('of which somebody else decided meanwhile is left as they left it', async () => {
    const id = await ask();
    await decideQuestion(api, 'questions', id, { situacao: 'recusada', vista: 'esperando' });
    const late = { situacao: 'publicada', vista: 'esperando' } as const;
    await expect(decideQuestion(api, 'questions', id, late)).rejects.toMatchObject({ status: 409 });
    const answer = { resposta: 'Serve.', vista: 'esperando' } as const;
    await expect(answerAsShop(api, id, answer)).rejects.toMatchObject({ status: 409 });
    expect(await shownQuestions()).toEqual([]);
  });

  it('waits again for the answer of a visitor, which the shop publishes', async () => {
    const id = await ask();
    await decideQuestion(api, 'questions', id, { situacao: 'publicada', vista: 'esperando' });
    await post(store.visitor(), 'question/answer', { ...RITA, idPergunta: id, resposta: 'Uso assim.' });
    const { perguntas, totais } = await getPanelQuestions(api, { filtro: 'esperando' });
    expect(totais.esperando).toBe(perguntas.length);
    const [answer] = perguntas.find((question) => question.id === id)?.respostas ?? [];
    if (!answer) throw new Error('the answer is not in the list');
    await decideQuestion(api, 'answers', answer.id, { situacao: 'publicada', vista: 'esperando' });
    expect(await shownQuestions()).toMatchObject([{ respostas: [{ resposta: 'Uso assim.' }] }]);
  });

  it.each([
    ['there is none of', 2_000_000_000],
    ['that is no number', 'x' as unknown as number],
  ])('%s is 404', async (_, id) => {
    const decision = { situacao: 'publicada', vista: 'esperando' } as const;
    await expect(decideQuestion(api, 'questions', id, decision)).rejects.toMatchObject({ status: 404 });
    await expect(decideReview(api, 'produto', id, decision)).rejects.toMatchObject({ status: 404 });
    await expect(decideReview(api, 'loja', id, decision)).rejects.toMatchObject({ status: 404 });
  });

  it('takes an answer of 5,000 characters, and neither an empty nor a longer one', async () => {
    const id = await ask();
    for (const resposta of ['', '   ', 'a'.repeat(5001)]) {
      const answer = answerAsShop(api, id, { resposta, vista: 'esperando' });
      await expect(answer).rejects.toMatchObject({ status: 400 });
    }
    await answerAsShop(api, id, { resposta: 'a'.repeat(5000), vista: 'esperando' });
  });

  it('is found by what it says, signs of the database language being letters', async () => {
    await ask('Aguenta 100% de uso?');
    const found = async (busca: string) =>
      (await getPanelQuestions(api, { filtro: 'esperando', busca })).info.total;
    expect([await found('100%'), await found('100% DE'), await found('1_0')]).toEqual([1, 1, 0]);
  });
});

describe('an opinion', () => {
  it('on a product is shown once it is published, on its page and its cards', async () => {
    const body = { ...RITA, idProduto: product.id, nota: 4, comentario: 'Firme.', recomenda: true };
    expect((await post(store.visitor(), 'evaluations/product', body)).status).toBe(200);
    const { avaliacoes } = await getPanelReviews(api, { tipo: 'produto', situacao: 'esperando' });
    const [review] = avaliacoes;
    expect(review).toMatchObject({
      nota: 4,
      texto: 'Firme.',
      email: RITA.email,
      alvo: { rota: `/${product.slug}` },
    });
    await decideReview(api, 'produto', review?.id ?? 0, { situacao: 'publicada', vista: 'esperando' });
    expect(changed).toContain(`product:${product.id}`);
    const { conteudo } = await getProductDetail(store.api(), `/${product.slug}`);
    expect(JSON.stringify(conteudo)).toContain('Firme.');
  });

  it('on the shop is shown once it is published, and the page of them is told so', async () => {
    const deps = {
      db: store.db,
      now: () => store.clock.now,
      sessionSecret: 'a secret that only tests use, and long enough',
    };
    const key = await reviewKeyOf(deps, '10001');
    const body = {
      experiencia: 9,
      atendimento: 8,
      satisfacao: true,
      autorizacao: true,
      mensagem: 'Rápidos.',
    };
    expect((await post(store.visitor(), `evaluations/store/add/${key}`, body)).status).toBe(200);
    const { avaliacoes, totais } = await getPanelReviews(api, { tipo: 'loja', situacao: 'esperando' });
    expect(totais.esperando).toBe(1);
    expect(avaliacoes).toMatchObject([{ nota: 8.5, experiencia: 9, atendimento: 8, texto: 'Rápidos.' }]);
    const id = avaliacoes[0]?.id ?? 0;
    await decideReview(api, 'loja', id, { situacao: 'publicada', vista: 'esperando' });
    expect(changed).toEqual(['store-reviews']);
    expect((await getStoreReviews(store.api(), {})).avaliacoes).toMatchObject([{ mensagem: 'Rápidos.' }]);
    const late = { situacao: 'recusada', vista: 'esperando' } as const;
    await expect(decideReview(api, 'loja', id, late)).rejects.toMatchObject({ status: 409 });
  });

  it('of another kind than there are is 404', async () => {
    const decision = { situacao: 'publicada', vista: 'esperando' } as const;
    const other = decideReview(api, 'lista' as 'loja', 1, decision);
    await expect(other).rejects.toMatchObject({ status: 404 });
  });
});
