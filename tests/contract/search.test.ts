import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Sugestoes } from '#lib/contract/search.ts';
import type { UrlListing } from '#lib/contract/url.ts';
import { ASKED } from '../search/asked.ts';
import { askWith, judge, meanOf } from '../search/asked-score.ts';
import { findWith, score } from '../search/score.ts';
import { getSuggestions } from '../support/api-calls.ts';
import { createTestStore, SITE_URL, type TestStore } from '../support/store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await createTestStore();
});
afterAll(() => store.close());

async function search(busca: string, query: Readonly<Record<string, string>> = {}): Promise<UrlListing> {
  const params = new URLSearchParams({ busca, limit: '100', ...query });
  const response = await store.visitor().fetch(`/api/v2/front/url/product/listing/search?${params}`);
  expect(response.status, busca).toBe(200);
  return response.json();
}
async function suggest(busca: string): Promise<Sugestoes> {
  const response = await store
    .visitor()
    .fetch(`/api/v2/front/search/suggestions?${new URLSearchParams({ busca })}`);
  expect(response.status, busca).toBe(200);
  return response.json();
}
const slugs = ({ conteudo }: UrlListing) => conteudo.produtos.map(({ rota }) => rota.path.slice(1));
const names = ({ conteudo }: UrlListing) => conteudo.produtos.map(({ nome }) => nome);

/** Hundreds of searches each, each read for the first time. */
describe('the judged sets', { timeout: 240_000 }, () => {
  it.each([false, true])('have 0.95 precision and recall in the old one, held out: %s', async (held) => {
    const { precision, recall } = await score(findWith(store), held);
    expect(precision).toBeGreaterThanOrEqual(0.95);
    expect(recall).toBeGreaterThanOrEqual(0.95);
  });

  it.each(['open', 'closed'] as const)('have 0.96 of all three in the %s half of shoppers', async (half) => {
    const judged = await judge(
      ASKED.filter((one) => one.half === half),
      askWith(store),
    );
    const { precision, recall, reciprocal } = meanOf(judged);
    expect(Math.min(precision, recall, reciprocal)).toBeGreaterThanOrEqual(0.96);
  });
});

describe('what a search leaves out', () => {
  it.each([
    ['cabo sata', ['sata']],
    ['cabo lightning', ['lightning']],
    ['cabo sky', ['sky']],
    ['carregador de iphone', ['carregador', 'iphone']],
    ['mouse sem fio', ['mouse', 'sem fio']],
    ['projetor', ['projetor']],
  ])('of %s is told: %j', async (busca, words) => {
    const { conteudo } = await search(busca);
    expect(conteudo.busca.semResultadoPara).toEqual(expect.arrayContaining(words));
    expect(conteudo.busca.sugestao).toEqual([]);
  });

  it('is not in the answer where nothing is left out', async () => {
    expect((await search('cabo hdmi 2m')).conteudo.busca).toEqual({ texto: 'cabo hdmi 2m', sugestao: [] });
  });

  it('is the colour before the class and the length', async () => {
    const { conteudo } = await search('hdmi 2.1 5 metros vermelho');
    expect(conteudo.produtos[0]?.rota.path).toBe('/cabo-hdmi-ultra-high-speed-48g-5m');
    expect(conteudo.busca.semResultadoPara).toEqual(['vermelho']);
  });
});

describe('what a search says of prices', () => {
  it('is a filter that the answer tells, and quotation marks refuse', async () => {
    const { conteudo } = await search('cabo hdmi até 50 reais');
    expect(conteudo.busca.lidoComo).toEqual(['até R$\u00a050,00']);
    expect(conteudo.produtos.length).toBeGreaterThan(3);
    for (const { precos } of conteudo.produtos) expect(precos.vista).toBeLessThanOrEqual(50);
    expect((await search('"cabo hdmi até 50 reais"')).conteudo.busca.lidoComo).toBeUndefined();
  });

  it('is an order', async () => {
    const { conteudo } = await search('patch cord barato');
    const prices = conteudo.produtos
      .filter(({ status }) => status === 'disponivel')
      .map(({ precos }) => precos.vista);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect(conteudo.busca.lidoComo).toEqual(['do menor preço ao maior']);
  });

  it('is what is in offer, of everything', async () => {
    const { conteudo, info } = await search('promoção');
    expect(info.total).toBeGreaterThan(0);
    for (const { precos } of conteudo.produtos) expect(precos.de).toBeGreaterThan(precos.por);
  });
});

it('a correction can be refused', async () => {
  expect((await search('spekon')).conteudo.busca.sugestao).toEqual(['speakon']);
  const { conteudo } = await search('"spekon"');
  expect(conteudo.busca).toMatchObject({ sugestao: [], semResultadoPara: ['spekon'] });
});

