/** The one function that a call of the panel writes by: nothing is written without its lock, revision and history. */
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { getContents, switchContent } from '#lib/api/panel-content.ts';
import { getProduct, saveProduct } from '#lib/api/panel-products.ts';
import type { Equipe } from '#lib/contract/panel.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { panelEndpoint } from '#lib/platform/panel/staff.ts';
import { answerOf, type Change, inPanel, type Outcome, unchanged } from '#lib/platform/panel/write.ts';
import { sourceFiles } from '../support/source.ts';
import { staff } from '../support/staff.ts';
import { createTestStore, type TestStore, TODAY } from '../support/store.ts';
import { writingCalls } from '../support/writes/every.ts';

let store: TestStore;
beforeAll(async () => {
  store = await createTestStore();
});
afterEach(async () => {
  await store.db.deleteFrom('panel_changes').execute();
  await store.db.deleteFrom('redirects').where('de', '=', '/velho').execute();
});
afterAll(() => store.close());

const somebody: Equipe = { id: 1, nome: 'Ana', papeis: ['marketing'] };
const noted: Outcome<string> = {
  result: 'done',
  history: {
    secao: 'prova',
    alvo: 'x',
    acao: 'mudou',
    campos: [{ campo: 'nome', antes: 'a', depois: 'b' }],
  },
};
const addRow: Change<string, string>['write'] = async (trx) => {
  await trx
    .insertInto('redirects')
    .values({ de: '/velho', para: '/marcas', autor: 'Ana', created_at: TODAY })
    .execute();
  return noted;
};

function write(change: Partial<Change<string, string>>): Promise<string> {
  const deps = { db: store.db, now: () => TODAY } as unknown as Deps;
  const whole = { lock: async () => 'saved', seen: 'not asked', write: addRow, ...change } as const;
  return inPanel(deps, somebody)(whole, (result) => result).then(answerOf);
}

async function left(): Promise<{ readonly rows: number; readonly changes: readonly string[] }> {
  const rows = await store.db.selectFrom('redirects').select('id').where('de', '=', '/velho').execute();
  const changes = await store.db.selectFrom('panel_changes').select(['secao', 'autor']).execute();
  return { rows: rows.length, changes: changes.map(({ secao, autor }) => `${secao} ${autor}`) };
}

it('writes, and says who changed what', async () => {
  expect(await write({ seen: { was: 'saved', is: (saved) => saved } })).toBe('done');
  expect(await left()).toEqual({ rows: 1, changes: ['prova Ana'] });
});

it.each([
  ['nothing is there', { lock: async () => undefined }, 404],
  ['somebody saved meanwhile', { seen: { was: 'old', is: (saved: string) => saved } }, 409],
] as const)('writes nothing when %s', async (_, change, status) => {
  await expect(write(change)).rejects.toMatchObject({ status });
  expect(await left()).toEqual({ rows: 0, changes: [] });
});

it('takes back what was written when its history cannot be', async () => {
  const campos = [{ campo: 'nome', antes: 'a', depois: '\0' }];
  const history = { secao: 'prova', alvo: 'x', acao: 'mudou', campos } as const;
  const broken = write({ write: async (...all) => ({ ...(await addRow(...all)), history }) });
  await expect(broken).rejects.toThrow();
  expect(await left()).toEqual({ rows: 0, changes: [] });
});

it('notes nothing of a change that changed nothing', async () => {
  expect(await write({ write: async () => unchanged('same') })).toBe('same');
  expect(await left()).toEqual({ rows: 0, changes: [] });
});

it('is asked for by the type of every call that is no GET', () => {
  const panel = panelEndpoint({} as Deps);
  const one = { path: '/panel/me', summary: '', roles: [], answer: 'Sucesso' } as const;
  panel({ ...one, method: 'get' }, async () => ({ sucesso: true }));
  // @ts-expect-error A plain answer is nothing that a write of the panel made.
  panel({ ...one, method: 'put' }, async () => ({ sucesso: true }));
  // @ts-expect-error Nor does another object with its shape count as one.
  panel({ ...one, method: 'delete' }, async () => ({ answer: { sucesso: true } }));
});

it('is behind every writing call of the panel: they are declared by panelEndpoint, and nothing else writes for them', () => {
  const calls = writingCalls().filter((call) => call.includes(' /vitrine/panel/'));
  expect(calls.length).toBeGreaterThan(40);
  const doors = sourceFiles('src').filter(({ path }) => /^src\/lib\/platform\/[a-z]+\/panel\//.test(path));
  const declared = doors.filter(({ text }) => text.includes('panelEndpoint(deps)'));
  const byHand = /\b(inTransaction|noteChange)\b|import \{[^}]*\bendpoint\b/;
  expect(declared.length).toBeGreaterThan(10);
  expect(doors.filter(({ text }) => byHand.test(text)).map(({ path }) => path)).toEqual([]);
  const around = sourceFiles('src').filter(({ path }) => !path.startsWith('src/lib/platform/panel/'));
  const reading = around.flatMap(({ path, text }) =>
    [...text.matchAll(/\bwithoutWriting\(/g)].map(() => path),
  );
  // What Markdown looks like is asked by POST because of its length; a test letter is mailed, and nothing is kept of it.
  expect(reading).toEqual([
    'src/lib/platform/content/panel/content.ts',
    'src/lib/platform/mail/panel/letters.ts',
  ]);
  const noting = around.filter(({ text }) => /\bnoteChange\b/.test(text)).map(({ path }) => path);
  // A command takes a lost second factor away; who sells for a customer sends the order by the checkout's own call. Both are
  // noted in their own transaction.
  expect(noting).toEqual([
    'src/lib/platform/accounts/queries/second-factors.ts',
    'src/lib/platform/orders/seller-sale.ts',
  ]);
});

it('keeps who changed a product, and who switched a page off and on', async () => {
  const { api } = await staff(store, 'administrador');
  const { revisao, campos } = await getProduct(api, 1);
  await saveProduct(api, 1, { revisao, campos: { nome: `${campos.nome} II` } });
  const { paginas } = await getContents(api);
  const page = paginas[0];
  if (!page) throw new Error('the demo store has no page');
  await switchContent(api, page.coisa, false);
  await switchContent(api, page.coisa, true);
  const rows = await store.db
    .selectFrom('panel_changes')
    .select(['secao', 'alvo', 'acao', 'campos'])
    .orderBy('id')
    .execute();
  expect(rows[0]).toEqual({
    ...{ secao: 'produtos', alvo: campos.sku, acao: 'mudou' },
    campos: [{ campo: 'nome', antes: campos.nome, depois: `${campos.nome} II` }],
  });
  expect(rows.slice(1, 3).map(({ secao, campos: [field] }) => [secao, field])).toEqual([
    ['conteudo', { campo: 'ativo', antes: 'sim', depois: 'não' }],
    ['conteudo', { campo: 'ativo', antes: 'não', depois: 'sim' }],
  ]);
});
