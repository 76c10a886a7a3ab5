/** A product is archived and comes back, is copied, and is deleted where nothing hangs on it. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#artwork/demo/accounts.ts';
import { copyProduct, deleteProduct, getProduct, getProducts, saveProduct } from '#lib/api/panel-products.ts';
import { getRedirect } from '#lib/api/redirects.ts';
import { getProductDetail, verifyUrl } from '#lib/api/url.ts';
import type { ProdutoAberto } from '#lib/contract/panel-products.ts';
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
afterAll(() => store.close());

async function product(wanted: (product: ProdutoAberto) => boolean = () => true): Promise<ProdutoAberto> {
  for (let id = 1; id < 400; id++) {
    const found = await getProduct(admin.api, id).catch(() => undefined);
    if (found && found.campos.situacao === 'disponivel' && wanted(found)) return found;
  }
  throw new Error('the demo store has no such product');
}
const archive = async ({ id, revisao }: ProdutoAberto, arquivado: string) =>
  expect(await saveProduct(admin.api, id, { revisao, campos: { arquivado } })).toEqual({ id, faltas: [] });

describe('an archived product', () => {
  it('is out of the shop and the list; its address leads to its category, and it comes back', async () => {
    const known = await product();
    const { id, campos } = known;
    const { slug = '', sku = '' } = campos;
    await archive(known, 'categoria');
    const away = await getProduct(admin.api, id);
    expect(away.campos).toMatchObject({ ativo: 'não', arquivado: 'categoria' });
    await expect(verifyUrl(admin.api, `/${slug}`)).rejects.toMatchObject({ status: 404 });
    const category = (campos.categorias ?? '').split(' | ')[0] ?? '';
    expect(await getRedirect(admin.api, `/${slug}`)).toEqual({ para: category });
    expect((await getProducts(admin.api, { busca: sku })).produtos.map((one) => one.id)).not.toContain(id);
    const listed = await getProducts(admin.api, { estado: 'arquivado' });
    expect(listed.produtos.map((one) => [one.id, one.arquivado])).toEqual([[id, 'categoria']]);
    await saveProduct(admin.api, id, { revisao: away.revisao, campos: { ativo: 'sim' } });
    expect((await getProduct(admin.api, id)).campos).toEqual(campos);
    expect((await getProductDetail(admin.api, `/${slug}`)).conteudo.id).toBe(id);
  });

  it('says that it is gone, as is one whose category is hidden', async () => {
    const known = await product();
    const { slug = '', categorias = '' } = known.campos;
    await archive(known, 'encerrado');
    expect(await getRedirect(admin.api, `/${slug}`)).toEqual({ para: '' });
    await archive(await getProduct(admin.api, known.id), 'categoria');
    const top = `/${categorias.split('/')[1]}`;
    await store.db.updateTable('categories').set({ ativo: false }).where('caminho', '=', top).execute();
    expect(await getRedirect(admin.api, `/${slug}`)).toEqual({ para: '' });
  });
});

describe('a copy', () => {
  it('has texts, data sheet, values and pictures of its own code, no stock, and is hidden', async () => {
    const known = await product(({ opcoes, imagens }) => opcoes.length > 1 && imagens.length > 0);
    const made = await copyProduct(admin.api, known.id, 'COPIA-1');
    expect(made.faltas).toEqual([]);
    const copy = await getProduct(admin.api, made.id);
    const own = ['sku', 'slug', 'ean', 'mpn', 'estoque', 'baixado', 'ativo', 'familia', 'eixo', 'eixo_valor'];
    const shared = Object.entries(known.campos).filter(
      ([nome]) => !own.includes(nome) && !nome.includes('promo'),
    );
    expect(copy.campos).toMatchObject(Object.fromEntries(shared));
    expect(copy.campos).toMatchObject({ sku: 'COPIA-1', estoque: '0', ativo: 'não', ean: '', familia: '' });
    expect(copy.opcoes.map(({ opcao, preco, estoque }) => [opcao, preco, estoque])).toEqual(
      known.opcoes.map(({ opcao, preco }) => [opcao, preco, '0']),
    );
    expect(copy.imagens.map(({ arquivo, alt }) => [arquivo, alt])).toEqual(
      known.imagens.map(({ arquivo, alt }) => [arquivo, alt]),
    );
    expect(await getProduct(admin.api, known.id)).toEqual(known);
    const again = await copyProduct(admin.api, known.id, 'COPIA-2');
    expect((await getProduct(admin.api, again.id)).campos.slug).not.toBe(copy.campos.slug);
  });

  it('needs a code that nobody has', async () => {
    const known = await product();
    const { faltas } = await copyProduct(admin.api, known.id, known.campos.sku ?? '');
    expect(faltas).toEqual([{ coluna: 'sku', motivo: 'usado', sku: '' }]);
    expect((await copyProduct(admin.api, known.id, 'a b')).faltas[0]?.motivo).toBe('codigo');
  });
});

describe('deleting', () => {
  it('is for what nothing hangs on; anything that does is counted', async () => {
    const known = await product();
    const { id } = await copyProduct(admin.api, known.id, 'COPIA-3');
    const ties = async () => (await getProduct(admin.api, id)).ligacoes;
    expect(new Set(Object.values(await ties()))).toEqual(new Set([0]));
    const list = await store.db.selectFrom('lists').select('id').executeTakeFirstOrThrow();
    await store.db
      .insertInto('list_items')
      .values({ list_id: list.id, product_id: id, quantidade: 1, ordem: 99 })
      .execute();
    expect(await ties()).toMatchObject({ listas: 1 });
    await expect(deleteProduct(admin.api, id)).rejects.toMatchObject({ status: 409 });
    await store.db.deleteFrom('list_items').where('product_id', '=', id).execute();
    expect(await deleteProduct(admin.api, id)).toEqual({ id, faltas: [] });
    await expect(getProduct(admin.api, id)).rejects.toMatchObject({ status: 404 });
    await expect(deleteProduct(admin.api, id)).rejects.toMatchObject({ status: 404 });
  });

  it('is refused for what was ordered', async () => {
    const { id } = await product();
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
      .values({ numero, product_id: id, valor_id: 0, quantidade: 1 })
      .execute();
    expect((await getProduct(admin.api, id)).ligacoes.pedidos).toBe(1);
    await expect(deleteProduct(admin.api, id)).rejects.toMatchObject({ status: 409 });
    await store.db.deleteFrom('orders').execute();
  });
});
