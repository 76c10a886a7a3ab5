/** Files of other platforms come in without an edit, and an owner says what they leave open. */
import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteMapping, getMappings, getSheetColumns, sayColumns } from '#lib/api/panel-sheets.ts';
import type { Importacao } from '#lib/contract/panel-sheets.ts';
import { csvLine } from '#lib/domain/sheets/csv.ts';
import { applied, checked, undone } from '../support/sheets.ts';
import { staff } from '../support/staff.ts';
import { createTestStore, type TestStore, type Visitor } from '../support/store.ts';

let store: TestStore;
let owner: Visitor;
beforeAll(async () => {
  store = await createTestStore();
});
beforeEach(async () => {
  owner = await staff(store, 'administrador');
});
afterEach(async () => {
  await store.db.deleteFrom('catalogue_imports').execute();
  await store.db.deleteFrom('catalogue_mappings').execute();
  expect(store.failures).toEqual([]);
  await store.reset();
});
afterAll(() => store.close());

const sample = (name: string) => readFileSync(`tests/data/sheets/${name}.csv`);
const faultsOf = ({ linhas }: Importacao) =>
  linhas.flatMap(({ linha, erros }) => erros.map(({ coluna, motivo }) => [linha, coluna, motivo]));
/** With missing names made and a brand for what has none, as an owner ticks it. */
const willing = (id: number, padroes: Readonly<Record<string, string>> = {}) =>
  sayColumns(owner.api, id, {
    colunas: [],
    criar: true,
    padroes: {
      ...{ marca: 'Sem marca', categorias: 'Outros', peso_kg: '0,3' },
      ...{ altura_cm: '5', largura_cm: '15', comprimento_cm: '20', ...padroes },
    },
  });
async function come(name: string): Promise<Importacao> {
  const first = await checked(owner, 'produtos', sample(name));
  const sheet = await willing(first.id);
  expect(faultsOf(sheet)).toEqual([]);
  const done = await applied(store, owner, sheet.id);
  expect(done.total).toMatchObject({ recusadas: 0, aplicadas: sheet.total.novas });
  return done;
}
const product = (sku: string) =>
  store.db
    .selectFrom('products as p')
    .innerJoin('brands as b', 'b.id', 'p.marca_id')
    .innerJoin('categories as c', 'c.id', 'p.categoria_id')
    .select(['p.nome', 'p.slug', 'p.preco_por', 'p.preco_de', 'p.ativo', 'p.peso_g', 'p.comprimento_mm'])
    .select(['p.estoque', 'p.descricao_longa', 'b.nome as marca', 'c.caminho'])
    .where('p.sku', '=', sku)
    .executeTakeFirstOrThrow();
const values = (sku: string) =>
  store.db
    .selectFrom('product_variants as v')
    .innerJoin('products as p', 'p.id', 'v.product_id')
    .innerJoin('attribute_values as a', 'a.id', 'v.valor_id')
    .innerJoin('attributes as t', 't.id', 'a.attribute_id')
    .select(['v.sku', 't.nome', 'a.label', 'v.preco_por', 'v.preco_de', 'v.estoque'])
    .where('p.sku', '=', sku)
    .orderBy('v.id')
    .execute();

