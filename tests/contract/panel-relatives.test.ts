/** What a product's page names beside it, and what it says to search engines. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#artwork/demo/accounts.ts';
import { getProduct, getProducts, saveProduct } from '#lib/api/panel-products.ts';
import { getRedirect } from '#lib/api/redirects.ts';
import { getRecommended } from '#lib/api/showcase.ts';
import { getProductDetail } from '#lib/api/url.ts';
import { logIn, person } from '../support/accounts.ts';
import { exported } from '../support/sheets.ts';
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
  await store.reset();
});
afterAll(() => store.close());

const OWN = 'FS-HDM-HS-010';
async function product(busca: string) {
  const { produtos } = await getProducts(admin.api, { busca });
  const [{ id = 0 } = {}] = produtos.filter(({ sku }) => sku === busca);
  return getProduct(admin.api, id);
}
async function others(count: number): Promise<readonly string[]> {
  const { produtos } = await getProducts(admin.api, {
    busca: 'displayport',
    estado: 'loja',
    limit: 60,
  });
  return produtos
    .filter(({ situacao, estoque }) => situacao === 'disponivel' && estoque !== '0')
    .slice(0, count)
    .map(({ sku }) => sku);
}
async function save(campos: Readonly<Record<string, string>>) {
  const { id, revisao } = await product(OWN);
  return saveProduct(admin.api, id, { revisao, campos });
}
async function recommended(): Promise<readonly string[]> {
  const { id } = await product(OWN);
  const { produtos } = await getRecommended(store.visitor().api, id, 8);
  return produtos.map(({ sku }) => sku);
}

describe('others beside a product', () => {
  it('are kept in their order, and go out in the sheet', async () => {
    const [first = '', second = '', third = ''] = await others(3);
    const cells = { acessorios: `${second} | ${first}`, semelhantes: third, sucessor: '' };
    expect((await save({ ...cells, acessorios: ` ${second.toLowerCase()}|${first}` })).faltas).toEqual([]);
    expect((await product(OWN)).campos).toMatchObject(cells);
    const { rows } = await exported(admin, 'produtos');
    expect(rows.find(({ sku }) => sku === OWN)).toMatchObject(cells);
    expect((await recommended()).slice(0, 3)).toEqual([second, first, third]);
    await save({ acessorios: '', semelhantes: '' });
    expect((await recommended()).slice(0, 3)).not.toContain(third);
    expect((await product(OWN)).campos).toMatchObject({ acessorios: '', semelhantes: '' });
  });

  it.each([
    ['acessorios', OWN, 'semPar'],
    ['semelhantes', 'NAO-HA', 'semPar'],
    ['acessorios', 'A | A', 'codigos'],
    ['sucessor', 'A | B', 'codigos'],
  ])('%s %s are refused: %s', async (coluna, cell, motivo) => {
    expect((await save({ [coluna]: cell })).faltas).toMatchObject([{ coluna, motivo }]);
  });

  it('the one that took its place is where its address leads once it is archived', async () => {
    const [other = ''] = await others(1);
    const { campos } = await product(OWN);
    await save({ sucessor: other });
    await save({ arquivado: 'categoria' });
    const { campos: next } = await product(other);
    expect(await getRedirect(admin.api, `/${campos.slug}`)).toEqual({ para: `/${next.slug}` });
    const { produtos } = await getProducts(admin.api, { estado: 'arquivado' });
    const { id } = produtos[0] ?? { id: 0 };
    const { revisao } = await getProduct(admin.api, id);
    await saveProduct(admin.api, id, { revisao, campos: { ativo: 'sim', sucessor: '' } });
  });
});

it('words for search engines stand in the place of name and description', async () => {
  const { campos } = await product(OWN);
  await save({ seo_titulo: 'Cabo para TV', seo_descricao: 'Um metro, pronta entrega.' });
  const read = async () => (await getProductDetail(admin.api, `/${campos.slug}`)).estrutura.seo;
  expect(await read()).toMatchObject({
    titleSocial: 'Cabo para TV',
    description: 'Um metro, pronta entrega.',
  });
  await save({ seo_titulo: '', seo_descricao: '' });
  expect(await read()).toMatchObject({ titleSocial: campos.nome });
});
