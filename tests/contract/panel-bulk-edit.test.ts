/** Many products changed at once: found by filters, looked at first, written like a spreadsheet, taken back. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#artwork/demo/accounts.ts';
import { bulkEdit, getProduct, getProducts } from '#lib/api/panel-products.ts';
import { getImport } from '#lib/api/panel-sheets.ts';
import { verifyUrl } from '#lib/api/url.ts';
import type { Importacao } from '#lib/contract/panel-sheets.ts';
import { logIn, person } from '../support/accounts.ts';
import { applied, undone } from '../support/sheets.ts';
import { createTestStore, type TestStore, type Visitor } from '../support/store.ts';

let store: TestStore;
let admin: Visitor;
beforeAll(async () => {
  store = await createTestStore();
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

const HDMI = { categoria: '/cabos-de-video/hdmi' };
const UP = { tipo: 'preco', sentido: 'sobe', por: 'porcento', quanto: '10', final: '90' } as const;
const changesOf = ({ linhas }: Importacao) =>
  linhas.map(({ chave, mudancas }) => [
    chave,
    ...mudancas.map(({ coluna, antes, depois }) => [coluna, antes, depois]),
  ]);
const skusOf = async (filter: Parameters<typeof getProducts>[1]) =>
  (await getProducts(admin.api, { ...filter, limit: 100 })).produtos.map(({ sku }) => sku);

describe('the list', () => {
  it('finds by brand, category, seal, state and by what is missing', async () => {
    const all = (await getProducts(admin.api)).info.total;
    const [one] = (await getProducts(admin.api, { ...HDMI, limit: 1 })).produtos;
    const { id = 0, sku = '' } = one ?? {};
    const { campos } = await getProduct(admin.api, id);
    const some = async (filter: Parameters<typeof getProducts>[1]) => {
      const { info } = await getProducts(admin.api, filter);
      expect(info.total).toBeGreaterThan(0);
      expect(info.total).toBeLessThan(all);
      return info.total;
    };
    await some(HDMI);
    await some({ marca: campos.marca ?? '' });
    const [seal] = await store.db.selectFrom('seals').select('nome').orderBy('id').execute();
    expect(await some({ selo: seal?.nome ?? '' })).toBe(await some({ busca: seal?.nome ?? '' }));
    expect((await getProducts(admin.api, { busca: campos.marca ?? '' })).info.total).toBeGreaterThan(0);
    for (const [falta, set] of [
      ['gtin', { ean: '' }],
      ['preco', { preco_por: 0 }],
    ] as const) {
      expect(await skusOf({ falta })).not.toContain(sku);
      await store.db.updateTable('products').set(set).where('id', '=', id).execute();
      expect(await skusOf({ falta })).toContain(sku);
    }
    await store.db.deleteFrom('product_media').where('product_id', '=', id).execute();
    expect(await skusOf({ falta: 'imagem' })).toEqual([sku]);
    await store.db
      .updateTable('products')
      .set({ ativo: false, arquivado: 'encerrado' })
      .where('id', '=', id)
      .execute();
    expect(await skusOf({ estado: 'arquivado' })).toEqual([sku]);
    expect(await skusOf({ falta: 'imagem' })).toEqual([]);
    expect((await getProducts(admin.api)).info.total).toBe(all - 1);
  });

  it('counts a weight that an import assumed as missing', async () => {
    const { produtos } = await getProducts(admin.api, { limit: 1 });
    const [{ id = 0, sku = '' } = {}] = produtos;
    await store.db.updateTable('products').set({ peso_g: 300 }).where('id', '=', id).execute();
    const { id: work } = await bulkEdit(admin.api, { nome: 'x', ids: [id], mudanca: UP });
    await store.db
      .updateTable('catalogue_import_rows')
      .set({
        applied: 'feita',
        presumidos: JSON.stringify(['peso_kg']),
        depois: JSON.stringify({ peso_kg: '0,3' }),
      })
      .where('import_id', '=', work)
      .execute();
    expect(await skusOf({ falta: 'peso' })).toEqual([sku]);
    await store.db.updateTable('products').set({ peso_g: 301 }).where('id', '=', id).execute();
    expect(await skusOf({ falta: 'peso' })).toEqual([]);
  });
});

describe('one change of many products', () => {
  it('says first what it would do, with the values inside them, then does it and takes it back', async () => {
    const before = await store.db
      .selectFrom('products')
      .select(['id', 'sku', 'preco_por', 'preco_de'])
      .orderBy('id')
      .execute();
    const checked = await bulkEdit(admin.api, { nome: 'HDMI +10%', filtro: HDMI, mudanca: UP });
    expect(checked).toMatchObject({ estado: 'conferida', arquivo: 'HDMI +10%', emMassa: true });
    const found = await store.db
      .selectFrom('product_categories')
      .innerJoin('categories', 'categories.id', 'categoria_id')
      .innerJoin('products', 'products.id', 'product_id')
      .where('products.arquivado', '=', '')
      .select('product_id')
      .distinct()
      .where('caminho', 'like', '/cabos-de-video/hdmi%')
      .execute();
    const ids = found.map(({ product_id }) => product_id);
    const values = await store.db
      .selectFrom('product_variants')
      .select('id')
      .where('product_id', 'in', ids)
      .execute();
    expect(checked.total.linhas).toBe(ids.length + values.length);
    expect(checked.total.movidas).toBe(0);
    expect(checked.total.novas).toBe(0);
    expect(
      await store.db
        .selectFrom('products')
        .select(['id', 'sku', 'preco_por', 'preco_de'])
        .orderBy('id')
        .execute(),
    ).toEqual(before);
    const after = await applied(store, admin, checked.id, true);
    expect(after).toMatchObject({ estado: 'aplicada', total: { recusadas: 0 } });
    expect(after.total.aplicadas).toBe(checked.total.alteradas);
    const now = await store.db
      .selectFrom('products')
      .select(['preco_por'])
      .where('id', 'in', ids)
      .where('preco_por', '>', 0)
      .execute();
    const ended = now.filter(({ preco_por }) => preco_por % 100 === 90).length;
    expect(ended).toBeGreaterThanOrEqual(now.length - checked.total.erros);
    await undone(store, admin, checked.id);
    expect(
      await store.db
        .selectFrom('products')
        .select(['id', 'sku', 'preco_por', 'preco_de'])
        .orderBy('id')
        .execute(),
    ).toEqual(before);
  });

  it('is about ticked ones alone where they are named', async () => {
    const { produtos } = await getProducts(admin.api, { ...HDMI, limit: 3 });
    const mudanca = { tipo: 'visibilidade', ativo: 'não' };
    const ids = produtos.slice(0, 2).map(({ id }) => id);
    const checked = await bulkEdit(admin.api, { nome: 'Fora', ids, mudanca });
    expect(changesOf(checked).toSorted()).toEqual(
      produtos
        .slice(0, 2)
        .map(({ sku }) => [sku, ['ativo', 'sim', 'não']])
        .toSorted(),
    );
    await applied(store, admin, checked.id);
    for (const { slug } of produtos.slice(0, 2))
      await expect(verifyUrl(admin.api, `/${slug}`)).rejects.toMatchObject({ status: 404 });
    await verifyUrl(admin.api, `/${produtos[2]?.slug}`);
  });

  it('puts into a category, gives a seal, and archives', async () => {
    const [{ id = 0, sku = '', slug = '' } = {}] = (await getProducts(admin.api, { ...HDMI, limit: 1 }))
      .produtos;
    const { campos } = await getProduct(admin.api, id);
    const [seal] = await store.db.selectFrom('seals').select('nome').orderBy('id', 'desc').execute();
    const steps = [
      { tipo: 'categoria', modo: 'acrescentar', nome: 'acessorios' },
      { tipo: 'selo', modo: 'acrescentar', nome: seal?.nome ?? '' },
      { tipo: 'arquivar', arquivado: 'categoria' },
    ];
    for (const mudanca of steps) {
      const { id: work, total } = await bulkEdit(admin.api, { nome: sku, ids: [id], mudanca });
      expect(total.erros).toBe(0);
      await applied(store, admin, work);
    }
    const after = await getProduct(admin.api, id);
    expect(after.campos).toMatchObject({ ativo: 'não', arquivado: 'categoria' });
    expect(after.campos.categorias).toBe(`${campos.categorias} | /acessorios`);
    expect(after.campos.selos?.split(' | ')).toContain(seal?.nome.trim());
    await expect(verifyUrl(admin.api, `/${slug}`)).rejects.toMatchObject({ status: 404 });
  });

  it('leaves alone what somebody changed between the look and the writing', async () => {
    const [{ id = 0 } = {}] = (await getProducts(admin.api, { ...HDMI, limit: 1 })).produtos;
    const { id: work } = await bulkEdit(admin.api, { nome: 'x', ids: [id], mudanca: UP });
    await store.db.updateTable('products').set({ preco_por: 123_456 }).where('id', '=', id).execute();
    const { total } = await applied(store, admin, work);
    expect(total).toMatchObject({ aplicadas: 0, recusadas: 1 });
    expect((await getProduct(admin.api, id)).campos.preco).toBe('1234,56');
    expect((await getImport(admin.api, work)).linhas[0]?.aplicada).toBe('mudou');
  });

  it.each([
    [{ ...UP, quanto: '0' }, 'Escreva de quanto'],
    [{ ...UP, quanto: 'dez' }, 'Escreva de quanto'],
    [{ ...UP, sentido: 'desce', quanto: '100' }, 'Escreva de quanto'],
    [{ ...UP, tipo: 'promocao', inicio: 'hoje', fim: '1/1/2030', nome: '' }, 'Escreva o início'],
    [{ tipo: 'selo', modo: 'acrescentar', nome: 'Não há' }, 'Escolha na lista'],
  ])('%o is refused in words', async (mudanca, text) => {
    const [{ id = 0 } = {}] = (await getProducts(admin.api, { limit: 1 })).produtos;
    await expect(bulkEdit(admin.api, { nome: 'x', ids: [id], mudanca })).rejects.toMatchObject({
      status: 400,
      serverText: expect.stringContaining(text),
    });
  });

  it('of nothing is refused', async () => {
    const filtro = { busca: 'nada disto existe' };
    await expect(bulkEdit(admin.api, { nome: 'x', filtro, mudanca: UP })).rejects.toMatchObject({
      status: 400,
    });
  });
});
