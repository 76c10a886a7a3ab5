import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { getReasons, getUnanswered } from '#lib/api/searches.ts';
import { addSynonym } from '#lib/api/synonyms.ts';
import type { UrlListing } from '#lib/contract/url.ts';
import { staff } from '../support/staff.ts';
import { createTestStore, type TestStore, type Visitor } from '../support/store.ts';

let store: TestStore;
let marketer: Visitor;
beforeAll(async () => {
  store = await createTestStore();
  marketer = await staff(store, 'marketing');
});
afterEach(() => expect(store.failures).toEqual([]));
afterAll(() => store.close());

const PRODUCT = '/cabo-hdmi-premium-high-speed-18g-2m';

async function busca(text: string) {
  const query = new URLSearchParams({ busca: text, limit: '24' });
  const response = await store.visitor().fetch(`/api/v2/front/url/product/listing/search?${query}`);
  const { conteudo, info }: UrlListing = await response.json();
  return { ...conteudo.busca, names: conteudo.produtos.map(({ nome }) => nome), total: info.total };
}

/** Everything that was searched for was also searched for on two days before. */
async function onThreeDays(): Promise<void> {
  await getUnanswered(marketer.api);
  await sql`insert into search_counts (day, term, searches, clicks)
    select day - ago, term, 1, 0 from search_counts, generate_series(1, 2) ago where day > '2025-01-01'
    on conflict do nothing`.execute(store.db);
}

describe('panel/searches', () => {
  it('has nothing that was searched for on fewer than three days, as that may be the name of somebody', async () => {
    for (let time = 0; time < 5; time++) store.platform.noteSearch('fulano de tal');
    expect((await getUnanswered(marketer.api)).buscas).toEqual([]);
    await sql`insert into search_counts (day, term, searches, clicks)
      select day - 1, term, 4, 0 from search_counts`.execute(store.db);
    expect((await getUnanswered(marketer.api)).buscas).toEqual([]);
    await sql`insert into search_counts (day, term, searches, clicks)
      select min(day) - 1, term, 1, 0 from search_counts group by term`.execute(store.db);
    expect((await getUnanswered(marketer.api)).buscas).toMatchObject([
      { termo: 'fulano de tal', buscas: 10 },
    ]);
    await store.db.deleteFrom('search_counts').execute();
  });

  it('has what was searched for and opened no product, what finds nothing first', async () => {
    const { noteSearch } = store.platform;
    for (const text of ['hdmi', 'HDMI', 'cabo sata', 'Cabo  SATA', 'cabo sata', 'xlr', 'rca'])
      noteSearch(text);
    noteSearch('xlr', PRODUCT);
    noteSearch('rca', '/cabos-de-video');
    await onThreeDays();
    const { buscas, dias } = await getUnanswered(marketer.api);
    expect(dias).toBe(30);
    expect(buscas).toMatchObject([
      { termo: 'cabo sata', buscas: 5, encontrados: 0, semResultadoPara: ['sata'] },
      { termo: 'hdmi', buscas: 4, semResultadoPara: [] },
      { termo: 'rca', buscas: 3 },
    ]);
    expect(buscas[1]?.encontrados).toBeGreaterThan(50);
  });

  it('adds up what several processes counted, and loses what somebody opened a product from', async () => {
    const { noteSearch } = store.platform;
    noteSearch('hdmi');
    await getUnanswered(marketer.api);
    noteSearch('hdmi', PRODUCT);
    const { buscas } = await getUnanswered(marketer.api);
    expect(buscas.map(({ termo }) => termo)).not.toContain('hdmi');
    const rows = await store.db
      .selectFrom('search_counts')
      .selectAll()
      .where('term', '=', 'hdmi')
      .orderBy('day', 'desc')
      .limit(1)
      .execute();
    expect(rows).toMatchObject([{ searches: 3, clicks: 1 }]);
  });

  it('keeps nothing of a person, no sentence, and no day older than 90', async () => {
    const { noteSearch } = store.platform;
    for (const text of ['ana@exemplo.com', '(11) 98765-4321', 'cpf 123.456.789-09', 'a'.repeat(61), ' ', ''])
      noteSearch(text);
    await store.db
      .insertInto('search_counts')
      .values({ day: '2020-01-01', term: 'velho', searches: 1, clicks: 0 })
      .execute();
    noteSearch('dmx');
    await getUnanswered(marketer.api);
    const terms = await store.db
      .selectFrom('search_counts')
      .select('term')
      .distinct()
      .orderBy('term')
      .execute();
    expect(terms.map(({ term }) => term)).toEqual(['cabo sata', 'dmx', 'hdmi', 'rca', 'xlr']);
  });

  it('tells no more than 500 searches of a minute apart, and 2000 of a day', async () => {
    for (let round = 0; round < 5; round++) {
      for (let number = 0; number < 600; number++) store.platform.noteSearch(`termo ${round} ${number}`);
      await getUnanswered(marketer.api);
    }
    const { count } = await store.db
      .selectFrom('search_counts')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBeLessThanOrEqual(2500);
    await store.db.deleteFrom('search_counts').where('term', 'like', 'termo %').execute();
  });

  it('is for people of the panel', async () => {
    await expect(getUnanswered(store.api())).rejects.toMatchObject({ status: 401 });
    await expect(getReasons(store.api(), 'hdmi')).rejects.toMatchObject({ status: 401 });
  });
});

