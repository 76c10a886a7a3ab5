/** Workbooks of Excel (`.xlsx`) as spreadsheets of the catalogue, and files that only look like one. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#artwork/demo/accounts.ts';
import { logIn, person } from '../support/accounts.ts';
import { applied, checked } from '../support/sheets.ts';
import { createTestStore, type TestStore, type Visitor } from '../support/store.ts';
import { textRow, workbook, zipOf } from '../support/workbook.ts';

let store: TestStore;
let admin: Visitor;
beforeAll(async () => {
  store = await createTestStore();
  admin = store.visitor();
  await logIn(admin, { usuario: person('admin').email, senha: DEMO_PASSWORD });
});
afterAll(() => store.close());

const HEADINGS = ['sku', 'nome', 'marca', 'categorias', 'preco', 'estoque', 'ativo', 'desconto_vista'];
const PARCEL = ['peso_kg', 'altura_cm', 'largura_cm', 'comprimento_cm'];

describe('a workbook', () => {
  it('is read as it shows: texts, numbers, percentages, times, and the sheet that is not hidden', async () => {
    const headings = [...HEADINGS, ...PARCEL, 'preco_promocional', 'promocao_inicio', 'promocao_fim', 'ncm'];
    const bytes = await workbook({
      tabs: [
        { name: 'Rascunho', state: 'hidden', rows: textRow(['nada']) },
        { name: 'Vazia', rows: '<row r="1"/>' },
        {
          name: 'Camisetas',
          rows: `${textRow(headings)}<row r="4">
            <c r="A4" t="s"><v>0</v></c><c r="B4" t="s"><v>1</v></c><c r="C4" t="inlineStr"><is><t>Tramavia</t></is></c>
            <c r="D4" t="str"><f>A1</f><v>/cabos-de-video/hdmi</v></c><c r="E4"><v>19.899999999999999</v></c><c r="F4"><v>12</v></c>
            <c r="G4" t="b"><v>1</v></c><c r="H4" s="1"><v>0.07</v></c>
            <c r="I4"><v>0.15</v></c><c r="J4"><v>2</v></c><c r="K4"><v>10</v></c><c r="L4"><v>20.5</v></c>
            <c r="M4"><v>15</v></c><c r="N4" s="2"><v>46357</v></c><c r="O4" s="3"><v>46361.75</v></c><c r="P4" s="4"><v>9403600</v></c>
          </row>`,
        },
      ],
      texts:
        '<si><t>LIVRO-1</t></si><si><r><t>Camiseta </t></r><r><t xml:space="preserve">lisa &amp; leve_x0020_P</t></r><rPh><t>x</t></rPh></si>',
      styles: `<numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy\\ hh:mm"/><numFmt numFmtId="165" formatCode="00000000"/></numFmts>
        <cellStyleXfs><xf numFmtId="9"/></cellStyleXfs>
        <cellXfs><xf numFmtId="0"/><xf numFmtId="9"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs>`,
    });
    const found = await checked(admin, 'produtos', bytes);
    expect(found).toMatchObject({ codificacao: 'xlsx', separador: '', folha: 'Camisetas' });
    const [line] = found.linhas;
    expect(line).toMatchObject({ linha: 4, erros: [], nome: 'Camiseta lisa & leve P' });
    expect(
      Object.fromEntries((line?.mudancas ?? []).map(({ coluna, depois }) => [coluna, depois])),
    ).toMatchObject({
      ...{ preco: '19,90', estoque: '12', desconto_vista: '7', peso_kg: '0,15', comprimento_cm: '20,5' },
      ...{ promocao_inicio: '01/12/2026 00:00', promocao_fim: '05/12/2026 18:00', ncm: '0940.36.00' },
    });
    const done = await applied(store, admin, found.id);
    expect(done.total).toMatchObject({ aplicadas: 1, recusadas: 0 });
  });

  it('of another platform is known by its headings, and brings its words for search engines', async () => {
    const cells = {
      ...{
        Handle: 'vestido',
        Title: 'Vestido',
        Vendor: 'Tramavia',
        'Product Category': 'Cabos de vídeo > HDMI',
      },
      ...{ 'Variant SKU': 'VEST-1', 'Variant Price': '189.90', 'SEO Title': 'Vestido leve' },
      ...{ 'SEO Description': 'De algodão,\nem três cores' },
    };
    const rows = textRow(Object.keys(cells)) + textRow(Object.values(cells));
    const found = await checked(admin, 'produtos', await workbook({ tabs: [{ name: 'Plan1', rows }] }));
    expect(found).toMatchObject({
      perfil: 'shopify',
      folha: 'Plan1',
      total: { linhas: 1, novas: 1, erros: 0 },
    });
    const changes = found.linhas[0]?.mudancas ?? [];
    expect(Object.fromEntries(changes.map(({ coluna, depois }) => [coluna, depois]))).toMatchObject({
      ...{ preco: '189,90', seo_titulo: 'Vestido leve', seo_descricao: 'De algodão, em três cores' },
    });
  });

  it('says a formula that was never reckoned, and nothing runs it', async () => {
    const row = '<row><c t="inlineStr"><is><t>FORMULA-1</t></is></c><c><f>cmd|\' /C calc\'!A0</f></c></row>';
    const bytes = await workbook({ tabs: [{ name: 'A', rows: textRow(['sku', 'preco']) + row }] });
    const { linhas } = await checked(admin, 'produtos', bytes);
    expect(linhas[0]?.erros).not.toEqual([]);
  });
});

const refused = (bytes: Buffer, sentence: RegExp) =>
  expect(checked(admin, 'produtos', bytes)).rejects.toMatchObject({
    status: 400,
    serverText: expect.stringMatching(sentence),
  });

describe('a file that is no workbook the shop can read', () => {
  const many = (count: number, cell: string) => `<row>${cell.repeat(count)}</row>`;
  const wide = '<row><c r="XFD1"><v>1</v></c></row>'.repeat(300);

  it.each([
    ['a ZIP of something else', () => zipOf({ 'a.txt': 'a' }), /não é uma planilha do Excel/],
    ['a ZIP that leads out of itself', async () => outOfItself(), /não é uma planilha do Excel/],
    [
      'one with a document type',
      () => zipOf({ 'xl/workbook.xml': '<!DOCTYPE a [<!ENTITY b "c">]><workbook/>' }),
      /não é uma planilha do Excel/,
    ],
    [
      'one that unpacks to a hundred times its size',
      () =>
        zipOf({
          'xl/workbook.xml': '<workbook/>',
          'xl/sharedStrings.xml': Buffer.alloc(97 * 1024 * 1024, 32),
        }),
      /grande demais por dentro/,
    ],
    ['one of empty cells', () => workbook({ tabs: [{ name: 'A', rows: wide }] }), /grande demais por dentro/],
    [
      'one with a cell of a hundred thousand characters',
      () => workbook({ tabs: [{ name: 'A', rows: textRow(['a'.repeat(100_001)]) }] }),
      /grande demais por dentro/,
    ],
    ['an empty one', () => workbook({ tabs: [{ name: 'A', rows: many(3, '<c/>') }] }), /vazia/],
    ['one without sheets', () => workbook({ tabs: [] }), /vazia/],
    [
      'an old one',
      async () => Buffer.from('d0cf11e0a1b11ae1000000000000', 'hex'),
      /não é um CSV nem uma planilha do Excel/,
    ],
  ])('is refused with a sentence: %s', async (_, bytes, sentence) => {
    await refused(await bytes(), sentence);
  });
});

/** The library writes no such name, so it is put in place of one as long. */
async function outOfItself(): Promise<Buffer> {
  const bytes = await zipOf({ 'xl/workbook.xml': '<workbook/>', 'aaaaa.xml': 'a' });
  return Buffer.from(bytes.toString('latin1').replaceAll('aaaaa.xml', '../../x.s'), 'latin1');
}

