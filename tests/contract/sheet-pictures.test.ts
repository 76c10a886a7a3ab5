/** Pictures come with spreadsheets by their addresses, fetched by the shop, and out of ZIPs named by codes. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkPictures, deleteImport, getImportPictures } from '#lib/api/panel-sheets.ts';
import type { Importacao } from '#lib/contract/panel-sheets.ts';
import { createRenderQueue } from '#lib/platform/kernel/limits/render-queue.ts';
import { createFileStorage } from '#lib/platform/kernel/storage/storage.ts';
import { resumePictures } from '#lib/platform/sheets/pictures/bring.ts';
import { cartOf, keyOf } from '../support/cart.ts';
import { type PictureHost, pictureHost } from '../support/picture-host.ts';
import { bomb, twoColours } from '../support/pictures.ts';
import { applied, checked, undone } from '../support/sheets.ts';
import { staff } from '../support/staff.ts';
import { createTestStore, type TestStore, type Visitor } from '../support/store.ts';
import { type ZipFile, zipOf } from '../support/zip.ts';

let store: TestStore;
let host: PictureHost;
let owner: Visitor;
let jpeg: Buffer;
let png: Buffer;
/** The last pictures of the demo store. */
let own: { readonly product_media: number; readonly media: number };
beforeAll(async () => {
  host = await pictureHost();
  store = await createTestStore({ privateHosts: [host.host] });
  const last = async (table: 'product_media' | 'media') => {
    const { id } = await store.db
      .selectFrom(table)
      .select((row) => row.fn.max('id').as('id'))
      .executeTakeFirstOrThrow();
    return Number(id);
  };
  own = { product_media: await last('product_media'), media: await last('media') };
  jpeg = await twoColours().jpeg().toBuffer();
  png = await twoColours(200, 300).png().toBuffer();
});
beforeEach(async () => {
  owner = await staff(store, 'administrador');
});
afterEach(async () => {
  await store.db.deleteFrom('catalogue_imports').execute();
  await store.db.deleteFrom('product_media').where('id', '>', own.product_media).execute();
  await store.db.deleteFrom('media').where('id', '>', own.media).execute();
  host.forget();
  expect(store.failures).toEqual([]);
  await store.reset();
});
afterAll(async () => {
  await store.close();
  await host.close();
});

/** The first products of the demo store, with values inside and without. */
async function codes() {
  const plain = await store.db
    .selectFrom('products as p')
    .select(['p.id', 'p.sku', 'p.nome'])
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('product_variants as v').select('v.id').whereRef('v.product_id', '=', 'p.id'),
        ),
      ),
    )
    .orderBy('p.id')
    .limit(2)
    .execute();
  const value = await store.db
    .selectFrom('product_variants as v')
    .select(['v.sku', 'v.product_id', 'v.valor_id'])
    .orderBy('v.id')
    .executeTakeFirstOrThrow();
  const [one, two] = plain;
  if (!one || !two) throw new Error('the demo store has products');
  return { one, two, value };
}
const shown = (product: number) =>
  store.db
    .selectFrom('product_media')
    .select(['arquivo', 'descricao', 'valor_id'])
    .where('product_id', '=', product)
    .where('tipo', '=', 'imagem')
    .orderBy('ordem')
    .execute();
const refusals = async (id: number) => {
  const { imagens } = await getImportPictures(owner.api, id, { estado: 'recusada', limit: 100 });
  return imagens.map(({ linha, motivo, detalhe }) => [linha, motivo, detalhe]);
};
async function come(file: string): Promise<Importacao> {
  const sheet = await checked(owner, 'produtos', file);
  return applied(store, owner, sheet.id);
}
const zipped = async (files: readonly ZipFile[]) =>
  checkPictures(owner.api, new Blob([new Uint8Array(zipOf(files))]), 'fotos.zip');