describe('panel/searches/reasons', () => {
  it('says how words were read, and why products stand where they stand', async () => {
    const shown = await busca('hmdi preto para projetor 2m sata');
    const reasons = await getReasons(marketer.api, 'hmdi preto para projetor 2m sata');
    expect(reasons.produtos.map(({ nome }) => nome)).toEqual(shown.names);
    expect(reasons).toMatchObject({ total: shown.total, correcao: shown.sugestao, medidas: ['2 m'] });
    expect(reasons.semResultadoPara).toEqual(shown.semResultadoPara);
    expect(reasons.leitura.map(({ digitado, papel }) => [digitado, papel])).toEqual([
      ['hmdi', 'nome'],
      ['preto', 'cor'],
      ['projetor', 'uso'],
      ['sata', 'desconhecida'],
    ]);
    const [first] = reasons.produtos;
    expect(first?.palavras[0]).toBe('nome');
    expect(first?.palavras[3]).toBe('falta');
  });

  it('has points that go down, of products that can be bought', async () => {
    const { produtos, leitura } = await getReasons(marketer.api, 'vga para hdmi');
    expect(leitura.map(({ papel }) => papel)).toEqual(['nome', 'destino']);
    expect(produtos[0]?.fatores).toMatchObject({ sentido: 12 });
    const cable = await getReasons(marketer.api, 'cabo hdmi');
    expect(cable.leitura[0]).toMatchObject({ digitado: 'cabo', papel: 'produto' });
    const points = cable.produtos
      .filter(({ disponivel }) => disponivel)
      .map(({ fatores }) => fatores?.pontos ?? 0);
    expect(points).toEqual(points.toSorted((one, other) => other - one));
    expect(cable.produtos[0]?.palavras).toEqual(['inicio', 'nome']);
  });

  it('knows codes, intents and nothing', async () => {
    expect(await getReasons(marketer.api, 'FS-HDM-U48-020')).toMatchObject({
      codigo: 'fshdmu48020',
      leitura: [],
      produtos: [{ palavras: [] }],
    });
    expect((await getReasons(marketer.api, 'promoção')).lidoComo).toEqual(['em oferta']);
    expect(await getReasons(marketer.api, '')).toMatchObject({ total: 0, produtos: [] });
  });
});

describe('what an owner says to a search', () => {
  it('is a page to go to, for just that search', async () => {
    await addSynonym(marketer.api, { termo: 'Trocas', significado: '/pagina/trocas', tipo: 'redirect' });
    expect((await busca('troca')).irPara).toBe('/pagina/trocas');
    expect((await busca('troca de cabo')).irPara).toBeUndefined();
    expect((await getReasons(marketer.api, 'troca')).irPara).toBe('/pagina/trocas');
  });

  it('is a sentence, wherever the term stands', async () => {
    const significado = 'Do iPhone 15 em diante a entrada é USB-C.';
    await addSynonym(marketer.api, { termo: 'iphones', significado, tipo: 'hint' });
    expect(await busca('cabo p/ iPhone')).toMatchObject({ dica: significado, total: 0 });
    expect((await busca('cabo hdmi')).dica).toBeUndefined();
  });

  it.each([
    '//exemplo.com',
    'https://exemplo.com/',
    '/\\exemplo.com',
    '/busca?busca=hdmi',
    '/painel',
    'pagina',
    '/a b',
  ])('is no page at %s', async (significado) => {
    await expect(
      addSynonym(marketer.api, { termo: 'desvio', significado, tipo: 'redirect' }),
    ).rejects.toMatchObject({ status: 400 });
  });
});