describe('a file of', () => {
  it('Shopify has its options, prices and hidden products', async () => {
    const done = await come('shopify');
    expect(done.perfil).toBe('shopify');
    expect(await product('capa-dupla')).toMatchObject({
      ...{ nome: 'Capa dupla', slug: 'capa-dupla', marca: 'Fio & Sinal', caminho: '/acessorios/capas' },
      ...{
        ativo: true,
        peso_g: 120,
        comprimento_mm: 200,
        descricao_longa: expect.not.stringMatching(/script|style/),
      },
    });
    expect(await values('capa-dupla')).toEqual([
      {
        sku: 'CAPA-PP',
        nome: 'Cor / Tamanho',
        label: 'Preta / P',
        preco_por: 129_990,
        preco_de: 149_990,
        estoque: 5,
      },
      {
        sku: 'CAPA-PM',
        nome: 'Cor / Tamanho',
        label: 'Preta / M',
        preco_por: 129_990,
        preco_de: 0,
        estoque: 0,
      },
      {
        sku: 'CAPA-AP',
        nome: 'Cor / Tamanho',
        label: 'Azul / P',
        preco_por: 119_990,
        preco_de: 0,
        estoque: 7,
      },
    ]);
    expect(await product('FITA-1')).toMatchObject({ ativo: false, preco_por: 990, estoque: 40, peso_g: 300 });
    const { linhas } = done;
    expect(linhas.find(({ chave }) => chave === 'FITA-1')?.presumidos).toEqual(
      expect.arrayContaining(['sku', 'peso_kg', 'altura_cm']),
    );
    expect((await undone(store, owner, done.id)).total).toMatchObject({ naoDesfeitas: 0 });
    const brands = store.db.selectFrom('brands').select('nome').where('nome', '=', 'Fio & Sinal');
    expect(await brands.execute()).toEqual([]);
  });

  it('Shopify in its newer headings', async () => {
    const done = await come('shopify-new');
    expect(await product('SUP-1')).toMatchObject({
      preco_por: 8_900,
      preco_de: 9_900,
      peso_g: 800,
      estoque: 3,
    });
    await undone(store, owner, done.id);
  });

  it('Shopify that Excel in Portuguese saved again comes in, and says in words what two lines lack', async () => {
    const first = await checked(owner, 'produtos', sample('shopify-br'));
    expect([first.codificacao, first.separador, first.perfil]).toEqual(['windows-1252', ';', 'shopify']);
    const sheet = await willing(first.id);
    expect(faultsOf(sheet)).toEqual([
      [14, 'Variant Barcode', 'cientifico'],
      [15, 'Variant Price', 'numero'],
    ]);
    const done = await applied(store, owner, sheet.id, true);
    expect(done.total).toMatchObject({ novas: 12, aplicadas: 12, recusadas: 0, erros: 2 });
    expect(await product('canga-ondas-do-ipe')).toMatchObject({
      ...{ nome: 'Canga “Ondas do Ipê” – algodão', marca: 'Ateliê Maré', caminho: '/praia' },
      ...{ ativo: true, preco_por: 12_990, preco_de: 15_990, peso_g: 320 },
      descricao_longa: expect.not.stringMatching(/script|iframe|style/),
    });
    expect(
      (await values('canga-ondas-do-ipe')).map(({ sku, label, estoque }) => [sku, label, estoque]),
    ).toEqual([
      ['CANGA', 'Água-marinha / Único', 7],
      ['canga-ondas-do-ipe-coral-unico', 'Coral / Único', 0],
    ]);
    expect(await product('OC-01')).toMatchObject({ ativo: false, preco_por: 129_990, estoque: 12 });
    expect(await values('OC-01')).toEqual([]);
    expect((await values('chinelo-tranca')).map(({ sku, preco_por }) => [sku, preco_por])).toEqual([
      ['CH-1', 8_990],
      ['chinelo-tranca-37-38', 8_990],
      ['chinelo-tranca-39-40', 9_990],
    ]);
    expect(await product('bolsa-de-palha')).toMatchObject({ ativo: false, preco_por: 149_900, preco_de: 0 });
    await undone(store, owner, done.id);
  });

  it('WooCommerce in Portuguese, with the commas that its shop types', async () => {
    const done = await come('woocommerce-pt');
    expect(done.perfil).toBe('woocommerce');
    expect(await product('CAM-ALG')).toMatchObject({
      ...{ nome: 'Camiseta "Onda" 100% algodão; gola redonda', caminho: '/roupas/camisetas' },
      ...{ preco_por: 6_990, preco_de: 7_990, peso_g: 180, comprimento_mm: 300 },
      descricao_longa: expect.not.stringContaining('script'),
    });
    expect((await values('CAM-ALG')).map(({ label, preco_por }) => [label, preco_por])).toEqual([
      ['Azul / P', 6_990],
      ['Verde-água / M', 107_990],
    ]);
    expect(await product('=MEIA-01')).toMatchObject({ ativo: false, preco_por: 1_990 });
    expect(done.imagens).toMatchObject({ total: 3, recusadas: 3 });
    await undone(store, owner, done.id);
  });

  it('Nuvemshop in Latin-1 with three options, quoted breaks and both decimal marks', async () => {
    const done = await come('nuvemshop-options');
    expect(done.codificacao).toBe('windows-1252');
    expect(await product('vestido-longo-maca')).toMatchObject({
      ...{ slug: 'vestido-longo-maca', preco_por: 19_990, preco_de: 24_990, peso_g: 450 },
      descricao_longa: '<p>Linha 1;\nlinha 2 "entre aspas"</p>',
    });
    expect(
      (await values('vestido-longo-maca')).map(({ nome, label, preco_por }) => [nome, label, preco_por]),
    ).toEqual([
      ['Cor / Tamanho / Tecido', 'Vinho / P / Linho', 19_990],
      ['Cor / Tamanho / Tecido', 'Vinho / M / Linho', 24_990],
      ['Cor / Tamanho / Tecido', 'Areia / P / Algodão', 124_990],
    ]);
    expect(await product('LENCO-01')).toMatchObject({
      ativo: false,
      preco_por: 8_990,
      slug: 'lenco',
      peso_g: 50,
    });
    await undone(store, owner, done.id);
  });

  it('Bling whose values are named after their product, and says what a product without a price lacks', async () => {
    const first = await checked(owner, 'produtos', sample('bling-children'));
    const sheet = await willing(first.id);
    expect(faultsOf(sheet)).toEqual([[6, 'Preço', 'falta']]);
    const done = await applied(store, owner, sheet.id, true);
    expect((await values('FONE-BT')).map(({ nome, label, preco_por }) => [nome, label, preco_por])).toEqual([
      ['Cor', 'Preto', 129_990],
      ['Cor', 'Branco', 134_990],
    ]);
    expect(await product('FONE-BT')).toMatchObject({
      caminho: '/audio/fones',
      comprimento_mm: 180,
      peso_g: 300,
    });
    await undone(store, owner, done.id);
  });

  it('WooCommerce in pounds and inches, a value before its product', async () => {
    const done = await come('woocommerce');
    expect(done.perfil).toBe('woocommerce');
    expect(await product('woo-cabo')).toMatchObject({
      ...{ peso_g: 227, comprimento_mm: 201, preco_por: 1_990, caminho: '/cabos-de-audio/p2' },
      descricao_longa: '<h2>Cabo</h2><p>Longo</p>',
    });
    expect(await values('woo-cabo')).toMatchObject([
      {
        sku: 'woo-cabo-1',
        nome: 'Comprimento',
        label: '1 m',
        preco_por: 1_990,
        preco_de: 2_490,
        estoque: 10,
      },
      { sku: 'woo-cabo-2', nome: 'Comprimento', label: '2 m', preco_por: 2_990, estoque: 0 },
    ]);
    expect(await product('woo-hub')).toMatchObject({ ativo: false, marca: 'Sem marca' });
    await undone(store, owner, done.id);
  });

  it('Nuvemshop in Latin 1 with both decimal marks', async () => {
    const done = await come('nuvemshop');
    expect([done.perfil, done.codificacao]).toEqual(['nuvemshop', 'windows-1252']);
    expect(await product('cabo-hdmi-2-1')).toMatchObject({
      preco_por: 4_990,
      caminho: '/cabos-de-video/hdmi',
    });
    expect(await values('cabo-hdmi-2-1')).toMatchObject([
      { sku: 'HD21-1', label: '1 m', preco_por: 4_990, preco_de: 5_990, estoque: 12 },
      { sku: 'HD21-2', label: '2 m', preco_por: 7_990, estoque: 0 },
    ]);
    expect(await product('adaptador-vga')).toMatchObject({ ativo: false, preco_por: 3_990 });
    await undone(store, owner, done.id);
  });

  it('Tray below a title line', async () => {
    const done = await come('tray');
    expect(await product('HD21')).toMatchObject({
      peso_g: 120,
      estoque: 12,
      caminho: '/cabos-de-video/hdmi',
    });
    await undone(store, owner, done.id);
  });

  it('Bling with options in the name', async () => {
    const done = await come('bling');
    expect(await product('HD21')).toMatchObject({
      nome: 'Cabo HDMI 2.1 Ultra',
      comprimento_mm: 200,
      peso_g: 150,
    });
    expect(await values('HD21')).toMatchObject([
      { sku: 'HD21-1', nome: 'Comprimento', label: '1 m', preco_por: 5_990, estoque: 12 },
      { sku: 'HD21-2', label: '2 m', preco_por: 107_990, estoque: 3 },
    ]);
    await undone(store, owner, done.id);
  });

  it('Tiny with two options', async () => {
    const done = await come('tiny');
    expect(await values('HD21')).toMatchObject([
      { sku: 'HD21-1', nome: 'Comprimento / Cor', label: '1 m / Preto', estoque: 12 },
    ]);
    await undone(store, owner, done.id);
  });
});

