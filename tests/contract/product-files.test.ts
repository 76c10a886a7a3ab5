/** Manuals and data sheets: what answers link to is there, and says what the product is now. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileSize } from '#lib/api/upload.ts';
import { getProductDetail } from '#lib/api/url.ts';
import { createTestStore, SITE_URL, type TestStore } from '../support/store.ts';

const CABLE = '/cabo-hdmi-ultra-high-speed-48g-2m';
const SHEET = '/upload/produto/arquivo/ficha-tecnica-cabo-hdmi-ultra-high-speed-48g-2m.pdf';
const SWITCH = '/switch-hdmi-3x1-48g-8k';

let store: TestStore;
beforeAll(async () => {
  store = await createTestStore();
});
afterAll(() => store.close());

const get = (path: string, init: RequestInit = {}) =>
  store.platform.fetch(new Request(`${SITE_URL}${path}`, init));
const text = async (path: string) => Buffer.from(await (await get(path)).bytes()).toString('latin1');
const media = async (path: string) => (await getProductDetail(store.api(), path)).conteudo.midias;

describe('the data sheet of a product', () => {
  it('is named by the answer that holds the product', async () => {
    const { arquivos, manuais } = await media(CABLE);
    expect(arquivos).toEqual([
      {
        id: expect.any(Number),
        idAtributoValor: 0,
        label: 'Ficha técnica',
        descricao: 'Ficha técnica: Cabo HDMI Ultra High Speed 48 Gb/s 8K — 2 m',
        arquivo: `${SITE_URL}${SHEET}`,
      },
    ]);
    expect(manuais).toEqual([]);
  });

  it('is a PDF of its data, without a token', async () => {
    const response = await get(SHEET);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('application/pdf');
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=3600');
    const file = await text(SHEET);
    expect(file).toMatch(/^%PDF-1\.4\n/);
    for (const part of ['(Diâmetro externo)', '(Macho-macho)', '(FS-HDM-U48-020)'])
      expect(file).toContain(part);
  });

  it('is not sent again to whoever has it, and tells its size before it is fetched', async () => {
    const response = await get(SHEET);
    const bytes = (await response.bytes()).length;
    const etag = response.headers.get('ETag') ?? '';
    expect((await get(SHEET, { headers: { 'If-None-Match': etag } })).status).toBe(304);
    expect(await fileSize(store.api(), SHEET)).toBe(bytes);
  });

  it('follows the product', async () => {
    await store.db
      .updateTable('products')
      .set({ mpn: 'NOVO-1' })
      .where('slug', '=', CABLE.slice(1))
      .execute();
    expect(await text(SHEET)).toContain('(NOVO-1)');
  });
});

describe('the manual of a device', () => {
  it('holds the text of its page', async () => {
    const { manuais } = await media(SWITCH);
    expect(manuais.map(({ label }) => label)).toEqual(['Manual do produto']);
    const file = await text(new URL(manuais[0]?.arquivo ?? '').pathname);
    expect(file).toContain('(Manual do produto)');
    expect(file.match(/Tf \d+ [\d.]+ Td \(/g)?.length).toBeGreaterThan(15);
  });
});

describe('a file', () => {
  it.each([
    '/upload/produto/arquivo/ficha-tecnica-cabo-que-nao-existe.pdf',
    '/upload/produto/arquivo/cabo-hdmi-ultra-high-speed-48g-2m',
    '/upload/produto/arquivo/..%2F..%2Fetc%2Fpasswd',
  ])('that no product has is not found: %s', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ error: 'Arquivo não encontrado' });
  });

  it('of a product that is not sold is not found', async () => {
    await store.db.updateTable('products').set({ ativo: false }).where('slug', '=', CABLE.slice(1)).execute();
    expect((await get(SHEET)).status).toBe(404);
  });
});
