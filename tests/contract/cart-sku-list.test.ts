import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { addSkuList, getSkuList } from '#lib/api/cart-sku-list.ts';
import { getCart } from '#lib/api/checkout.ts';
import { plainProduct, putInCart } from '../support/plain-product.ts';
import { createTestStore, type TestStore, type Visitor } from '../support/store.ts';

let store: TestStore;
let visitor: Visitor;
let product: number;
let valued: { readonly id: number; readonly sku: string; readonly valor: number; readonly valueSku: string };
let onRequest: string;

beforeAll(async () => {
  store = await createTestStore();
  product = await plainProduct(store);
  valued = await store.db
    .selectFrom('product_variants as v')
    .innerJoin('products as p', 'p.id', 'v.product_id')
    .select(['p.id', 'p.sku', 'v.valor_id as valor', 'v.sku as valueSku'])
    .where('p.status', '=', 'disponivel')
    .where('v.estoque', '>', 1)
    .orderBy('v.id')
    .executeTakeFirstOrThrow();
  const row = await store.db
    .selectFrom('products')
    .select('sku')
    .where('status', '=', 'sobConsulta')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  onRequest = row.sku;
});
beforeEach(async () => {
  visitor = store.visitor();
  await setProduct({ sku: 'TESTE-1', estoque: 20 });
});
afterEach(async () => {
  expect(store.failures).toEqual([]);
  await store.reset();
});
afterAll(() => store.close());

const setProduct = (columns: object) =>
  store.db.updateTable('products').set(columns).where('id', '=', product).execute();
const paste = (texto: string, chave: string = randomUUID()) => addSkuList(visitor.api, { chave, texto });
const units = async () =>
  new Map((await getCart(visitor.api)).itens.map(({ hash, quantidade }) => [hash.idProduto, quantidade]));

it('puts products and values into the cart by their codes, in any case', async () => {
  expect(await paste(`teste-1;3\n${valued.valueSku.toLowerCase()}\t2`)).toEqual({
    adicionadas: 2,
    faltas: [],
    mensagens: [],
  });
  expect((await getCart(visitor.api)).itens).toMatchObject([
    { quantidade: 3, hash: { idProduto: product } },
    { quantidade: 2, hash: { idProduto: valued.id, idAtributoSimples: valued.valor } },
  ]);
});

it('adds to what is there, and up a code that comes twice', async () => {
  await putInCart(visitor, product, 4);
  await paste('TESTE-1;2\nTESTE-1;3');
  expect(await units()).toEqual(new Map([[product, 9]]));
});

it('names each faulty line with its reason, and adds the good ones', async () => {
  const lines = ['NADA;1', 'TESTE-1;dez', 'TESTE-1;2', `${valued.sku};1`, `${onRequest};1`, 'TESTE-1;19'];
  expect(await paste(lines.join('\n'))).toEqual({
    adicionadas: 1,
    faltas: [
      { linha: 1, texto: 'NADA;1', motivo: 'desconhecido', restam: 0 },
      { linha: 2, texto: 'TESTE-1;dez', motivo: 'quantidade', restam: 0 },
      { linha: 4, texto: `${valued.sku};1`, motivo: 'escolha', restam: 0 },
      { linha: 5, texto: `${onRequest};1`, motivo: 'sobConsulta', restam: 0 },
      { linha: 6, texto: 'TESTE-1;19', motivo: 'estoque', restam: 18 },
    ],
    mensagens: [],
  });
  expect(await units()).toEqual(new Map([[product, 2]]));
});

it.each([
  [19, 1, []],
  [20, 0, [{ linha: 1, texto: 'TESTE-1;1', motivo: 'esgotado', restam: 0 }]],
])('with %i in the cart of 20 there are, one more adds %i lines', async (before, adicionadas, faltas) => {
  await putInCart(visitor, product, before);
  expect(await paste('TESTE-1;1')).toEqual({ adicionadas, faltas, mensagens: [] });
});

it('counts what a hidden product and one that is sold out are not', async () => {
  await setProduct({ estoque: 0 });
  expect((await paste('TESTE-1;1')).faltas).toMatchObject([{ motivo: 'esgotado' }]);
  await setProduct({ ativo: false });
  expect((await paste('TESTE-1;1')).faltas).toMatchObject([{ motivo: 'desconhecido' }]);
  await setProduct({ ativo: true });
});

it('adds nothing when the same form comes again, also at once, and answers the same', async () => {
  await putInCart(visitor, product, 1);
  const [first, second] = await Promise.all([
    paste('TESTE-1;2\nNADA', 'one'),
    paste('TESTE-1;2\nNADA', 'one'),
  ]);
  expect(second).toEqual(first);
  expect(await paste('TESTE-1;2\nNADA', 'one')).toEqual(first);
  expect(await getSkuList(visitor.api, 'one')).toEqual(first);
  expect(await units()).toEqual(new Map([[product, 3]]));
});

it('tells nobody else what became of it', async () => {
  await paste('TESTE-1;2', 'mine');
  await expect(getSkuList(store.visitor().api, 'mine')).rejects.toMatchObject({ status: 404 });
  await expect(getSkuList(visitor.api, 'other')).rejects.toMatchObject({ status: 404 });
});

it('takes 100 lines and refuses 101, with nothing added', async () => {
  expect((await paste('NADA\n'.repeat(100))).faltas).toHaveLength(100);
  await expect(paste(`TESTE-1\n${'NADA\n'.repeat(100)}`)).rejects.toMatchObject({ status: 400 });
  await expect(paste(' \n ')).rejects.toMatchObject({ status: 400 });
  expect(await units()).toEqual(new Map());
});

it('says what had to be changed in the rest of the cart', async () => {
  const { itens } = await putInCart(visitor, product, 5);
  await setProduct({ estoque: 3 });
  const { mensagens, adicionadas } = await paste(valued.valueSku);
  expect(adicionadas).toBe(1);
  expect(mensagens).toEqual([`${itens[0]?.nome.replaceAll('"', '')}: restam 3 unidades.`]);
});
