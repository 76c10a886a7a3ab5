/** What the panel gives out to begin with, and pictures that come back as they went out. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#artwork/demo/accounts.ts';
import { uploadPicture } from '#lib/api/panel-media.ts';
import { getProduct, getProducts, saveProduct } from '#lib/api/panel-products.ts';
import { sayColumns } from '#lib/api/panel-sheets.ts';
import { PICTURE_COLUMNS } from '#lib/domain/sheets/picture-columns.ts';
import { goodsColumns } from '#lib/domain/sheets/product-columns.ts';
import { SHEETS } from '#lib/domain/sheets/sheets.ts';
import { templateFile } from '#lib/server/panel/sheet-template.ts';
import { productColumnGuide } from '#lib/text/sheet-guide.ts';
import { structGuide } from '#lib/text/struct-guide.ts';
import { logIn, person } from '../support/accounts.ts';
import { twoColours } from '../support/pictures.ts';
import { applied, checked, exported, fileOf } from '../support/sheets.ts';
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

it('the guide has every column of the sheet, in its order', () => {
  const columns = [...goodsColumns, ...PICTURE_COLUMNS].map(({ nome }) => nome);
  expect(Object.keys(productColumnGuide)).toEqual(columns);
  expect(templateFile()).toContain('imagens;imagens_texto');
});

it.each(Object.keys(structGuide))('the guide has every column of the sheet, in its order: %s', (name) => {
  const sheet = SHEETS[name as keyof typeof structGuide];
  expect(Object.keys(structGuide[name as keyof typeof structGuide])).toEqual(
    sheet.columns.map(({ nome }) => nome),
  );
});

it('the template is a product as it stands, once its brand and category are made', async () => {
  const first = await checked(admin, 'produtos', templateFile());
  expect(first.linhas[0]?.erros.map(({ coluna, motivo }) => `${coluna} ${motivo}`)).toEqual([
    'marca desconhecido',
    'categorias desconhecido',
  ]);
  const { id, total, linhas } = await sayColumns(admin.api, first.id, {
    colunas: [],
    criar: true,
    guardar: '',
  });
  expect(linhas.flatMap(({ erros }) => erros)).toEqual([]);
  expect(total).toMatchObject({ novas: 1, erros: 0 });
  expect((await applied(store, admin, id)).total).toMatchObject({ aplicadas: 1 });
});

it('pictures that went out bring nothing when they come back, and another order does', async () => {
  const [{ id = 0, sku = '' } = {}] = (await getProducts(admin.api, { limit: 1 })).produtos;
  const files: string[] = [];
  for (const side of [200, 210]) {
    const bytes = await twoColours(400, side).jpeg().toBuffer();
    const { arquivo } = await uploadPicture(admin.api, new Blob([new Uint8Array(bytes)]), {
      ...{ nome: `foto-${side}.jpg`, alt: 'Foto' },
    });
    files.push(arquivo);
  }
  const { revisao } = await getProduct(admin.api, id);
  const imagens = files.map((arquivo) => ({ arquivo, alt: '', opcao: '' }));
  await saveProduct(admin.api, id, { revisao, campos: {}, imagens });
  const table = await exported(admin, 'produtos');
  const row = table.rows.find((one) => one['sku'] === sku);
  expect(row?.['imagens']).toBe(files.map((name) => `/upload/midia/${name}.webp`).join(' | '));
  const same = await checked(admin, 'produtos', fileOf(table));
  expect([same.linhas, same.imagens.total]).toEqual([[], 0]);
  const turned = { sku, imagens: (row?.['imagens'] ?? '').split(' | ').toReversed().join(' | ') };
  const other = await checked(admin, 'produtos', fileOf({ columns: ['sku', 'imagens'], rows: [turned] }));
  expect(other.imagens.total).toBe(2);
  await applied(store, admin, other.id);
  expect((await getProduct(admin.api, id)).imagens.map(({ arquivo }) => arquivo)).toEqual(files.toReversed());
});
