/** The form of a product: the rules of the spreadsheets, for one product and what is inside it. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#artwork/demo/accounts.ts';
import {
  addProduct,
  getProduct,
  getProductChoices,
  getProducts,
  saveProduct,
} from '#lib/api/panel-products.ts';
import { getProductDetail, verifyUrl } from '#lib/api/url.ts';
import type { ProdutoPainel } from '#lib/contract/panel-products.ts';
import { logIn, person } from '../support/accounts.ts';
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
  await store.reset();
});
afterAll(() => store.close());

async function product(wanted: (product: ProdutoPainel) => boolean = () => true): Promise<ProdutoPainel> {
  for (let id = 1; id < 400; id++) {
    const found = await getProduct(admin.api, id).catch(() => undefined);
    if (found && found.campos.situacao === 'disponivel' && wanted(found)) return found;
  }
  throw new Error('the demo store has no such product');
}
const plain = () => product(({ opcoes, campos }) => opcoes.length === 0 && campos.preco_promocional === '');
const faults = (answer: {
  readonly faltas: readonly { readonly coluna: string; readonly motivo: string }[];
}) => answer.faltas.map(({ coluna, motivo }) => `${coluna} ${motivo}`);

describe('the list', () => {
  it('finds by name without accents, by code, and says how many there are', async () => {
    const { produtos, info } = await getProducts(admin.api, { limit: 2 });
    expect(produtos).toHaveLength(2);
    expect(info.total).toBeGreaterThan(100);
    const [first] = produtos;
    const found = await getProducts(admin.api, { busca: first?.sku.toLowerCase() ?? '' });
    expect(found.produtos.map(({ id }) => id)).toContain(first?.id);
    expect((await getProducts(admin.api, { busca: 'OPTICO' })).info.total).toBeGreaterThan(0);
    expect((await getProducts(admin.api, { busca: '100%_\\' })).info.total).toBe(0);
  });

  it('has prices as people read them', async () => {
    const [first] = (await getProducts(admin.api)).produtos;
    const { sku: busca = '', id = 0 } = first ?? {};
    await store.db.updateTable('products').set({ preco_por: 123_456_789 }).where('id', '=', id).execute();
    const { produtos } = await getProducts(admin.api, { busca });
    expect(produtos.find((product) => product.id === id)?.preco).toBe('1.234.567,89');
  });
});

describe('a product', () => {
  it('is saved with what changed, and pages are told', async () => {
    const { id, revisao, campos } = await plain();
    const nome = `${campos.nome} renovado`;
    expect(await saveProduct(admin.api, id, { revisao, campos: { nome, preco: '1.234,5' } })).toEqual({
      id,
      faltas: [],
    });
    expect(told).toContain(`product:${id}`);
    const after = await getProduct(admin.api, id);
    expect(after.campos).toEqual({ ...campos, nome, preco: '1234,50' });
    const { nome: old = '', preco = '' } = campos;
    await saveProduct(admin.api, id, { revisao: after.revisao, campos: { nome: old, preco } });
    expect(await getProduct(admin.api, id)).toMatchObject({ campos });
  });

  it('that somebody saved meanwhile is not overwritten: 409', async () => {
    const { id, revisao, campos } = await plain();
    await saveProduct(admin.api, id, { revisao, campos: { garantia_meses: '77' } });
    const late = saveProduct(admin.api, id, { revisao, campos: { garantia_meses: '5' } });
    await expect(late).rejects.toMatchObject({ status: 409 });
    const { revisao: now, campos: saved } = await getProduct(admin.api, id);
    expect(saved.garantia_meses).toBe('77');
    const { garantia_meses = '' } = campos;
    await saveProduct(admin.api, id, { revisao: now, campos: { garantia_meses } });
  });

  it('is refused by field, and nothing of it is saved', async () => {
    const { id, revisao, campos } = await plain();
    const answer = await saveProduct(admin.api, id, {
      revisao,
      campos: { nome: '', preco: 'x', marca: 'Não há', estoque: '5' },
    });
    expect(faults(answer).toSorted()).toEqual(['marca desconhecido', 'nome falta', 'preco numero']);
    expect((await getProduct(admin.api, id)).campos).toEqual(campos);
  });

  it('at a new address is found by the old one, and not at one that another has', async () => {
    const { id, revisao, campos } = await plain();
    const { slug = '' } = campos;
    const { produtos } = await getProducts(admin.api, { limit: 3 });
    const taken = produtos.find((one) => one.id !== id)?.slug ?? '';
    expect(faults(await saveProduct(admin.api, id, { revisao, campos: { slug: taken } }))).toEqual([
      'slug usado',
    ]);
    await saveProduct(admin.api, id, { revisao, campos: { slug: `${slug}-novo` } });
    expect((await getProductDetail(admin.api, `/${slug}-novo`)).conteudo.id).toBe(id);
    await expect(verifyUrl(admin.api, `/${slug}`)).rejects.toMatchObject({ status: 404 });
    const rows = await store.db.selectFrom('redirects').select(['de', 'para']).execute();
    expect(rows).toContainEqual({ de: `/${slug}`, para: `/${slug}-novo` });
    const { revisao: now } = await getProduct(admin.api, id);
    await saveProduct(admin.api, id, { revisao: now, campos: { slug } });
    expect((await getProductDetail(admin.api, `/${slug}`)).conteudo.id).toBe(id);
  });

  it('has values with a price and a stock of their own', async () => {
    const { id, revisao, opcoes } = await product((one) => one.opcoes.length > 1);
    const [{ sku = '', preco = '' } = {}] = opcoes;
    const wrong = await saveProduct(admin.api, id, { revisao, campos: {}, opcoes: [{ sku, preco: '0' }] });
    expect(wrong.faltas).toEqual([{ coluna: 'preco', motivo: 'pequeno', sku }]);
    await saveProduct(admin.api, id, { revisao, campos: {}, opcoes: [{ sku, preco: '55,5' }] });
    const after = await getProduct(admin.api, id);
    expect(after.opcoes[0]).toEqual({ ...opcoes[0], preco: '55,50' });
    expect(after.opcoes.slice(1)).toEqual(opcoes.slice(1));
    await saveProduct(admin.api, id, { revisao: after.revisao, campos: {}, opcoes: [{ sku, preco }] });
  });

  it('has pictures in an order, each with its text; only those of the library can be added', async () => {
    const { id, revisao, imagens } = await product((one) => one.imagens.length > 1);
    const turned = imagens.toReversed().map((picture) => ({ ...picture, alt: `${picture.alt}!` }));
    await saveProduct(admin.api, id, { revisao, campos: {}, imagens: turned });
    const after = await getProduct(admin.api, id);
    expect(after.imagens).toEqual(turned);
    const strange = [...turned, { arquivo: 'nada-0123456789abcdef', alt: '', opcao: '' }];
    expect(
      faults(await saveProduct(admin.api, id, { revisao: after.revisao, campos: {}, imagens: strange })),
    ).toEqual(['imagem imagem']);
    await saveProduct(admin.api, id, { revisao: after.revisao, campos: {}, imagens });
    expect((await getProduct(admin.api, id)).revisao).toBe(revisao);
  });
});

describe('a new product', () => {
  it('needs its fields and a code nobody has, and then is in the shop', async () => {
    expect(faults(await addProduct(admin.api, { campos: {} }))).toContain('sku falta');
    const { marcas, categorias } = await getProductChoices(admin.api);
    const { campos } = await plain();
    const made = {
      ...{
        sku: campos.sku ?? '',
        nome: 'Cabo feito à mão',
        marca: marcas[0] ?? '',
        categorias: categorias.at(-1) ?? '',
      },
      ...{ preco: '10', peso_kg: '0,2', altura_cm: '2', largura_cm: '10', comprimento_cm: '20' },
    };
    expect(faults(await addProduct(admin.api, { campos: made }))).toEqual(['sku usado']);
    const { id } = await addProduct(admin.api, { campos: { ...made, sku: 'FEITO-1' } });
    expect((await getProductDetail(admin.api, '/cabo-feito-a-mao')).conteudo).toMatchObject({
      id,
      nome: 'Cabo feito à mão',
    });
    await store.db.deleteFrom('products').where('id', '=', id).execute();
  });
});