describe('what a file leaves open', () => {
  it('is told by column and value in its own words, and nothing hangs on a refused line', async () => {
    const sheet = await checked(owner, 'produtos', sample('shopify'));
    expect(sheet.novos).toEqual({ marcas: ['Fio & Sinal'], categorias: ['/acessorios/capas', '/fitas'] });
    expect(sheet.linhas[0]?.erros).toMatchObject([
      { coluna: 'Vendor', motivo: 'desconhecido', valor: 'Fio & Sinal' },
      { coluna: 'Product Category', motivo: 'desconhecido', valor: 'Acessórios > Capas' },
    ]);
    const inside = sheet.linhas.find(({ chave }) => chave === 'CAPA-AP');
    expect(inside?.erros).toMatchObject([{ motivo: 'dependente', certo: '2' }]);
    expect(sheet.total).toMatchObject({ novas: 0 });
  });

  it('asks which number a mark means', async () => {
    const asked = [{ coluna: 'Preço', motivo: 'ambiguo', certo: '1500 ou 1,500' }];
    const text = sample('nuvemshop').toString('latin1');
    const faults = async (typed: string) => {
      const sheet = await willing((await checked(owner, 'produtos', Buffer.from(typed, 'latin1'))).id);
      return sheet.linhas.find(({ chave }) => chave === 'ADAPTADOR-VGA')?.erros;
    };
    expect(await faults(text.replace(';39,90;', ';1.500;'))).toMatchObject(asked);
    // With one price that has a comma, and with nothing but commas.
    const mixed = text.replace(';59.90;', ';59,90;').replace(';39,90;', ';1.500;');
    expect(await faults(mixed)).toMatchObject(asked);
    expect(await faults(mixed.replace(/(?<=;\d+)\.(?=\d+;)/g, ',').replace(';1,500;', ';1.500;'))).toEqual(
      [],
    );
  });
});

