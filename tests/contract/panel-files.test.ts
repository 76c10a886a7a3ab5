/** Manuals and other files: sent to the shop, named by products in form and sheet, and downloaded. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#artwork/demo/accounts.ts';
import { deleteFile, getFiles, uploadFile } from '#lib/api/panel-files.ts';
import { getProduct, getProducts, saveProduct } from '#lib/api/panel-products.ts';
import { fileSize } from '#lib/api/upload.ts';
import { getProductDetail } from '#lib/api/url.ts';
import { loadFiles } from '#lib/server/product/product-files.ts';
import { logIn, person } from '../support/accounts.ts';
import { exported } from '../support/sheets.ts';
import { createTestStore, SITE_URL, type TestStore, type Visitor } from '../support/store.ts';

const OWN = 'FS-HDM-HS-010';
const MANUAL = 'Manual da mesa ção.PDF';
const NAME = 'manual-da-mesa-cao.pdf';

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
  await store.db.deleteFrom('files').execute();
  await store.reset();
});
afterAll(() => store.close());

const pdf = (text = 'um') => `%PDF-1.4\n${text}\n%%EOF\n`;
const send = (nome = MANUAL, content: string | Uint8Array<ArrayBuffer> = pdf()) =>
  uploadFile(admin.api, new Blob([content]), nome);
const fetched = (path: string, init: RequestInit = {}) =>
  store.platform.fetch(new Request(new URL(path, SITE_URL), init));
async function product(sku = OWN) {
  const { produtos } = await getProducts(admin.api, { busca: sku });
  const [{ id = 0 } = {}] = produtos.filter((one) => one.sku === sku);
  return getProduct(admin.api, id);
}
async function save(campos: Readonly<Record<string, string>>) {
  const { id, revisao } = await product();
  return saveProduct(admin.api, id, { revisao, campos });
}
async function shown() {
  const { slug = '' } = (await product()).campos;
  return (await getProductDetail(store.visitor().api, `/${slug}`)).conteudo.midias;
}

describe('a file that is sent', () => {
  it('is downloaded under its name, never opened as a page', async () => {
    const sent = await send();
    expect(sent).toMatchObject({ nome: NAME, formato: 'pdf', bytes: pdf().length });
    const answer = await fetched(sent.url);
    expect([answer.status, await answer.text()]).toEqual([200, pdf()]);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${NAME}"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=3600',
    });
    const etag = answer.headers.get('ETag') ?? '';
    expect((await fetched(sent.url, { headers: { 'If-None-Match': etag } })).status).toBe(304);
    expect(await fileSize(store.api(), new URL(sent.url).pathname)).toBe(pdf().length);
  });

  it('takes the place of the one of its name', async () => {
    const first = await send();
    const second = await send(MANUAL, pdf('outro'));
    expect(second.id).toBe(first.id);
    expect(await (await fetched(first.url)).text()).toBe(pdf('outro'));
    expect((await getFiles(admin.api)).info.total).toBe(1);
  });

  it.each([
    ['a page that says it is a PDF', 'manual.pdf', '<html>', /não é PDF/],
    ['half a PDF', 'manual.pdf', '%PDF-1.4\nabc', /incompleto/],
    ['half a ZIP', 'driver.zip', 'PK\x03\x04abc', /incompleto/],
    ['an SVG', 'planta.svg', '<svg/>', /não é PDF/],
    ['an empty file', 'nada.pdf', '', /vazio/],
    ['a heavy file', 'peso.pdf', new Uint8Array(10 * 2 ** 20 + 1), /10 MB/],
  ])('is refused as %s, and leaves nothing', async (_, nome, content, sentence) => {
    await expect(send(nome, content)).rejects.toMatchObject({
      status: 400,
      serverText: expect.stringMatching(sentence),
    });
    expect((await getFiles(admin.api)).info.total).toBe(0);
  });

  it.each(['../../etc/passwd', '日本.pdf', '"; x="', 'CON.pdf'])('may be called %s', async (nome) => {
    const { nome: kept, url } = await send(nome);
    expect(kept).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*\.pdf$/);
    expect((await fetched(url)).status).toBe(200);
  });
});

describe('files of a product', () => {
  it('are listed on its page, and go out in the sheet', async () => {
    await send();
    const cells = { manuais: `Montagem: ${NAME} | Uso: gerado`, arquivos: NAME };
    expect((await save(cells)).faltas).toEqual([]);
    const { manuais, arquivos } = await shown();
    expect(manuais.map(({ label, arquivo }) => [label, new URL(arquivo).pathname])).toEqual([
      ['Montagem', `/upload/produto/arquivo/${NAME}`],
      ['Uso', expect.stringMatching(/^\/upload\/produto\/arquivo\/manual-cabo-.*\.pdf$/)],
    ]);
    expect(arquivos.map(({ label }) => label)).toEqual(['Arquivo']);
    const [, made] = manuais;
    expect(await (await fetched(made?.arquivo ?? '')).text()).toMatch(/^%PDF-/);
    const { rows } = await exported(admin, 'produtos');
    const written = { manuais: `Montagem: ${NAME} | Uso: gerado`, arquivos: `Arquivo: ${NAME}` };
    expect(rows.find(({ sku }) => sku === OWN)).toMatchObject(written);
    await save({ manuais: '', arquivos: '' });
    expect(await shown()).toMatchObject({ manuais: [], arquivos: [] });
  });

  it('tell their size with the product: nobody asks for them', async () => {
    await send();
    await save({ manuais: NAME, arquivos: '' });
    const { uploads, ...api } = store.api();
    const asked: string[] = [];
    const watched = uploads.extend({
      hooks: { beforeRequest: [({ request }) => void asked.push(request.url)] },
    });
    const files = await loadFiles({ ...api, uploads: watched }, await shown());
    expect(files).toMatchObject([{ path: `/upload/produto/arquivo/${NAME}`, bytes: pdf().length }]);
    expect(asked).toEqual([]);
    await send(MANUAL, pdf('um manual mais longo'));
    const [replaced] = (await shown()).manuais;
    expect(replaced?.bytes).toBe(pdf('um manual mais longo').length);
    await save({ manuais: '' });
  });

  it.each([
    ['manuais', 'Montagem: nao-ha.pdf', 'semArquivo'],
    ['arquivos', `${NAME} | Outro: ${NAME}`, 'arquivos'],
    ['arquivos', 'https://example.com/a b.pdf', 'arquivos'],
    ['manuais', 'programa.exe', 'arquivos'],
  ])('%s %s are refused: %s', async (coluna, cell, motivo) => {
    await send();
    expect((await save({ [coluna]: cell })).faltas).toMatchObject([{ coluna, motivo }]);
  });

  it('are not deleted while it has them', async () => {
    const { id } = await send();
    await save({ manuais: NAME });
    await expect(deleteFile(admin.api, id)).rejects.toMatchObject({
      status: 409,
      serverText: expect.stringContaining(OWN),
    });
    await save({ manuais: '' });
    await deleteFile(admin.api, id);
    expect((await fetched(`/upload/produto/arquivo/${NAME}`)).status).toBe(404);
  });
});