describe('what is found', () => {
  it('has the measure asked for, or the nearest above and below', async () => {
    const exact = await search('cabo hdmi 3m');
    expect(exact.conteudo.produtos.length).toBeGreaterThan(3);
    for (const name of names(exact)) expect(name).toMatch(/ 3 m$/);
    const near = new Set(names(await search('cabo hdmi 4m')).map((name) => name.split('— ')[1]));
    expect([...near].toSorted()).toEqual(['3 m', '5 m']);
    expect(new Set(names(await search('cabo hdmi 500m')).map((name) => name.split('— ')[1]))).toEqual(
      new Set(['100 m']),
    );
  });

  it.each([
    ['FS-HDM-U48-020', 1],
    ['fs hdm u48 020', 1],
    ['fshdmu48', 6],
    ['789000010503', 1],
  ])('for the code %s are %i products', async (code, count) => {
    expect((await search(code)).info.total).toBe(count);
  });

  it.each([
    ['cabos ópticos', 'cabo optico'],
    ['CABO HDMI', 'cabo hdmi'],
    ['cabo de microfone', 'cabo microfone'],
    ['cordões ópticos', 'cordao optico'],
  ])('is the same for %s and %s', async (one, other) => {
    expect(slugs(await search(one))).toEqual(slugs(await search(other)));
  });

  it('has what a synonym stands for', async () => {
    for (const name of names(await search('seletor hdmi'))) expect(name).toMatch(/^Switch HDMI/);
    expect(names(await search('cabo canon'))[0]).toMatch(/XLR/);
  });

  it('has most of the words when no product has all of them', async () => {
    const found = names(await search('keystone guitarra'));
    expect(found.length).toBeGreaterThan(0);
    for (const name of found) expect(name).toMatch(/keystone|guitarra/i);
  });

  it.each(['', '   ', 'de para com', 'xyzxyz', "xq' or zz=zz --", ':* & |', '"\\', '%', '_'])(
    'is nothing, without an error, for %j',
    async (busca) => {
      expect((await search(busca)).conteudo.produtos).toEqual([]);
    },
  );

  it('survives two thousand characters and odd ones', async () => {
    for (const busca of [
      'cabo '.repeat(400),
      '<script>alert(1)</script>',
      'hdmi\u0000\u202e😀',
      '🎸',
      'm m m 2m 3m 4m',
    ])
      await search(busca);
    expect(store.failures).toEqual([]);
  });
});

describe('the order of what is found', () => {
  it('is relevance under Popularidade, and what another order says under that', async () => {
    const [first] = names(await search('fibra óptica'));
    expect(first).toMatch(/óptic/);
    const prices = (await search('hdmi', { order: 'Menor Preço' })).conteudo.produtos
      .filter(({ status }) => status === 'disponivel')
      .map(({ precos }) => precos.por);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  });

  it('has what cannot be bought last', async () => {
    const { conteudo } = await search('cabo bnc 6g');
    const missing = conteudo.produtos.map(({ status }) => status === 'indisponivel');
    expect(missing).toContain(true);
    expect(missing).toEqual(missing.toSorted((a, b) => Number(a) - Number(b)));
  });

  it('holds from page to page', async () => {
    const whole = slugs(await search('displayport'));
    const pages = await Promise.all(
      [0, 12, 24].map((offset) => search('displayport', { limit: '12', offset: String(offset) })),
    );
    expect(pages.flatMap(slugs)).toEqual(whole.slice(0, 36));
  });
});

it('the filters of a search count what they leave', async () => {
  const { conteudo, info } = await search('cabo hdmi');
  expect(conteudo.detalhes.marcas.reduce((sum, { quantidade }) => sum + quantidade, 0)).toBe(info.total);
  for (const { url, quantidade } of conteudo.detalhes.marcas) {
    const params = Object.fromEntries(new URL(url).searchParams);
    expect((await search('cabo hdmi', params)).info.total).toBe(quantidade);
  }
});

describe('a typing error', () => {
  it.each([
    ['hmdi', ['hdmi']],
    ['cabo suboofer', ['cabo subwoofer']],
    ['toslik 2m', ['toslink 2m']],
    ['hdmi', []],
    ['xyzxyz', []],
  ])('in %s is answered with %j', async (busca, sugestao) => {
    expect((await search(busca)).conteudo.busca).toMatchObject({ texto: busca, sugestao });
  });

  it('is looked through: the products are those of the search that was meant', async () => {
    expect(slugs(await search('hmdi'))).toEqual(slugs(await search('hdmi')));
  });
});

