/** What data sheets are made of and what products have of it, by panel and by spreadsheet. */
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  getCharacteristics,
  moveCharacteristic,
  removeCharacteristic,
  saveCharacteristic,
} from '#lib/api/panel-characteristics.ts';
import { getProduct, getProductChoices, saveProduct } from '#lib/api/panel-products.ts';
import { applyImport, getImports, sayColumns } from '#lib/api/panel-sheets.ts';
import { getListing, getProductDetail } from '#lib/api/url.ts';
import { cardFacts, comparedFacts, keyFacts } from '#lib/domain/catalogue/key-facts.ts';
import { type CharacteristicFields, NEW_CHARACTERISTIC } from '#lib/domain/panel/records/characteristics.ts';
import { csvLine } from '#lib/domain/sheets/csv.ts';
import { sheetValues } from '#lib/platform/finder/queries/sheets.ts';
import { plainProduct } from '../support/plain-product.ts';
import { applied, checked, exported, fileOf, undone } from '../support/sheets.ts';
import { staff } from '../support/staff.ts';
import { createTestStore, type TestStore, type Visitor } from '../support/store.ts';

let store: TestStore;
let owner: Visitor;
let product: number;
let sku: string;
let slug: string;
beforeAll(async () => {
  store = await createTestStore();
  product = await plainProduct(store);
  ({ sku, slug } = await store.db
    .selectFrom('products')
    .select(['sku', 'slug'])
    .where('id', '=', product)
    .executeTakeFirstOrThrow());
});
beforeEach(async () => {
  owner = await staff(store, 'administrador');
});
afterEach(async () => {
  await store.db.deleteFrom('catalogue_imports').execute();
  const { caracteristicas } = await getCharacteristics(owner.api);
  for (const { id, grupo, produtos } of caracteristicas) {
    if (grupo.startsWith('Teste')) await removeCharacteristic(owner.api, id, produtos);
  }
  expect(store.failures).toEqual([]);
  await store.reset();
});
afterAll(() => store.close());

const REACH: CharacteristicFields = {
  ...NEW_CHARACTERISTIC,
  ...{ grupo: 'Teste', nome: 'Alcance de teste', tipo: 'numero', unidade: 'm', filtrar: true },
};
async function made(fields: Partial<CharacteristicFields> = {}): Promise<number> {
  const { id, faltas } = await saveCharacteristic(owner.api, { ...REACH, ...fields });
  expect(faltas).toEqual([]);
  return id;
}
const one = async (id: number) => {
  const found = (await getCharacteristics(owner.api)).caracteristicas.find((other) => other.id === id);
  if (!found) throw new Error(`there is no characteristic ${id}`);
  return found;
};
const file = (columns: readonly string[], ...lines: readonly (readonly string[])[]) =>
  [columns, ...lines].map(csvLine).join('');
const bring = async (columns: readonly string[], ...lines: readonly (readonly string[])[]) => {
  const { id, total, linhas } = await checked(owner, 'produtos', file(columns, ...lines));
  expect({ erros: total.erros, linhas: linhas.flatMap(({ erros }) => erros) }).toEqual({
    erros: 0,
    linhas: [],
  });
  return applied(store, owner, id);
};
const detail = async () => (await getProductDetail(owner.api, `/${slug}`)).conteudo;
const shown = async (label: string) =>
  (await detail()).caracteristicas.flatMap(({ itens }) => itens).find((item) => item.label === label);
/** The row with what searches know of the product: another one when it was read again. */
const searched = async () => {
  const { rows } = await sql<{ row: string }>`
    select xmin::text || ctid::text as row from search_details where product_id = ${product}`.execute(
    store.db,
  );
  return rows.map(({ row }) => row);
};

