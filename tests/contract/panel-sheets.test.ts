/** The catalogue as spreadsheets: what goes out comes back unchanged, what changes is told first and can be taken back. */
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#artwork/demo/accounts.ts';
import { applyImport, deleteImport, getImport, getImports } from '#lib/api/panel-sheets.ts';
import { getListing, getProductDetail } from '#lib/api/url.ts';
import { SHEET_NAMES } from '#lib/domain/sheets/sheets.ts';
import { logIn, person } from '../support/accounts.ts';
import { applied, checked, exported, fileOf, undone } from '../support/sheets.ts';
import { createTestStore, type TestStore, type Visitor } from '../support/store.ts';

let store: TestStore;
let admin: Visitor;
const told: string[] = [];
beforeAll(async () => {
  store = await createTestStore();
  store.changes.subscribe(({ keys }) => void told.push(...keys));
});
beforeEach(async () => {
  admin = store.visitor();
  await logIn(admin, { usuario: person('admin').email, senha: DEMO_PASSWORD });
});
afterEach(async () => {
  expect(store.failures).toEqual([]);
  await store.db.deleteFrom('catalogue_imports').execute();
  await store.reset();
});
afterAll(() => store.close());

const products = () => exported(admin, 'produtos');
const FIRST = { offset: 0, limit: 12, order: '' } as const;
const NEW = {
  sku: 'NOVO-1',
  nome: 'Cabo novo de 3 m',
  marca: 'Fio & Sinal',
  categorias: '',
  preco: '99,90',
  peso_kg: '0,35',
  altura_cm: '4',
  largura_cm: '20,5',
  comprimento_cm: '25',
};
type Cells = Readonly<Record<string, string>>;
const sheet = (...rows: readonly Cells[]) => {
  const columns = [...new Set(rows.flatMap(Object.keys))];
  return fileOf({ columns, rows });
};
async function someProduct(): Promise<Cells> {
  const { rows } = await products();
  const values = new Set(rows.map(({ sku_produto }) => sku_produto));
  const row = rows.find(
    (one) =>
      one.sku_produto === '' &&
      !values.has(one.sku) &&
      one.preco_promocional === '' &&
      one.preco_de === '' &&
      one.situacao === 'disponivel',
  );
  if (!row) throw new Error('the demo store has no plain product');
  return row;
}

describe('what goes out', () => {
  it.each(SHEET_NAMES)('comes back unchanged: %s', async (tabela) => {
    const table = await exported(admin, tabela);
    expect(table.rows.length).toBeGreaterThan(0);
    const { total, linhas } = await checked(admin, tabela, fileOf(table));
    expect(linhas).toEqual([]);
    expect(total).toMatchObject({ linhas: table.rows.length, iguais: table.rows.length });
  });

  it('has a row for each product and each value inside one, with the product it belongs to', async () => {
    const { rows } = await products();
    const { count } = store.db.fn;
    const [{ p } = { p: 0 }] = await store.db
      .selectFrom('products')
      .select(count<number>('id').as('p'))
      .execute();
    const [{ v } = { v: 0 }] = await store.db
      .selectFrom('product_variants')
      .select(count<number>('id').as('v'))
      .execute();
    expect(rows.length).toBe(Number(p) + Number(v));
    const value = rows.find(({ sku_produto }) => sku_produto !== '');
    expect(rows.some(({ sku }) => sku === value?.sku_produto)).toBe(true);
    expect(value).toMatchObject({ marca: '', peso_kg: '' });
  });

  it('is no formula, and comes back as it was', async () => {
    const { sku = '' } = await someProduct();
    const nome = '=HYPERLINK("http://mal.test";"x")';
    const before = await store.db
      .selectFrom('products')
      .select('nome')
      .where('sku', '=', sku)
      .executeTakeFirstOrThrow();
    await store.db.updateTable('products').set({ nome }).where('sku', '=', sku).execute();
    const file = fileOf(await products());
    expect(file).toContain(`"'=HYPERLINK(""http://mal.test"";""x"")"`);
    expect((await checked(admin, 'produtos', file)).linhas).toEqual([]);
    await store.db.updateTable('products').set(before).where('sku', '=', sku).execute();
  });
});