describe('pictures by address', () => {
  it('come in their order with their texts, before those that were there', async () => {
    const { one } = await codes();
    const before = await shown(one.id);
    host.answer('/frente.jpg', jpeg);
    host.answer('/verso.png', png);
    const done = await come(
      `sku;imagens;imagens_texto\n${one.sku};${host.url('/verso.png')} | ${host.url('/frente.jpg')};Atrás\n`,
    );
    expect(done.imagens).toEqual({ total: 2, espera: 0, feitas: 2, iguais: 0, recusadas: 0, desfeitas: 0 });
    const after = await shown(one.id);
    expect(after.map(({ descricao }) => descricao)).toEqual([
      'Atrás',
      one.nome,
      ...before.map(({ descricao }) => descricao),
    ]);
    expect(after[0]?.arquivo).toMatch(/^verso-[0-9a-f]{16}$/);
    const answer = await store.platform.fetch(
      new Request(`http://loja.test/upload/produto/imagem/m_${after[0]?.arquivo}.webp`),
    );
    expect(answer.status).toBe(200);
    const [row] = await store.db
      .selectFrom('media')
      .select(['author_id', 'author'])
      .where('id', '>', own.media)
      .execute();
    expect(row?.author).not.toBe('');
  });

  it('are fetched once, whoever names them and however often', async () => {
    const { one, two } = await codes();
    host.answer('/uma.jpg', jpeg);
    const file = `sku;imagens\n${one.sku};${host.url('/uma.jpg')}\n${two.sku};${host.url('/uma.jpg')}\n`;
    expect((await come(file)).imagens.feitas).toBe(2);
    expect(host.asked).toEqual(['/uma.jpg']);
    const again = await checked(owner, 'produtos', file);
    expect(again.imagens).toMatchObject({ total: 2, iguais: 2, espera: 0 });
    await store.db
      .deleteFrom('product_media')
      .where('product_id', '=', two.id)
      .where('id', '>', own.product_media)
      .execute();
    expect((await come(file)).imagens).toMatchObject({ iguais: 1, feitas: 1 });
    expect(host.asked).toEqual(['/uma.jpg']);
  });

  it('go from the products again when the import is taken back', async () => {
    const { one, value } = await codes();
    const before = [await shown(one.id), await shown(value.product_id)];
    host.answer('/volta.jpg', jpeg);
    host.answer('/cor.png', png);
    const file = `sku;sku_produto;imagens\n${one.sku};;${host.url('/volta.jpg')}\n`;
    const parent = await store.db
      .selectFrom('products')
      .select('sku')
      .where('id', '=', value.product_id)
      .executeTakeFirstOrThrow();
    const done = await come(`${file}${value.sku};${parent.sku};${host.url('/cor.png')}\n`);
    expect(done.imagens.feitas).toBe(2);
    const [own] = await shown(value.product_id);
    expect(own).toMatchObject({ valor_id: value.valor_id });
    const cart = cartOf(store.visitor());
    const { body } = await cart.buy(keyOf(value.product_id, { idAtributoSimples: value.valor_id }));
    expect(JSON.stringify(body)).toContain(`m_${own?.arquivo}.webp`);
    const back = await undone(store, owner, done.id);
    expect(back.imagens).toMatchObject({ feitas: 0, desfeitas: 2 });
    expect([await shown(one.id), await shown(value.product_id)]).toEqual(before);
  });

  it('are refused one by one, each with its reason', async () => {
    const { one } = await codes();
    host.answer('/pagina.jpg', Buffer.from('<!DOCTYPE html><html><body>Página</body></html>'));
    host.answer('/grande.png', bomb(10_000));
    host.answer('/cortada.jpg', jpeg.subarray(0, jpeg.length - 200));
    host.answer(
      '/desenho.svg',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    );
    host.answer('/vazia.jpg', (response) => response.end());
    host.answer('/texto.jpg', Buffer.from('isto não é uma imagem'));
    host.answer('/pesada.jpg', (response) => {
      response.writeHead(200, { 'Content-Length': String(11 * 1024 * 1024) });
      response.write('x');
    });
    host.answer('/sem-fim.jpg', (response) => {
      response.on('error', () => undefined);
      const pour = (): void => {
        while (!response.destroyed && response.write(Buffer.alloc(1 << 20)));
        if (!response.destroyed) response.once('drain', pour);
      };
      pour();
    });
    host.answer('/volta-e-meia', (response) => response.writeHead(302, { Location: '/volta-e-meia' }).end());
    host.answer('/para-dentro', (response) =>
      response.writeHead(302, { Location: 'http://169.254.169.254/latest/meta-data' }).end(),
    );
    host.answer('/para-nome', (response) =>
      response.writeHead(301, { Location: 'http://localhost:1/x.jpg' }).end(),
    );
    host.answer('/arquivo', (response) => response.writeHead(302, { Location: 'file:///etc/passwd' }).end());
    const addresses = [
      ...['/pagina.jpg', '/grande.png', '/cortada.jpg', '/desenho.svg', '/vazia.jpg', '/texto.jpg'].map(
        host.url,
      ),
      ...['/pesada.jpg', '/sem-fim.jpg', '/volta-e-meia', '/para-dentro', '/para-nome', '/arquivo'].map(
        host.url,
      ),
      ...['/nada.jpg'].map(host.url),
      ...['ftp://fotos.example/a.jpg', 'foto.jpg', 'https://eu:senha@fotos.example/a.jpg'],
      ...[
        'http://127.0.0.1:1/a.jpg',
        'http://[::1]/a.jpg',
        'http://0x7f.1/a.jpg',
        'http://[::ffff:10.0.0.1]/a.jpg',
      ],
      ...['http://10.1.2.3/a.jpg', 'http://100.64.0.1/a.jpg', 'http://loja.localhost/a.jpg'],
    ];
    const before = await shown(one.id);
    const done = await come(`sku;imagens\n${one.sku};${addresses.join('|')}\n`);
    expect(await refusals(done.id)).toEqual(
      [
        ...[
          'pagina',
          'pixels',
          'broken',
          'svg',
          'empty',
          'unknown',
          'heavy',
          'heavy',
          'desvios',
          'privado',
          'privado',
        ],
        ...['endereco', ['resposta', '404'], 'endereco', 'endereco', 'endereco'],
        ...Array.from({ length: 7 }, () => 'privado'),
      ].map((one) => (typeof one === 'string' ? [2, one, ''] : [2, ...one])),
    );
    expect(await shown(one.id)).toEqual(before);
  });

  it('are asked for again when a host is busy, and given up after three times', async () => {
    const { one } = await codes();
    let busy = 1;
    host.answer('/ocupada.jpg', (response) => {
      if (busy-- > 0) response.writeHead(503).end();
      else response.end(jpeg);
    });
    host.answer('/sempre.jpg', (response) => response.writeHead(500).end());
    const done = await come(
      `sku;imagens\n${one.sku};${host.url('/ocupada.jpg')} ${host.url('/sempre.jpg')}\n`,
    );
    expect(done.imagens).toMatchObject({ feitas: 1, recusadas: 1 });
    expect(await refusals(done.id)).toEqual([[2, 'resposta', '500']]);
    expect(host.asked.filter((path) => path === '/sempre.jpg')).toHaveLength(3);
  });

  it('are gone on with by another process', async () => {
    const { one } = await codes();
    host.answer('/depois.jpg', jpeg);
    const sheet = await checked(owner, 'produtos', `sku;imagens\n${one.sku};${host.url('/depois.jpg')}\n`);
    await store.db
      .updateTable('catalogue_imports')
      .set({ state: 'aplicada', applied_at: store.clock.now, pictures_at: store.clock.now })
      .where('id', '=', sheet.id)
      .execute();
    const deps = {
      db: store.db,
      now: () => store.clock.now,
      storage: createFileStorage(`${store.dataDir}/upload`),
      decoding: createRenderQueue(1),
      privateHosts: [host.host],
    };
    await resumePictures(deps);
    expect(host.asked).toEqual([]);
    store.later(121_000);
    await resumePictures(deps);
    expect((await getImportPictures(owner.api, sheet.id)).feitas).toBe(1);
  });

  it('are at most 30 of a product, and none of a line with errors', async () => {
    const { one, two } = await codes();
    host.answer('/muitas.jpg', jpeg);
    const many = Array.from({ length: 31 }, (_, place) => host.url(`/muitas.jpg?${place}`)).join('|');
    const sheet = await checked(
      owner,
      'produtos',
      `sku;mpn;imagens\n${one.sku};;${many}\n${two.sku};a b;${host.url('/muitas.jpg')}\n`,
    );
    const { imagens } = await getImportPictures(owner.api, sheet.id, { limit: 100 });
    expect(imagens.filter(({ motivo }) => motivo === 'muitas')).toHaveLength(1);
    expect(imagens.some(({ codigo }) => codigo === two.sku.toUpperCase())).toBe(false);
  });
});