describe('panel/characteristics', () => {
  it('is for the owner alone', async () => {
    const { api } = await staff(store, 'marketing');
    await expect(getCharacteristics(api)).rejects.toMatchObject({ status: 403 });
    await expect(saveCharacteristic(api, REACH)).rejects.toMatchObject({ status: 403 });
    await expect(getCharacteristics(store.visitor().api)).rejects.toMatchObject({ status: 401 });
  });

  it('makes one, says whose name it would take, and keeps who did it', async () => {
    const id = await made({ unidade: 'metros' });
    const { codigo: _, ...fields } = REACH;
    expect(await one(id)).toMatchObject({ ...fields, unidade: 'm', produtos: 0 });
    const again = await saveCharacteristic(owner.api, { ...REACH, nome: 'ALCANCE DE TESTE' });
    expect(again.faltas).toEqual([{ campo: 'nome', motivo: 'usado', certo: 'Teste: Alcance de teste' }]);
    const { alteracoes } = await getCharacteristics(owner.api);
    expect(alteracoes[0]).toMatchObject({ alvo: 'Alcance de teste', acao: 'criou' });
  });

  it.each([
    ['a choice without choices', { tipo: 'escolha', unidade: '' }],
    ['no name', { nome: '  ' }],
    ['no group', { grupo: '' }],
    ['a bar inside a choice', { tipo: 'escolha', unidade: '', valores: 'a|b' }],
    ['a place beyond 99', { destaque: 100 }],
  ] as const)('refuses %s', async (_, fields) => {
    await expect(saveCharacteristic(owner.api, { ...REACH, ...fields })).rejects.toMatchObject({
      status: 400,
    });
  });

  it('refuses a category that is not there, and keeps what it was asked for in', async () => {
    const lost = await saveCharacteristic(owner.api, { ...REACH, categorias: '/nao-existe' });
    expect(lost.faltas).toEqual([{ campo: 'categorias', motivo: 'desconhecido', certo: '/nao-existe' }]);
    const categorias = '/cabos-de-video/hdmi';
    const id = await made({ categorias });
    const gone = { ...REACH, categorias: `${categorias} | /apagada` };
    expect((await saveCharacteristic(owner.api, gone, await one(id))).faltas).toMatchObject([
      { campo: 'categorias', certo: '/apagada' },
    ]);
    expect(await one(id)).toMatchObject({ categorias });
  });

  it('refuses one that somebody else saved meanwhile', async () => {
    const id = await made();
    const { revisao } = await one(id);
    await saveCharacteristic(owner.api, { ...REACH, destaque: 1 }, { id, revisao });
    const late = saveCharacteristic(owner.api, { ...REACH, destaque: 2 }, { id, revisao });
    await expect(late).rejects.toMatchObject({ status: 409 });
  });

  it('moves inside its group, and the group as a whole', async () => {
    const first = await made();
    const second = await made({ nome: 'Outra' });
    const order = async () => {
      const { caracteristicas } = await getCharacteristics(owner.api);
      return caracteristicas.map(({ id }) => id);
    };
    const before = await order();
    expect(before.slice(-2)).toEqual([first, second]);
    await moveCharacteristic(owner.api, second, { direcao: 'sobe', alvo: 'caracteristica' });
    expect((await order()).slice(-2)).toEqual([second, first]);
    await moveCharacteristic(owner.api, first, { direcao: 'sobe', alvo: 'grupo' });
    const after = await order();
    expect(after.indexOf(second)).toBeLessThan(before.length - 2);
    expect(after.indexOf(first)).toBe(after.indexOf(second) + 1);
    await moveCharacteristic(owner.api, first, { direcao: 'desce', alvo: 'grupo' });
  });
});