describe('suggestions', () => {
  it('are products with picture and price, categories, brands and searches', async () => {
    const { busca, produtos, categorias, termos } = await suggest('hd');
    expect(busca).toBe('hd');
    expect(produtos).toHaveLength(5);
    for (const { nome, imagem, precos, rota, url } of produtos) {
      expect(nome).not.toBe('');
      expect(imagem).toMatch(new RegExp(`^${SITE_URL}/upload/produto/imagem/s_.+\\.webp$`));
      expect(precos.vista).toBeLessThanOrEqual(precos.por);
      expect(url).toBe(SITE_URL + rota.route);
    }
    expect(categorias[0]).toMatchObject({ nome: 'HDMI', rota: { route: '/cabos-de-video/hdmi' } });
    expect(termos).toContain('hdmi');
    expect((await suggest('tram')).marcas).toMatchObject([{ nome: 'Tramavia' }]);
  });

  it('are in centavos for pages', async () => {
    const [inReais] = (await suggest('hdmi')).produtos;
    const [inCentavos] = (await getSuggestions(store.api(), 'hdmi')).produtos;
    expect(inCentavos?.precos.por).toBe(Math.round((inReais?.precos.por ?? 0) * 100));
  });

  it('go on with the last word, after the others', async () => {
    expect((await suggest('cabo óp')).termos[0]).toBe('cabo óptico');
    expect((await suggest('display po')).produtos[0]?.nome).toMatch(/DisplayPort/);
    expect((await suggest('hmdi')).termos[0]).toBe('hdmi');
  });

  it('take a term that ends with a letter as it is', async () => {
    const { produtos } = await suggest('hdmi em L');
    expect(produtos.map(({ nome }) => nome).filter((nome) => !/90 graus|90°/.test(nome))).toEqual([]);
    expect(produtos.length).toBeGreaterThan(0);
    expect((await suggest('cabo usb c')).produtos.map(({ nome }) => nome).join()).toMatch(/USB-C/);
  });

  it.each(['cabo auxiliar para car', 'cabo auxiliar para', 'cabo auxiliar'])(
    'of %s are auxiliary cables: the word that is begun gives way',
    async (busca) => {
      const { produtos } = await suggest(busca);
      expect(produtos.map(({ nome }) => nome).filter((nome) => !/auxiliar/.test(nome))).toEqual([]);
      expect(produtos.length).toBeGreaterThan(0);
    },
  );

  it('are written as products are, however terms are typed', async () => {
    expect((await suggest('camer')).termos[0]).toBe('câmera');
  });

  it.each<[string, string, RegExp, string]>([
    ['hd', 'hdmi', /^Cabo HDMI/, 'HDMI'],
    ['otic', 'óptico', /[óÓ]ptic/, 'Fibra óptica'],
    ['cabo p1', 'cabo p10', /P10/, 'P10'],
    ['cabo de re', 'cabo de rede', /^Patch cord/, 'Cabos de rede'],
    ['spekon', 'speakon', /^Cabo Speakon/, 'Speakon'],
  ])('of %s are the search %s, its products and its category', async (busca, term, name, category) => {
    const { produtos, categorias, termos } = await suggest(busca);
    expect(termos[0]).toBe(term);
    expect(produtos.length).toBeGreaterThan(0);
    expect(produtos.filter(({ nome }) => !name.test(nome))).toEqual([]);
    expect(categorias.map(({ nome }) => nome).join()).toContain(category);
  });

  it('show nothing rather than everything for what is not sold', async () => {
    expect((await suggest('cabo sat')).produtos).toEqual([]);
  });

  it.each(['', 'h', ' ', 'zzzz', '%', "'", '\u0000', '🎸', 'de'])('are none for %j', async (busca) => {
    const { produtos, categorias, marcas, termos } = await suggest(busca);
    expect([produtos, categorias, marcas, termos]).toEqual([[], [], [], []]);
  });

  it.each([
    // A word of names before one that more products are described with (multicanal)
    ['multica', 'multicabo-de-palco-12-vias-xlr-15m', 'Multicabo', 'multicabo'],
    // What was meant, before what its last word begins
    ['pach cord', 'patch-cord-cat6-u-utp-1-5m', 'Patch cord Cat6', 'patch cord'],
    // Metres before their word has its end
    ['mini hdmi para hdmi 1 met', 'cabo-mini-hdmi-para-hdmi-18g-1m', 'HDMI', undefined],
    ['hdmi 3 me', 'cabo-hdmi-ultra-high-speed-48g-3m', 'HDMI', undefined],
    // A small word begins no other (embutido, desbalanceado)
    ['hdmi em', 'cabo-hdmi-ultra-high-speed-48g-2m', 'HDMI', undefined],
    ['cabo de', 'cabo-hdmi-ultra-high-speed-48g-2m', 'Premium High Speed 18G', undefined],
    // No category is called so: the one of what was found
    ['cabo ópti', 'cabo-optico-toslink-2m', 'Óptico TOSLINK', 'cabo óptico'],
    ['fio para caixa de s', 'fio-polarizado-2x2-5mm-ofc-10m', 'Fio polarizado', undefined],
    ['cabo monitor 240', 'cabo-displayport-dp80-1m', 'HDMI', undefined],
    ['6,35', 'cabo-p10-instrumento-5m', 'P10 e TRS', undefined],
  ])('answer “%s” with what it is about', async (busca, slug, category, term) => {
    const { produtos, categorias, termos } = await suggest(busca);
    expect(produtos[0]?.rota.path).toBe(`/${slug}`);
    expect(categorias[0]?.nome).toBe(category);
    expect(termos[0]).toBe(term);
  });

  it('are none without a search, and read a repeated or endless one', async () => {
    for (const query of ['', '?busca=hdmi&busca=x', `?busca=${'a'.repeat(5000)}`, '?busca[]=x']) {
      const response = await store.visitor().fetch(`/api/v2/front/search/suggestions${query}`);
      expect(response.status, query.slice(0, 30)).toBe(200);
    }
    expect(store.failures).toEqual([]);
  });

  it('have no product that is not in the shop', async () => {
    const [first] = (await suggest('speakon')).produtos;
    const id = first?.id ?? 0;
    await store.db.updateTable('products').set({ ativo: false }).where('id', '=', id).execute();
    expect((await suggest('speakon')).produtos.map((produto) => produto.id)).not.toContain(id);
    await store.db.updateTable('products').set({ ativo: true }).where('id', '=', id).execute();
  });
});