describe('a ZIP of pictures', () => {
  it('names products and values by its files; what matches none is listed', async () => {
    const { one, two, value } = await codes();
    const sheet = await zipped([
      { name: `fotos/${one.sku}-2.png`, bytes: png },
      { name: `fotos/${one.sku.toLowerCase()}.jpg`, bytes: jpeg },
      { name: `${two.sku} (1).JPG`, bytes: jpeg },
      { name: `${value.sku}.jpg`, bytes: jpeg },
      { name: 'sem-dono.jpg', bytes: jpeg },
      { name: '__MACOSX/._x.jpg', bytes: jpeg },
      { name: 'Thumbs.db', bytes: jpeg },
    ]);
    expect(sheet).toMatchObject({ tabela: 'imagens', estado: 'conferida', imagens: { total: 5, espera: 4 } });
    expect(await refusals(sheet.id)).toEqual([[5, 'nome', '']]);
    const done = await applied(store, owner, sheet.id);
    expect(done.imagens).toMatchObject({ feitas: 4, recusadas: 1, espera: 0 });
    const before = new Set(
      (await store.db.selectFrom('media').select('arquivo').where('id', '<=', own.media).execute()).map(
        ({ arquivo }) => arquivo,
      ),
    );
    const come = (await shown(one.id)).filter(({ arquivo }) => !before.has(arquivo));
    expect(come.map(({ arquivo }) => arquivo.replace(/-[0-9a-f]{16}$/, ''))).toEqual([
      one.sku.toLowerCase(),
      `${one.sku.toLowerCase()}-2`,
    ]);
    expect((await shown(value.product_id))[0]).toMatchObject({ valor_id: value.valor_id });
    expect(await createFileStorage(`${store.dataDir}/upload`).list('envios')).toEqual([]);
    const again = await zipped([{ name: `${one.sku}.jpg`, bytes: jpeg }]);
    expect((await applied(store, owner, again.id)).imagens).toMatchObject({ feitas: 0, iguais: 1 });
  });

  it('is read whatever names it has, and leads nowhere', async () => {
    const { one } = await codes();
    const sheet = await zipped([
      { name: `../../${one.sku}.jpg`, bytes: jpeg },
      { name: `/etc/${one.sku}.jpg`, bytes: jpeg },
      { name: `C:\\fotos\\${one.sku}.jpg`, bytes: jpeg },
      { name: Buffer.from('c\x83mara.jpg', 'latin1'), bytes: jpeg },
      { name: 'câmara.jpg', bytes: jpeg, utf8: true },
      { name: `${one.sku}.jpg`, bytes: jpeg, encrypted: true },
      { name: `${one.sku}-3.jpg`, bytes: Buffer.alloc(0) },
      { name: `${one.sku}-4.jpg`, bytes: Buffer.from('<html></html>') },
      { name: `${one.sku}-5.jpg`, bytes: jpeg, said: 5 },
      { name: `${one.sku}-6.png`, bytes: bomb(10_000) },
      { name: `${one.sku}-7.jpg`, bytes: Buffer.alloc(11 * 1024 * 1024) },
    ]);
    const { imagens } = await getImportPictures(owner.api, sheet.id, { limit: 100 });
    const names = imagens.filter(({ motivo }) => motivo === 'nome').map(({ endereco }) => endereco);
    expect(names).toEqual(['câmara.jpg', 'câmara.jpg']);
    const done = await applied(store, owner, sheet.id);
    expect(done.imagens).toMatchObject({ feitas: 0, recusadas: 11 });
    const reasons = new Map((await refusals(sheet.id)).map(([linha, motivo]) => [linha, motivo]));
    expect([...Array(11).keys()].map((place) => reasons.get(place + 1))).toEqual([
      ...[
        'caminho',
        'caminho',
        'caminho',
        'nome',
        'nome',
        'cifrado',
        'empty',
        'pagina',
        'danificado',
        'pixels',
        'heavy',
      ],
    ]);
  });

  it('is refused as a whole with a sentence', async () => {
    const send = (bytes: Buffer) => checkPictures(owner.api, new Blob([new Uint8Array(bytes)]), 'x.zip');
    const refused = (text: RegExp) =>
      expect.objectContaining({ status: 400, serverText: expect.stringMatching(text) });
    const whole = zipOf([{ name: 'A.jpg', bytes: jpeg }]);
    await expect(send(Buffer.alloc(0))).rejects.toEqual(refused(/não é um ZIP/));
    await expect(send(jpeg)).rejects.toEqual(refused(/não é um ZIP/));
    await expect(send(whole.subarray(0, whole.length - 30))).rejects.toEqual(refused(/não é um ZIP/));
    await expect(send(zipOf([{ name: 'pasta/', bytes: Buffer.alloc(0) }]))).rejects.toEqual(
      refused(/não tem imagens/),
    );
    const many = Array.from({ length: 5_001 }, (_, place) => ({
      name: `${place}.jpg`,
      bytes: Buffer.alloc(0),
    }));
    await expect(send(zipOf(many))).rejects.toEqual(refused(/mais de 5\.000/));
    const huge = Array.from({ length: 60 }, (_, place) => ({
      ...{ name: `${place}.jpg`, bytes: Buffer.from('x'), said: 9 * 1024 * 1024 },
    }));
    await expect(send(zipOf(huge))).rejects.toEqual(refused(/passa de 500 MB/));
  });

  it('that was thrown away leaves nothing behind', async () => {
    const { one } = await codes();
    const sheet = await zipped([{ name: `${one.sku}.jpg`, bytes: jpeg }]);
    await deleteImport(owner.api, sheet.id);
    await zipped([{ name: 'outra.jpg', bytes: jpeg }]);
    expect(await createFileStorage(`${store.dataDir}/upload`).list('envios')).toHaveLength(1);
  });
});