describe('a file', () => {
  it.each([
    ['UTF-8 with ;', 'utf8', ';', 'utf-8'],
    ['Windows-1252 with ;', 'latin1', ';', 'windows-1252'],
    ['UTF-8 with ,', 'utf8', ',', 'utf-8'],
    ['UTF-8 with tabs', 'utf8', '\t', 'utf-8'],
  ] as const)('is read as %s', async (_, encoding, separador, codificacao) => {
    const { sku = '' } = await someProduct();
    const text = ['SKU', 'Preço', 'Descrição curta'].join(separador);
    const line = [sku, '"1.234,50"', '"Ação,\n""ótima"""'].join(separador);
    const found = await checked(admin, 'produtos', Buffer.from(`${text}\r\n${line}\r\n`, encoding));
    expect(found).toMatchObject({ codificacao, separador, total: { linhas: 1, alteradas: 1, erros: 0 } });
    expect(found.linhas[0]?.mudancas).toMatchObject([
      { coluna: 'preco', depois: '1234,50' },
      { coluna: 'descricao_curta', depois: 'Ação,\n"ótima"' },
    ]);
  });

  it('may have columns we do not know, which are named', async () => {
    const { sku = '' } = await someProduct();
    const { colunasDesconhecidas, total } = await checked(admin, 'produtos', sheet({ sku, Fornecedor: 'X' }));
    expect(colunasDesconhecidas).toEqual(['Fornecedor']);
    expect(total.iguais).toBe(1);
  });

  it.each([
    ['', /vazia/],
    ['PK\u0003\u0004 a workbook', /não é uma planilha do Excel/],
    ['sku\0;preco', /não é um CSV/],
    ['preco\n1', /não tem a coluna sku/],
    ['sku;preco;Preço\na;1;2', /duas colunas iguais: preco/],
    ['sku;nome\na;"b', /aspas/],
  ])('that cannot be read as a whole is refused with a sentence: %j', async (content, sentence) => {
    await expect(checked(admin, 'produtos', content)).rejects.toMatchObject({
      status: 400,
      serverText: expect.stringMatching(sentence),
    });
  });

  it('is told which cell of which line is wrong, and why', async () => {
    const { sku = '' } = await someProduct();
    const { linhas } = await checked(
      admin,
      'produtos',
      `sku;preco;ean;estoque\n${sku};abc;123;-1\n;1;;\n${sku};5;;\n${sku}X;5;;1\n${sku};1;;;1`,
    );
    expect(
      linhas.map(({ linha, erros }) => [linha, erros.map(({ coluna, motivo }) => `${coluna} ${motivo}`)]),
    ).toEqual([
      [2, ['preco numero', 'estoque pequeno', 'ean gtin']],
      [3, ['sku falta']],
      [4, ['sku repetido']],
      [5, ['sku desconhecido']],
      [6, [' colunas']],
    ]);
  });

  it('of a new product is told which columns it needs, not that its code is unknown', async () => {
    const { marca: _marca, categorias: _categorias, ...known } = NEW;
    const { linhas } = await checked(admin, 'produtos', sheet(known));
    expect(linhas.flatMap(({ erros }) => erros)).toEqual(
      ['marca', 'categorias'].map((coluna) => expect.objectContaining({ coluna, motivo: 'semColuna' })),
    );
  });

  it('does not read as a change what Excel made of a long number', async () => {
    const { rows } = await products();
    const row = rows.find(({ ean = '' }) => ean.length === 13);
    const damaged = Number(row?.ean).toExponential(5).replace('.', ',').replace('e', 'E');
    const { total } = await checked(admin, 'produtos', sheet({ sku: row?.sku ?? '', ean: damaged }));
    expect(total.iguais).toBe(1);
  });
});