describe('values by spreadsheet', () => {
  it('are converted into the unit of the shop, and it is said', async () => {
    const id = await made();
    const { linhas, total } = await checked(
      owner,
      'produtos',
      file(['sku', 'alcance de teste'], [sku, '180 cm']),
    );
    expect(total).toMatchObject({ alteradas: 1, erros: 0 });
    expect(linhas[0]?.mudancas).toEqual([
      { coluna: 'Alcance de teste (m)', antes: '', depois: '1,8', baixado: null, digitado: '180 cm' },
    ]);
    await bring(['sku', 'Alcance de teste (cm)'], [sku, '180']);
    expect(await shown('Alcance de teste')).toMatchObject({ valor: '1,8 m' });
    expect(await one(id)).toMatchObject({ produtos: 1 });
  });

  it.each([
    ['2 kg', 'unidade', 'mm, cm, dm, m, km, pol, pé'],
    ['1.500', 'ambiguo', undefined],
    ['muito', 'numero', undefined],
    ['0,0001', 'casas', undefined],
  ])('refuse %s with column, value and what would be right', async (typed, motivo, certo) => {
    await made();
    const { linhas } = await checked(owner, 'produtos', file(['sku', 'Alcance de teste'], [sku, typed]));
    expect(linhas[0]?.erros).toEqual([
      { coluna: 'Alcance de teste (m)', motivo, valor: typed, ...(certo && { certo }) },
    ]);
  });

  it('go out as they come in, and back to what they were', async () => {
    await made({ tipo: 'escolha', unidade: '', valores: 'Interno\nExterno' });
    const done = await bring(['sku', 'Alcance de teste'], [sku, 'externo | INTERNO']);
    expect(await shown('Alcance de teste')).toMatchObject({ valor: 'Externo, Interno' });
    const table = await exported(owner, 'produtos');
    expect(table.rows.find((row) => row['sku'] === sku)).toMatchObject({
      'Alcance de teste': 'Externo | Interno',
    });
    expect((await checked(owner, 'produtos', fileOf(table))).linhas).toEqual([]);
    await undone(store, owner, done.id);
    expect(await shown('Alcance de teste')).toBeUndefined();
  });

  it('keep a text whose heading has parentheses as it is', async () => {
    await made({ nome: 'Código (fabricante)', tipo: 'texto', unidade: '', filtrar: false });
    await bring(['sku', 'Código (fabricante)'], [sku, '4711']);
    const table = await exported(owner, 'produtos');
    expect(table.rows.find((row) => row['sku'] === sku)).toMatchObject({ 'Código (fabricante)': '4711' });
    expect((await checked(owner, 'produtos', fileOf(table))).linhas).toEqual([]);
  });

  it('belong to the line of the product, not to one inside it', async () => {
    await made();
    const value = await store.db
      .selectFrom('product_variants')
      .select('sku')
      .limit(1)
      .executeTakeFirstOrThrow();
    const { linhas } = await checked(owner, 'produtos', file(['sku', 'Alcance de teste'], [value.sku, '2']));
    expect(linhas[0]?.erros).toMatchObject([{ motivo: 'doProduto' }]);
  });

  it('come with new products', async () => {
    await made();
    const category = await store.db
      .selectFrom('categories')
      .select('caminho')
      .where('nivel', '=', 1)
      .limit(1)
      .executeTakeFirstOrThrow();
    const columns = [
      'sku',
      'nome',
      'marca',
      'categorias',
      'preco',
      'estoque',
      'peso_kg',
      'altura_cm',
      'largura_cm',
      'comprimento_cm',
      'Alcance de teste',
    ];
    const done = await bring(columns, [
      'FICHA-1',
      'Produto com ficha',
      'Tramavia',
      category.caminho,
      '10,00',
      '5',
      '0,1',
      '2',
      '10',
      '10',
      '30 m',
    ]);
    const { conteudo } = await getProductDetail(owner.api, '/produto-com-ficha');
    expect(conteudo.caracteristicas).toMatchObject([{ nome: 'Teste', itens: [{ valor: '30 m' }] }]);
    await undone(store, owner, done.id);
  });
});

