/** Families of siblings, by spreadsheet and by the form of a product. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getProduct, saveProduct } from '#lib/api/panel-products.ts';
import { getProductDetail } from '#lib/api/url.ts';
import { csvLine } from '#lib/domain/sheets/csv.ts';
import { applied, checked, exported, fileOf, undone } from '../support/sheets.ts';
import { staff } from '../support/staff.ts';
import { createTestStore, type TestStore, type Visitor } from '../support/store.ts';

let store: TestStore;
let owner: Visitor;
let caminho: string;
beforeAll(async () => {
  store = await createTestStore();
  ({ caminho } = await store.db
    .selectFrom('categories')
    .select('caminho')
    .where('nivel', '=', 1)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow());
});
beforeEach(async () => {
  owner = await staff(store, 'administrador');
});
const done: number[] = [];
afterEach(async () => {
  for (const id of done.splice(0).toReversed()) await undone(store, owner, id);
  await store.db.deleteFrom('catalogue_imports').execute();
  expect(store.failures).toEqual([]);
  await store.reset();
});
afterAll(() => store.close());

type Line = readonly [sku: string, familia: string, eixo: string, valor: string];
const COLUMNS = ['sku', 'familia', 'eixo', 'eixo_valor', 'nome', 'marca', 'categorias', 'preco', 'estoque'];
const SIZES = ['peso_kg', 'altura_cm', 'largura_cm', 'comprimento_cm'];
const file = (...lines: readonly Line[]) =>
  [
    [...COLUMNS, ...SIZES],
    ...lines.map((line) => [
      ...line,
      ...[`Cabo ${line[0]}`, 'Tramavia', caminho, '10,00', '5', '0,1', '2', '10', '20'],
    ]),
  ]
    .map(csvLine)
    .join('');
const short = (...lines: readonly Line[]) => [COLUMNS.slice(0, 4), ...lines].map(csvLine).join('');
const check = (text: string) => checked(owner, 'produtos', text);
async function bring(text: string) {
  const { id, total, linhas } = await check(text);
  expect({ erros: total.erros, faults: linhas.flatMap(({ erros }) => erros) }).toEqual({
    erros: 0,
    faults: [],
  });
  done.push(id);
  return applied(store, owner, id);
}
const siblings = async (slug: string) => {
  const { atributos } = (await getProductDetail(owner.api, `/${slug}`)).conteudo;
  const unico = atributos && 'unico' in atributos ? atributos.unico : undefined;
  return { nome: unico?.nome, labels: unico?.valores.map(({ label }) => label) };
};
const idOf = async (sku: string) => {
  const { id } = await store.db
    .selectFrom('products')
    .select('id')
    .where('sku', '=', sku)
    .executeTakeFirstOrThrow();
  return id;
};

const THREE: readonly Line[] = [
  ['FAM-2', 'FAM-1', 'Alcance', '2 m'],
  ['FAM-1', 'FAM-1', 'Alcance', '1 m'],
  ['FAM-3', 'FAM-1', 'Alcance', '3 m'],
];

describe('a family by spreadsheet', () => {
  it('is new products that name the one that leads them, wherever it stands in the file', async () => {
    const { total } = await bring(file(...THREE));
    expect(total).toMatchObject({ aplicadas: 3, recusadas: 0 });
    const all = { nome: 'Alcance', labels: expect.arrayContaining(['1 m', '2 m', '3 m']) };
    expect(await siblings('cabo-fam-1')).toEqual(all);
    expect(await siblings('cabo-fam-3')).toEqual(all);
    const table = await exported(owner, 'produtos');
    expect(table.rows.find(({ sku }) => sku === 'FAM-3')).toMatchObject({
      ...{ familia: 'FAM-1', eixo: 'Alcance', eixo_valor: '3 m' },
    });
    expect((await check(fileOf(table))).linhas).toEqual([]);
  });

  it('loses a member, gets it back, and its values change', async () => {
    await bring(file(...THREE));
    const out = await bring(short(['FAM-3', '', '', ''], ['FAM-2', 'FAM-1', 'Alcance', '2,5 m']));
    expect(out.total).toMatchObject({ aplicadas: 2 });
    expect((await siblings('cabo-fam-1')).labels).toEqual(['1 m', '2,5 m']);
    expect((await siblings('cabo-fam-3')).labels).toBeUndefined();
    await undone(store, owner, done.pop() ?? 0);
    expect((await siblings('cabo-fam-1')).labels).toHaveLength(3);
  });

  it('shifts and swaps its values in one file', async () => {
    await bring(file(...THREE));
    const swap = await bring(
      short(['FAM-2', 'FAM-1', 'Alcance', '3 m'], ['FAM-3', 'FAM-1', 'Alcance', '2 m']),
    );
    expect(swap.total).toMatchObject({ aplicadas: 2, recusadas: 0 });
    const shift = await bring(
      short(
        ['FAM-1', 'FAM-1', 'Alcance', '3 m'],
        ['FAM-2', 'FAM-1', 'Alcance', '4 m'],
        ['FAM-3', 'FAM-1', 'Alcance', '1 m'],
      ),
    );
    expect(shift.total).toMatchObject({ aplicadas: 3, recusadas: 0 });
    expect((await siblings('cabo-fam-1')).labels).toEqual(['1 m', '3 m', '4 m']);
  });

  it.each<[string, readonly Line[], object]>([
    [
      'a leader that nobody has',
      [['FAM-9', 'NADA-1', 'Alcance', '1 m']],
      { coluna: 'familia', motivo: 'desconhecido' },
    ],
    ['a half of it', [['FAM-9', 'FAM-9', '', '1 m']], { coluna: 'eixo', motivo: 'falta' }],
    [
      'another axis',
      [['FAM-9', 'FAM-1', 'Cor', 'Azul']],
      { coluna: 'eixo', motivo: 'eixo', certo: 'Alcance' },
    ],
    [
      'a value that is there',
      [['FAM-9', 'FAM-1', 'Alcance', '2 M']],
      { coluna: 'eixo_valor', motivo: 'usado' },
    ],
    [
      'a member as leader',
      [['FAM-9', 'FAM-2', 'Alcance', '9 m']],
      { coluna: 'familia', motivo: 'semLider', certo: 'FAM-1' },
    ],
  ])('refuses %s', async (_, lines, fault) => {
    await bring(file(...THREE));
    const { linhas } = await check(file(...lines));
    expect(linhas.flatMap(({ erros }) => erros)).toMatchObject([fault]);
  });

  it('keeps who leads others', async () => {
    await bring(file(...THREE));
    const { linhas } = await check(short(['FAM-1', '', '', '']));
    expect(linhas[0]?.erros).toMatchObject([{ coluna: 'familia', motivo: 'lidera' }]);
    const all = await bring(short(['FAM-2', '', '', ''], ['FAM-3', '', '', ''], ['FAM-1', '', '', '']));
    expect(all.total).toMatchObject({ aplicadas: 3, recusadas: 0 });
  });
});

describe('a family in the form of a product', () => {
  it('is joined and left, judged as in the spreadsheet', async () => {
    await bring(file(...THREE.slice(0, 2), ['FAM-4', '', '', '']));
    const id = await idOf('FAM-4');
    const { revisao, campos } = await getProduct(owner.api, id);
    expect(campos).toMatchObject({ familia: '', eixo: '', eixo_valor: '' });
    const wrong = await saveProduct(owner.api, id, {
      revisao,
      campos: { familia: 'FAM-1', eixo: 'Cor', eixo_valor: 'Azul' },
    });
    expect(wrong.faltas).toMatchObject([{ coluna: 'eixo', certo: 'Alcance' }]);
    const family = { familia: 'FAM-1', eixo: 'Alcance', eixo_valor: '4 m' };
    expect((await saveProduct(owner.api, id, { revisao, campos: family })).faltas).toEqual([]);
    expect((await siblings('cabo-fam-4')).labels).toEqual(expect.arrayContaining(['1 m', '2 m', '4 m']));
    const again = await getProduct(owner.api, id);
    expect(again.campos).toMatchObject(family);
    const left = { familia: '', eixo: '', eixo_valor: '' };
    expect((await saveProduct(owner.api, id, { revisao: again.revisao, campos: left })).faltas).toEqual([]);
    expect((await siblings('cabo-fam-4')).labels).toBeUndefined();
  });
});
