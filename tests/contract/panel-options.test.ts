/** Values inside a product are added, put in order and taken away in its form; carts say so, old orders keep them. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#artwork/demo/accounts.ts';
import { addToCart, getCart } from '#lib/api/checkout.ts';
import { addProduct, getProduct, getProductChoices, saveProduct } from '#lib/api/panel-products.ts';
import { getProductDetail } from '#lib/api/url.ts';
import type { Cells } from '#lib/domain/sheets/columns.ts';
import { logIn, person } from '../support/accounts.ts';
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
afterEach(async () => {
  // Ordered or not: what a test made is not there for the next one.
  await store.db.deleteFrom('products').where('sku', '=', 'CAMISETA').execute();
});
afterAll(() => store.close());

const value = (sku: string, opcao: string, more: Cells = {}): Cells => ({
  ...{ sku, atributo: 'Cor / Tamanho', opcao, preco: '59,90', estoque: '3' },
  ...more,
});

async function shirt(opcoes: readonly Cells[]): Promise<number> {
  const { marcas, categorias } = await getProductChoices(admin.api);
  const campos = {
    ...{
      sku: 'CAMISETA',
      nome: 'Camiseta de teste',
      slug: 'camiseta-de-teste',
      preco: '59,90',
      ativo: 'sim',
    },
    ...{ marca: marcas[0] ?? '', categorias: categorias[0] ?? '', situacao: 'disponivel' },
    ...{ peso_kg: '0,2', altura_cm: '2', largura_cm: '20', comprimento_cm: '30' },
  };
  const { id, faltas } = await addProduct(admin.api, { campos, opcoes });
  expect(faltas).toEqual([]);
  return id;
}
const labels = async (id: number) => (await getProduct(admin.api, id)).opcoes.map(({ opcao }) => opcao);

describe('values inside a product', () => {
  it('are made with the product, of two attributes at once', async () => {
    const id = await shirt([
      value('CAM-P-M', 'Preta / M', { ean: '7891000315507' }),
      value('CAM-B-M', 'Branca / M'),
    ]);
    const { opcoes } = await getProduct(admin.api, id);
    expect(opcoes).toMatchObject([
      { sku: 'CAM-P-M', atributo: 'Cor / Tamanho', opcao: 'Preta / M', estoque: '3', ean: '7891000315507' },
      { sku: 'CAM-B-M', opcao: 'Branca / M', preco: '59,90' },
    ]);
    const { conteudo } = await getProductDetail(store.visitor().api, '/camiseta-de-teste');
    expect(conteudo.atributos).toMatchObject({ simples: { nome: 'Cor / Tamanho', valores: [{}, {}] } });
  });

  it('say their own stock where one was typed for the whole product: it would be lost', async () => {
    const id = await shirt([value('A', 'Preta / M')]);
    const { revisao } = await getProduct(admin.api, id);
    const sent = { revisao, campos: { estoque: '10' }, opcoes: [value('B', 'Branca / M', { estoque: '' })] };
    expect((await saveProduct(admin.api, id, sent)).faltas).toEqual([
      { coluna: 'estoque', motivo: 'falta', sku: 'B' },
    ]);
    expect(await labels(id)).toEqual(['Preta / M']);
    const own = { ...sent, opcoes: [value('B', 'Branca / M', { estoque: '0' })] };
    expect((await saveProduct(admin.api, id, own)).faltas).toEqual([]);
  });

  it('are added to, put in another order and taken away in one go', async () => {
    const id = await shirt([value('A', 'Preta / M'), value('B', 'Branca / M')]);
    const { revisao } = await getProduct(admin.api, id);
    const change = { campos: {}, opcoes: [value('C', 'Azul / M')], retiradas: ['A'], ordem: ['C', 'B'] };
    expect((await saveProduct(admin.api, id, { revisao, ...change })).faltas).toEqual([]);
    expect(await labels(id)).toEqual(['Azul / M', 'Branca / M']);
    // Whoever had the form open before does not bring them back.
    await expect(saveProduct(admin.api, id, { revisao, campos: {} })).rejects.toMatchObject({ status: 409 });
  });

  it('keep their names and codes to themselves: what is there already is refused, and nothing is saved', async () => {
    const id = await shirt([value('A', 'Preta / M')]);
    const { revisao } = await getProduct(admin.api, id);
    const opcoes = [value('CAMISETA', 'Azul / M'), value('Z', 'preta / m'), value('', 'Rosa / M')];
    const { faltas } = await saveProduct(admin.api, id, { revisao, campos: { nome: 'Outro' }, opcoes });
    expect(faltas.map(({ coluna, motivo, sku }) => `${coluna} ${motivo} ${sku}`).toSorted()).toEqual([
      'opcao usado Z',
      'sku falta ',
      'sku usado CAMISETA',
    ]);
    expect(await labels(id)).toEqual(['Preta / M']);
    expect((await getProduct(admin.api, id)).campos.nome).toBe('Camiseta de teste');
  });

  it('that are taken away leave carts with a word', async () => {
    const id = await shirt([value('A', 'Preta / M'), value('B', 'Branca / M')]);
    const visitor = store.visitor();
    const { conteudo } = await getProductDetail(visitor.api, '/camiseta-de-teste');
    const idAtributoSimples =
      ('simples' in conteudo.atributos && conteudo.atributos.simples?.valores[0]?.idAtributoValor) || 0;
    const itens = [{ idProduto: id, idAtributoSimples, quantidade: 1 }];
    expect((await addToCart(visitor.api, { tipo: 'produto', itens })).itens).toHaveLength(1);
    const { revisao } = await getProduct(admin.api, id);
    await saveProduct(admin.api, id, { revisao, campos: {}, retiradas: ['A'] });
    const { itens: left, mensagens } = await getCart(visitor.api);
    expect(left).toEqual([]);
    expect(mensagens.map(({ mensagem }) => mensagem).join()).toContain('Camiseta de teste');
  });
});