describe('a heading that could be two things', () => {
  it('is asked about, and nothing is imported until it is answered', async () => {
    await made({ nome: 'Comprimento' });
    const sheet = await checked(owner, 'produtos', file(['sku', 'Comprimento'], [sku, '7']));
    const [parcel, cable, own] = sheet.duvidas[0]?.entre ?? [];
    expect(sheet.duvidas).toMatchObject([{ coluna: 'Comprimento' }]);
    expect([parcel?.titulo, cable?.titulo, own?.titulo]).toEqual([
      'comprimento_cm',
      'Cabo: Comprimento (m)',
      'Teste: Comprimento (m)',
    ]);
    expect(sheet.linhas).toEqual([]);
    await expect(applyImport(owner.api, sheet.id, true)).rejects.toMatchObject({ status: 400 });
    const answered = await sayColumns(owner.api, sheet.id, {
      colunas: [{ coluna: 'Comprimento', nome: own?.nome ?? '' }],
    });
    expect(answered.duvidas).toEqual([]);
    expect(answered.linhas[0]?.mudancas).toMatchObject([{ coluna: 'Teste: Comprimento (m)', depois: '7' }]);
    expect((await getImports(owner.api)).importacoes.map(({ id }) => id)).toEqual([answered.id]);
    const done = await applied(store, owner, answered.id);
    expect(done.total).toMatchObject({ aplicadas: 1 });
    const kept = await store.db.selectFrom('catalogue_imports').select('conteudo').execute();
    expect(kept).toEqual([{ conteudo: '' }]);
    await expect(sayColumns(owner.api, answered.id, { colunas: [] })).rejects.toMatchObject({ status: 409 });
  });

  it('may be left out, and is in no doubt as we write it', async () => {
    await made({ nome: 'Comprimento' });
    const sheet = await checked(owner, 'produtos', file(['sku', 'Comprimento (cm)'], [sku, '7']));
    const without = await sayColumns(owner.api, sheet.id, {
      colunas: [{ coluna: 'Comprimento (cm)', nome: '' }],
    });
    expect(without).toMatchObject({ duvidas: [], colunasDesconhecidas: [], linhas: [] });
    const exact = await checked(
      owner,
      'produtos',
      file(['sku', 'Teste: Comprimento (m)', 'comprimento_cm'], [sku, '7', '']),
    );
    expect(exact.duvidas).toEqual([]);
    expect(exact.linhas[0]?.erros).toMatchObject([{ coluna: 'comprimento_cm', motivo: 'falta' }]);
  });
});

describe('values in the form of a product', () => {
  it('are read, judged and written as in the spreadsheet', async () => {
    const id = await made();
    const { ficha } = await getProductChoices(owner.api);
    expect(ficha.at(-1)).toMatchObject({ coluna: `ficha:${id}`, nome: 'Alcance de teste', unidade: 'm' });
    const { revisao, campos } = await getProduct(owner.api, product);
    expect(campos[`ficha:${id}`]).toBe('');
    const wrong = await saveProduct(owner.api, product, { revisao, campos: { [`ficha:${id}`]: '2 kg' } });
    expect(wrong.faltas).toMatchObject([{ coluna: `ficha:${id}`, motivo: 'unidade' }]);
    const good = await saveProduct(owner.api, product, { revisao, campos: { [`ficha:${id}`]: '250cm' } });
    expect(good.faltas).toEqual([]);
    expect((await getProduct(owner.api, product)).campos[`ficha:${id}`]).toBe('2,5');
    expect(await shown('Alcance de teste')).toMatchObject({ valor: '2,5 m' });
  });
});