describe('text of UTF-16', () => {
  it.each(['le', 'be'])('is read by its mark: %s', async (end) => {
    const bytes = Buffer.from('\uFEFFsku\tnome\nNAO-HA\tÇedilha\n', 'utf16le');
    const { codificacao, separador, linhas } = await checked(
      admin,
      'produtos',
      end === 'le' ? bytes : bytes.swap16(),
    );
    expect({ codificacao, separador }).toEqual({ codificacao: 'utf-16', separador: '\t' });
    expect(linhas[0]?.erros).not.toEqual([]);
  });
});

describe('a price of three digits behind a point', () => {
  it.each([
    ['with commas elsewhere is thousands', '19,90', []],
    ['with points elsewhere is asked about', '19.90', [{ coluna: 'preco', motivo: 'ambiguo' }]],
    [
      'with both elsewhere is asked about',
      '19,90;;;;\nPONTO-3;Nome;Tramavia;/cabos-de-video/hdmi;9.90',
      [{ coluna: 'preco', motivo: 'ambiguo' }],
    ],
    ['that nothing in the file explains is asked about', '2000', [{ coluna: 'preco', motivo: 'ambiguo' }]],
  ])('%s', async (_, other, faults) => {
    const whole = '0,2;2;10;20';
    const columns = ['sku', 'nome', 'marca', 'categorias', 'preco', ...PARCEL].join(';');
    const line = (sku: string, preco: string) =>
      `${sku};Nome ${sku};Tramavia;/cabos-de-video/hdmi;${preco};${whole}`;
    const file = [columns, line('PONTO-1', '1.500'), line('PONTO-2', other)].join('\n');
    const { linhas } = await checked(admin, 'produtos', file);
    expect(linhas.find(({ chave }) => chave === 'PONTO-1')?.erros).toMatchObject(faults);
  });
});
