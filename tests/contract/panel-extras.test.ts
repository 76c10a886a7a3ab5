/** Seals, what is bought together and a video: by spreadsheet and by the form of a product. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getProduct, getProductChoices, saveProduct } from '#lib/api/panel-products.ts';
import { getRecords, removeRecord, saveRecord } from '#lib/api/panel-records.ts';
import { getProductDetail } from '#lib/api/url.ts';
import { SEALS } from '#lib/domain/panel/records/seals.ts';
import { csvLine } from '#lib/domain/sheets/csv.ts';
import { applied, checked, exported, fileOf, undone } from '../support/sheets.ts';
import { staff } from '../support/staff.ts';
import { createTestStore, type TestStore, type Visitor } from '../support/store.ts';

const WATCH = 'https://www.youtube.com/watch?v=a1_b2-c3d4E';
let store: TestStore;
let owner: Visitor;
let one: { readonly id: number; readonly sku: string; readonly slug: string };
let other: { readonly id: number; readonly sku: string };
beforeAll(async () => {
  store = await createTestStore();
  const rows = await store.db
    .selectFrom('products as p')
    .select(['p.id', 'p.sku', 'p.slug'])
    .where('p.status', '=', 'disponivel')
    .where((eb) =>
      eb.not(
        eb.exists(eb.selectFrom('combinations as c').select('c.id').whereRef('c.product_id', '=', 'p.id')),
      ),
    )
    .orderBy('p.id')
    .limit(2)
    .execute();
  const [first, second] = rows;
  if (!first || !second) throw new Error('the demo store has no such products');
  [one, other] = [first, second];
});
beforeEach(async () => {
  owner = await staff(store, 'administrador');
});
afterEach(async () => {
  await store.db.deleteFrom('catalogue_imports').execute();
  expect(store.failures).toEqual([]);
  await store.reset();
});
afterAll(() => store.close());

const seal = async (nome: string) => {
  const { registros } = await getRecords(owner.api, SEALS);
  return registros.find((record) => record.nome === nome);
};
const shown = async () => (await getProductDetail(store.visitor().api, `/${one.slug}`)).conteudo;
const check = (column: string, cell: string) => {
  const lines = [
    ['sku', column],
    [one.sku, cell],
  ];
  return checked(owner, 'produtos', lines.map(csvLine).join(''));
};

describe('seals', () => {
  const VALUES = { nome: 'Feito no Brasil', label: 'Feito no Brasil', imagem: '', ordem: 90 };

  it('are made in the panel, put on a product by its form, and leave it when they are removed', async () => {
    await saveRecord(owner.api, SEALS, VALUES, undefined);
    const made = await seal(VALUES.nome);
    expect(made).toMatchObject(VALUES);
    expect((await getProductChoices(owner.api)).selos).toContain(VALUES.nome);
    const before = (await getProduct(owner.api, one.id)).campos.selos ?? '';
    const selos = [before, 'feito no brasil'].filter(Boolean).join(' | ');
    const { revisao } = await getProduct(owner.api, one.id);
    expect((await saveProduct(owner.api, one.id, { revisao, campos: { selos } })).faltas).toEqual([]);
    expect((await shown()).selos.map(({ label }) => label)).toContain(VALUES.label);
    await removeRecord(owner.api, SEALS, made?.id ?? 0);
    expect((await shown()).selos.map(({ label }) => label)).not.toContain(VALUES.label);
    expect((await getProduct(owner.api, one.id)).campos.selos).toBe(before);
  });

  it('have a name without the mark that stands between names, and a picture of the library alone', async () => {
    for (const wrong of [
      { nome: 'A | B' },
      { label: '' },
      { imagem: '/upload/midia/nada-0123456789abcdef.webp' },
    ]) {
      await expect(saveRecord(owner.api, SEALS, { ...VALUES, ...wrong }, undefined)).rejects.toMatchObject({
        status: 400,
      });
    }
    expect(await seal(VALUES.nome)).toBeUndefined();
  });

  it('that the shop does not have are refused in a sheet', async () => {
    const { linhas } = await check('selos', 'Nunca visto');
    expect(linhas[0]?.erros).toMatchObject([{ coluna: 'selos', motivo: 'desconhecido' }]);
  });
});

describe('what is bought together', () => {
  it('comes by sheet, is offered on the page, goes out as it came in, and goes back', async () => {
    const { id } = await check('compre_junto', `${other.sku.toLowerCase()} = 10 %`);
    expect((await applied(store, owner, id)).total).toMatchObject({ aplicadas: 1 });
    expect((await shown()).combinacoes).toMatchObject([{ produto: { id: other.id } }]);
    const table = await exported(owner, 'produtos');
    expect(table.rows.find(({ sku }) => sku === one.sku)).toMatchObject({
      compre_junto: `${other.sku.toUpperCase()}: 10%`,
    });
    expect((await checked(owner, 'produtos', fileOf(table))).linhas).toEqual([]);
    await undone(store, owner, id);
    expect((await shown()).combinacoes).toEqual([]);
  });

  it('is another product of the shop: itself and strangers are refused, with their codes', async () => {
    const { linhas } = await check('compre_junto', `${one.sku}: 5% | NAO-HA: 1,00`);
    expect(linhas[0]?.erros).toMatchObject([
      { coluna: 'compre_junto', motivo: 'semPar', certo: `${one.sku.toUpperCase()}, NAO-HA` },
    ]);
  });
});

it('a video is that of two platforms, and can be taken away', async () => {
  const save = async (video: string) => {
    const { revisao } = await getProduct(owner.api, one.id);
    return (await saveProduct(owner.api, one.id, { revisao, campos: { video } })).faltas;
  };
  expect(await save('https://exemplo.test/video')).toMatchObject([{ coluna: 'video', motivo: 'video' }]);
  expect(await save('https://youtu.be/a1_b2-c3d4E?si=x')).toEqual([]);
  expect((await getProduct(owner.api, one.id)).campos.video).toBe(WATCH);
  expect((await shown()).video).toMatchObject({ plataforma: 'youtube' });
  expect(await save('')).toEqual([]);
  expect((await getProduct(owner.api, one.id)).campos.video).toBe('');
});