describe('a definition that products have values of', () => {
  it('turns them into its new unit and kind', async () => {
    const id = await made();
    await bring(['sku', 'Alcance de teste'], [sku, '1,8']);
    const { revisao } = await one(id);
    await saveCharacteristic(owner.api, { ...REACH, unidade: 'cm', nome: 'Alcance novo' }, { id, revisao });
    expect(await shown('Alcance novo')).toMatchObject({ valor: '180 cm' });
    const second = await one(id);
    const text = { ...REACH, nome: 'Alcance novo', unidade: '', tipo: 'texto' } as const;
    await saveCharacteristic(owner.api, text, second);
    expect(await shown('Alcance novo')).toMatchObject({ valor: '180 cm' });
  });

  it('says which values do not fit, and changes nothing', async () => {
    const id = await made({ tipo: 'texto', unidade: '' });
    await bring(['sku', 'Alcance de teste'], [sku, 'bem longe']);
    const before = await one(id);
    const saved = await saveCharacteristic(owner.api, { ...REACH, tipo: 'numero' }, before);
    expect(saved.faltas).toEqual([{ campo: 'unidade', motivo: 'valores', certo: 'bem longe' }]);
    expect(await one(id)).toEqual(before);
  });

  it('takes no unit that its values have to be rounded for', async () => {
    const id = await made({ unidade: 'mm' });
    await bring(['sku', 'Alcance de teste'], [sku, '123,4']);
    const saved = await saveCharacteristic(owner.api, { ...REACH, unidade: 'm' }, await one(id));
    expect(saved.faltas).toEqual([{ campo: 'unidade', motivo: 'valores', certo: '123,4 mm' }]);
    expect(await shown('Alcance de teste')).toMatchObject({ valor: '123,4 mm' });
    await bring(['sku', 'Alcance de teste'], [sku, '1500']);
    expect((await saveCharacteristic(owner.api, REACH, await one(id))).faltas).toEqual([]);
    expect(await shown('Alcance de teste')).toMatchObject({ valor: '1,5 m' });
  });

  it('makes two choices one where they are spelled the same', async () => {
    const id = await made({ tipo: 'escolha', unidade: '', valores: 'Preto\nBranco' });
    await bring(['sku', 'Alcance de teste'], [sku, 'Preto']);
    const before = await one(id);
    const fields = { ...REACH, tipo: 'escolha', unidade: '', valores: 'PRETO\nAzul' } as const;
    expect((await saveCharacteristic(owner.api, fields, before)).faltas).toEqual([]);
    expect(await one(id)).toMatchObject({ valores: 'PRETO\nAzul' });
    expect(await shown('Alcance de teste')).toMatchObject({ valor: 'PRETO' });
    const gone = await saveCharacteristic(owner.api, { ...fields, valores: 'Azul' }, await one(id));
    expect(gone.faltas).toEqual([{ campo: 'valores', motivo: 'valores', certo: 'PRETO' }]);
  });

  it('leaves what searches know alone where no value reads otherwise', async () => {
    const id = await made({ tipo: 'escolha', unidade: '', valores: 'Preto\nBranco' });
    await bring(['sku', 'Alcance de teste'], [sku, 'Preto']);
    const fields = { ...REACH, tipo: 'escolha', unidade: '', valores: 'Preto\nBranco\nAzul' } as const;
    const before = await searched();
    expect((await saveCharacteristic(owner.api, fields, await one(id))).faltas).toEqual([]);
    expect(await searched()).toEqual(before);
    const spelled = { ...fields, valores: 'PRETO\nBranco\nAzul' };
    expect((await saveCharacteristic(owner.api, spelled, await one(id))).faltas).toEqual([]);
    expect(await searched()).not.toEqual(before);
  });

  it('is searched and found in any unit that measures the same', async () => {
    const { caracteristicas } = await getCharacteristics(owner.api);
    const { id } = caracteristicas.find(({ nome, grupo }) => grupo === 'Cabo' && nome === 'Comprimento') ?? {
      id: 0,
    };
    const seen = async () => ({
      sheets: await sheetValues(store.db).then((all) =>
        [...all.values()].flatMap(({ codigo, numero }) => (codigo === 'comprimento' ? [numero] : [])),
      ),
      search: (
        await getListing(owner.api, 'product/listing/search', '', {
          offset: 0,
          limit: 12,
          order: '',
          busca: 'cabo de 1 a 3 metros',
        })
      ).conteudo.produtos.map(({ nome }) => nome),
    });
    const before = await seen();
    expect(before.search).not.toEqual([]);
    const { produtos: _, revisao, ...fields } = await one(id);
    expect(
      (await saveCharacteristic(owner.api, { ...fields, unidade: 'cm' }, { id, revisao })).faltas,
    ).toEqual([]);
    expect(await seen()).toEqual(before);
    await saveCharacteristic(owner.api, fields, await one(id));
  });

  it('is removed only by who was told how many products lose it', async () => {
    const id = await made();
    await bring(['sku', 'Alcance de teste'], [sku, '3']);
    await expect(removeCharacteristic(owner.api, id, 0)).rejects.toMatchObject({ status: 409 });
    await removeCharacteristic(owner.api, id, 1);
    expect(await shown('Alcance de teste')).toBeUndefined();
    await expect(removeCharacteristic(owner.api, id, 0)).rejects.toMatchObject({ status: 404 });
  });
});