describe('an import', () => {
  it('changes the price that listings and pages show, and taking it back restores it', async () => {
    const { sku = '', slug = '', preco = '', marca } = await someProduct();
    const price = async () => (await getProductDetail(admin.api, `/${slug}`)).conteudo.precos.por;
    const before = await price();
    const { id, linhas } = await checked(admin, 'precos', sheet({ sku, preco: '7.654,32' }));
    expect(linhas).toMatchObject([
      { tipo: 'alterada', mudancas: [{ coluna: 'preco', antes: preco, depois: '7654,32' }] },
    ]);
    expect(await price()).toBe(before);
    const done = await applied(store, admin, id);
    expect(done).toMatchObject({ estado: 'aplicada', total: { aplicadas: 1, recusadas: 0 } });
    expect(await price()).toBe(765_432);
    expect(told).toContainEqual(expect.stringMatching(/^product:\d+$/));
    const { conteudo } = await getListing(admin.api, 'product/listing/search', '', { ...FIRST, busca: sku });
    expect(conteudo.produtos.map(({ precos }) => precos.por)).toEqual([765_432]);
    expect(marca).not.toBe('');
    expect(await undone(store, admin, id)).toMatchObject({ estado: 'desfeita', total: { desfeitas: 1 } });
    expect(await price()).toBe(before);
  });

  it('makes products, with the words a search finds them by, and taking it back takes them away', async () => {
    const { rows } = await exported(admin, 'categorias');
    const categorias = rows.find(({ caminho }) => caminho?.split('/').length === 4)?.caminho ?? '';
    const { rows: brands } = await exported(admin, 'marcas');
    const made = { ...NEW, marca: brands[0]?.nome ?? '', categorias, nome: 'Cabo Xylofone de 3 m' };
    const value = {
      sku: 'NOVO-1-AZ',
      sku_produto: 'NOVO-1',
      atributo: 'Cor da capa',
      opcao: 'Azul',
      preco: '89,9',
      estoque: '3',
    };
    const { id, linhas } = await checked(admin, 'produtos', sheet(value, made));
    expect(linhas.map(({ tipo, erros }) => [tipo, erros])).toEqual([
      ['nova', []],
      ['nova', []],
    ]);
    expect((await applied(store, admin, id)).total).toMatchObject({ aplicadas: 2, recusadas: 0 });
    const { conteudo } = await getProductDetail(admin.api, '/cabo-xylofone-de-3-m');
    expect(conteudo).toMatchObject({ nome: 'Cabo Xylofone de 3 m', precos: { por: 8990 } });
    const found = await getListing(admin.api, 'product/listing/search', '', { ...FIRST, busca: 'xylofone' });
    expect(found.conteudo.produtos).toHaveLength(1);
    expect((await checked(admin, 'produtos', fileOf(await products()))).linhas).toEqual([]);
    expect((await undone(store, admin, id)).total).toMatchObject({ desfeitas: 2, naoDesfeitas: 0 });
    expect((await products()).rows.some(({ sku }) => sku?.startsWith('NOVO'))).toBe(false);
  });

  it('sets and ends a promotion, and taking it back restores it with its name and list price', async () => {
    const { sku = '', preco = '' } = await someProduct();
    const promotion = {
      preco_promocional: '0,50',
      promocao_inicio: '20/11/2026',
      promocao_fim: '30/11/2026 23:59',
    };
    const first = await checked(admin, 'produtos', sheet({ sku, ...promotion }));
    await applied(store, admin, first.id);
    const row = async () => (await products()).rows.find((one) => one.sku === sku);
    const during = await row();
    expect(during).toMatchObject({
      ...promotion,
      promocao_inicio: '20/11/2026 00:00',
      promocao_de: preco,
      promocao_nome: 'Promoção',
    });
    const second = await checked(
      admin,
      'produtos',
      sheet({ sku, preco_promocional: '', promocao_inicio: '', promocao_fim: '' }),
    );
    await applied(store, admin, second.id);
    expect(await row()).toMatchObject({ preco_promocional: '', promocao_nome: '' });
    await undone(store, admin, second.id);
    expect({ ...(await row()), baixado: '' }).toEqual({ ...during, baixado: '' });
    await undone(store, admin, first.id);
    expect(await row()).toMatchObject({ preco_promocional: '' });
  });

  it('with errors is refused, unless it is to leave those lines out', async () => {
    const { sku = '', preco = '' } = await someProduct();
    const { id } = await checked(
      admin,
      'precos',
      sheet({ sku, preco: '1,23' }, { sku: 'NAO-HA', preco: '1' }),
    );
    await expect(applyImport(admin.api, id, false)).rejects.toMatchObject({ status: 400 });
    expect((await applied(store, admin, id, true)).total).toMatchObject({ aplicadas: 1, erros: 1 });
    await expect(applyImport(admin.api, id, true)).rejects.toMatchObject({ status: 409 });
    await undone(store, admin, id);
    expect((await someProduct()).preco).toBe(preco);
  });

  it('leaves alone what somebody changed after it was checked, and what was changed after it was imported', async () => {
    const { sku = '', preco = '' } = await someProduct();
    const price = (preco_por: number) =>
      store.db.updateTable('products').set({ preco_por }).where('sku', '=', sku).execute();
    const first = await checked(admin, 'precos', sheet({ sku, preco: '501' }));
    await price(7700);
    expect(await applied(store, admin, first.id)).toMatchObject({
      total: { aplicadas: 0, recusadas: 1 },
      linhas: [{ aplicada: 'mudou' }],
    });
    const second = await checked(admin, 'precos', sheet({ sku, preco: '501' }));
    await applied(store, admin, second.id);
    await price(50_000);
    expect(await undone(store, admin, second.id)).toMatchObject({
      total: { desfeitas: 0, naoDesfeitas: 1 },
      linhas: [{ desfeita: 'mudou' }],
    });
    await price(Math.round(Number(preco.replace(',', '.')) * 100));
  });

  it('does not take away a product that was sold', async () => {
    const { marca = '', categorias = '' } = await someProduct();
    const { id } = await checked(admin, 'produtos', sheet({ ...NEW, marca, categorias }));
    await applied(store, admin, id);
    const { id: product_id } = await store.db
      .selectFrom('products')
      .select('id')
      .where('sku', '=', 'NOVO-1')
      .executeTakeFirstOrThrow();
    const { numero } = await store.db
      .insertInto('orders')
      .values({
        ...{ chave: 'x', comprador: '{}', endereco: '{}', promocoes: '[]', created_at: new Date() },
        ...{ frete_servico: '', frete_label: '', frete_prazo: '', frete: 0, cupom: '', desconto_cupom: 0 },
        ...{ produtos: 0, valor: 0, vista: 0, pagamento: '', observacao: '' },
      })
      .returning('numero')
      .executeTakeFirstOrThrow();
    await store.db
      .insertInto('order_stock')
      .values({ numero, product_id, valor_id: 0, quantidade: 1 })
      .execute();
    expect((await undone(store, admin, id)).linhas).toMatchObject([{ desfeita: 'vendido' }]);
    await store.db.deleteFrom('orders').execute();
    await store.db.deleteFrom('products').where('id', '=', product_id).execute();
  });

  it.each([
    ['marcas', { slug: 'marca-nova', nome: 'Marca nova' }],
    ['categorias', { caminho: '/nova', nome: 'Nova' }],
    ['listas', { slug: 'lista-nova', nome: 'Lista nova' }],
    ['selos', { nome: 'Selo novo', texto: 'Novo' }],
    ['sinonimos', { termo: 'birimbau', significado: 'keystone' }],
    [
      'paginas-de-produtos',
      { slug: 'hdmi-barato', nome: 'HDMI barato', listagem: '/busca?busca=hdmi&preco=0:50' },
    ],
  ] as const)('makes and takes back %s', async (tabela, row) => {
    const before = (await exported(admin, tabela)).rows;
    const { id } = await checked(admin, tabela, sheet(row));
    expect((await applied(store, admin, id)).total).toMatchObject({ aplicadas: 1 });
    expect((await exported(admin, tabela)).rows).toHaveLength(before.length + 1);
    expect((await undone(store, admin, id)).total).toMatchObject({ desfeitas: 1 });
    expect((await exported(admin, tabela)).rows).toEqual(before);
  });

  it('of landing pages shows what the address lists, and refuses one that lists nothing', async () => {
    const row = (slug: string, listagem: string) => ({ slug, nome: 'Página', listagem });
    const { id, linhas } = await checked(
      admin,
      'paginas-de-produtos',
      sheet(
        row('so-hdmi', '/cabos-de-video/hdmi'),
        row('nada', '/nao-existe'),
        row('Ruim', '/busca?busca=hdmi'),
      ),
    );
    expect(linhas.map(({ erros }) => erros.map(({ coluna, motivo }) => [coluna, motivo]))).toEqual([
      [],
      [['listagem', 'listagem']],
      [['slug', 'slug']],
    ]);
    await applied(store, admin, id, true);
    const page = await store.db
      .selectFrom('landing_pages as l')
      .innerJoin('categories as c', (join) => join.on('c.caminho', '=', '/cabos-de-video/hdmi'))
      .select(['l.consulta', 'c.id'])
      .where('l.slug', '=', 'so-hdmi')
      .executeTakeFirstOrThrow();
    expect(page.consulta).toEqual({ categoria: String(page.id), endereco: '/cabos-de-video/hdmi' });
    await undone(store, admin, id);
  });

  it('of brands and categories sets pictures of the library and words for search engines, and takes them back', async () => {
    const { arquivo, formato } = await store.db
      .selectFrom('media')

      .select(['arquivo', 'formato'])
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    const address = `/upload/midia/${arquivo}.webp`;
    const brand = () =>
      store.db
        .selectFrom('brands')
        .select(['imagem', 'imagem_original', 'seo_titulo', 'nome'])
        .where('slug', '=', 'tramavia')
        .executeTakeFirstOrThrow();
    const before = await brand();
    const logo = await checked(
      admin,
      'marcas',
      sheet({ slug: 'tramavia', imagem: address, seo_titulo: 'Cabos Tramavia' }),
    );
    await applied(store, admin, logo.id);
    expect(await brand()).toEqual({
      ...before,
      imagem: address,
      imagem_original: `/upload/midia/${arquivo}.${formato === 'svgz' ? 'png' : formato}`,
      seo_titulo: 'Cabos Tramavia',
    });
    await undone(store, admin, logo.id);
    expect(await brand()).toEqual(before);
    const banner = await checked(
      admin,
      'categorias',
      sheet(
        {
          caminho: '/cabos-de-video',
          banner: `https://loja.example${address}`,
          banner_texto: 'Ofertas',
          envio: '',
        },
        {
          caminho: '/cabos-de-audio',
          banner: '/upload/midia/nenhuma-0123456789abcdef.webp',
          banner_texto: '',
          envio: '',
        },
      ),
    );
    expect(banner.linhas.flatMap(({ erros }) => erros)).toMatchObject([
      { coluna: 'banner', motivo: 'imagem' },
    ]);
    await applied(store, admin, banner.id, true);
    const category = await store.db
      .selectFrom('categories')
      .select(['banner', 'banner_alt'])
      .where('caminho', '=', '/cabos-de-video')
      .executeTakeFirstOrThrow();
    expect(category).toEqual({ banner: address, banner_alt: 'Ofertas' });
    await undone(store, admin, banner.id);
  });

  it('of categories makes the upper ones first, and wants each to have one above it', async () => {
    const rows = ['/a-nova/b/c', '/a-nova', '/a-nova/b', '/sem/pai', '/a/b/c/d'].map((caminho) => ({
      caminho,
      nome: 'X',
    }));
    const { id, linhas } = await checked(admin, 'categorias', sheet(...rows));
    expect(linhas.map(({ erros }) => erros.map(({ motivo }) => motivo))).toEqual([
      [],
      [],
      [],
      ['nivel'],
      ['nivel'],
    ]);
    expect((await applied(store, admin, id, true)).total).toMatchObject({ aplicadas: 3, recusadas: 0 });
    expect((await undone(store, admin, id)).total).toMatchObject({ desfeitas: 3 });
  });

  it('that nobody wants is thrown away; one that was applied is not', async () => {
    const { sku = '' } = await someProduct();
    const { id } = await checked(admin, 'precos', sheet({ sku, estoque: '9' }));
    await deleteImport(admin.api, id);
    await expect(getImport(admin.api, id)).rejects.toMatchObject({ status: 404 });
    expect((await getImports(admin.api)).importacoes).toEqual([]);
  });

  it('that a process left half done is finished by another one', async () => {
    const { sku = '', estoque = '' } = await someProduct();
    const { id } = await checked(admin, 'precos', sheet({ sku, estoque: '321' }));
    const worked_at = new Date(store.clock.now.getTime() - 31_000);
    await store.db
      .updateTable('catalogue_imports')
      .set({ state: 'aplicando', worked_at })
      .where('id', '=', id)
      .execute();
    store.platform.round();
    await store.platform.settled();
    expect(await getImport(admin.api, id)).toMatchObject({ estado: 'aplicada', total: { aplicadas: 1 } });
    await undone(store, admin, id);
    expect((await someProduct()).estoque).toBe(estoque);
  });
});

