/**
 * What a visitor sends twice is kept once, whichever of several processes takes it: the database says which came first.
 * What differs in anything is no second sending, and is kept as well.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPlatform, type Platform } from '#lib/platform/platform.ts';
import { APP_TOKEN, createTestStore, SITE_URL, type TestStore } from '../support/store.ts';

let store: TestStore;
/** A second process on the same database. */
let other: Platform;
let product: number;
let question: number;
beforeAll(async () => {
  store = await createTestStore();
  other = createPlatform({
    db: store.db,
    changes: store.changes,
    now: () => store.clock.now,
    siteUrl: SITE_URL,
    appToken: APP_TOKEN,
    sessionSecret: 'a secret that only tests use, and long enough',
    dataDir: store.dataDir,
  });
  const row = await store.db
    .selectFrom('questions')
    .select(['id', 'nivel_id'])
    .where('nivel', '=', 'produto')
    .where('aprovado', '=', true)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  product = row.nivel_id;
  question = row.id;
});
afterAll(async () => {
  await other.stop();
  await store.close();
});

const writer = { nome: 'Rita Prado', email: 'rita@exemplo.com.br' };
const count = async (table: 'reviews' | 'questions' | 'answers' | 'leads'): Promise<number> => {
  const { n } = await store.db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<string>().as('n'))
    .executeTakeFirstOrThrow();
  return Number(n);
};

const sendTo = ({ fetch }: Pick<Platform, 'fetch'>, path: string, body: object) =>
  fetch(
    new Request(`${SITE_URL}/api/v2/front/${path}`, {
      method: 'POST',
      headers: { 'App-Token': APP_TOKEN, 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...writer, ...body }),
    }),
  );

async function sendTwiceToBoth(path: string, body: object): Promise<readonly number[]> {
  const processes = [store.platform, other, store.platform, other];
  const answers = await Promise.all(processes.map((one) => sendTo(one, path, body)));
  return answers.map(({ status }) => status);
}

it.each([
  [
    'an opinion',
    'reviews',
    'evaluations/product',
    () => ({ idProduto: product, nota: 5, comentario: 'Bom.' }),
  ],
  [
    'a question',
    'questions',
    'question',
    () => ({ nivel: 'produto', idNivel: product, pergunta: 'Serve no projetor?' }),
  ],
  ['an answer', 'answers', 'question/answer', () => ({ idPergunta: question, resposta: 'Serve.' })],
  ['a request to be told', 'leads', 'product/solicitation', () => ({ idProduto: product })],
  ['a request for a quote', 'leads', 'product/budget', () => ({ idProduto: product, mensagem: '40 peças' })],
] as const)('%s is one record', async (_, table, path, body) => {
  const before = await count(table);
  expect(await sendTwiceToBoth(path, body())).toEqual([200, 200, 200, 200]);
  expect(await count(table)).toBe(before + 1);
});

it.each([
  [
    'an opinion',
    'reviews',
    'evaluations/product',
    () => ({ idProduto: product, nota: 1, comentario: 'Muito bom.' }),
    { nota: 5 },
  ],
  [
    'a question',
    'questions',
    'question',
    () => ({ nivel: 'produto', idNivel: product, pergunta: 'Serve na TV?', contato: '31 9999-0000' }),
    { contato: '31 99999-0000' },
  ],
  [
    'an answer',
    'answers',
    'question/answer',
    () => ({ idPergunta: question, resposta: 'Serve sim.' }),
    { nome: 'Rita P.' },
  ],
  [
    'a request for a quote',
    'leads',
    'product/budget',
    () => ({ idProduto: product, mensagem: '50 peças', contato: '31 9999-0000' }),
    { contato: '31 99999-0000' },
  ],
] as const)('%s that is corrected at once is kept too', async (_, table, path, body, correction) => {
  const before = await count(table);
  for (const sent of [body(), { ...body(), ...correction }, body()])
    expect((await sendTo(store.platform, path, sent)).status).toBe(200);
  expect(await count(table)).toBe(before + 2);
});
