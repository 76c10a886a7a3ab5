import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { answerQuestion, askQuestion } from '#lib/api/question.ts';
import { getProductDetail } from '#lib/api/url.ts';
import { post } from '../support/accounts.ts';
import { createTestStore, type TestStore, TODAY } from '../support/store.ts';

let store: TestStore;
let product: { readonly id: number; readonly slug: string };
/** One that is shown. */
let question: number;
beforeAll(async () => {
  store = await createTestStore();
  product = await store.db
    .selectFrom('products')
    .select(['id', 'slug'])
    .where('ativo', '=', true)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const row = await store.db
    .selectFrom('questions')
    .select('id')
    .where('aprovado', '=', true)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  question = row.id;
});
afterEach(async () => {
  expect(store.failures).toEqual([]);
  await store.db.deleteFrom('answers').where('aprovado', '=', false).execute();
  await store.db.deleteFrom('recent_writes').execute();
  await store.reset();
});
afterAll(() => store.close());

const writer = { nome: 'Rita Prado', email: 'rita@exemplo.com.br' };
const PERGUNTA = 'Serve em um projetor? <script>alert(1)</script>';
const RESPOSTA = 'Serve: usei no meu.';
const asked = () =>
  store.db.selectFrom('questions').select(['nivel', 'pergunta']).where('aprovado', '=', false).execute();
const answered = () =>
  store.db
    .selectFrom('answers')
    .select(['administrador', 'resposta'])
    .where('aprovado', '=', false)
    .execute();

describe('POST question', () => {
  it('keeps the words as they are, and shows them once they are approved, without the address', async () => {
    const { api } = store.visitor();
    const body = { ...writer, nivel: 'produto', idNivel: product.id, pergunta: PERGUNTA } as const;
    expect(await askQuestion(api, { ...body, contato: '11 99999-0000' })).toEqual({ sucesso: true });
    const shown = async () => JSON.stringify((await getProductDetail(api, `/${product.slug}`)).conteudo);
    expect(await shown()).not.toContain('projetor?');
    await store.db
      .updateTable('questions')
      .set({ aprovado: true })
      .where('pergunta', '=', PERGUNTA)
      .execute();
    expect(await shown()).toContain(PERGUNTA);
    expect(await shown()).not.toMatch(/rita@exemplo|99999-0000/);
    await store.db.deleteFrom('questions').where('pergunta', '=', PERGUNTA).execute();
  });

  it.each([
    ['categoria', 'categories'],
    ['marca', 'brands'],
  ] as const)('is about a %s as well', async (nivel, table) => {
    const { id } = await store.db
      .selectFrom(table)
      .select('id')
      .where('ativo', '=', true)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    await askQuestion(store.visitor().api, { ...writer, nivel, idNivel: id, pergunta: PERGUNTA });
    expect(await asked()).toEqual([{ nivel, pergunta: PERGUNTA }]);
  });

  it.each(['produto', 'categoria', 'marca', 'landingPage'])(
    'about an unknown %s is 404 and kept by nobody',
    async (nivel) => {
      const body = { ...writer, nivel, idNivel: 999_999, pergunta: PERGUNTA };
      expect((await post(store.visitor(), 'question', body)).status).toBe(404);
      expect(await asked()).toEqual([]);
    },
  );

  it('in the same words is one within a minute, also at once', async () => {
    const body = { ...writer, nivel: 'produto', idNivel: product.id, pergunta: PERGUNTA } as const;
    await Promise.all(Array.from({ length: 6 }, () => askQuestion(store.visitor().api, body)));
    expect(await asked()).toHaveLength(1);
    store.clock.now = new Date(TODAY.getTime() + 60_000);
    await askQuestion(store.visitor().api, body);
    expect(await asked()).toHaveLength(2);
  });

  it('takes 2000 characters and refuses one more', async () => {
    const send = async (length: number) =>
      (
        await post(store.visitor(), 'question', {
          ...writer,
          nivel: 'produto',
          idNivel: product.id,
          pergunta: 'a'.repeat(length),
        })
      ).status;
    expect(await send(2001)).toBe(400);
    expect(await asked()).toEqual([]);
    expect(await send(2000)).toBe(200);
  });
});

describe('POST question/answer', () => {
  it('waits for approval, and is never one of the shop', async () => {
    const body = { ...writer, idPergunta: question, resposta: RESPOSTA, administrador: true };
    expect(await answerQuestion(store.visitor().api, body)).toEqual({ sucesso: true });
    await answerQuestion(store.visitor().api, body);
    expect(await answered()).toEqual([{ administrador: false, resposta: RESPOSTA }]);
  });

  it('to a question that is unknown or waits itself is 404', async () => {
    await askQuestion(store.visitor().api, {
      ...writer,
      nivel: 'produto',
      idNivel: product.id,
      pergunta: PERGUNTA,
    });
    const { id } = await store.db
      .selectFrom('questions')
      .select('id')
      .where('aprovado', '=', false)
      .executeTakeFirstOrThrow();
    for (const idPergunta of [id, 999_999]) {
      const body = { ...writer, idPergunta, resposta: RESPOSTA };
      expect((await post(store.visitor(), 'question/answer', body)).status).toBe(404);
    }
    expect(await answered()).toEqual([]);
  });
});
