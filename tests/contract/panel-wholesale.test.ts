/** Wholesale steps, by spreadsheet and by the form of a product. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { getProduct, saveProduct } from '#lib/api/panel-products.ts';
import { getProductDetail } from '#lib/api/url.ts';
import { csvLine } from '#lib/domain/sheets/csv.ts';
import { plainProduct } from '../support/plain-product.ts';
import { applied, checked, exported, fileOf, undone } from '../support/sheets.ts';
import { staff } from '../support/staff.ts';
import { createTestStore, type TestStore, type Visitor } from '../support/store.ts';

let store: TestStore;
let owner: Visitor;
let product: number;
let known: { readonly sku: string; readonly slug: string };
beforeAll(async () => {
  store = await createTestStore();
  product = await plainProduct(store);
  await store.db
    .updateTable('products')
    .set({ preco_por: 10_000, preco_de: 0 })
    .where('id', '=', product)
    .execute();
  known = await store.db
    .selectFrom('products')
    .select(['sku', 'slug'])
    .where('id', '=', product)
    .executeTakeFirstOrThrow();
});
beforeEach(async () => {
  owner = await staff(store, 'administrador');
  await store.db.deleteFrom('wholesale_prices').where('product_id', '=', product).execute();
});
afterEach(async () => {
  await store.db.deleteFrom('catalogue_imports').execute();
  expect(store.failures).toEqual([]);
  await store.reset();
});
afterAll(() => store.close());

const check = (atacado: string) =>
  checked(
    owner,
    'produtos',
    [
      ['sku', 'atacado'],
      [known.sku, atacado],
    ]
      .map(csvLine)
      .join(''),
  );
const rules = async () => (await getProductDetail(owner.api, `/${known.slug}`)).conteudo.precos.regrasAtacado;

it('steps of a sheet are those of the product, in their order, and go back', async () => {
  const { id } = await check('50 = R$ 80 | 10: 90,5');
  expect((await applied(store, owner, id)).total).toMatchObject({ aplicadas: 1 });
  expect(await rules()).toHaveLength(2);
  const table = await exported(owner, 'produtos');
  expect(table.rows.find(({ sku }) => sku === known.sku)).toMatchObject({ atacado: '10: 90,50 | 50: 80,00' });
  expect((await checked(owner, 'produtos', fileOf(table))).linhas).toEqual([]);
  await undone(store, owner, id);
  expect(await rules()).toHaveLength(0);
});

it.each([
  ['10', 'degraus'],
  ['1: 90', 'degraus'],
  ['10: 0', 'degraus'],
  ['10: 90 | 10: 80', 'degraus'],
  ['10: 80 | 50: 90', 'degraus'],
  ['dez: 90', 'degraus'],
  ['10: 100', 'atacado'],
])('%s is refused', async (atacado, motivo) => {
  const { linhas } = await check(atacado);
  expect(linhas[0]?.erros).toEqual([{ coluna: 'atacado', motivo, valor: atacado }]);
});

it('steps of a form are read and judged in the same way', async () => {
  const { revisao } = await getProduct(owner.api, product);
  const wrong = await saveProduct(owner.api, product, { revisao, campos: { atacado: '2: 500' } });
  expect(wrong.faltas).toMatchObject([{ coluna: 'atacado', motivo: 'atacado' }]);
  const right = await saveProduct(owner.api, product, { revisao, campos: { atacado: '2: 95' } });
  expect(right.faltas).toEqual([]);
  expect((await getProduct(owner.api, product)).campos['atacado']).toBe('2: 95,00');
  expect(await rules()).toHaveLength(1);
});