describe('what follows from a definition', () => {
  const values = ['1', '2', '30'];

  it('is a filter with a range, key facts, a card and a comparison, each as it is marked', async () => {
    const id = await made({ destaque: 1, cartao: 'medida' });
    const [listing, ...others] = await store.db
      .selectFrom('products as p')
      .innerJoin('product_categories as pc', 'pc.product_id', 'p.id')
      .innerJoin('categories as c', 'c.id', 'pc.categoria_id')
      .select(['c.caminho', 'p.sku'])
      .where('c.nivel', '=', 2)
      .where('p.ativo', '=', true)
      .where('p.id', '<>', product)
      .orderBy('c.id')
      .orderBy('p.id')
      .limit(3)
      .execute();
    const skus = [listing, ...others].map((row) => row?.sku ?? '');
    await bring(['sku', 'Alcance de teste'], ...skus.map((code, place) => [code, values[place] ?? '']), [
      sku,
      '5',
    ]);
    const found = await getListing(owner.api, 'product/listing/category', listing?.caminho ?? '', {
      offset: 0,
      limit: 12,
      order: '',
    });
    const filter = found.conteudo.detalhes.filtros.find((group) => group.id === id);
    expect(filter).toMatchObject({
      nome: 'Alcance de teste',
      faixa: { unidade: 'm', minimo: 1, maximo: 30 },
    });
    const { caracteristicas } = await detail();
    expect(keyFacts(caracteristicas, 2)).toContainEqual({ label: 'Alcance de teste', valor: '5 m' });
    expect(cardFacts(caracteristicas)[0]).toBe('5 m');

    const quiet = { ...REACH, filtrar: false, comparar: false, destaque: 0, cartao: 'nao' } as const;
    await saveCharacteristic(owner.api, quiet, await one(id));
    const later = await detail();
    expect(comparedFacts(later.caracteristicas).map(({ label }) => label)).not.toContain('Alcance de teste');
    expect(await shown('Alcance de teste')).toBeDefined();
    const again = await getListing(owner.api, 'product/listing/category', listing?.caminho ?? '', {
      offset: 0,
      limit: 12,
      order: '',
    });
    expect(again.conteudo.detalhes.filtros.find((group) => group.id === id)).toBeUndefined();
  });
});

describe('the sheet of definitions', () => {
  it('makes them with what is left open as in a new form, and takes them back', async () => {
    const text = file(
      ['grupo', 'caracteristica', 'tipo', 'unidade', 'escolhas', 'categorias', 'filtrar'],
      ['Teste de planilha', 'Peso próprio', 'número', 'quilos', '', '', 'sim'],
      ['Teste de planilha', 'Tom', '', '', 'Claro|Escuro', '/cabos-de-video/hdmi', ''],
      ['Teste de planilha', 'Dobrável', 'sim ou não', '', '', '', ''],
    );
    const { id, total } = await checked(owner, 'caracteristicas', text);
    expect(total).toMatchObject({ novas: 3, erros: 0 });
    const done = await applied(store, owner, id);
    expect(done.total).toMatchObject({ aplicadas: 3, recusadas: 0 });
    const { caracteristicas } = await getCharacteristics(owner.api);
    expect(caracteristicas.slice(-3)).toMatchObject([
      { nome: 'Peso próprio', tipo: 'numero', unidade: 'kg', filtrar: true, mostrar: true },
      { nome: 'Tom', tipo: 'escolha', valores: 'Claro\nEscuro', categorias: '/cabos-de-video/hdmi' },
      { nome: 'Dobrável', tipo: 'simNao', comparar: true },
    ]);
    expect((await undone(store, owner, id)).total).toMatchObject({ desfeitas: 3 });
  });

  it.each([
    ['tipo', ['Teste', 'Coisa', 'imagem', '', '', ''], 'escolha'],
    ['categorias', ['Teste', 'Coisa', 'texto', '', '', '/nao-existe'], 'desconhecido'],
    ['valores', ['Teste', 'Coisa', 'escolha', '', '', ''], 'falta'],
    ['nome', ['Teste', '', 'texto', '', '', ''], 'falta'],
  ])('says what is wrong with %s', async (coluna, line, motivo) => {
    const columns = ['grupo', 'nome', 'tipo', 'unidade', 'valores', 'categorias'];
    const { linhas } = await checked(owner, 'caracteristicas', file(columns, line));
    expect(linhas.flatMap(({ erros }) => erros)).toMatchObject([{ coluna, motivo }]);
  });
});
