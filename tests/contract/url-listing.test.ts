import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { filled } from '#lib/contract/empty.ts';
import type { Produto } from '#lib/contract/product.ts';
import type { UrlListing } from '#lib/contract/url.ts';
import { ORDERS } from '#lib/domain/catalogue/listing-order.ts';
import { countSales } from '#lib/platform/orders/queries/sales-counts.ts';
import { createTestStore, SITE_URL, type TestStore, TODAY } from '../support/store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await createTestStore();
});
beforeEach(() => store.reset());
afterAll(() => store.close());

const call = async (nivel: string, query: Readonly<Record<string, string>>) => {
  const response = await store
    .visitor()
    .fetch(`/api/v2/front/url/product/listing/${nivel}?${new URLSearchParams(query)}`);
  return { status: response.status, body: await response.json() };
};
const list = async (query: Readonly<Record<string, string>>, nivel = 'category'): Promise<UrlListing> => {
  const { status, body } = await call(nivel, query);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const VIDEO = '/cabos-de-video';
const AUDIO = '/cabos-de-audio';
const idsOf = ({ conteudo }: UrlListing): readonly number[] => conteudo.produtos.map(({ id }) => id);

describe('a page of a listing', () => {
  it('holds twelve products unless told otherwise', async () => {
    const { info, conteudo } = await list({ url: VIDEO });
    expect(conteudo.produtos).toHaveLength(12);
    expect(info).toEqual({
      filtros: {},
      prev: '',
      self: `${SITE_URL}${VIDEO}`,
      next: `${SITE_URL}${VIDEO}?pg=2`,
      offset: 0,
      limit: 12,
      exibindo: 12,
      total: expect.any(Number),
    });
    expect(info.total).toBeGreaterThan(100);
  });

  it('follows the one before it without a gap or a repetition', async () => {
    const { info } = await list({ url: AUDIO });
    const seen: number[] = [];
    for (let offset = 0; offset < info.total; offset += 24) {
      const page = await list({ url: AUDIO, offset: String(offset), limit: '24' });
      expect(page.info.exibindo).toBe(Math.min(24, info.total - offset));
      seen.push(...idsOf(page));
    }
    expect(new Set(seen).size).toBe(info.total);
    expect(seen).toHaveLength(info.total);
  });

  it('beyond the end is empty, and leads back to the last one', async () => {
    const { info: first } = await list({ url: AUDIO });
    const { info, conteudo, estrutura } = await list({ url: AUDIO, offset: '1200' });
    expect(conteudo.produtos).toEqual([]);
    expect(info).toMatchObject({ exibindo: 0, total: first.total, next: '' });
    expect(info.prev).toBe(`${SITE_URL}${AUDIO}?pg=${Math.ceil(first.total / 12)}`);
    expect(estrutura.seo.indexar).toBe(false);
    expect((await list({ url: AUDIO, offset: String(first.total) })).info.exibindo).toBe(0);
    expect((await list({ url: AUDIO, offset: String(first.total - 1) })).info.exibindo).toBe(1);
    expect((await list({ url: AUDIO, offset: '9007199254740991' })).info.exibindo).toBe(0);
  });

  it.each([
    ['limit', '100', 200],
    ['limit', '101', 400],
    ['limit', '1', 200],
    ['limit', '0', 400],
    ['limit', '-1', 400],
    ['limit', '1.5', 400],
    ['limit', 'x', 400],
    ['limit', '', 200],
    ['limit', '99999999999999999999', 400],
    ['offset', '0', 200],
    ['offset', '-1', 400],
    ['offset', 'x', 400],
    ['offset', '1e3', 400],
    ['offset', '', 200],
    ['offset', '9007199254740993', 400],
    ['order', '', 200],
    ['order', 'constructor', 200],
    ['marca', "'", 200],
    ['filtro', '1:2147483648', 200],
    ['busca', '\u0000', 200],
    ['ipp', 'x', 200],
    ['utm_source', 'x', 200],
  ])('with %s=%j is answered with %i', async (name, value, status) => {
    const answer = await call('category', { url: VIDEO, [name]: value });
    expect(answer.status).toBe(status);
    if (status === 400) expect(answer.body).toEqual({ error: expect.any(String) });
  });

  it.each(['/nada', '/cabo-hdmi-ultra-high-speed-48g-2m', '/', '/marcas/tramavia', '/%00'])(
    'is 404 for %s',
    async (url) => {
      expect(await call('category', { url })).toEqual({
        status: 404,
        body: { error: 'Página não encontrada' },
      });
    },
  );
});

describe('the order of a listing', () => {
  const rated = ({ avaliacao }: Produto): number => (avaliacao.quantidade === 0 ? -1 : avaliacao.media);
  const discount = ({ precos: { de, por } }: Produto): number =>
    de > por ? Math.round(100 - (por * 100) / de) : 0;
  const folded = ({ nome }: Produto): string => nome.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  /** Sorts as the label says, over what the answer itself says; without a price a product comes after the others. */
  const keys: Readonly<Partial<Record<string, (produto: Produto) => number | string>>> = {
    'Menor Preço': ({ precos, status }) => (status === 'sobConsulta' ? Number.MAX_VALUE : precos.por),
    'Maior Preço': ({ precos, status }) => (status === 'sobConsulta' ? 1 : -precos.por),
    'Nome A-Z': folded,
    'Maior Desconto': (produto) => (produto.status === 'sobConsulta' ? 1 : -discount(produto)),
  };

  it.each(Object.keys(keys))('%s sorts every product, unavailable ones last, ties by id', async (order) => {
    const { conteudo } = await list({ url: AUDIO, order, limit: '100' });
    const key = keys[order] ?? (() => 0);
    const expected = conteudo.produtos.toSorted((a, b) => {
      const [last, other] = [Number(a.status === 'indisponivel'), Number(b.status === 'indisponivel')];
      const [x, y] = [key(a), key(b)];
      return last - other || (x < y ? -1 : x > y ? 1 : 0) || a.id - b.id;
    });
    expect(idsOf({ conteudo } as UrlListing)).toEqual(expected.map(({ id }) => id));
    expect(conteudo.produtos.some(({ status }) => status === 'indisponivel')).toBe(true);
  });

  it('Melhor Avaliados goes by the mean', async () => {
    const { conteudo } = await list({ url: VIDEO, order: 'Melhor Avaliados', limit: '100' });
    const means = conteudo.produtos.filter(({ status }) => status !== 'indisponivel').map(rated);
    expect(means).toEqual(means.toSorted((a, b) => b - a));
  });

  it('Popularidade, Mais Vendidos and Lançamentos go by what the shop knows', async () => {
    const known = new Map(
      (
        await store.db.selectFrom('products').select(['id', 'popularidade', 'vendas', 'created_at']).execute()
      ).map((row) => [row.id, row]),
    );
    const values = async (order: string, key: 'popularidade' | 'vendas' | 'created_at') => {
      const { conteudo } = await list({ url: AUDIO, order, limit: '100' });
      return conteudo.produtos
        .filter(({ status }) => status !== 'indisponivel')
        .map(({ id }) => Number(known.get(id)?.[key]));
    };
    for (const [order, key] of [
      ['Popularidade', 'popularidade'],
      ['Mais Vendidos', 'vendas'],
      ['Lançamentos', 'created_at'],
    ] as const) {
      const found = await values(order, key);
      expect(found, order).toEqual(found.toSorted((a, b) => b - a));
    }
  });

  it('Favoritos puts first what most visitors keep, counted with the sales', async () => {
    const before = idsOf(await list({ url: AUDIO, limit: '100' }));
    const [id = 0] = before.slice(5);
    const user = {
      email: 'ana@example.com',
      senha_hash: '',
      pessoa: 'f' as const,
      nome_razao: 'Ana',
      cpf_cnpj: '',
    };
    const { id: user_id } = await store.db
      .insertInto('users')
      .values({ ...user, representantes: '[]' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await store.db.insertInto('wishlist').values({ user_id, product_id: id, valor_id: 0 }).execute();
    await countSales(store.db, TODAY);
    await store.platform.catalogueRead();
    const after = idsOf(await list({ url: AUDIO, order: 'Favoritos', limit: '100' }));
    expect(after).toEqual([id, ...before.filter((other) => other !== id)]);
  });

  it('is the default for an unknown label', async () => {
    const plain = await list({ url: AUDIO });
    const odd = await list({ url: AUDIO, order: 'Menor Preco' });
    expect(idsOf(odd)).toEqual(idsOf(plain));
    expect(odd.conteudo.detalhes.ordenacao.filter(({ atual }) => atual).map(({ label }) => label)).toEqual([
      'Popularidade',
    ]);
  });

  it('is offered whole, each with its address', async () => {
    const { conteudo } = await list({ url: AUDIO, order: 'Menor Preço', offset: '12', marca: '3' });
    const { ordenacao } = conteudo.detalhes;
    expect(ordenacao.map(({ label }) => label)).toEqual([...ORDERS]);
    expect(ordenacao.map(({ rota }) => filled(rota.query)?.order)).toEqual([...ORDERS]);
    expect(ordenacao[0]?.url).toBe(`${SITE_URL}${AUDIO}?marca=3`);
    expect(ordenacao[2]?.url).toBe(`${SITE_URL}${AUDIO}?marca=3&order=Maior+Pre%C3%A7o`);
  });

  it('goes by the scheduled price', async () => {
    const ids = idsOf(await list({ url: VIDEO, order: 'Maior Preço', limit: '100' }));
    const last = ids.findLast((id) => id !== 0) ?? 0;
    await store.db
      .updateTable('products')
      .set({ status: 'disponivel', estoque: 5 })
      .where('id', '=', last)
      .execute();
    await store.db
      .insertInto('price_schedules')
      .values({
        product_id: last,
        nome: 'x',
        preco_de: 0,
        preco_por: 99999999,
        data_inicial: TODAY,
        data_final: new Date(TODAY.getTime() + 1000),
      })
      .execute();
    expect(idsOf(await list({ url: VIDEO, order: 'Maior Preço' }))[0]).toBe(last);
    store.clock.now = new Date(TODAY.getTime() + 1000);
    expect(idsOf(await list({ url: VIDEO, order: 'Maior Preço' }))[0]).not.toBe(last);
  });
});

describe('the head of a listing', () => {
  it('of a category names what is above, beside and below it', async () => {
    const { conteudo, estrutura } = await list({ url: '/cabos-de-video/hdmi' });
    const { categorias } = conteudo.detalhes;
    expect(conteudo.categoria).toMatchObject({ nome: 'HDMI', descricao: expect.stringContaining('<p>') });
    expect(categorias.niveisAnteriores.map(({ nome }) => nome)).toEqual(['Cabos de vídeo']);
    expect(categorias.atual).toMatchObject({ nome: 'HDMI', rota: { path: '/cabos-de-video/hdmi' } });
    expect(categorias.irmas.map(({ nome }) => nome)).toContain('DisplayPort');
    expect(categorias.irmas.map(({ nome }) => nome)).not.toContain('HDMI');
    expect(categorias.filhas.map(({ rota }) => rota.path)).toContain('/cabos-de-video/hdmi/ultra-48g');
    expect(estrutura.breadcrumb.map(({ url }) => url)).toEqual([
      `${SITE_URL}/`,
      `${SITE_URL}/cabos-de-video`,
      `${SITE_URL}/cabos-de-video/hdmi`,
    ]);
    expect(estrutura.seo).toMatchObject({
      title: 'HDMI - Cabos de vídeo | Fio & Sinal',
      canonical: `${SITE_URL}/cabos-de-video/hdmi`,
      indexar: true,
    });
  });

  it.each([
    [{ offset: '12' }, '?pg=2', true],
    [{ offset: '12', limit: '24' }, '', false],
    [{ limit: '24' }, '', false],
    [{ order: 'Nome A-Z' }, '', false],
    [{ marca: '1' }, '', false],
    [{ preco: '0:99999' }, '', false],
    [{ utm_source: 'x' }, '', true],
  ])('with %j has the canonical address %j, indexed: %s', async (query, search, indexar) => {
    const { estrutura } = await list({ url: VIDEO, ...(query as Record<string, string>) });
    expect(estrutura.seo).toMatchObject({ canonical: `${SITE_URL}${VIDEO}${search}`, indexar });
  });

  it('of a brand stands under its address and holds only its products', async () => {
    const { conteudo, estrutura, info } = await list({ url: '/marcas/arveola/' }, 'brand');
    expect(conteudo.marca).toMatchObject({ nome: 'Arvéola', descricao: expect.stringContaining('<p>') });
    expect(estrutura.seo.canonical).toBe(`${SITE_URL}/marcas/arveola`);
    expect(estrutura.breadcrumb.map(({ rota }) => rota.path)).toEqual(['/', '/marcas', '/marcas/arveola']);
    expect(info.total).toBeGreaterThan(0);
    expect(new Set(conteudo.produtos.map(({ marca }) => marca.nome))).toEqual(new Set(['Arvéola']));
    expect((await call('brand', { url: '/marcas/nenhuma' })).status).toBe(404);
  });

  it('of a landing page holds what the shop chose, and visitors’ filters come on top', async () => {
    await store.db
      .insertInto('landing_pages')
      .values({
        slug: 'arveola-barato',
        nome: 'Barato',
        descricao: '',
        consulta: JSON.stringify({ marca: '2', preco: '0:99.99' }),
      })
      .execute();
    const { conteudo, info } = await list({ url: '/c/arveola-barato', limit: '100' }, 'landing-page');
    expect(conteudo.landingPage).toMatchObject({ nome: 'Barato' });
    expect(info.total).toBeGreaterThan(1);
    expect(info.filtros).toEqual({});
    for (const { marca, precos } of conteudo.produtos) {
      expect(marca.id).toBe(2);
      expect(precos.por).toBeLessThan(100);
    }
    const narrowed = await list({ url: '/c/arveola-barato', preco: '0:50', limit: '100' }, 'landing-page');
    expect(narrowed.info.total).toBeLessThan(info.total);
  });
});

describe('the search', () => {
  const found = async (busca: string) => (await list({ busca, limit: '100' }, 'search')).conteudo.produtos;

  it('finds by every word, whatever its case and accents', async () => {
    const produtos = await found('OPTICO hdmi');
    expect(produtos.length).toBeGreaterThan(0);
    for (const { nome } of produtos) expect(nome.toLowerCase()).toMatch(/hdmi.*óptico|óptico.*hdmi/);
    expect((await found('hdmi óptico')).map(({ id }) => id)).toEqual(produtos.map(({ id }) => id));
  });

  it('finds by code, barcode and brand, also of values inside a page', async () => {
    const [first] = await found('cabo');
    expect((await found(first?.sku ?? '')).map(({ id }) => id)).toContain(first?.id);
    const row = await store.db
      .selectFrom('products')
      .select(['id', 'ean'])
      .where('ean', '<>', '')
      .executeTakeFirstOrThrow();
    expect((await found(row.ean)).map(({ id }) => id)).toEqual([row.id]);
    for (const { marca } of await found('arveola')) expect(marca.nome).toBe('Arvéola');
    const variant = await store.db
      .selectFrom('product_variants')
      .select(['sku', 'product_id'])
      .executeTakeFirstOrThrow();
    expect((await found(variant.sku)).map(({ id }) => id)).toEqual([variant.product_id]);
  });

  it.each(['%', '_', '\\', "'", 'xyzxyz', '', '   ', '\u0000', '%%%', '%_%'])(
    'finds nothing for %j',
    async (busca) => {
      expect(await found(busca)).toEqual([]);
    },
  );

  it('keeps its term in every address and is never indexed', async () => {
    const { conteudo, info, estrutura } = await list({ busca: ' hdmi  plano ', limit: '12' }, 'search');
    expect(conteudo.busca).toEqual({ texto: 'hdmi plano', sugestao: [] });
    expect(info.filtros).toEqual({ busca: 'hdmi plano' });
    expect(conteudo.detalhes.marcas[0]?.url).toMatch(/\/busca\?busca=hdmi\+plano&marca=\d+$/);
    expect(estrutura.seo).toMatchObject({ canonical: `${SITE_URL}/busca`, indexar: false });
  });
});
