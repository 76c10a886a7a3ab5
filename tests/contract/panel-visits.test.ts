/** What is counted of visits by day, of nobody in particular. */
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { getPanelVisits } from '#lib/api/panel-visits.ts';
import { createDayCounts } from '#lib/platform/visits/day-counts.ts';
import { staff } from '../support/staff.ts';
import { createTestStore, type TestStore, type Visitor } from '../support/store.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

let store: TestStore;
let marketer: Visitor;
beforeAll(async () => {
  store = await createTestStore();
});
afterEach(async () => {
  expect(store.failures).toEqual([]);
  await store.db.deleteFrom('day_counts').execute();
  await store.reset();
});
afterAll(() => store.close());

async function today() {
  marketer = await staff(store, 'marketing');
  const { dias } = await getPanelVisits(marketer.api);
  return dias.at(-1);
}

/** What is sent to the cart of a visitor with this browser. */
function sendTo(visitor: Visitor, method: string, quantidade: number, browser: string): Promise<Response> {
  const line = { idProduto: 1, quantidade };
  return visitor.fetch('/api/v2/front/checkout/cart', {
    method,
    headers: { 'Content-Type': 'application/json', 'User-Agent': browser },
    body: JSON.stringify(method === 'POST' ? { tipo: 'produto', itens: [line] } : line),
  });
}

it('has each of the last 14 days once, with each kind of page, and today last', async () => {
  const { noteView } = store.platform;
  for (const said of ['produto', 'produto', 'listagem', 'busca 3', 'busca 0', 'busca', 'outra coisa', ''])
    noteView(said);
  marketer = await staff(store, 'marketing');
  const { dias } = await getPanelVisits(marketer.api);
  expect([dias.length, dias[0]?.dia, dias.at(-1)?.dia]).toEqual([14, '2026-11-07', '2026-11-20']);
  expect(dias.at(-1)).toEqual({
    dia: '2026-11-20',
    visualizacoes: {
      ...{ inicio: 0, listagem: 1, busca: 3, produto: 2 },
      ...{ institucional: 0, carrinho: 0, checkout: 0, outras: 0 },
    },
    carrinhosIniciados: 0,
    buscasComResultado: 1,
    buscasSemResultado: 1,
  });
  expect(dias[0]?.visualizacoes.produto).toBe(0);
});

it('counts a cart with its first line, and not what is done to it later, nor one of a robot', async () => {
  const visitor = store.visitor();
  expect((await sendTo(visitor, 'POST', 1, BROWSER)).status).toBe(200);
  await sendTo(visitor, 'POST', 1, BROWSER);
  await sendTo(visitor, 'PUT', 3, BROWSER);
  await sendTo(store.visitor(), 'POST', 1, 'Mozilla/5.0 (compatible; Googlebot/2.1)');
  await sendTo(store.visitor(), 'POST', 1, 'curl/8.0');
  expect((await today())?.carrinhosIniciados).toBe(1);
  await sendTo(store.visitor(), 'POST', 1, BROWSER);
  expect((await today())?.carrinhosIniciados).toBe(2);
});

it('adds up what several processes counted, to one row for each day and kind', async () => {
  const counting = { db: store.db, now: () => store.clock.now };
  const processes = [createDayCounts(counting), createDayCounts(counting)];
  for (let round = 0; round < 3; round++) {
    for (const { noteView } of processes) {
      noteView('produto');
      noteView('inicio');
    }
    await Promise.all(processes.map(({ write }) => write()));
  }
  const rows = await store.db.selectFrom('day_counts').select(['kind', 'count']).orderBy('kind').execute();
  expect(rows.map(({ kind, count }) => [kind, Number(count)])).toEqual([
    ['inicio', 6],
    ['produto', 6],
  ]);
  expect((await today())?.visualizacoes).toMatchObject({ inicio: 6, produto: 6 });
});

it('loses nothing when the database does not take it for a while', async () => {
  const counts = createDayCounts({ db: store.db, now: () => store.clock.now });
  counts.noteView('produto');
  await sql`alter table day_counts rename to day_counts_away`.execute(store.db);
  await expect(counts.write()).rejects.toThrow();
  counts.noteView('produto');
  await sql`alter table day_counts_away rename to day_counts`.execute(store.db);
  await counts.write();
  expect((await today())?.visualizacoes.produto).toBe(2);
});

it('forgets days older than 400', async () => {
  await store.db
    .insertInto('day_counts')
    .values([
      { day: '2025-10-15', kind: 'produto', count: 1 },
      { day: '2025-10-17', kind: 'produto', count: 1 },
    ])
    .execute();
  store.platform.noteView('produto');
  await today();
  const { rows } = await sql`select day::text from day_counts order by day`.execute(store.db);
  expect(rows).toEqual([{ day: '2025-10-17' }, { day: '2026-11-20' }]);
});

it('names what was searched for on three days, with what it finds, and nothing else', async () => {
  await sql`insert into search_counts (day, term, searches, clicks)
    select '2026-11-20'::date - ago, term, 2, 1
    from (values ('cabo hdmi', 3), ('cabo sata', 3), ('fulano de tal', 2)) searched (term, days), generate_series(0, days - 1) ago`.execute(
    store.db,
  );
  // The first reading of the catalogue, which no page waits for, takes longer than a call may.
  await store.platform.prepare();
  marketer = await staff(store, 'marketing');
  const { termos } = await getPanelVisits(marketer.api);
  expect(termos).toMatchObject([
    { termo: 'cabo hdmi', buscas: 6 },
    { termo: 'cabo sata', buscas: 6, encontrados: 0 },
  ]);
  expect(termos[0]?.encontrados).toBeGreaterThan(10);
});

it('is for who looks after what visitors read and find', async () => {
  await expect(getPanelVisits(store.api())).rejects.toMatchObject({ status: 401 });
  await expect(getPanelVisits((await staff(store, 'vendedor')).api)).rejects.toMatchObject({ status: 403 });
});