it('of two thousand lines, three of them wrong, is checked, imported and taken back within ten seconds of processor each', async () => {
  await manyProducts(2000);
  const rows = Array.from({ length: 2000 }, (_, place) => ({ sku: `LOTE-${place + 1}`, preco: '88,80' }));
  const mended = sheet(...rows);
  const faulty = mended
    .replace('LOTE-10;88,80', 'LOTE-10;grátis')
    .replace('LOTE-700;', ';')
    .replace('LOTE-1999;', 'LOTE-1998;');
  const first = await timed(() => checked(admin, 'precos', faulty));
  expect(first.total).toMatchObject({ alteradas: 1997, erros: 3 });
  const { linhas } = await getImport(admin.api, first.id, { tipo: 'erro' });
  expect(linhas.map(({ linha, erros }) => [linha, erros[0]?.coluna, erros[0]?.motivo])).toEqual([
    [11, 'preco', 'numero'],
    [701, 'sku', 'falta'],
    [2000, 'sku', 'repetido'],
  ]);
  const { id } = await timed(() => checked(admin, 'precos', mended));
  expect((await timed(() => applied(store, admin, id))).total).toMatchObject({ aplicadas: 2000 });
  expect((await timed(() => undone(store, admin, id))).total).toMatchObject({ desfeitas: 2000 });
  await store.db.deleteFrom('products').where('sku', 'like', 'LOTE-%').execute();
}, 60_000);

/** On the clock it also counts what the machine does besides. */
async function timed<T>(work: () => Promise<T>): Promise<T> {
  const start = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1_000_000).toBeLessThan(10);
  return result;
}

/** Like the first one of the shop, hidden, with the codes LOTE-1, LOTE-2 … */
async function manyProducts(count: number): Promise<void> {
  await store.db.transaction().execute(async (trx) => {
    await sql`set local vitrine.search_refresh = 'later'`.execute(trx);
    await sql`insert into products (slug, sku, ean, mpn, nome, marca_id, categoria_id, status, preco_de, preco_por,
        estoque, descricao_curta, descricao_longa, altura_mm, largura_mm, comprimento_mm, peso_g, garantia_meses,
        popularidade, ativo, created_at)
      select 'lote-' || n, 'LOTE-' || n, '', '', 'Lote ' || n, p.marca_id, p.categoria_id, 'disponivel', 0, 9990,
        5, '', '', 10, 10, 10, 100, 0, 0, false, now()
      from products p, generate_series(1, ${count}::int) n where p.id = 1`.execute(trx);
  });
}