describe('the columns of a file', () => {
  it('are shown with three values, and may be said by hand under a name', async () => {
    const file = [
      ['Codigo interno', 'Chamada', 'Valor'],
      ['MAP-1', 'Nome que não serve', '12,50'],
      ['MAP-2', '', '13,50'],
    ]
      .map(csvLine)
      .join('');
    const own = file.replace('Codigo interno', 'sku');
    const sheet = await checked(owner, 'produtos', own);
    expect(sheet.colunas).toEqual([
      { coluna: 'sku', campo: 'sku', amostras: ['MAP-1', 'MAP-2'] },
      { coluna: 'Chamada', campo: '', amostras: ['Nome que não serve'] },
      { coluna: 'Valor', campo: '', amostras: ['12,50', '13,50'] },
    ]);
    const { colunas } = await getSheetColumns(owner.api, sheet.id);
    expect(colunas).toEqual(expect.arrayContaining([{ nome: 'preco', titulo: 'preco' }]));
    const said = { coluna: 'Valor', nome: 'preco' };
    const rest = [
      { coluna: 'sku', nome: 'sku' },
      { coluna: 'Chamada', nome: 'nome' },
    ];
    const again = await sayColumns(owner.api, sheet.id, {
      colunas: [...rest, said],
      guardar: 'Do fornecedor',
    });
    expect(again.colunas.map(({ campo }) => campo)).toEqual(['sku', 'nome', 'preco']);
    expect(again.colunasDesconhecidas).toEqual([]);
    // The next file with the same headings is read so at once.
    expect((await checked(owner, 'produtos', own)).colunas.map(({ campo }) => campo)).toEqual([
      ...['sku', 'nome', 'preco'],
    ]);
    const { mapeamentos } = await getMappings(owner.api);
    expect(mapeamentos).toMatchObject([{ nome: 'Do fornecedor', tabela: 'produtos' }]);
    await deleteMapping(owner.api, mapeamentos[0]?.id ?? 0);
    expect((await checked(owner, 'produtos', own)).colunas[2]).toMatchObject({ campo: '' });
  });

  it('of another platform may be taken for something else', async () => {
    const { id } = await checked(owner, 'produtos', sample('shopify-new'));
    const colunas = [
      { coluna: 'Vendor', nome: '' },
      { coluna: 'Type', nome: 'marca' },
      { coluna: 'Cost per item', nome: 'mpn' },
    ];
    const padroes = { marca: '', categorias: 'Casa > Suportes', peso_kg: '', altura_cm: '1' };
    const half = await sayColumns(owner.api, id, { colunas, criar: true, padroes });
    expect(faultsOf(half)).toEqual([
      [2, 'largura_cm', 'falta'],
      [2, 'comprimento_cm', 'falta'],
    ]);
    const whole = { ...padroes, largura_cm: '2', comprimento_cm: '3' };
    const sheet = await sayColumns(owner.api, half.id, { colunas: [], criar: true, padroes: whole });
    expect(sheet.novos).toEqual({ marcas: ['Suportes'], categorias: ['/casa', '/casa/suportes'] });
    expect(sheet.linhas[0]?.presumidos).toEqual(['categorias', 'altura_cm', 'largura_cm', 'comprimento_cm']);
  });
});
