/** What changes between the check of a spreadsheet, its import and its undoing: definitions and families. */
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  getCharacteristics,
  removeCharacteristic,
  saveCharacteristic,
} from '#lib/api/panel-characteristics.ts';
import { getProduct } from '#lib/api/panel-products.ts';
import { applyImport, getImport } from '#lib/api/panel-sheets.ts';
import { type CharacteristicFields, NEW_CHARACTERISTIC } from '#lib/domain/panel/records/characteristics.ts';
import { csvLine } from '#lib/domain/sheets/csv.ts';
import { plainProduct } from '../support/plain-product.ts';
import { applied, checked, undone } from '../support/sheets.ts';
import { staff } from '../support/staff.ts';
import { createTestStore, type TestStore, type Visitor } from '../support/store.ts';

let store: TestStore;
let owner: Visitor;
let product: number;
let sku: string;
let caminho: string;
beforeAll(async () => {
  store = await createTestStore();
  product = await plainProduct(store);
  ({ sku } = await store.db
    .selectFrom('products')
    .select('sku')
    .where('id', '=', product)
    .executeTakeFirstOrThrow());
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
afterEach(async () => {
  await store.db.deleteFrom('catalogue_imports').execute();
  for (const { id, grupo, produtos } of (await getCharacteristics(owner.api)).caracteristicas) {
    if (grupo === 'Teste') await removeCharacteristic(owner.api, id, produtos);
  }
  expect(store.failures).toEqual([]);
  await store.reset();
});
afterAll(() => store.close());

const REACH: CharacteristicFields = {
  ...NEW_CHARACTERISTIC,
  ...{ grupo: 'Teste', nome: 'Alcance de teste', tipo: 'numero', unidade: 'm' },
};
async function saved(fields: CharacteristicFields, id?: number): Promise<number> {
  const known = id === undefined ? undefined : await definition(id);
  const answer = await saveCharacteristic(owner.api, fields, known);
  expect(answer.faltas).toEqual([]);
  return answer.id;
}
const definition = async (id: number) => {
  const found = (await getCharacteristics(owner.api)).caracteristicas.find((one) => one.id === id);
  if (!found) throw new Error(`there is no characteristic ${id}`);
  return found;
};
const file = (...lines: readonly (readonly string[])[]) => lines.map(csvLine).join('');
const check = async (...lines: readonly (readonly string[])[]) => {
  const sheet = await checked(owner, 'produtos', file(...lines));
  expect(sheet.linhas.flatMap(({ erros }) => erros)).toEqual([]);
  return sheet.id;
};
const cellOf = async (id: number) => (await getProduct(owner.api, product)).campos[`ficha:${id}`];

describe('a characteristic that changes after the check', () => {
  it('gets the number in its new unit, shows it as it was checked, and gives it back', async () => {
    const id = await saved(REACH);
    const first = await check(['sku', 'Alcance de teste'], [sku, '2']);
    await applied(store, owner, first);
    const second = await check(['sku', 'Alcance de teste'], [sku, '1,8']);
    await saved({ ...REACH, unidade: 'cm' }, id);
    expect((await getImport(owner.api, second)).linhas[0]?.mudancas).toMatchObject([
      { coluna: 'Alcance de teste (m)', antes: '2', depois: '1,8' },
    ]);
    const done = await applied(store, owner, second);
    expect(done.total).toMatchObject({ aplicadas: 1, recusadas: 0 });
    expect(await cellOf(id)).toBe('180');
    await saved({ ...REACH, unidade: 'mm' }, id);
    expect((await undone(store, owner, second)).total).toMatchObject({ desfeitas: 1 });
    expect(await cellOf(id)).toBe('2000');
  });

  it('refuses with a word what it cannot be any more', async () => {
    const id = await saved({ ...REACH, tipo: 'escolha', unidade: '', valores: 'Curto\nLongo' });
    const sheet = await check(['sku', 'Alcance de teste'], [sku, 'Longo']);
    await saved({ ...REACH, tipo: 'escolha', unidade: '', valores: 'Curto' }, id);
    const done = await applied(store, owner, sheet);
    expect(done.linhas[0]).toMatchObject({ aplicada: 'ficha' });
    expect(await cellOf(id)).toBe('');
  });

  it('refuses what would be rounded, and what is gone', async () => {
    const id = await saved({ ...REACH, unidade: 'mm' });
    const sheet = await check(['sku', 'Alcance de teste'], [sku, '0,5']);
    await saved({ ...REACH, unidade: 'km' }, id);
    expect((await applied(store, owner, sheet)).linhas[0]).toMatchObject({ aplicada: 'ficha' });
    const late = await check(['sku', 'Alcance de teste'], [sku, '7']);
    await removeCharacteristic(owner.api, id, 0);
    const { linhas } = await applied(store, owner, late);
    expect(linhas[0]).toMatchObject({ aplicada: 'ficha', mudancas: [{ coluna: 'Alcance de teste (km)' }] });
  });
});

describe('the sheet of definitions, when it is checked', () => {
  const definitions = (...lines: readonly (readonly string[])[]) =>
    checked(owner, 'caracteristicas', file(...lines));

  it('says which values of products do not fit', async () => {
    const id = await saved({ ...REACH, tipo: 'texto', unidade: '' });
    await applied(store, owner, await check(['sku', 'Alcance de teste'], [sku, 'bem longe']));
    const { linhas } = await definitions(['grupo', 'nome', 'tipo'], ['Teste', 'Alcance de teste', 'numero']);
    expect(linhas[0]?.erros).toEqual([
      { coluna: 'tipo', motivo: 'valores', certo: 'bem longe', valor: 'numero' },
    ]);
    expect(await definition(id)).toMatchObject({ tipo: 'texto' });
  });

  it('says whose code it would take, in the shop and in the file', async () => {
    await saved({ ...REACH, codigo: 'alcance-x' });
    const { linhas } = await definitions(
      ['grupo', 'nome', 'tipo', 'codigo'],
      ['Teste', 'A', 'texto', 'Alcance X'],
      ['Teste', 'B', 'texto', 'novo'],
      ['Teste', 'C', 'texto', 'novo'],
    );
    expect(linhas.map(({ erros }) => erros)).toMatchObject([
      [{ coluna: 'codigo', motivo: 'usado', certo: 'Teste: Alcance de teste' }],
      [],
      [{ coluna: 'codigo', motivo: 'repetido' }],
    ]);
  });
});

describe('the code of a characteristic', () => {
  it('is made of its name, is seen, and can be set', async () => {
    const id = await saved(REACH);
    expect(await definition(id)).toMatchObject({ codigo: 'alcance-de-teste' });
    await saved({ ...REACH, codigo: 'Alcance total' }, id);
    expect(await definition(id)).toMatchObject({ codigo: 'alcance-total' });
    await saved({ ...REACH, nome: 'Outro nome' }, id);
    expect(await definition(id)).toMatchObject({ codigo: 'alcance-total' });
    const taken = await saveCharacteristic(owner.api, { ...REACH, codigo: 'alcance-total' });
    expect(taken.faltas).toEqual([{ campo: 'codigo', motivo: 'usado', certo: 'Teste: Outro nome' }]);
  });
});

describe('a family that changes after the import', () => {
  type Line = readonly [sku: string, familia: string, eixo: string, valor: string];
  const COLUMNS = ['sku', 'familia', 'eixo', 'eixo_valor'];
  const products = (...lines: readonly Line[]) => [
    [
      ...[...COLUMNS, 'nome', 'marca', 'categorias', 'preco', 'estoque'],
      ...['peso_kg', 'altura_cm', 'largura_cm', 'comprimento_cm'],
    ],
    ...lines.map((line) => [
      ...[...line, `Cabo ${line[0]}`, 'Tramavia', caminho, '10,00', '5'],
      ...['0,1', '2', '10', '20'],
    ]),
  ];
  const familyOf = (code: string) =>
    store.db
      .selectFrom('products as p')
      .leftJoin('products as l', 'l.id', 'p.lider_id')
      .leftJoin('attribute_values as v', 'v.id', 'p.unico_valor_id')
      .select(['l.sku as familia', 'v.label as valor'])
      .where('p.sku', '=', code)
      .executeTakeFirstOrThrow();
  const bring = async (...lines: readonly (readonly string[])[]) => {
    const id = await check(...lines);
    await applied(store, owner, id);
    return id;
  };

  it('is not taken back into a value that another product has meanwhile', async () => {
    const made = await bring(
      ...products(
        ['FM-1', 'FM-1', 'Alcance', '1 m'],
        ['FM-2', 'FM-1', 'Alcance', '2 m'],
        ['FM-3', '', '', ''],
      ),
    );
    const out = await bring(COLUMNS, ['FM-2', '', '', '']);
    const taken = await bring(COLUMNS, ['FM-3', 'FM-1', 'Alcance', '2 m']);
    const { total, linhas } = await undone(store, owner, out);
    expect(total).toMatchObject({ desfeitas: 0, naoDesfeitas: 1 });
    expect(linhas[0]).toMatchObject({ desfeita: 'familia' });
    expect(await familyOf('FM-2')).toEqual({ familia: null, valor: null });
    await undone(store, owner, taken);
    await undone(store, owner, made);
  });

  it('is taken back as a whole where its values were swapped', async () => {
    const made = await bring(
      ...products(['FS-1', 'FS-1', 'Alcance', '1 m'], ['FS-2', 'FS-1', 'Alcance', '2 m']),
    );
    const swap = await bring(COLUMNS, ['FS-1', 'FS-1', 'Alcance', '2 m'], ['FS-2', 'FS-1', 'Alcance', '1 m']);
    expect((await undone(store, owner, swap)).total).toMatchObject({ desfeitas: 2 });
    expect(await familyOf('FS-2')).toEqual({ familia: 'FS-1', valor: '2 m' });
    await undone(store, owner, made);
  });

  it('is not joined when who leads it left after the check', async () => {
    const made = await bring(...products(['FL-1', 'FL-1', 'Alcance', '1 m'], ['FL-2', '', '', '']));
    const join = await check(COLUMNS, ['FL-2', 'FL-1', 'Alcance', '2 m']);
    const out = await bring(COLUMNS, ['FL-1', '', '', '']);
    expect((await applied(store, owner, join)).linhas[0]).toMatchObject({ aplicada: 'familia' });
    expect(await familyOf('FL-2')).toEqual({ familia: null, valor: null });
    await undone(store, owner, out);
    await undone(store, owner, made);
  });
});

it('an import is over once this process has been told of what it wrote, and not before', async () => {
  const { id } = await checked(owner, 'marcas', 'slug;nome;ativo\nmarca-da-espera;Marca da espera;sim\n');
  const leave = store.changes.subscribe(() => wait(300));
  const going = applyImport(owner.api, id, false);
  const state = async () => {
    const row = store.db.selectFrom('catalogue_imports').select('state').where('id', '=', id);
    return (await row.executeTakeFirstOrThrow()).state;
  };
  await vi.waitUntil(async () => (await state()) === 'aplicada', { timeout: 20_000, interval: 5 });
  expect(store.changes.isBehind()).toBe(false);
  leave();
  await going;
  await store.platform.settled();
  await store.db.deleteFrom('brands').where('slug', '=', 'marca-da-espera').execute();
});