describe('the words of a product', () => {
  const NAME = 'Cabo Zibrolux de ensaio';
  const found = async (busca: string) => (await search(busca)).info.total;

  it('follow its name, its brand, its characteristics and its values', async () => {
    const { id, nome } = await store.db
      .selectFrom('products')
      .select(['id', 'nome'])
      .where('slug', '=', 'cabo-p10-instrumento-3m')
      .executeTakeFirstOrThrow();
    await store.db.updateTable('products').set({ nome: NAME }).where('id', '=', id).execute();
    expect(await found('zibrolux')).toBe(1);
    await store.db.updateTable('products').set({ nome }).where('id', '=', id).execute();
    expect(await found('zibrolux')).toBe(0);

    const brand = store.db.updateTable('brands').where('slug', '=', 'palcorde');
    await brand.set({ nome: 'Zibrocord' }).execute();
    expect(await found('zibrocord')).toBeGreaterThan(10);
    await brand.set({ nome: 'Palcorde' }).execute();
    expect(await found('palcorde')).toBeGreaterThan(10);

    const variant = store.db.updateTable('product_variants').where('product_id', '=', id);
    await variant.where('ordem', '=', 1).set({ sku: 'ZB-777' }).execute();
    expect(slugs(await search('zb-777'))).toEqual(['cabo-p10-instrumento-3m']);

    const before = await found('cabo vermelho p10');
    await store.db
      .deleteFrom('product_characteristics')
      .where('product_id', '=', id)
      .where(
        'value_id',
        'in',
        store.db
          .selectFrom('characteristic_values')
          .select('id')
          .where('label', '=', 'P10 TS (6,35 mm mono) macho'),
      )
      .execute();
    expect(await found('mono')).toBeGreaterThan(0);
    expect(before).toBeGreaterThan(0);
  });

  it('follow synonyms', async () => {
    expect(await found('zibro')).toBe(0);
    await store.db.insertInto('search_synonyms').values({ term: 'zibro', meaning: 'hdmi' }).execute();
    expect(slugs(await search('zibro')).toSorted()).toEqual(slugs(await search('hdmi')).toSorted());
    await store.db.deleteFrom('search_synonyms').where('term', '=', 'zibro').execute();
    expect(await found('zibro')).toBe(0);
  });

  it('are what reading all of them anew gives', async () => {
    const words = () =>
      sql`select product_id, main::text, whole::text from search_documents
        join search_details using (product_id) order by product_id`.execute(store.db);
    const { rows } = await words();
    await sql`select search_refresh(null)`.execute(store.db);
    expect((await words()).rows).toEqual(rows);
  });

  it('go with it', async () => {
    await sql`delete from search_documents`.execute(store.db);
    await sql`delete from search_details`.execute(store.db);
    expect(await found('hdmi')).toBe(0);
    await store.db.transaction().execute(async (trx) => {
      await sql`select search_refresh(null)`.execute(trx);
      // A load writes rows of products too.
      await sql`update products set updated_at = updated_at`.execute(trx);
    });
    expect(await found('hdmi')).toBeGreaterThan(20);
  });
});
