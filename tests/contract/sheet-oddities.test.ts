/** What real files of owners have that no sample has. */
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { sayColumns } from '#lib/api/panel-sheets.ts';
import { applied, checked } from '../support/sheets.ts';
import { staff } from '../support/staff.ts';
import { createTestStore, type TestStore, type Visitor } from '../support/store.ts';

let store: TestStore;
let owner: Visitor;
beforeAll(async () => {
  store = await createTestStore();
  owner = await staff(store, 'administrador');
});
afterEach(() => expect(store.failures).toEqual([]));
afterAll(() => store.close());

const HANDLE = 'um-nome-muito-comprido-que-a-loja-deu-a-este-produto-de-ferro-fundido';
/** A supplier's code repeats from product to product, and some are longer than ours may be. */
const SHOPIFY = [
  'Handle,Title,Vendor,Product Category,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Grams',
  'banco,Banco,Ferro,,Cor,Preto,14:193#Black,10.90,300',
  'banco,,,,,Branco,14:29#White,10.90,300',
  'mesa,Mesa alta,Ferro,,Cor,Preto,14:193#black,20.90,300',
  `mesa,,,,,Branco,${'9'.repeat(61)},20.90,300`,
  `${HANDLE},Cadeira,Ferro,,Cor,Preto,14:193#Black,30.90,300`,
  `${HANDLE},,,,,Branco,14:193#Black,30.90,300`,
  `vaso,Vaso,Ferro,,Title,Default Title,'33247795,5.90,300`,
  `prato,Prato,Ferro,,Title,Default Title,'33247795,5.90,300`,
].join('\n');

it('a code that several products of a Shopify file share stays with the first; the others are named by what they are', async () => {
  const first = await checked(owner, 'produtos', SHOPIFY);
  const padroes = {
    categorias: '/moveis-novos/de-ferro',
    altura_cm: '1',
    largura_cm: '2',
    comprimento_cm: '3',
  };
  const sheet = await sayColumns(owner.api, first.id, { colunas: [], criar: true, padroes });
  expect(sheet.linhas.flatMap(({ erros }) => erros)).toEqual([]);
  // What is typed as a path is made as well as what is typed as names.
  expect(sheet.novos.categorias).toEqual(['/moveis-novos', '/moveis-novos/de-ferro']);
  expect(sheet.linhas.map(({ chave }) => chave)).toEqual([
    ...['BANCO', '14:193#BLACK', '14:29#WHITE', 'MESA', 'MESA-PRETO', 'MESA-BRANCO'],
    HANDLE.toUpperCase().slice(0, 60),
    ...['PRETO', 'BRANCO'].map((cor) => `${HANDLE.toUpperCase().slice(0, 59 - cor.length)}-${cor}`),
    ...['33247795', 'PRATO'],
  ]);
  await applied(store, owner, sheet.id);
  const made = await store.db
    .selectFrom('categories')
    .select(['caminho', 'nome'])
    .where('slug', '=', 'de-ferro')
    .execute();
  expect(made).toEqual([{ caminho: '/moveis-novos/de-ferro', nome: 'De ferro' }]);
  expect((await checked(owner, 'produtos', SHOPIFY)).total).toMatchObject({ novas: 0, erros: 0 });
});

it('the address of a category is none for a product: its page would be the category', async () => {
  const columns = 'sku;nome;slug;marca;categorias;preco;peso_kg;altura_cm;largura_cm;comprimento_cm';
  const line = 'NO-LUGAR;No lugar;cabos-de-video;Tramavia;/cabos-de-video/hdmi;1,00;1;1;1;1';
  const { linhas } = await checked(owner, 'produtos', `${columns}\n${line}`);
  expect(linhas.flatMap(({ erros }) => erros)).toMatchObject([{ coluna: 'slug', motivo: 'usado' }]);
});

it('a file of two encodings is refused with the line, and one with a capital Ã is read', async () => {
  const line = (sku: string, nome: string, encoding: 'utf8' | 'latin1') =>
    Buffer.from(`${sku};${nome}\n`, encoding);
  const mixed = Buffer.concat([
    line('sku', 'nome', 'utf8'),
    line('A', 'Mesa açaí', 'utf8'),
    line('B', 'Pão', 'latin1'),
  ]);
  await expect(checked(owner, 'produtos', mixed)).rejects.toMatchObject({
    status: 400,
    serverText: expect.stringMatching(/duas codificações: perto da linha 2/),
  });
  const capitals = Buffer.concat([line('sku', 'nome', 'utf8'), line('A', 'NÃO Ã MAÇÃ', 'latin1')]);
  expect((await checked(owner, 'produtos', capitals)).codificacao).toBe('windows-1252');
});

it.each(['sku;nome;preco', 'Handle;Title;Variant Price'])(
  'a line parted by another mark than the headings %s is told so',
  async (headings) => {
    const { linhas } = await checked(owner, 'produtos', `${headings}\nA-1,Cabo de lote,10.90\n`);
    expect(linhas.flatMap(({ erros }) => erros)).toMatchObject([{ coluna: '', motivo: 'separador' }]);
  },
);
